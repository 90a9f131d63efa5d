/** Writes the parties of FA(3). */

import { taxCountryOf } from '../../../engine/country/iso-code.ts';
import { message } from '../../../engine/text/message.ts';
import { collapsed } from '../../schema/values.ts';
import type { Part, Place } from '../shared/document.ts';
import { fittingTelephone } from '../shared/telephone.ts';
import { postalCountryOf, type Written } from '../shared/writing.ts';
import { EU, hasCheckDigit, IDWEW, NIP } from './codes.ts';
import { element, type Writing } from './write-base.ts';

const NR_VAT_UE = /^[\dA-Z+*]{1,12}$/;

const TEXT = 256;
const LONG_TEXT = 512;
const PHONE = 16;
const CONTACTS = 3;

/** Returns the identities of a type. */
function identities(party: Part, type: string): Part[] {
  return party.list('identities').filter((each) => each.peek('type') === type);
}

function identity(name: string, party: Part, type: string, most: number, writing: Writing): Written | undefined {
  const [found] = identities(party, type);
  found?.take('type', 'country', 'label');
  return writing.member(name, found, 'code', most);
}

function isGln(each: Part): boolean {
  return each.peek('key') === 'gln' || each.object('ext')?.peek('iso-scheme-id') === '0088';
}

interface AddressOptions {
  /** Write the party's GLN. */
  withGln?: boolean;
  /** Whether FA(3) requires the address. */
  isRequired?: boolean;
}

/** Adres: two lines, and the party's GLN. */
function address(
  name: string,
  given: Part | undefined,
  party: Part,
  writing: Writing,
  { withGln = false, isRequired = false }: AddressOptions = {},
): Written | undefined {
  if (given === undefined) return undefined;
  given.take('label', 'uuid');
  const country = given.text('country') ?? suppliedCountry(given, party, writing);
  const join = (...names: string[]) => names.flatMap((each) => given.text(each) ?? []).join(' ');
  const box = given.text('po_box');
  const first = [
    join('street', 'num', 'block', 'floor', 'door'),
    given.text('street_extra'),
    box && `skr. poczt. ${box}`,
  ];
  const second = [join('code', 'locality'), given.text('region'), given.text('state')];
  const lines = [first, second].map((line) => line.filter(Boolean).join(', ')).filter((line) => line !== '');
  const gln = withGln ? party.list('identities').find(isGln) : undefined;
  if (lines.length === 0 && !gln && !isRequired) {
    const isKnown = country === party.object('tax_id')?.peek('country');
    const text = message('Not written: FA(3) has no addresses that consist only of a country.');
    writing.dropped(isKnown ? 'info' : 'warning', given.at('country'), text);
    return undefined;
  }
  gln?.take('key', 'type', 'label');
  gln?.object('ext')?.take('iso-scheme-id');
  return element(
    name,
    [
      element('KodKraju', postalCountryOf(country), given.at('country')),
      lines.map((line, at) => writing.text(`AdresL${at + 1}`, line, LONG_TEXT, given)),
      writing.member('GLN', gln, 'code', 13),
    ],
    given,
  );
}

function suppliedCountry(given: Part, party: Part, writing: Writing): string {
  const country = party.object('tax_id')?.peek('country') ?? 'PL';
  writing.supplied(
    'info',
    given.at('country'),
    message('The address has no country; {country}, from the tax number, was written.', { country }),
  );
  return country;
}

function addresses(party: Part, writing: Writing, isRequired = false): (Written | undefined)[] {
  const [first, second] = party.list('addresses');
  return [
    address('Adres', first, party, writing, { withGln: true, isRequired }),
    address('AdresKoresp', second, party, writing),
  ];
}

