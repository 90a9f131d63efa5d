import { factsOf } from '../../../countries/countries.ts';
import { operationOf } from '../../../countries/french-operations.ts';
import { addressesOf } from '../../engine/document/addresses.ts';
import { isObject, memberAt, partAt, text } from '../../engine/document/values.ts';
import type { Entry } from '../../state/memory/entries.ts';
import type { Path } from './path.ts';

/** A value that a document lacks and that is known from elsewhere. */
export interface KnownValue {
  value: unknown;
  /** The value in words. */
  label: string;
  /** Whether a file is written with it, unless the user chooses another. */
  isLikely?: true;
}

/**
 * Returns a known value for a missing one: of a party from the memory, its electronic address from its numbers or e-mail, or the kind of a
 * French operation from the units of its lines.
 */
export function knownValue(
  document: unknown,
  path: Path,
  entries: readonly Entry[],
  noEmail = false,
): KnownValue | undefined {
  const [party, ...rest] = path;
  if (path.join('.') === BILLING_MODE) return likelyMode(document);
  if (party !== 'supplier' && party !== 'customer') return undefined;
  const remembered = entryOf(party, document, entries);
  const value = remembered && partAt(remembered.value, rest);
  const label = leavesIn(value).join(', ');
  if (label !== '') return { value, label };
  if (rest.join('.') === 'identities') return knownNumber(memberAt(document, party));
  return rest.join('.') === 'inboxes' ? knownAddress(memberAt(document, party), noEmail) : undefined;
}

const BILLING_MODE = 'tax.ext.fr-ctc-billing-mode';

/** Returns the billing mode of a French invoice that is not paid yet, if its lines tell what it is for. */
function likelyMode(document: unknown): KnownValue | undefined {
  if (memberAt(document, 'payment.advances') !== undefined) return undefined;
  const lines = [memberAt(document, 'lines')].flat();
  const told = lines.map((line) => ({
    key: text(memberAt(line, 'item.key')),
    unit: text(memberAt(line, 'item.unit')),
  }));
  const operation = operationOf(told);
  return operation && { value: `${operation}1`, label: `${operation}1`, isLikely: true };
}

/** Returns a party's address in the network of its country, otherwise its e-mail or, in a network without e-mail, its tax number. */
function knownAddress(party: unknown, noEmail: boolean): KnownValue | undefined {
  if (!isObject(party)) return undefined;
  const found = addressesOf(party);
  // French e-invoices go to a number, too.
  const isFrench = text(memberAt(party, 'tax_id.country')) === 'FR';
  const known =
    found.find(({ isUsual }) => isUsual) ??
    found.find(({ inbox }) => (noEmail ? inbox.scheme : !isFrench && inbox.email));
  return known && { value: [known.inbox], label: known.value };
}

/**
 * Returns the official number of a party that its tax number contains, as a French SIREN, or whose country calls it as the tax number: the
 * Danish CVR number.
 */
function knownNumber(party: unknown): KnownValue | undefined {
  const code = text(memberAt(party, 'tax_id.code'));
  const { taxNumber, numbers = {}, secondNumbers = [] } = factsOf(text(memberAt(party, 'tax_id.country')));
  for (const { members, inTaxNumber } of secondNumbers) {
    const contained = inTaxNumber?.exec(code ?? '')?.[1];
    if (contained !== undefined) return { value: [{ ...members, code: contained }], label: contained };
  }
  const name = JSON.stringify(taxNumber?.name);
  const type = Object.keys(numbers).find((each) => JSON.stringify(numbers[each]) === name);
  return code !== undefined && type !== undefined ? { value: [{ type, code }], label: code } : undefined;
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
