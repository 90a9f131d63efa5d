/** Writes the parties of Facturae, and the centres of public bodies. */

import { inEuropeanUnion } from '../../../engine/country/european-union.ts';
import { isoCode } from '../../../engine/country/iso-code.ts';
import { message } from '../../../engine/text/message.ts';
import type { Part } from '../shared/document.ts';
import { fittingTelephone } from '../shared/telephone.ts';
import type { Elements, Written } from '../shared/writing.ts';
import { DIR3, provinceOf, ROLES } from './codes.ts';
import { threeLettersOf } from './countries.ts';
import { personType } from './rules.ts';
import { element, type Writing } from './write-base.ts';

const IDENTITIES: ReadonlySet<string> = new Set(['passport', 'foreign', 'resident', 'other']);

const isDir3 = (identity: Part) => DIR3.test(identity.peek('code') ?? '');

/** Returns the country of a party's number, otherwise of its address. */
function countryOf(party: Part): string | undefined {
  const identity = party.object('tax_id')?.has('code') ? undefined : identityOf(party);
  const [address] = party.has('addresses') ? party.list('addresses') : [];
  const own = party.object('tax_id')?.peek('country') ?? identity?.peek('country');
  return own ?? (identity && address?.peek('country'));
}

/** Returns the identity that stands for the tax number of a party. */
function identityOf(party: Part): Part | undefined {
  const identities = party.has('identities') ? party.list('identities') : [];
  return (
    identities.find((each) => IDENTITIES.has(each.peek('key') ?? '')) ??
    identities.find((each) => each.peek('scope') === 'tax' && !isDir3(each))
  );
}

const isInUnion = (country: string, day: string) => country === 'XI' || inEuropeanUnion(country, day);

/** Returns whether the numbers of the parties get their countries: between two states of the European Union. */
export function isWithinUnion(seller: Part, buyer: Part, day: string): boolean {
  const [one = '', other = ''] = [countryOf(seller), countryOf(buyer)];
  return one !== other && isInUnion(one, day) && isInUnion(other, day);
}

interface PartyOptions {
  /** Whether the number begins with its country. */
  readonly isPrefixed: boolean;
  /** The code of the fault of a party without a number, and its place. */
  readonly lacksNumber: { readonly code: string; readonly place: string };
  readonly centres?: Written | undefined;
  /** The date of the invoice. */
  readonly day: string;
}

/** Returns the content of SellerParty, BuyerParty or ThirdParty. */
export function party(part: Part, options: PartyOptions, writing: Writing): Elements {
  const { isPrefixed, lacksNumber, centres, day } = options;
  const country = countryOf(part) ?? 'ES';
  part.object('tax_id')?.take('country');
  const number = numberOf(part);
  if (number === undefined) {
    writing.refuse(
      lacksNumber.code,
      lacksNumber.place,
      message('Facturae needs the tax number of each party, or another number for buyers without one; add it.'),
    );
  }
  const isPerson = country === 'ES' ? personType(number ?? '') === 'F' : isForeignPerson(part);
  const residence = country === 'ES' ? 'R' : isInUnion(country, day) ? 'U' : 'E';
  const whole = isPrefixed && number !== undefined ? `${country}${number}` : number;
  return [
    element(
      'TaxIdentification',
      [
        element('PersonTypeCode', isPerson ? 'F' : 'J', part.at('tax_id')),
        element('ResidenceTypeCode', residence, part.at('tax_id')),
        writing.identifier('TaxIdentificationNumber', whole, 30, part.at('tax_id')),
      ],
      part.at('tax_id'),
    ),
    reference(part, writing),
    centres,
    isPerson ? individual(part, writing) : legalEntity(part, writing),
  ];
}

function numberOf(part: Part): string | undefined {
  const plain = (text: string | undefined) => text?.replace(/[\s.-]/g, '') || undefined;
  const own = plain(part.object('tax_id')?.text('code'));
  if (own !== undefined) return own;
  const identity = identityOf(part);
  identity?.takeAll();
  return plain(identity?.peek('code'));
}

function nameIn(part: Part): Part | undefined {
  const name = part.has('people') ? part.list('people')[0]?.object('name') : undefined;
  return name?.has('given') && name.has('surname') ? name : undefined;
}

