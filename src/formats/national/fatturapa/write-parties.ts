/** Writes the parties of FatturaPA: numbers, names, addresses, contacts. */

import { inEuropeanUnion } from '../../../engine/country/european-union.ts';
import { taxCountryOf } from '../../../engine/country/iso-code.ts';
import { message } from '../../../engine/text/message.ts';
import { amountOf } from '../shared/amounts.ts';
import type { Part } from '../shared/document.ts';
import { fittingTelephone } from '../shared/telephone.ts';
import { type Elements, postalCountryOf, type Written } from '../shared/writing.ts';
import { ESTABLISHMENT, NO_NUMBER, OUTSIDE_EU } from './codes.ts';
import { element, money, type Writing } from './write-base.ts';

const FISCAL_CODE = 'it-fiscal-code';
const FAX = /^fax$/i;

/** Countries outside the EU whose numbers are written unchanged. */
const KEPT = new Set(['SM', 'XI']);

/** Returns the country of a party in FatturaPA's notation. */
export function countryOf(party: Part | undefined): string | undefined {
  return postalCountryOf(party?.object('tax_id')?.peek('country'));
}

/** Returns the fiscal code of a party. */
export function fiscalCodeOf(party: Part | undefined): string | undefined {
  const identity = party?.list('identities').find((each) => each.peek('key') === FISCAL_CODE);
  identity?.take('key', 'scope', 'country');
  return identity?.text('code')?.toUpperCase();
}

/** Writes IdFiscaleIVA: the VAT number. */
function vatNumber(party: Part | undefined, writing: Writing): Written | undefined {
  const id = party?.object('tax_id');
  const country = countryOf(party);
  id?.take('country');
  if (!id || country === undefined) return undefined;
  const code = id.text('code');
  const property = id.at('code');
  const number = (value: string) =>
    element('IdFiscaleIVA', [element('IdPaese', country, id.at('country')), element('IdCodice', value, property)], id);
  if (country === 'IT') return code === undefined ? undefined : number(code);
  if (code === undefined) {
    writing.supplied(
      'info',
      property,
      message('A private person abroad has the number {number} in FatturaPA.', { number: NO_NUMBER }),
    );
    return number(NO_NUMBER);
  }
  const day = writing.document.peek('issue_date') ?? '';
  if (KEPT.has(country) || inEuropeanUnion(taxCountryOf(country), day)) return number(code);
  writing.changed(
    'info',
    property,
    message('Outside the EU, the number {number} was written instead of {code}.', { number: OUTSIDE_EU, code }),
  );
  return number(OUTSIDE_EU);
}

