import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import type { Keys } from '../../ui/page/keys.ts';

/** The groups of commands in the palette. */
export const commandGroups = ['Document', 'Result', 'Workbench'] as const;

/** An available command, as offered by toolbar, menu, palette, shortcuts and the host page. Declared in shell/commands/. */
export interface Command {
  id: string;
  label: string;
  /** A sentence that describes it. */
  about?: string | undefined;
  /** Default in the palette: the icon of its group. */
  Icon?: LucideIcon | undefined;
  /** Its group in the palette. */
  group: (typeof commandGroups)[number];
  /** Search words besides its label. */
  words?: string | undefined;
  keys: readonly Keys[];
  /** The menu that contains it: at the end of the toolbar, or Help. */
  menu?: 'more' | 'help' | undefined;
  /** Whether the host page may run it, by its identifier. */
  host?: true | undefined;
  /** Why it is not available now. */
  why: string | undefined;
  /** Whether it is running. */
  busy: boolean;
  run(): void;
  /** Runs it on another draft than the one shown. */
  runOn(draft: string): void;
}

const CommandsContext = createContext<readonly Command[]>([]);

/** Provides the commands to its children. */
export const CommandsProvider = CommandsContext;

/** Returns the available commands, in order. */
export function useCommands(): readonly Command[] {
  return use(CommandsContext);
}

/** Returns a command, or undefined if it does not apply now. */
export function useCommand(id: string): Command | undefined {
  return useCommands().find((command) => command.id === id);
}