/** DaneKontaktowe: e-mail addresses and telephone numbers, paired in order. */
function contacts(party: Part, writing: Writing, suffix = ''): (Written | undefined)[] {
  const emails = party.list('emails').flatMap((each) => {
    each.take('label', 'uuid');
    const addr = each.text('addr') ?? '';
    if (addr.length >= 3 && addr.length <= 255 && isEmail(addr)) return [{ part: each, value: addr }];
    writing.dropped(
      'warning',
      each.at('addr'),
      message('Not written: it does not have the form of an e-mail address that KSeF accepts.'),
    );
    return [];
  });
  const phones = party.list('telephones').flatMap((each) => {
    each.take('label', 'uuid');
    const num = collapsed(each.text('num') ?? '');
    const value = fittingTelephone(num, PHONE);
    if (value !== '' && value.length <= PHONE) return [{ part: each, value }];
    writing.dropped(
      'warning',
      each.at('num'),
      message('Not written: KSeF accepts telephone numbers of at most {most} characters.', { most: PHONE }),
    );
    return [];
  });
  const count = Math.min(CONTACTS, Math.max(emails.length, phones.length));
  for (const { part } of [...emails.slice(CONTACTS), ...phones.slice(CONTACTS)]) {
    writing.dropped('warning', part, message('Not written: KSeF accepts at most {most} contacts.', { most: CONTACTS }));
  }
  return Array.from({ length: count }, (_, at) =>
    element('DaneKontaktowe', [
      element(`Email${suffix}`, emails[at]?.value, emails[at]?.part),
      element(`Telefon${suffix}`, phones[at]?.value, phones[at]?.part),
    ]),
  );
}

/** The NIP of a seller. The invoice is refused without it. */
function sellerId(party: Part, writing: Writing): Written | undefined {
  const taxId = party.object('tax_id');
  const code = taxId?.text('code');
  const country = taxId?.text('country');
  if (country !== 'PL' || code === undefined || !NIP.test(code)) {
    writing.refuse(
      'BW-KSEF-SELLER-NIP',
      party.at('tax_id'),
      message('The seller needs a Polish tax number (NIP) of ten digits.'),
    );
  }
  return element(
    'DaneIdentyfikacyjne',
    [element('NIP', code, party.at('tax_id.code')), writing.member('Nazwa', party, 'name', LONG_TEXT)],
    party,
  );
}

/** The number of a buyer or third party, by its country. */
function numberParts(country: string | undefined, given: string, property: Place): Written[] {
  const code = given.replace(/[\s.-]/g, '');
  const eu = taxCountryOf(country);
  const parts =
    country === 'PL' && NIP.test(code)
      ? [element('NIP', code, property)]
      : eu !== undefined && EU.has(eu) && eu !== 'PL' && NR_VAT_UE.test(code)
        ? [element('KodUE', eu, property), element('NrVatUE', code, property)]
        : [
            element('KodKraju', postalCountryOf(country), property),
            element('NrID', [...collapsed(given)].slice(0, 50).join(''), property),
          ];
  return parts.flatMap((each) => each ?? []);
}

function partyId(party: Part | undefined, writing: Writing, withInternal = false): Written | undefined {
  const taxId = party?.object('tax_id');
  const code = taxId?.text('code');
  const country = taxId?.text('country');
  const internal = withInternal && party ? identities(party, 'IDWEW')[0] : undefined;
  internal?.take('type', 'label');
  const idWew = internal?.text('code');
  const numbers =
    idWew !== undefined && IDWEW.test(idWew)
      ? [element('IDWew', idWew, internal?.at('code'))]
      : code !== undefined
        ? numberParts(country, code, taxId?.at('code') ?? '$')
        : [element('BrakID', '1', party?.at('tax_id') ?? '$.customer')];
  return element(
    'DaneIdentyfikacyjne',
    [...numbers, party && writing.member('Nazwa', party, 'name', LONG_TEXT)],
    party ?? '$.customer',
  );
}

/** Podmiot1: the seller. */
export function seller(party: Part, isPrefixed: boolean, writing: Writing): Written | undefined {
  return element(
    'Podmiot1',
    [
      isPrefixed ? element('PrefiksPodatnika', 'PL', party.at('tax_id')) : undefined,
      identity('NrEORI', party, 'EORI', TEXT, writing),
      sellerId(party, writing),
      addresses(party, writing, true),
      contacts(party, writing),
      element('StatusInfoPodatnika', party.meta('ksef-status'), party.at('meta')),
    ],
    party,
  );
}

