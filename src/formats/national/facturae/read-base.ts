/** Reads numbers, addresses and parties of Facturae. */

import { taxCountryOf } from '../../../engine/country/iso-code.ts';
import { taxCountries } from '../../../engine/country/names.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { withoutTrailing } from '../../../engine/text/trailing.ts';
import type { Report } from '../../declare/report.ts';
import { plus } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';
import { ROLES } from './codes.ts';
import { twoLettersOf } from './countries.ts';
import { OFFICES } from './notes.ts';
import { numberOf } from './view.ts';

/** Members of an object being read. */
export type Members = Record<string, unknown>;

export function amountIn(part: Source | undefined, name: string): Amount | undefined {
  return numberOf(part?.text(name));
}

/** Returns the amount of money in an element. */
export function moneyIn(part: Source | undefined, name: string): Amount | undefined {
  const holder = part?.child(name);
  holder?.text('EquivalentInEuros');
  return amountIn(holder, 'TotalAmount');
}

export function sumOf(amounts: readonly (Amount | undefined)[]): Amount {
  return amounts.reduce<Amount>((sum, each) => plus(sum, each), Amount.zero(2));
}

/** Returns a rate as documents have that of a tax: `21%` for 21.00. */
export function percentOf(value: Amount): string {
  const text = value.toString();
  return `${text.includes('.') ? withoutTrailing(withoutTrailing(text, '0'), '.') : text}%`;
}

/** Returns members without those that are undefined or empty. */
export function filled(members: Members): Members {
  const isFilled = (value: unknown) =>
    value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isFilled(value)));
}

export function periodIn(part: Source | undefined, name: string): Members | undefined {
  const period = part?.child(name);
  const [start, end] = [period?.text('StartDate')?.slice(0, 10), period?.text('EndDate')?.slice(0, 10)];
  return start === undefined && end === undefined ? undefined : filled({ start, end });
}

const addressIn = (holder: Source | undefined) => holder?.child('AddressInSpain') ?? holder?.child('OverseasAddress');

function addressOf(holder: Source | undefined): Members | undefined {
  const place = addressIn(holder);
  if (place === undefined) return undefined;
  const [, code, town] = /^(?=\S*\d)(\S+)\s+(\S.*)$/.exec(place.text('PostCodeAndTown') ?? '') ?? [];
  const letters = place.text('CountryCode') ?? 'ESP';
  return filled({
    street: place.text('Address'),
    locality: place.text('Town') ?? town ?? place.text('PostCodeAndTown'),
    region: place.text('Province'),
    code: place.text('PostCode') ?? code,
    country: twoLettersOf(letters) ?? letters.slice(0, 2),
  });
}

/** Returns a party of the file. */
export function partyOf(part: Source, report: Report): Members {
  const entity = part.child('LegalEntity');
  const person = part.child('Individual');
  const holder = entity ?? person;
  const contact = holder?.child('ContactDetails');
  const address = addressOf(holder);
  const telephones = [
    ...(contact?.text('Telephone') ? [{ num: contact.text('Telephone') }] : []),
    ...(contact?.text('TeleFax') ? [{ label: 'fax', num: contact.text('TeleFax') }] : []),
  ];
  const [mail, site] = [contact?.text('ElectronicMail'), contact?.text('WebAddress')];
  const identities = [
    ['CNAE', contact?.text('CnoCnae')],
    ['INE', contact?.text('INETownCode')],
    ['REF', part.text('PartyIdentification')],
  ].flatMap(([type, code]) => (code ? [{ type, code }] : []));
  const more = contact?.child('AdditionalContactDetails');
  if (more?.value) {
    report.dropped(
      'info',
      { element: more.element },
      message('Ignored the additional contact details: {value}', { value: more.value }),
    );
    more.leave();
  }
  return filled({
    name: entity?.text('CorporateName') ?? personNameOf(person),
    alias: entity?.text('TradeName'),
    tax_id: taxIdOf(part, typeof address?.country === 'string' ? address.country : undefined),
    registration: registrationOf(entity?.child('RegistrationData')),
    identities,
    people: person ? [{ name: personIn(person, contact) }] : contactIn(contact),
    addresses: address ? [address] : [],
    telephones,
    emails: mail ? [{ addr: mail }] : [],
    websites: site ? [{ url: site }] : [],
  });
}

