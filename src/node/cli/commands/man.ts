import { command, type MakeCommand } from '../command.ts';
import { manPage } from '../man.ts';

/** `billwright man`: the manual page. */
export const manCommand: MakeCommand = (session) => {
  const made = command('man', 'print the manual page', '', ['To read it: billwright man | man -l -']);
  return made.action(async () => {
    if (made.parent) await session.print(manPage(made.parent, session));
  });
};
