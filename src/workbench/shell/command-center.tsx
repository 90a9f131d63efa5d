import { type ReactNode, useEffect } from 'react';
import { type Command, CommandsProvider } from '../state/view/commands.ts';
import { announce } from '../ui/announcer.tsx';
import { isChord, isSign, type KeyScope } from '../ui/page/keys.ts';
import { isSwitchedOff } from '../ui/page/letter-keys.ts';
import { isTextField } from '../ui/text-field.ts';
import { type CommandContext, useCommandContext } from './command-context.ts';
import { commandsIn, fetchAhead } from './commands/index.ts';

/** Provides the commands to its children, and runs them by key. */
export function CommandCenter({ children }: { children: ReactNode }) {
  const context = useCommandContext();
  const commands = commandsIn(context);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandFor(event, commands, context);
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      if (command.why === undefined) command.run();
      else announce(command.why);
    };
    // In the capture phase, because the editor uses some of the keys itself.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });
  const { editor } = context;
  // After the editor, which loads first.
  useEffect(() => {
    if (editor) fetchAhead();
  }, [editor]);
  return <CommandsProvider value={commands}>{children}</CommandsProvider>;
}

function commandFor(event: KeyboardEvent, commands: readonly Command[], context: CommandContext) {
  if (isSwitchedOff(event)) return undefined;
  return commands.find(({ keys }) =>
    keys.some(
      ({ chord, scope }) =>
        isChord(event, chord) && isIn(scope, event, context) && !(isSign(chord) && isTextField(event.target)),
    ),
  );
}

function isIn(scope: KeyScope, { target }: KeyboardEvent, { onWorkbench, view }: CommandContext): boolean {
  switch (scope) {
    case 'everywhere':
      return true;
    case 'workbench':
      return onWorkbench;
    case 'text':
    case 'form':
      // Keys in the text are the editor's. Everywhere else on the page they belong to the document, but not in other fields and in dialogs.
      return (
        onWorkbench &&
        view === (scope === 'form' ? 'Form' : 'JSON') &&
        target instanceof Element &&
        (target.closest('[data-form]') !== null ||
          !(isTextField(target) || target.closest('[role="dialog"], [role="menu"]')))
      );
  }
}
