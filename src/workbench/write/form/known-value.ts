import { addressesOf } from '../../engine/document/addresses.ts';
import { isObject, memberAt, partAt, text } from '../../engine/document/values.ts';
import type { Entry } from '../../state/memory/entries.ts';
import type { Path } from './path.ts';

/** A value that a document lacks and that is known from elsewhere. */
export interface KnownValue {
  value: unknown;
  /** The value in words. */
  label: string;
}

/** Returns a known value for a missing one: of a party from the memory, or its electronic address from its numbers or e-mail. */
export function knownValue(document: unknown, path: Path, entries: readonly Entry[]): KnownValue | undefined {
  const [party, ...rest] = path;
  if (party !== 'supplier' && party !== 'customer') return undefined;
  const remembered = entryOf(party, document, entries);
  const value = remembered && partAt(remembered.value, rest);
  const label = leavesIn(value).join(', ');
  if (label !== '') return { value, label };
  return rest.join('.') === 'inboxes' ? knownAddress(memberAt(document, party)) : undefined;
}

/** Returns a party's address in the network of its country, otherwise its e-mail. French e-invoices go to a number, never to an e-mail. */
function knownAddress(party: unknown): KnownValue | undefined {
  if (!isObject(party)) return undefined;
  const found = addressesOf(party);
  const isFrench = text(memberAt(party, 'tax_id.country')) === 'FR';
  const known = found.find(({ isUsual }) => isUsual) ?? found.find(({ inbox }) => !isFrench && inbox.email);
  return known && { value: [known.inbox], label: known.value };
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
