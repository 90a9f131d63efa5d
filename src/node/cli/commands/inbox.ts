import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { EXIT, SIGNALS, usageError } from '../../files/exit.ts';
import { statOf } from '../../files/stat.ts';
import { watchFiles } from '../batch/watch-files.ts';
import { command, type MakeCommand, numberOption } from '../command.ts';
import { inbox } from '../inbox/inbox.ts';
import { printRows } from '../inbox/output.ts';
import { InboxState } from '../inbox/state.ts';
import { reportFailure } from '../report.ts';
import type { Session } from '../session.ts';
import * as texts from '../texts.ts';

interface Flags {
  jobs: number;
  timeLimit: number;
  state?: string;
  watch?: boolean;
}

const NOTES = [
  'Reads e-invoices in XML and PDF, signed files, and those in ZIP archives, e-mails and mailboxes. Suggests for each file to pay it, to ask the supplier, or to refuse it.',
  'Exits with 0 if all files can be paid, with 1 if there is one to ask about or to refuse, and with 2 if it was used wrongly.',
  '$ billwright inbox received --format jsonl',
  '$ billwright inbox received --state inbox.json --watch',
];

/** Seconds for a file. The largest that is read takes a few. */
const TIME_LIMIT = 60;

/** `billwright inbox`: checks received invoices and judges them next to each other. */
export const inboxCommand: MakeCommand = (session) =>
  command('inbox', 'check received invoices and suggest what to do with each', '', NOTES)
    .argument('<folder>', 'folder with received files')
    .option(
      '--state <file>',
      'keep what was read and the invoices of each supplier in a file; the next run reads only new files',
    )
    .option('--watch', 'go on when files arrive or change, until interrupted')
    .addOption(numberOption('--jobs <n>', 'number of files read at once').default(availableParallelism()))
    .addOption(
      numberOption(
        '--time-limit <seconds>',
        'report a file that takes longer as unreadable, and continue with the others',
      ).default(TIME_LIMIT),
    )
    .action(async (folder: string, flags: Flags) => {
      checkUse(session, folder);
      const { jobs, timeLimit, state: file, watch = false } = flags;
      const state = new InboxState(file);
      const own = file === undefined ? [] : [file];
      const run = async () => {
        const { rows, stopped } = await inbox(session, { folder, jobs, timeLimit, state, own });
        await printRows(session, rows);
        session.exitCode = stopped ?? (rows.every(({ suggestion }) => suggestion === 'pay') ? EXIT.done : EXIT.faulty);
        return stopped === undefined;
      };
      if (watch) await watching(session, folder, own, run);
      else await run();
    });

function checkUse(session: Session, folder: string): void {
  const { format } = session.flags;
  if (format === 'gnu' || format === 'github') {
    throw usageError('inbox does not write --format {format}; use text, json, jsonl, junit or sarif', { format });
  }
  if (!statOf(folder)?.isDirectory()) throw usageError('{folder} is not a folder', { folder });
}

/** Runs once, and again after each change. The whole list is judged again, because files are compared with each other. */
async function watching(
  session: Session,
  folder: string,
  own: readonly string[],
  run: () => Promise<boolean>,
): Promise<void> {
  const ours = new Set(own.map((each) => resolve(each)));
  const changes = await watchFiles({
    paths: [folder],
    wanted: () => true,
    isResult: (file) => ours.has(resolve(file)),
    trouble: (error) => reportFailure(session, usageError('{error}', { error: String(error) })),
  });
  const stop = () => changes.end();
  for (const signal of Object.keys(SIGNALS)) process.on(signal, stop);
  try {
    if (!(await run())) return;
    session.note(session.say('watching for changes; press Ctrl+C to stop'));
    for await (const files of changes) {
      session.note(session.say(texts.filesChanged, { count: files.length }));
      if (!(await run())) return;
    }
  } finally {
    for (const signal of Object.keys(SIGNALS)) process.off(signal, stop);
    await changes.end();
  }
}
