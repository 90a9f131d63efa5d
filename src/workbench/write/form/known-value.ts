import { isObject, memberAt, partAt, text } from '../../engine/document/values.ts';
import type { Entry } from '../../state/memory/entries.ts';
import type { Path } from './path.ts';

/** A value that a document lacks and that is known from elsewhere. */
export interface KnownValue {
  value: unknown;
  /** The value in words. */
  label: string;
}

/** Returns a known value for a missing one: of a party from the memory, or its e-mail address as electronic address. */
export function knownValue(document: unknown, path: Path, entries: readonly Entry[]): KnownValue | undefined {
  const [party, ...rest] = path;
  if (party !== 'supplier' && party !== 'customer') return undefined;
  const remembered = entryOf(party, document, entries);
  const value = remembered && partAt(remembered.value, rest);
  const label = leavesIn(value).join(', ');
  if (label !== '') return { value, label };
  const email = text(memberAt(document, `${party}.emails[0].addr`));
  return rest.join('.') === 'inboxes' && email !== undefined ? { value: [{ email }], label: email } : undefined;
}

function entryOf(party: 'supplier' | 'customer', document: unknown, entries: readonly Entry[]): Entry | undefined {
  const [name, code] = ['name', 'tax_id.code'].map((path) => text(memberAt(document, `${party}.${path}`)));
  return entries.find(
    (entry) =>
      entry.kind === party &&
      (code === undefined ? entry.name === name : text(memberAt(entry.value, 'tax_id.code')) === code),
  );
}

function leavesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(leavesIn);
  return isObject(value) ? Object.values(value).flatMap(leavesIn) : [];
}
