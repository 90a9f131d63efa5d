import { say } from '../../ui/texts/say.ts';
import type { Path } from './path.ts';
import * as texts from './texts.ts';

/** The codes of values that a list of units, means or countries lacks. Their messages name keys and codes, which the form does not show. */
const CODES: ReadonlySet<string | undefined> = new Set(['GOBL-ORG-ITEM-04', 'GOBL-PAY-INSTRUCTIONS-02', 'BW-COUNTRY']);

/** The members with a list whose values are keys. */
const LISTED: ReadonlySet<unknown> = new Set(['unit', 'key']);

/** Returns the fault of a value that its list lacks, in the form's words; undefined for other faults. */
export function choiceFault(code: string | undefined, path: Path, value: unknown): string | undefined {
  const isListed = CODES.has(code) || (code === 'GOBL-CBC-KEY-02' && LISTED.has(path.at(-1)));
  if (!isListed || typeof value !== 'string' || value === '') return undefined;
  return say(texts.notListed, { name: value });
}
