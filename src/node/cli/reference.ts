import { CommandError, EXIT } from '../files/exit.ts';
import { textOf } from './output.ts';
import type { Session } from './session.ts';

/** Prints reference data. */
export async function printReference(session: Session, value: unknown): Promise<void> {
  await session.print(textOf(value, session.flags.output ?? 'json', session.flags));
}

/** Prints what was looked up, or says that there is none of that name. */
export async function printFound(session: Session, found: object | undefined, missing: string): Promise<void> {
  if (!found) throw new CommandError(missing, EXIT.usage, undefined, 'not-found');
  await printReference(session, found);
}
