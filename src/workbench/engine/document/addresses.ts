/** Electronic addresses, made from the known data of a party. */

import { schemeNames, taxNumberName } from '../../../countries/countries.ts';
import { bareNumber, unionNumber } from '../../../countries/union-number.ts';

interface Party {
  tax_id?: { country?: string; code?: string };
  identities?: { type?: string; code?: string }[];
  emails?: { addr?: string }[];
}

/** An address that a party probably has. */
interface Likely {
  value: string;
  inbox: Readonly<Record<string, string>>;
  /** Whether the law or the network of the party's country wants it. */
  isUsual: boolean;
}

/**
 * Schemes of tax numbers with the prefix of their country, from the list Electronic Address Scheme of the European Commission (EAS).
 */
const prefixed: Readonly<Record<string, string>> = {
  AD: '9922',
  AL: '9923',
  AT: '9914',
  BA: '9924',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0184',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SE: '9955',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
};

/**
 * Schemes of numbers that the tax number contains, from the same list: the digits of an organisation, or the number as it is. France: the
 * SIREN (DGFiP, external specifications B2B, BR-FR-21). Sweden: the organisation number.
 */
const others: Readonly<Record<string, readonly (readonly [scheme: string, number: RegExp, before?: string])[]>> = {
  AE: [['0235', /^(\d{10})\d{5}$/]],
  AU: [['0151', /^(\d{11})$/]],
  BE: [['0208', /^(?:BE)?(\d{10})$/]],
  FR: [['0225', /^(?:FR)?[0-9A-Z]{2}(\d{9})$/]],
  JP: [
    ['0221', /^(T\d{13})$/],
    ['0188', /^(\d{13})$/],
  ],
  NO: [['0192', /^(?:NO)?(\d{9})(?:MVA)?$/]],
  SE: [['0007', /^(?:SE)?(\d{10})01$/]],
  SG: [['0195', /^(\d{8}[A-Z]|\d{9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/, 'SGUEN']],
};

/** A scheme of addresses. */
interface Scheme {
  scheme: string;
  /** What its numbers are called. */
  name: string;
}

/** Returns the schemes of addresses that parties of a country have, the usual one first, and the one of the whole world. */
export function schemesOf(country: string | undefined): readonly Scheme[] {
  const usual = (others[country ?? ''] ?? []).map(([scheme]) => scheme);
  const taxed = prefixed[country ?? ''];
  const number = taxNumberName(country) ?? '';
  return [...new Set([...usual, ...(taxed ? [taxed] : []), GLN])].map((scheme) => ({
    scheme,
    name: schemeNames[scheme] ?? number,
  }));
}

const GLN = '0088';

/** The official numbers that contain a SIREN. */
const SIREN = /^(\d{9})(?:\d{5})?$/;

/** Returns the address with a number that the party's tax number contains, or with its French SIREN. */
function usualOf({ tax_id: { country = '', code = '' } = {}, identities }: Party): string | undefined {
  const numbers = (identities ?? []).filter(({ type = '' }) => type === 'SIREN' || type === 'SIRET');
  const siren = numbers.flatMap((each) => SIREN.exec(plain(each.code ?? ''))?.[1] ?? [])[0];
  if (siren !== undefined && (country === '' || country === 'FR')) return `0225:${siren}`;
  for (const [scheme, form, before = ''] of others[country] ?? []) {
    const found = form.exec(plain(code))?.[1];
    if (found !== undefined) return `${scheme}:${before}${found}`;
  }
  return undefined;
}

/** Returns the address with the tax number and the prefix of its country. */
function taxNumberOf({ tax_id: { country = '', code = '' } = {} }: Party): string | undefined {
  const scheme = prefixed[country];
  if (scheme === undefined || code === '') return undefined;
  return `${scheme}:${country}${unionNumber(country, bareNumber(country, code))}`;
}

function plain(number: string): string {
  return number.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** Returns the addresses that a party probably has, the likeliest first: an official number, its tax number, its e-mail. */
export function addressesOf(party: Party): Likely[] {
  const usual = usualOf(party);
  const numbers = [usual, taxNumberOf(party)].flatMap((value) => {
    const [scheme = '', code = ''] = value?.split(':') ?? [];
    return value === undefined ? [] : [{ value, inbox: { scheme, code }, isUsual: value === usual }];
  });
  const email = party.emails?.[0]?.addr;
  return email ? [...numbers, { value: email, inbox: { email }, isUsual: false }] : numbers;
}