/** Writes CodiceFiscale. */
function fiscalCode(party: Part | undefined): Written | undefined {
  const code = fiscalCodeOf(party);
  return code === undefined ? undefined : element('CodiceFiscale', code, `${party?.path}.identities`);
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Denominazione, or Nome and Cognome. */
function names(party: Part, writing: Writing): { elements: Elements; title: Written | undefined } {
  const [first, ...others] = party.list('people');
  for (const other of others)
    writing.dropped('warning', other, message('Not written: FatturaPA allows only one person.'));
  const person = first?.object('name');
  const name = party.text('name');
  const given = [person?.text('given'), person?.text('middle')].filter(Boolean).join(' ');
  const surname = [person?.text('surname'), person?.text('surname2')].filter(Boolean).join(' ');
  const title = person?.text('prefix');
  const isPerson =
    given !== '' && surname !== '' && (name === undefined || plain(name) === plain(`${given} ${surname}`));
  if (first && isPerson) {
    return {
      elements: [
        writing.latin('Nome', given, 60, `${first.path}.name.given`),
        writing.latin('Cognome', surname, 60, `${first.path}.name.surname`),
      ],
      title:
        title !== undefined && title.length >= 2 && title.length <= 10
          ? writing.ascii('Titolo', title, 10, `${first.path}.name.prefix`)
          : undefined,
    };
  }
  if (first) writing.dropped('info', first, message('Not written: FatturaPA allows either a business or a person.'));
  return { elements: [writing.latin('Denominazione', name, 80, party.at('name'))], title: undefined };
}

/** Writes Anagrafica: the name of a party. */
function nameOf(party: Part, writing: Writing): Written | undefined {
  const { elements, title } = names(party, writing);
  const eori = party.list('identities').find((each) => each.peek('type') === 'EORI');
  eori?.take('type', 'country', 'scope');
  const code = eori?.text('code');
  const isEori = code !== undefined && code.length >= 13 && code.length <= 17;
  return element(
    'Anagrafica',
    [...elements, title, isEori ? element('CodEORI', code, eori?.at('code')) : undefined],
    party.at('name'),
  );
}

/** IdFiscaleIVA, CodiceFiscale, Anagrafica. */
function identification(party: Part, writing: Writing, more: Elements = []): Written | undefined {
  return element('DatiAnagrafici', [vatNumber(party, writing), fiscalCode(party), nameOf(party, writing), more], party);
}

/** Returns an address element. */
export function address(name: string, part: Part, party: Part, writing: Writing): Written | undefined {
  part.take('uuid', 'label');
  const country = part.text('country') ?? countryOf(party) ?? 'IT';
  const isItalian = country === 'IT';
  const number = part.text('num');
  const fits = number !== undefined && number.length <= 8 && /^[\x20-\x7e]+$/.test(number);
  const box = part.text('po_box');
  const street = [
    part.text('street'),
    part.text('street_extra'),
    part.text('block'),
    part.text('floor'),
    part.text('door'),
    box,
  ]
    .filter(Boolean)
    .join(', ');
  const code = part.text('code');
  if (!isItalian && code !== undefined) {
    writing.dropped(
      'warning',
      part.at('code'),
      message('Not written: FatturaPA uses the postcode 00000 for foreign addresses.'),
    );
  }
  const region = part.text('region') ?? part.text('state');
  const isProvince = isItalian && region !== undefined && /^[A-Z]{2}$/.test(region);
  if (region !== undefined && !isProvince) {
    writing.dropped(
      'warning',
      part.at(part.has('region') ? 'region' : 'state'),
      message('Not written: FatturaPA has only two-letter Italian provinces.'),
    );
  }
  return element(
    name,
    [
      writing.latin(
        'Indirizzo',
        fits || number === undefined ? street : `${street} ${number}`.trim(),
        60,
        part.at('street'),
      ),
      fits ? element('NumeroCivico', number, part.at('num')) : undefined,
      element('CAP', isItalian ? code : '00000', part.at('code')),
      writing.latin('Comune', part.text('locality'), 60, part.at('locality')),
      isProvince ? element('Provincia', region, part.at('region')) : undefined,
      element('Nazione', postalCountryOf(country), part.at('country')),
    ],
    part,
  );
}

/** Sede and StabileOrganizzazione. */
function addresses(party: Part, writing: Writing, isNeeded = true): Elements {
  const all = party.list('addresses');
  const [first, ...others] = all;
  if (first === undefined || !first.has('locality')) {
    if (isNeeded) {
      writing.refuse(
        'BW-FPA-ADDRESS',
        `${party.path}.addresses`,
        message('FatturaPA needs an address with street, postcode and town; add it.'),
      );
    }
    return [];
  }
  const establishment = others.find((each) => each.peek('label') === ESTABLISHMENT);
  for (const other of others) {
    if (other !== establishment)
      writing.dropped('warning', other, message('Not written: FatturaPA has one address per party.'));
  }
  return [
    address('Sede', first, party, writing),
    establishment && address('StabileOrganizzazione', establishment, party, writing),
  ];
}

function register(party: Part, writing: Writing): Written | undefined {
  const part = party.object('registration');
  if (!part) return undefined;
  const office = part.text('office');
  const capital = amountOf(part.text('capital'));
  part.take('currency');
  const shareholders = part.ext('it-sdi-shareholder-state');
  const liquidation = part.ext('it-sdi-liquidation-state') ?? 'LN';
  if (office === undefined || !/^[A-Z]{2}$/.test(office)) {
    part.takeAll();
    writing.dropped(
      'warning',
      part,
      message('Not written: the office of the company register must be a two-letter province.'),
    );
    return undefined;
  }
  return element(
    'IscrizioneREA',
    [
      element('Ufficio', office, part.at('office')),
      writing.identifier('NumeroREA', part.text('entry'), 20, part.at('entry')),
      money('CapitaleSociale', capital, part.at('capital')),
      element('SocioUnico', shareholders, part.at('ext')),
      element('StatoLiquidazione', liquidation, part.at('ext')),
    ],
    part,
  );
}

function contacts(party: Part, writing: Writing): Written | undefined {
  const telephones = party.list('telephones');
  const fax = telephones.find((each) => FAX.test(each.peek('label') ?? ''));
  const telephone = telephones.find((each) => each !== fax);
  const number = (name: string, part: Part | undefined) => {
    part?.take('label', 'uuid');
    const given = part?.text('num');
    if (!part || given === undefined) return undefined;
    const value = fittingTelephone(given, 12);
    if (/^[\x20-\x7e]{5,12}$/.test(value)) return element(name, value, part.at('num'));
    writing.dropped(
      'warning',
      part.at('num'),
      message('Not written: FatturaPA telephone numbers have 5 to 12 characters.'),
    );
    return undefined;
  };
  const email = party.list('emails')[0];
  email?.take('label', 'uuid');
  return element(
    'Contatti',
    [number('Telefono', telephone), number('Fax', fax), element('Email', email?.text('addr'), email?.at('addr'))],
    party,
  );
}

function reference(party: Part, writing: Writing): Written | undefined {
  const identity = party.list('identities').find((each) => each.peek('label') === 'RiferimentoAmministrazione');
  identity?.take('label');
  return identity && writing.identifier('RiferimentoAmministrazione', identity.text('code'), 20, identity.at('code'));
}

export const SCHEME = 'it-sdi-fiscal-regime';

/** Writes RegimeFiscale. */
function scheme(party: Part): Written | undefined {
  return element('RegimeFiscale', party.ext(SCHEME) ?? 'RF01', party.at('ext'));
}

/** Writes CedentePrestatore: the seller. */
export function seller(party: Part, writing: Writing): Written | undefined {
  const meta = (key: string) => party.meta(`it-sdi-register${key}`);
  return element(
    'CedentePrestatore',
    [
      identification(party, writing, [
        writing.latin('AlboProfessionale', meta(''), 60, party.at('meta')),
        element('ProvinciaAlbo', meta('-province'), party.at('meta')),
        writing.ascii('NumeroIscrizioneAlbo', meta('-number'), 60, party.at('meta')),
        element('DataIscrizioneAlbo', meta('-date'), party.at('meta')),
        scheme(party),
      ]),
      addresses(party, writing),
      register(party, writing),
      contacts(party, writing),
      reference(party, writing),
    ],
    party,
  );
}

/** RappresentanteFiscale of the seller. */
export function representative(party: Part, writing: Writing): Written | undefined {
  party.object('ext')?.takeAll();
  return element('RappresentanteFiscale', [identification(party, writing)], party);
}

/** Writes CessionarioCommittente: the buyer. */
export function buyer(party: Part, writing: Writing): Written | undefined {
  return element('CessionarioCommittente', [identification(party, writing), addresses(party, writing)], party);
}

/** Writes TerzoIntermediarioOSoggettoEmittente: the third party that issues the invoice. */
export function issuer(party: Part, writing: Writing): Written | undefined {
  return element('TerzoIntermediarioOSoggettoEmittente', [identification(party, writing)], party);
}

/** Returns the seller of a simplified invoice. */
export function simpleSeller(party: Part, represented: Part | undefined, writing: Writing): Written | undefined {
  const { elements } = names(party, writing);
  return element(
    'CedentePrestatore',
    [
      vatNumber(party, writing),
      fiscalCode(party),
      elements,
      addresses(party, writing),
      represented && simpleRepresentative(represented, writing),
      register(party, writing),
      scheme(party),
    ],
    party,
  );
}

function simpleRepresentative(party: Part, writing: Writing): Written | undefined {
  party.object('ext')?.takeAll();
  return element('RappresentanteFiscale', [vatNumber(party, writing), names(party, writing).elements], party);
}

export function simpleBuyer(party: Part, writing: Writing): Written | undefined {
  const place = addresses(party, writing, false);
  const { elements } = names(party, writing);
  const isKnown = place.length > 0 && elements.some(Boolean);
  if (!isKnown && party.has('name')) {
    writing.dropped(
      'info',
      party.at('name'),
      message("Not written: a simplified invoice has the buyer's name in its address."),
    );
  }
  return element(
    'CessionarioCommittente',
    [
      element('IdentificativiFiscali', [vatNumber(party, writing), fiscalCode(party)], party),
      isKnown ? element('AltriDatiIdentificativi', [elements, place], party) : undefined,
    ],
    party,
  );
}
