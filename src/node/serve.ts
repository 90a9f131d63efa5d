import { Command } from 'commander';
import { EXIT } from './files/exit.ts';
import { writeJsonLines } from './serving/json-lines.ts';
import { SettingError, settingsOf, wantsJsonLog, withSettings } from './serving/settings.ts';
import { serve } from './serving/start.ts';

/** The service as a program of its own: `billwright serve` without the rest of the command line. */
const program = withSettings(new Command('billwright serve'))
  .description('serve the HTTP interface and the workbench')
  .configureHelp({ helpWidth: 100 })
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'billwright: ')) })
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT.usage))
  // What is wrong with other flags is told before the program begins.
  .on('option:log', (format) => format === 'json' && writeJsonLines())
  .action(async () => serve(settings()));

function settings() {
  if (wantsJsonLog(program, process.env)) writeJsonLines();
  try {
    return settingsOf(program, process.env);
  } catch (error) {
    if (error instanceof SettingError) program.error(`error: ${error.message}`);
    throw error;
  }
}

void program.parseAsync();
