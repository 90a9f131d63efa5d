import { load } from '../../engine/loading.ts';
import type { HouseRules } from '../../house-rules/house-rules.ts';
import { refusedInput } from '../../operations/errors.ts';
import { EXIT } from '../files/exit.ts';
import type { RulesFile } from '../files/rules-file.ts';
import { LocatedText } from './locations.ts';
import { reportRefusal } from './report.ts';
import type { Session } from './session.ts';

/** The house rules of `--rules`, with their file for threads. */
export interface NamedRules {
  file: RulesFile;
  rules: HouseRules;
}

/** Thrown after faults have been reported, to end the command. */
export class Reported extends Error {}

/** Reads the house rules of the flag. Reports the faults of their file, with their positions, and ends the command. */
export async function readRules(session: Session): Promise<NamedRules | undefined> {
  const { rules: named } = session.flags;
  if (named === undefined) return undefined;
  const { rulesFileAt, rulesIn } = await import('../files/rules-file.ts');
  const file = rulesFileAt(named);
  // Rules may be for documents of addons.
  await load('all');
  const read = rulesIn(file);
  if (read.ok) return { file, rules: read.rules };
  const located = new LocatedText(file.text);
  reportRefusal(session, file.name, refusedInput(read.faults), (property) => located.find(property).position);
  session.exitCode = EXIT.usage;
  throw new Reported();
}
