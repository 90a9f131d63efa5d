/** Parties of an e-invoice: seller, buyer, tax representative, payee (chapter 14 §3.3 to §3.6). */

import type { Party } from '../../engine/document-types.ts';
import { message } from '../../engine/text/message.ts';
import type { Group } from '../model/group.ts';
import type { TermId } from '../terms/declare.ts';
import type { Mapping } from './mapping.ts';
import { copy } from './places.ts';
import type { Source } from './source.ts';
import {
  type AddressTerms,
  BUYER_ADDRESS,
  REPRESENTATIVE_ADDRESS,
  SELLER_ADDRESS,
  writeAddress,
} from './write-address.ts';
import {
  type Identity,
  identifyByTaxNumber,
  type KnownBy,
  vatNumber,
  writeIdentifiers,
  writeIdentities,
  writeIdentity,
  writeTaxId,
} from './write-identities.ts';

/** The terms of a party, which seller and buyer both have under numbers of their own. */
interface PartyTerms extends KnownBy {
  readonly name: TermId;
  readonly alias: 'BT-28' | 'BT-45';
  readonly electronic: TermId;
  readonly address: TermId;
  readonly addressTerms: AddressTerms;
  readonly contact: TermId;
  readonly contactTerms: readonly [name: TermId, telephone: TermId, email: TermId];
}

const SELLER: PartyTerms = {
  name: 'BT-27',
  alias: 'BT-28',
  identifier: 'BT-29',
  legal: 'BT-30',
  vat: 'BT-31',
  electronic: 'BT-34',
  address: 'BG-5',
  addressTerms: SELLER_ADDRESS,
  contact: 'BG-6',
  contactTerms: ['BT-41', 'BT-42', 'BT-43'],
  tax: 'BT-32',
};

const BUYER: PartyTerms = {
  name: 'BT-44',
  alias: 'BT-45',
  identifier: 'BT-46',
  legal: 'BT-47',
  vat: 'BT-48',
  electronic: 'BT-49',
  address: 'BG-8',
  addressTerms: BUYER_ADDRESS,
  contact: 'BG-9',
  contactTerms: ['BT-56', 'BT-57', 'BT-58'],
};

/** Writes seller, buyer and tax representative. `outside`: VAT category O is in the document, which then has no VAT numbers. */
export function writeParties(mapping: Mapping, outside: boolean): void {
  const { document, invoice } = mapping;
  const supplier = document.object('supplier', 'party');
  const real = document.object('ordering')?.object('seller', 'party');
  const customer = document.object('customer', 'party');
  if (real && supplier) {
    writeParty(mapping, mapping.open(invoice, 'BG-4', real.path), real, SELLER, outside);
    writeRepresentative(mapping, supplier, outside);
  } else if (supplier) {
    writeParty(mapping, mapping.open(invoice, 'BG-4', supplier.path), supplier, SELLER, outside);
  }
  if (customer) writeParty(mapping, mapping.open(invoice, 'BG-7', customer.path), customer, BUYER, outside);
  else {
    mapping.fault(
      'BW-XML-BUYER',
      document.at('customer'),
      message('EN 16931 needs a buyer; give it in customer, with name and address.'),
    );
  }
}

function writeParty(mapping: Mapping, group: Group, party: Source<Party>, terms: PartyTerms, outside: boolean): void {
  writeName(mapping, group, party, terms.name);
  if (party.has('name')) copy(group, party, terms.alias);
  writeIdentities(mapping, group, party, terms);
  writeTaxId(mapping, group, party, terms, outside);
  if (terms.tax) identifyByTaxNumber(mapping, group);
  writeElectronicAddress(mapping, group, party, terms.electronic);
  writeAddress(mapping, group, party, terms.address, terms.addressTerms);
  writeContact(mapping, group, party, terms);
  if (terms.tax) writeRegistration(group, party);
}

/** A party that has only the name under which it trades is named by that. */
function writeName(mapping: Mapping, group: Group, party: Source<Party>, term: TermId): void {
  const name = party.text('name');
  if (name !== undefined) {
    group.add(term, name, party.at('name'));
    return;
  }
  const alias = party.text('alias');
  group.add(term, alias, party.at('alias'));
  if (alias === undefined) return;
  mapping.report.changed(
    'info',
    { property: party.at('alias'), term },
    message('The party has no name but the one under which it trades, which is written as its name.'),
  );
}

const PEPPOL_URI = 'iso6523-actorid-upis::';

