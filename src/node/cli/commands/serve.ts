import type { Command } from 'commander';
import { beginLog, settingsOrError, withSettings } from '../../serving/settings.ts';
import { command, type MakeCommand } from '../command.ts';
import { pagesOf, withPages } from '../help-pages.ts';
import { reportFailure } from '../report.ts';
import type { GlobalFlags, Session } from '../session.ts';

/** The global flags that this command supports. */
const TAKEN: readonly string[] = ['json', 'quiet', 'color', 'language', 'rules'] satisfies (keyof GlobalFlags)[];

/** `billwright serve`: service and workbench on one port, configured by `node/serving/settings.ts`. */
export const serveCommand: MakeCommand = (session) => {
  const made = withSettings(command('serve', 'start the HTTP API and the workbench'))
    .usage('[options]')
    .configureHelp({
      visibleGlobalOptions: ({ parent }) =>
        parent?.options.filter((option) => TAKEN.includes(option.attributeName())) ?? [],
    })
    .action(async () => {
      beginLog(made, session.io.env);
      refuseOthers(made, session);
      // A global flag too, which is read first.
      if (session.flags.rules !== undefined) made.setOptionValueWithSource('rules', session.flags.rules, 'cli');
      const settings = settingsOrError(made, session.io.env, session.translation);
      const { serve } = await import('../../serving/start.ts');
      await serve(settings, (failure) => reportFailure(session, failure));
    });
  return withPages(made, pagesOf(made, PAGES, session));
};

/** Settings that the help leaves to pages. */
const PAGES = {
  network: ['--origin', '--allow-host', '--framed-by', '--trust-proxy', '--workers'],
  limits: [
    '--rate-limit',
    '--memory',
    '--max-body',
    '--threads',
    '--thread-memory',
    '--queue',
    '--time-limit',
    '--idempotency',
    '--idempotency-store',
  ],
  signing: [
    '--key',
    '--signer-command',
    '--signer-url',
    '--signer-key',
    '--signer-token',
    '--signer-timeout',
    '--issuer-host',
  ],
  access: ['--token-file', '--jwt-issuer', '--jwt-keys', '--jwt-audience', '--require-token'],
  logs: ['--log', '--log-level', '--metrics', '--metrics-port', '--traces'],
} as const;

/** Rejects unsupported global flags as usage errors. */
function refuseOthers(made: Command, session: Session): void {
  const { parent } = made;
  const other = parent?.options.find(
    (option) =>
      !TAKEN.includes(option.attributeName()) && parent.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (other) made.error(`error: ${session.say('serve does not accept {flag}', { flag: other.long ?? other.flags })}`);
}
