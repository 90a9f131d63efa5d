import { Command } from 'commander';
import { EXIT } from './files/exit.ts';
import { beginLog, settingsOrError, withSettings } from './serving/settings.ts';
import { serve } from './serving/start.ts';

/** The service as a separate program: `billwright serve` without the rest of the command line. */
const program = withSettings(new Command('billwright serve'))
  .description('start the HTTP API and the workbench')
  .configureHelp({ helpWidth: 100 })
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'billwright: ')) })
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT.usage))
  .action(async () => {
    beginLog(program, process.env);
    await serve(settingsOrError(program, process.env));
  });

void program.parseAsync();