/** Writes the electronic address: that of the first inbox, else that of an endpoint in the Peppol network. */
function writeElectronicAddress(mapping: Mapping, group: Group, party: Source<Party>, term: TermId): void {
  const scheme = `${term}-1` as TermId;
  const [inbox, ...others] = party.list('inboxes', 'inbox');
  mapping.dropOthers(others, term);
  const email = inbox?.text('email');
  const code = inbox?.text('code');
  const by = inbox?.text('scheme');
  inbox?.take('key');
  if (inbox && email !== undefined) group.add(term, email, inbox.at('email'))?.with(scheme, 'EM');
  else if (inbox && code !== undefined && by !== undefined) group.add(term, code, inbox.at('code'))?.with(scheme, by);
  else if (inbox && code !== undefined) {
    mapping.dropped(
      'warning',
      { property: inbox.at('code'), term },
      message('The inbox is not written: an electronic address needs its scheme, as in 0088 for GLN.'),
    );
  }
  for (const endpoint of party.list('endpoints', 'endpoint')) {
    const uri = endpoint.peek('uri') ?? '';
    const [, with_, address] = /^([^:]+):(.+)$/.exec(uri.slice(PEPPOL_URI.length)) ?? [];
    if (inbox === undefined && group.first(term) === undefined && uri.startsWith(PEPPOL_URI) && with_ !== undefined) {
      group.add(term, address, endpoint.at('uri'))?.with(scheme, with_);
      endpoint.take('uri');
    } else if (inbox !== undefined) endpoint.settle();
  }
}

type Person = NonNullable<Party['people']>[number];

/** Writes the contact: the first person, with telephone and e-mail of the person or else of the party. */
function writeContact(mapping: Mapping, group: Group, party: Source<Party>, terms: PartyTerms): void {
  const [person, ...others] = party.list('people', 'person');
  const [nameTerm, telephoneTerm, emailTerm] = terms.contactTerms;
  const name = person && nameOf(person);
  const role = person && name === undefined ? person.text('role') : undefined;
  const telephones = [...(person?.list('telephones', 'telephone') ?? []), ...party.list('telephones', 'telephone')];
  const emails = [...(person?.list('emails', 'email') ?? []), ...party.list('emails', 'email')];
  const [telephone] = telephones;
  const [email] = emails;
  const num = telephone?.text('num');
  const addr = email?.text('addr');
  if (name === undefined && num === undefined && addr === undefined) {
    if (role !== undefined && person) mapping.dropped('warning', { property: person.path }, NO_CONTACT);
    return;
  }
  const contact = mapping.open(group, terms.contact, party.path);
  contact.add(nameTerm, name ?? role, person?.path);
  contact.add(telephoneTerm, num, telephone?.at('num'));
  contact.add(emailTerm, addr, email?.at('addr'));
  mapping.dropOthers(others, nameTerm);
  mapping.dropOthers(telephones.slice(1), telephoneTerm);
  mapping.dropOthers(emails.slice(1), emailTerm);
}

const NO_CONTACT = message(
  'The role is not written: there is neither a name nor a telephone number nor an e-mail address.',
);

/** Returns the full name of a person. */
function nameOf(person: Source<Person>): string | undefined {
  const name = person.object('name', 'name');
  if (name === undefined) return undefined;
  const parts = (['prefix', 'given', 'middle', 'surname', 'surname2', 'suffix'] as const)
    .map((part) => name.text(part))
    .filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Writes the entry in a register as one text (BT-33). */
function writeRegistration(group: Group, party: Source<Party>): void {
  const registration = party.object('registration', 'registration');
  if (registration === undefined) return;
  const entry = (['office', 'book', 'volume', 'sheet', 'section', 'page', 'entry', 'other'] as const).map((part) =>
    registration.text(part),
  );
  const capital = [registration.text('capital'), registration.text('currency')];
  const parts = [...entry, capital[0] === undefined ? undefined : capital.filter(Boolean).join(' ')];
  group.add('BT-33', parts.filter((part) => part !== undefined).join(', '), registration.path);
}

/** Writes who stands for the seller before the tax office: name, VAT number, address, and nothing else of the party. */
function writeRepresentative(mapping: Mapping, party: Source<Party>, outside: boolean): void {
  const group = mapping.open(mapping.invoice, 'BG-11', party.path);
  writeName(mapping, group, party, 'BT-62');
  const taxId = party.object('tax_id', 'tax-identity');
  const code = taxId?.text('code');
  taxId?.take('country', 'scheme', 'type');
  if (taxId && code !== undefined) {
    if (outside) {
      mapping.dropped(
        'warning',
        { property: taxId.at('code'), term: 'BT-63' },
        message('The VAT number is not written: what is outside the scope of VAT has none (BR-O-02).'),
      );
    } else group.add('BT-63', vatNumber(taxId.peek('country') ?? '', code), taxId.at('code'));
  }
  writeAddress(mapping, group, party, 'BG-12', REPRESENTATIVE_ADDRESS);
}

/** Writes who receives the money, where it is not the seller (BG-10). */
export function writePayee(mapping: Mapping): void {
  const payee = mapping.document.object('payment')?.object('payee', 'party');
  if (payee === undefined) return;
  const group = mapping.open(mapping.invoice, 'BG-10', payee.path);
  if (!payee.has('name') && !payee.has('alias')) {
    mapping.fault('BW-XML-PAYEE', payee.at('name'), message('EN 16931 needs the name of the payee; give it in name.'));
  }
  writeName(mapping, group, payee, 'BT-59');
  const plain: Source<Identity>[] = [];
  for (const identity of payee.list('identities', 'identity')) {
    if (identity.text('scope') === 'legal' && group.first('BT-61') === undefined) {
      writeIdentity(mapping, group, identity, 'BT-61');
    } else plain.push(identity);
  }
  writeIdentifiers(mapping, group, plain, 'BT-60', false);
}
