/** Writes parties of an e-invoice: seller, buyer, tax representative, payee (chapter 14 §3.3 to §3.6). */

import type { Party } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import type { Group } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { copy } from '../copied.ts';
import { BUYER, type MainPartyTerms, PAYEE, REPRESENTATIVE, SELLER } from '../party-terms.ts';
import { writeAddress } from './address.ts';
import { completeParty, writeExtendedParty } from './extended-party.ts';
import {
  type Identity,
  identifyByTaxNumber,
  writeIdentifiers,
  writeIdentities,
  writeIdentity,
  writeTaxId,
  writeVatNumber,
} from './identities.ts';
import type { Mapping } from './mapping.ts';
import { writeContact, writeElectronicAddress, writeName } from './party-parts.ts';
import type { Source } from './source.ts';

/**
 * Writes seller, buyer and tax representative, and other parties of EXTENDED.
 * @param outside whether the document has VAT category O, which excludes VAT numbers
 */
export function writeParties(mapping: Mapping, outside: boolean): void {
  const { document, invoice } = mapping;
  const supplier = document.object('supplier', 'party');
  const ordering = document.object('ordering');
  const real = ordering?.object('seller', 'party');
  const seller = real ?? supplier;
  const customer = document.object('customer', 'party');
  if (seller) writeParty(mapping, mapping.open(invoice, 'BG-4', seller.path), seller, SELLER, outside);
  if (real && supplier) writeRepresentative(mapping, supplier, outside);
  if (customer) writeParty(mapping, mapping.open(invoice, 'BG-7', customer.path), customer, BUYER, outside);
  else if (!mapping.writing.buyerMayMiss) {
    mapping.fault(
      'BW-XML-BUYER',
      document.at('customer'),
      message('EN 16931 needs a buyer; add it in customer, with name and address.'),
    );
  }
  writeExtendedParty(mapping, 'BG-X-33', ordering?.object('issuer', 'party'));
  writeExtendedParty(mapping, 'BG-X-62', ordering?.object('buyer', 'party'));
}

function writeParty(
  mapping: Mapping,
  group: Group,
  party: Source<Party>,
  terms: MainPartyTerms,
  outside: boolean,
): void {
  writeName(mapping, group, party, terms.name);
  if (party.has('name')) copy(group, party, terms.alias);
  writeIdentities(mapping, group, party, terms);
  writeTaxId(mapping, group, party, terms, outside);
  identifyByTaxNumber(mapping, group);
  writeElectronicAddress(group, party, terms.electronic);
  writeAddress(mapping, group, party, terms.address);
  writeContact(mapping, party, terms.contact, () => mapping.open(group, terms.contact.group, party.path));
  if (terms.tax) writeRegistration(group, party, 'BT-33');
  else if (mapping.extra('BT-X-334')) writeRegistration(group, party, 'BT-X-334');
}

/** Writes a register entry as one text. */
function writeRegistration(group: Group, party: Source<Party>, term: TermId): void {
  const registration = party.object('registration', 'registration');
  if (registration === undefined) return;
  const entry = (['office', 'book', 'volume', 'sheet', 'section', 'page', 'entry', 'other'] as const).map((part) =>
    registration.text(part),
  );
  const capital = [registration.text('capital'), registration.text('currency')];
  const parts = [...entry, capital[0] === undefined ? undefined : capital.filter(Boolean).join(' ')];
  group.add(term, parts.filter((part) => part !== undefined).join(', '), registration.path);
}

/** Writes the seller's tax representative: name, VAT number and address, which is all that the core has. */
function writeRepresentative(mapping: Mapping, party: Source<Party>, outside: boolean): void {
  const group = mapping.open(mapping.invoice, 'BG-11', party.path);
  writeName(mapping, group, party, REPRESENTATIVE.name);
  const taxId = party.object('tax_id', 'tax-identity');
  const code = taxId?.text('code');
  taxId?.take('country', 'scheme', 'type');
  if (taxId && code !== undefined) {
    if (outside) {
      mapping.dropped(
        'warning',
        { property: taxId.at('code'), term: REPRESENTATIVE.vat },
        message('The VAT number was not written; it is not allowed outside the scope of VAT (BR-O-02).'),
      );
    } else writeVatNumber(mapping, group, taxId, REPRESENTATIVE);
  }
  writeAddress(mapping, group, party, REPRESENTATIVE.address);
  completeParty(mapping, group, party);
}

/** Writes the payee if it is not the seller (BG-10). */
export function writePayee(mapping: Mapping): void {
  const payee = mapping.document.object('payment')?.object('payee', 'party');
  if (payee === undefined) return;
  const group = mapping.open(mapping.invoice, 'BG-10', payee.path);
  if (!payee.has('name') && !payee.has('alias')) {
    mapping.fault('BW-XML-PAYEE', payee.at('name'), message("EN 16931 needs the payee's name; add it in name."));
  }
  writeName(mapping, group, payee, PAYEE.name);
  const plain: Source<Identity>[] = [];
  for (const identity of payee.list('identities', 'identity')) {
    if (identity.text('scope') === 'legal' && group.first(PAYEE.legal) === undefined) {
      writeIdentity(mapping, group, identity, PAYEE.legal);
    } else plain.push(identity);
  }
  writeIdentifiers(mapping, group, plain, PAYEE.identifier, false);
  completeParty(mapping, group, payee);
}