const NAMES = ['Name', 'FirstSurname', 'SecondSurname'] as const;

function personNameOf(person: Source | undefined): string | undefined {
  return NAMES.flatMap((name) => person?.text(name) ?? []).join(' ') || undefined;
}

function personIn(person: Source, contact: Source | undefined): Members {
  contact?.text('ContactPersons');
  const [given, surname, surname2] = NAMES.map((name) => person.text(name));
  return filled({ given, surname, surname2 });
}

/** Returns the contact of a legal entity: its last word is the surname. */
function contactIn(contact: Source | undefined): Members[] {
  const words = contact?.text('ContactPersons')?.split(' ') ?? [];
  const surname = words.length > 1 ? words.at(-1) : undefined;
  const given = words.slice(0, surname === undefined ? words.length : -1).join(' ');
  return given === '' ? [] : [{ name: filled({ given, surname }) }];
}

function registrationOf(part: Source | undefined): Members | undefined {
  return (
    part &&
    filled({
      office: part.text('RegisterOfCompaniesLocation'),
      book: part.text('Book'),
      volume: part.text('Volume'),
      sheet: part.text('Sheet'),
      section: part.text('Section'),
      page: part.text('Folio'),
      entry: part.text('AdditionalRegistrationData'),
    })
  );
}

function taxIdOf(part: Source, address: string | undefined): Members | undefined {
  const id = part.child('TaxIdentification');
  id?.text('PersonTypeCode');
  const number = id?.text('TaxIdentificationNumber')?.replace(/\s/g, '');
  if (id?.text('ResidenceTypeCode') === 'R')
    return filled({ country: 'ES', code: number?.replace(/^ES(?=.{9}$)/, '') });
  const prefix = number?.slice(0, 2) ?? '';
  const country = taxCountryOf(taxCountries.has(taxCountryOf(prefix)) ? prefix : (address ?? 'ES'));
  const code = taxCountryOf(prefix) === country ? number?.slice(2) : number;
  return filled({ country, code });
}

/** The offices of a public body, by which FACe routes. */
export interface Centres {
  readonly identities: readonly Members[];
  readonly receiver: Members | undefined;
  readonly buyer: Members | undefined;
}

export function centresOf(buyer: Source | undefined, report: Report): Centres {
  const identities: Members[] = [];
  const parties: { receiver?: Members; buyer?: Members } = {};
  for (const each of buyer?.child('AdministrativeCentres')?.all('AdministrativeCentre') ?? []) {
    const role = each.text('RoleTypeCode');
    const code = each.text('CentreCode');
    if (code === undefined) continue;
    if (role === ROLES.accounting && !identities.some(({ scope }) => scope)) {
      identities.push({ scope: 'tax', code });
      readAddress(each);
    } else if (role === ROLES.proposing && !identities.some(({ type }) => type)) {
      identities.push({ type: 'DIR3-04', code });
      readAddress(each);
    } else if (role === ROLES.body && !parties.receiver) parties.receiver = officeOf(each, OFFICES.body, report);
    else if (role === ROLES.unit && !parties.buyer) parties.buyer = officeOf(each, OFFICES.unit, report);
    else {
      report.dropped(
        'warning',
        { element: each.element },
        message('Ignored the centre {code} with the role {role}; the document has no field for it.', {
          code,
          role: role ?? '',
        }),
      );
    }
  }
  return { identities, receiver: parties.receiver, buyer: parties.buyer };
}

/** Marks the address of an office as read: it is that of the customer. */
function readAddress(part: Source): void {
  addressOf(part);
}

function officeOf(part: Source, usual: string, report: Report): Members {
  const given = part.text('CentreDescription');
  const code = part.text('CentreCode') ?? '';
  if (given === undefined) {
    report.supplied(
      'info',
      { element: part.element },
      message('The office has no name; it was named {name}.', { name: usual }),
    );
  }
  const address = addressOf(part);
  return filled({
    name: given ?? usual,
    identities: [{ code }],
    addresses: address ? [address] : [],
  });
}
