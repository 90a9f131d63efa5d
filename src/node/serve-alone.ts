import { Command } from 'commander';
import { messagesIn } from '../translations/messages.ts';
import { helpIn, mistakeInWords, translateCommand } from './cli/commander-words.ts';
import { EXIT } from './files/exit.ts';
import { languageOfTerminal } from './files/locale.ts';
import { beginLog, settingsOrError, withSettings } from './serving/settings.ts';
import { printFailure, serve } from './serving/start.ts';

void main();

async function main(): Promise<void> {
  const language = languageOfTerminal(process);
  const translation = language === undefined ? undefined : await messagesIn([language]);

  const program = withSettings(new Command('billwright serve'))
    .description('start the HTTP API and the workbench')
    .configureHelp({ helpWidth: 100, ...helpIn(translation) })
    .configureOutput({
      outputError: (text, write) => write(`billwright: ${mistakeInWords(text.replace(/^error: /, ''), translation)}`),
    })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT.usage))
    .action(async () => {
      beginLog(program, process.env);
      await serve(settingsOrError(program, process.env, translation), (failure) => printFailure(failure, translation));
    });
  if (translation) translateCommand(program, translation);
  await program.parseAsync();
}
