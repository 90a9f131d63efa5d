import type { LucideIcon } from 'lucide-react';

/** Something that the command palette offers. */
export interface Command {
  /** Tells it from all others. */
  id: string;
  name: string;
  group: string;
  /** What else it is found by. */
  words?: string | undefined;
  /** Stands beside the name. */
  hint?: string | undefined;
  Icon?: LucideIcon | undefined;
  /** Its shortcut, as `Shortcut` writes it. */
  keys?: string | undefined;
  /** Why it cannot be done now. */
  why?: string | undefined;
  run(): void;
}