/** PodmiotUpowazniony: the seller's tax representative. */
export function representative(party: Part, writing: Writing): Written | undefined {
  return element(
    'PodmiotUpowazniony',
    [
      identity('NrEORI', party, 'EORI', TEXT, writing),
      sellerId(party, writing),
      addresses(party, writing, true),
      contacts(party, writing, 'PU'),
      element('RolaPU', '3', party),
    ],
    party,
  );
}

/** Podmiot2: the buyer, known or not. */
export function buyer(party: Part | undefined, writing: Writing): Written | undefined {
  return element(
    'Podmiot2',
    [
      party && identity('NrEORI', party, 'EORI', TEXT, writing),
      partyId(party, writing),
      party && [addresses(party, writing), contacts(party, writing)],
      party && identity('NrKlienta', party, 'NRKLIENTA', TEXT, writing),
      element('JST', party?.ext('pl-favat-jst') ?? '2', party?.at('ext') ?? '$.customer'),
      element('GV', party?.ext('pl-favat-group-vat') ?? '2', party?.at('ext') ?? '$.customer'),
    ],
    party ?? '$.customer',
  );
}

const ROLE = 'pl-favat-third-party-role';

/** Podmiot3: third parties from identities of seller and buyer, then from parties of the document. */
export function thirdParties(writing: Writing): (Written | undefined)[] {
  const { document } = writing;
  const inIdentities = ['supplier', 'customer'].flatMap((name) =>
    (document.object(name)?.list('identities') ?? []).filter((each) => each.object('ext')?.peek(ROLE) !== undefined),
  );
  const ordering = document.object('ordering');
  const payment = document.object('payment');
  const asParties = [
    [ordering?.object('issuer'), '5'],
    [document.object('delivery')?.object('receiver'), '2'],
    [ordering?.object('buyer'), '4'],
    [payment?.object('payee'), '1'],
    [payment?.object('payer'), '6'],
  ] as const;
  return [
    ...inIdentities.map((each) => thirdIdentity(each, writing)),
    ...asParties.map(([party, role]) => party && thirdParty(party, role, writing)),
  ];
}

function thirdIdentity(given: Part, writing: Writing): Written | undefined {
  given.take('type', 'key');
  const code = given.text('code') ?? '';
  const country = given.text('country');
  const isPolish = country === 'PL' || (country === undefined && NIP.test(code) && hasCheckDigit(code));
  const numbers = IDWEW.test(code)
    ? [element('IDWew', code, given.at('code'))]
    : numberParts(isPolish ? 'PL' : country, code, given.at('code'));
  return element(
    'Podmiot3',
    [
      element('DaneIdentyfikacyjne', [...numbers, writing.member('Nazwa', given, 'label', LONG_TEXT)]),
      element('Rola', given.ext(ROLE), given.at('ext')),
    ],
    given,
  );
}

function thirdParty(party: Part, role: string, writing: Writing): Written | undefined {
  return element(
    'Podmiot3',
    [
      identity('NrEORI', party, 'EORI', TEXT, writing),
      partyId(party, writing, true),
      addresses(party, writing),
      contacts(party, writing),
      element('Rola', party.ext(ROLE) ?? role, party),
      element('Udzial', party.meta('ksef-share'), party.at('meta')),
      identity('NrKlienta', party, 'NRKLIENTA', TEXT, writing),
    ],
    party,
  );
}

/** Rejestry: the register numbers of the seller. */
export function registers(party: Part, writing: Writing): Written | undefined {
  return element('Rejestry', [
    identity('KRS', party, 'KRS', TEXT, writing),
    identity('REGON', party, 'REGON', TEXT, writing),
    identity('BDO', party, 'BDO', 9, writing),
  ]);
}

/** Returns whether a text has an @ between other characters, on one line, as in the schema's pattern. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@', 1);
  return at > 0 && at < text.length - 1 && !/[\n\r]/.test(text);
}
