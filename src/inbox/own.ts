/** Who of the parties is one of the companies that read a file. It belongs in their inbox if it is not written by them, and addressed to them. */

import { message } from '../engine/text/message.ts';
import { coreOf, squeezed } from './compare/fold.ts';
import type { Buyer } from './facts.ts';
import type { FileRead } from './read-file.ts';
import type { Suggested } from './suggest.ts';
import * as texts from './texts.ts';

/** Returns what to do with an invoice of the companies themselves, or to somebody else; undefined for others, and if nobody can tell. */
export function notForOwn({ facts, notice }: FileRead, own: readonly Buyer[]): Suggested | undefined {
  if (!facts || notice || facts.isSelfBilled || own.length === 0) return undefined;
  const { names, vat, buyer } = facts;
  const [name = null] = names;
  if (isOneOf({ vat, name }, own))
    return { suggestion: 'nothing', why: message(texts.ownInvoice, { name: name ?? vat ?? '' }) };
  const to = buyer?.name ?? buyer?.vat ?? null;
  if (!buyer || to === null || isOneOf(buyer, own)) return undefined;
  return { suggestion: 'ask', why: message(texts.forAnother, { name: to }) };
}

/** Returns whether a party is one of the companies; undefined if nobody can tell, because there is no company, or no number to compare. */
export function isOneOf(party: Buyer, companies: readonly Buyer[]): boolean | undefined {
  if (companies.some((each) => isSame(party, each))) return true;
  return party.vat !== null && companies.some(({ vat }) => vat !== null) ? false : undefined;
}

/** A company can have several numbers, and a file can state none: one of number and name is enough. A number can lack its country. */
function isSame(one: Buyer, other: Buyer): boolean {
  if (one.vat && other.vat) {
    const [number, known] = [squeezed(one.vat), squeezed(other.vat)];
    if (number === known || number === known.slice(2)) return true;
  }
  return one.name !== null && other.name !== null && coreOf(one.name) === coreOf(other.name);
}
