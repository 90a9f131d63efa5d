/** Sets the EN 16931 codes that keys of the standard imply (chapter 06 §10.1 to 10.11). */
import { Charge } from '../../../bill/charge.ts';
import { Discount } from '../../../bill/discount.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { LineCharge, LineDiscount } from '../../../bill/line.ts';
import { Tax } from '../../../bill/tax.ts';
import {
  ALLOWANCES,
  CHARGES,
  PAYMENT_MEANS,
  SCHEMES_BY_KEY,
  SCHEMES_BY_TYPE,
  TEXT_SUBJECTS,
} from '../../../catalogues/codes-of-keys.ts';
import { NETWORK_SCHEME } from '../../../catalogues/iso.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Attribute } from '../../../org/attribute.ts';
import { Endpoint } from '../../../org/endpoint.ts';
import { Identity } from '../../../org/identity.ts';
import { Inbox } from '../../../org/inbox.ts';
import { Item } from '../../../org/item.ts';
import { Note } from '../../../org/note.ts';
import { Party } from '../../../org/party.ts';
import { UNIT_EXTENSION, unitCodeOf } from '../../../org/unit.ts';
import { unitOfCode } from '../../../org/units.ts';
import { Instructions } from '../../../pay/instructions.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { type Extensible, setExtension } from '../../../tax/extensions.ts';
import { TaxNote } from '../../../tax/note.ts';
import { setTaxCategory, TAX_CATEGORY, taxCategoryOf, vatKeyOf } from '../../../tax/tax-category.ts';
import { keyLookup } from '../../../text/patterns.ts';
import { parseUri } from '../../../text/uri.ts';

/** Sets an extension from a table. A key that is not in the table leaves it unchanged. */
function setFrom(
  table: ReadonlyMap<string, string>,
  extension: string,
): (owner: Extensible & { key?: string }) => void {
  return (owner) => {
    const code = table.get(owner.key ?? '');
    if (code) setExtension(owner, extension, code);
  };
}

function setNoteCategory(note: TaxNote): void {
  if (note.cat !== 'VAT') return;
  if (!note.key) note.key = vatKeyOf(note.ext?.get(TAX_CATEGORY));
  const code = taxCategoryOf(note.key ?? '');
  if (code) setExtension(note, TAX_CATEGORY, code);
}

function setScheme(identity: Identity): void {
  const scheme = SCHEMES_BY_KEY.get(identity.key ?? '') ?? SCHEMES_BY_TYPE.get(identity.type ?? '');
  if (scheme) setExtension(identity, 'iso-scheme-id', scheme);
}

/**
 * Derives a missing UN/ECE code from the unit, or a missing unit from its code. It adds neither if both are missing.
 */
function settleUnit(measured: Item | Attribute): void {
  const code = measured.ext?.get(UNIT_EXTENSION);
  if (code === undefined) return;
  if (!measured.unit) measured.unit = unitOfCode(code);
  else setExtension(measured, UNIT_EXTENSION, unitCodeOf(measured));
}

/** Splits a code such as `0204:991-01234-12` into scheme and code. */
function splitInbox(inbox: Inbox): void {
  if (inbox.scheme || !inbox.code || !/\d{4}:/.test(inbox.code)) return;
  inbox.scheme = inbox.code.slice(0, 4);
  inbox.code = inbox.code.slice(5) || undefined;
}

/** Adds the endpoint of a Peppol inbox to the party. */
function addPeppolEndpoint(party: Party): void {
  if (party.endpoints?.some(({ uri }) => parseUri(uri ?? '')?.scheme === NETWORK_SCHEME)) return;
  const inbox = party.inboxes?.find(({ key, scheme, code }) => key === 'peppol' && scheme && code);
  if (!inbox) return;
  const uri = `${NETWORK_SCHEME}::${inbox.scheme}:${inbox.code}`;
  party.endpoints = [...(party.endpoints ?? []), Endpoint.create({ label: inbox.label, uri })];
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, (invoice) => {
    invoice.tax ??= Tax.create();
  }),
  normaliser(TaxCombo, setTaxCategory),
  normaliser(Instructions, (instructions) => {
    const code = keyLookup(PAYMENT_MEANS, instructions.key ?? '');
    if (code) setExtension(instructions, 'untdid-payment-means', code);
  }),
  normaliser(Discount, setFrom(ALLOWANCES, 'untdid-allowance')),
  normaliser(LineDiscount, setFrom(ALLOWANCES, 'untdid-allowance')),
  normaliser(Charge, setFrom(CHARGES, 'untdid-charge')),
  normaliser(LineCharge, setFrom(CHARGES, 'untdid-charge')),
  normaliser(TaxNote, setNoteCategory),
  normaliser(Note, setFrom(TEXT_SUBJECTS, 'untdid-text-subject')),
  normaliser(Item, (item) => {
    settleUnit(item);
    if (!item.unit && !unitCodeOf(item)) item.unit = 'one';
  }),
  normaliser(Attribute, settleUnit),
  normaliser(Identity, setScheme),
  normaliser(Inbox, splitInbox),
  normaliser(Party, addPeppolEndpoint),
];
