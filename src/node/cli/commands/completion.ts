import { Argument } from 'commander';
import { command, type MakeCommand } from '../command.ts';
import { completionScript, SHELLS } from '../completion.ts';

/** `billwright completion`: a shell script that completes commands and flags. */
export const completionCommand: MakeCommand = (session) => {
  const made = command('completion', 'print a shell completion script');
  return made
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText(
      'after',
      '\nFor bash: source <(billwright completion bash)\nFor PowerShell: billwright completion powershell | Out-String | Invoke-Expression',
    )
    .action(async (shell: (typeof SHELLS)[number]) => {
      if (made.parent) await session.print(completionScript(shell, made.parent));
    });
};
