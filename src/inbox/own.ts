/** Whether a received file belongs in the inbox of the companies that read it: not written by them, and addressed to them. */

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
  const isOwn = (party: Buyer) => own.some((each) => isSame(party, each));
  if (isOwn({ vat, name }))
    return { suggestion: 'nothing', why: message(texts.ownInvoice, { name: name ?? vat ?? '' }) };
  const to = buyer?.name ?? buyer?.vat ?? null;
  if (!buyer || to === null || isOwn(buyer)) return undefined;
  return { suggestion: 'ask', why: message(texts.forAnother, { name: to }) };
}

/** A company can have several numbers, and a file can state none: one of number and name is enough. */
function isSame(one: Buyer, other: Buyer): boolean {
  if (one.vat && other.vat && squeezed(one.vat) === squeezed(other.vat)) return true;
  return one.name !== null && other.name !== null && coreOf(one.name) === coreOf(other.name);
}