/** Returns whether a party abroad is a person: its name is that of its contact. */
function isForeignPerson(part: Part): boolean {
  const person = nameIn(part);
  if (person === undefined) return false;
  const words = ['prefix', 'given', 'middle', 'surname', 'surname2', 'suffix'].flatMap(
    (name) => person.peek(name)?.toLowerCase().split(/\s+/) ?? [],
  );
  const name = part.peek('name') ?? '';
  return (
    name === '' ||
    name
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

function individual(part: Part, writing: Writing): Written | undefined {
  const name = nameIn(part);
  if (name === undefined) {
    writing.refuse(
      'BW-FACTURAE-PERSON',
      `${part.path}.people`,
      message('The tax number belongs to a person; add the given name and surname to people.'),
    );
    return undefined;
  }
  part.take('name');
  const given = [name.text('given'), name.text('middle')].filter(Boolean).join(' ');
  return element(
    'Individual',
    [
      writing.text('Name', given, 40, name.at('given')),
      writing.text('FirstSurname', name.text('surname'), 40, name.at('surname')),
      writing.text('SecondSurname', name.text('surname2'), 40, name.at('surname2')),
      addressOf(part, writing),
      contacts(part, writing),
    ],
    part,
  );
}

function legalEntity(part: Part, writing: Writing): Written | undefined {
  return element(
    'LegalEntity',
    [
      writing.text('CorporateName', part.text('name'), 80, part.at('name')),
      writing.text('TradeName', part.text('alias'), 40, part.at('alias')),
      registration(part, writing),
      addressOf(part, writing),
      contacts(part, writing),
    ],
    part,
  );
}

function registration(part: Part, writing: Writing): Written | undefined {
  const entry = part.object('registration');
  if (entry === undefined) return undefined;
  const field = (name: string, member: string) => writing.text(name, entry.text(member), 20, entry.at(member));
  entry.take('currency', 'label');
  return element(
    'RegistrationData',
    [
      field('Book', 'book'),
      field('RegisterOfCompaniesLocation', 'office'),
      field('Sheet', 'sheet'),
      field('Folio', 'page'),
      field('Section', 'section'),
      field('Volume', 'volume'),
      field('AdditionalRegistrationData', entry.has('entry') ? 'entry' : 'other'),
    ],
    entry,
  );
}

/** Returns the number by which the seller knows a party. */
function reference(part: Part, writing: Writing): Written | undefined {
  const identities = part.has('identities') ? part.list('identities') : [];
  const own = identities.find((each) => each.peek('type') === 'REF' && /^\d{1,10}$/.test(each.peek('code') ?? ''));
  own?.take('type');
  return own && writing.identifier('PartyIdentification', own.text('code'), 10, own.at('code'));
}

function addressOf(part: Part, writing: Writing): Written | undefined {
  const [first] = part.has('addresses') ? part.list('addresses') : [];
  if (first === undefined) {
    writing.refuse(
      'BW-FACTURAE-ADDRESS',
      `${part.path}.addresses`,
      message('Facturae needs the address of each party; add it.'),
    );
    return undefined;
  }
  return address(first, part, writing);
}

/** Returns AddressInSpain or OverseasAddress. */
function address(part: Part, owner: Part, writing: Writing): Written | undefined {
  const country = isoCode(part.text('country') ?? countryOf(owner) ?? 'ES');
  const place = part.at('country');
  const letters = threeLettersOf(country);
  if (letters === undefined) {
    writing.refuse(
      'BW-FACTURAE-COUNTRY',
      `${part.path}.country`,
      message('Facturae has no code for the country {country}; give another address.', { country }),
    );
  }
  const town = part.text('locality');
  if (town === undefined) {
    writing.refuse(
      'BW-FACTURAE-ADDRESS',
      `${part.path}.locality`,
      message('Facturae needs the town of each address; add it.'),
    );
  }
  const code = part.text('code');
  const street = writing.text('Address', streetOf(part) || town, 80, part.at('street'));
  if (country === 'ES') {
    if (!/^\d{5}$/.test(code ?? '')) {
      writing.refuse(
        'BW-FACTURAE-ADDRESS',
        `${part.path}.code`,
        code === undefined
          ? message('Facturae needs the postcode of each address in Spain; add it.')
          : message('A Spanish postcode has five digits; correct it.'),
      );
    }
    return element(
      'AddressInSpain',
      [
        street,
        element('PostCode', code, part.at('code')),
        writing.text('Town', town, 50, part.at('locality')),
        writing.text('Province', provinceIn(part, provinceOf(code ?? ''), writing), 20, part.at('region')),
        element('CountryCode', 'ESP', place),
      ],
      part,
    );
  }
  const postal = [code, town].filter(Boolean).join(' ');
  return element(
    'OverseasAddress',
    [
      street,
      writing.text('PostCodeAndTown', postal, 50, part.at('locality')),
      writing.text('Province', provinceIn(part, town, writing), 20, part.at('region')),
      element('CountryCode', letters, place),
    ],
    part,
  );
}

function streetOf(part: Part): string {
  part.take('label', 'uuid');
  const box = part.text('po_box');
  if (box !== undefined) return /^\D*\d+$/.test(box) && /apartado/i.test(box) ? box : `Apartado de Correos ${box}`;
  return ['street', 'num', 'block', 'floor', 'door', 'street_extra']
    .flatMap((name) => part.text(name) ?? [])
    .join(', ');
}

/** Returns the province of an address; Facturae requires one. */
function provinceIn(part: Part, otherwise: string | undefined, writing: Writing): string | undefined {
  const given = part.text('region') ?? part.text('state');
  if (given !== undefined || otherwise === undefined) return given;
  writing.supplied(
    'info',
    part,
    message('Facturae needs a province; it was derived from the rest of the address: {province}.', {
      province: otherwise,
    }),
  );
  return otherwise;
}

function contacts(part: Part, writing: Writing): Written | undefined {
  const first = (name: string) => (part.has(name) ? part.list(name)[0] : undefined);
  const lines = part.has('telephones') ? part.list('telephones') : [];
  const isFax = (each: Part) => /^fax$/i.test(each.peek('label') ?? '');
  const [phone, fax] = [lines.find((each) => !isFax(each)), lines.find(isFax)];
  const [mail, site, person] = [first('emails'), first('websites'), first('people')];
  for (const each of [phone, fax, mail, site]) each?.take('label', 'uuid', 'title');
  person?.take('uuid');
  const name = person?.object('name');
  name?.take('prefix', 'middle', 'suffix', 'alias');
  const spoken = name && [name.text('given'), name.text('surname')].filter(Boolean).join(' ');
  const number = (element: string, line: Part | undefined) => {
    const value = line?.text('num');
    return line && writing.text(element, value && fittingTelephone(value, 15), 15, line.at('num'));
  };
  return element(
    'ContactDetails',
    [
      number('Telephone', phone),
      number('TeleFax', fax),
      site && writing.text('WebAddress', site.text('url'), 60, site.at('url')),
      mail && writing.text('ElectronicMail', mail.text('addr'), 60, mail.at('addr')),
      person && writing.text('ContactPersons', spoken, 40, person.at('name')),
      coded(part, 'CnoCnae', 'CNAE', /^\d{5}$/),
      coded(part, 'INETownCode', 'INE', /^.{1,9}$/),
    ],
    part,
  );
}

/** Returns the identity of a type, if it has the form that the schema requires. */
function coded(part: Part, name: string, type: string, form: RegExp): Written | undefined {
  const identities = part.has('identities') ? part.list('identities') : [];
  const own = identities.find((each) => each.peek('type') === type && form.test(each.peek('code') ?? ''));
  own?.take('type');
  return own && element(name, own.text('code'), own.at('code'));
}

/** Writes AdministrativeCentres: the offices of a public body, by which FACe routes. */
export function centres(customer: Part, writing: Writing): Written | undefined {
  const { document } = writing;
  const own = customer.has('identities') ? customer.list('identities') : [];
  const proposing = own.find((each) => each.peek('type') === 'DIR3-04');
  const accounting =
    own.find((each) => each.peek('scope') === 'tax' && isDir3(each)) ??
    own.find((each) => each !== proposing && isDir3(each));
  const receiver = document.object('delivery')?.object('receiver');
  const buyer = document.object('ordering')?.object('buyer');
  const codeIn = (part: Part | undefined) => {
    const identities = part?.has('identities') ? part.list('identities') : [];
    return identities.find(isDir3) ?? identities[0];
  };
  const [body, unit] = [codeIn(receiver), codeIn(buyer)];
  return element(
    'AdministrativeCentres',
    [
      accounting && centre(ROLES.accounting, accounting, customer, undefined, writing),
      receiver && body && centre(ROLES.body, body, customer, receiver, writing),
      buyer && unit && centre(ROLES.unit, unit, customer, buyer, writing),
      proposing && centre(ROLES.proposing, proposing, customer, undefined, writing),
    ],
    customer,
  );
}

function centre(role: string, code: Part, customer: Part, named: Part | undefined, writing: Writing) {
  code.take('scope', 'type', 'key', 'label', 'country');
  const [own] = named?.has('addresses') ? named.list('addresses') : [];
  const [first] = customer.has('addresses') ? customer.list('addresses') : [];
  if (own === undefined && named !== undefined && first !== undefined) {
    writing.supplied(
      'info',
      named,
      message('Facturae needs the address of each office; the address of the customer was used.'),
    );
  }
  const place = own ?? first;
  return element(
    'AdministrativeCentre',
    [
      writing.identifier('CentreCode', code.text('code'), 10, code.at('code')),
      element('RoleTypeCode', role, code),
      place && address(place, named ?? customer, writing),
      named && writing.text('CentreDescription', named.text('name'), 2500, named.at('name')),
    ],
    code,
  );
}
