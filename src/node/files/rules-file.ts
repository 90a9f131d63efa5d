import { type Fault, failure } from '../../engine/faults.ts';
import { readDocumentAt } from '../../engine/reading/document-text.ts';
import { detailed, message } from '../../engine/text/message.ts';
import type { HouseRules } from '../../house-rules/house-rules.ts';
import { readHouseRules } from '../../house-rules/read.ts';
import { CommandError, EXIT } from './exit.ts';
import { readTextFile } from './input.ts';

/** The largest file of house rules, in bytes. */
const MOST_BYTES = 1024 * 1024;

/** A file of house rules. Its text can be sent to threads. */
export interface RulesFile {
  name: string;
  text: string;
}

/** Reads the text of a file of house rules. */
export function rulesFileAt(file: string): RulesFile {
  const { name, text } = readTextFile(file);
  if (text.length <= MOST_BYTES) return { name, text };
  throw new CommandError(message('{file}: house rules have at most 1 MiB', { file }), EXIT.usage, file);
}

/** Reads house rules, or returns the faults of the file. */
export function rulesIn({ text }: RulesFile): { ok: true; rules: HouseRules } | { ok: false; faults: Fault[] } {
  const read = readDocumentAt(text, '$', {});
  return read.ok ? readHouseRules(read.value) : failure('input', read.faults);
}

/** Returns the rules of a file that was checked before, for a thread. All addons must be loaded. */
export function rulesAgain(file: RulesFile | undefined): HouseRules | undefined {
  return file && rulesOrError(file);
}

/** Returns the rules of a file. Throws a `CommandError` with its first fault. */
export function rulesOrError(file: RulesFile): HouseRules {
  const read = rulesIn(file);
  if (read.ok) return read.rules;
  const [first] = read.faults;
  const { template = '', values, details, more, properties = [] } = first ?? {};
  const text = message('{file}: {property}', { file: file.name, property: properties[0] ?? '$' });
  throw new CommandError(detailed(text, { template, values, details, more }), EXIT.usage, file.name);
}
