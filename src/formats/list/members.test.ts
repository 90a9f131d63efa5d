/** A member of `Format` or `Writing` serves several families. What only one needs is a hook of `mapping/own-mapping.ts`. */
import { expect, it } from 'vitest';
import type { Format } from '../declare/format.ts';
import { invoiceFamilies } from './invoice-formats.ts';
import { syntaxes } from './syntaxes.ts';

const others = syntaxes.filter(({ family }) => family !== 'en16931');
const families = [...invoiceFamilies, ...others].map(({ formats }) => formats);

/** Returns the members that only one family has. */
function ofOne(membersOf: (format: Format) => readonly string[]): string[] {
  const owners = families.flatMap((formats) => [...new Set(formats.flatMap(membersOf))]);
  return [...new Set(owners)].filter((member) => owners.indexOf(member) === owners.lastIndexOf(member)).sort();
}

// These are from before the rule: turn one into a hook and remove it here, but add none.
it('only known members of formats serve a single family', () => {
  expect(ofOne((format) => Object.keys(format))).toEqual(
    'bears container isNamedByProcess national options refuses'.split(' '),
  );
});

it('only known options for writing serve a single family', () => {
  const members = (format: Format) =>
    [format, ...Object.values(format.national ?? {})].flatMap(({ writing = {} }) => Object.keys(writing));
  expect(ofOne(members)).toEqual([
    ...['allBuyerIdentifiers', 'buyerMayMiss', 'codedNotes', 'deliveryToBuyer', 'eachReason', 'freeDecimals', 'later'],
    ...['oneNote', 'onlyInvoices', 'ownNumbers', 'ownReasons', 'partySchemeFrom', 'registers', 'tags'],
    'vatNumberOutside',
  ]);
});
