import type { Command } from 'commander';
import { readSettings, USAGE, UsageError } from '../../arguments.ts';
import { command, type MakeCommand } from '../command.ts';
import { reportFailure } from '../report.ts';
import type { GlobalFlags } from '../session.ts';

/** Of the flags that every command takes, those that mean something here. */
const TAKEN: readonly string[] = ['json', 'quiet', 'color'] satisfies (keyof GlobalFlags)[];

const HELP = `${USAGE}
Of the flags that every command takes:

      --json           write errors as JSON
  -q, --quiet          write no notes and warnings
      --no-color       write no colours
`;

/** `billwright serve`: service and workbench on one port. It reads its own flags, as `serve.ts` does without a command line. */
export const serveCommand: MakeCommand = (session) => {
  const made = command('serve', 'serve the HTTP interface and the workbench')
    .usage('[options]')
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async () => {
      checkArguments(made);
      const { serve } = await import('../../start.ts');
      await serve(made.args, (failure) => reportFailure(session, failure));
    });
  made.helpInformation = () => HELP;
  return made;
};

/** Ends as a usage error does for flags that it does not take, and for those it cannot understand. */
function checkArguments(made: Command): void {
  const { parent } = made;
  const other = parent?.options.find(
    (option) =>
      !TAKEN.includes(option.attributeName()) && parent.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (other) made.error(`error: serve does not take ${other.long}`);
  try {
    readSettings(made.args, process.env);
  } catch (error) {
    if (error instanceof UsageError) made.error(`error: ${error.message}`);
    throw error;
  }
}
