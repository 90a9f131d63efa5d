import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import type { Keys } from './keys.ts';

/** What the palette lists commands under. */
export const commandGroups = ['Document', 'Result', 'Workbench'] as const;

/** Something that can be done now, as toolbar, menu, palette, shortcuts and a host page offer it. Declared in shell/commands.tsx. */
export interface Command {
  id: string;
  label: string;
  /** What it does, in a sentence. */
  about?: string | undefined;
  /** Where it has no icon, the palette shows that of its group. */
  Icon?: LucideIcon | undefined;
  /** Under what the palette lists it. */
  group: (typeof commandGroups)[number];
  /** Words that it is found by, other than those of its label. */
  words?: string | undefined;
  keys: readonly Keys[];
  /** It has a button in the head: always, or among the tools of developers. */
  toolbar?: 'always' | 'developers' | undefined;
  /** The part of the menu that it is in. */
  menu?: 'files' | 'workbench' | undefined;
  /** A host page the workbench may run it, by its identifier. */
  host?: true | undefined;
  /** Why it cannot be done now. */
  why: string | undefined;
  /** It is being done. */
  busy: boolean;
  run(): void;
}

const CommandsContext = createContext<readonly Command[]>([]);

/** Gives the commands to what is drawn within. */
export const CommandsProvider = CommandsContext;

/** Returns all that can be done now, in the order of the table. */
export function useCommands(): readonly Command[] {
  return use(CommandsContext);
}

/** Returns one command; undefined where it makes no sense now. */
export function useCommand(id: string): Command | undefined {
  return useCommands().find((command) => command.id === id);
}
