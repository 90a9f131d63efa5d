/** Electronic addresses, made from the known data of a party. */

import { unionNumber } from '../../../../countries/union-number.ts';

interface Party {
  tax_id?: { country?: string; code?: string };
  emails?: { addr?: string }[];
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

/** Schemes of numbers that the tax number contains, from the same list: the digits of an organisation, or the number as it is. */
const others: Readonly<Record<string, readonly (readonly [scheme: string, number: RegExp, before?: string])[]>> = {
  AE: [['0235', /^(\d{10})\d{5}$/]],
  AU: [['0151', /^(\d{11})$/]],
  BE: [['0208', /^(?:BE)?(\d{10})$/]],
  JP: [
    ['0221', /^(T\d{13})$/],
    ['0188', /^(\d{13})$/],
  ],
  NO: [['0192', /^(?:NO)?(\d{9})(?:MVA)?$/]],
  SG: [['0195', /^(\d{8}[A-Z]|\d{9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/, 'SGUEN']],
};

/** Returns the address of a tax number. */
function addressOf(country: string, number: string): { scheme: string; code: string } | undefined {
  const plain = number.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  const scheme = prefixed[country];
  if (scheme !== undefined) {
    const own = number.startsWith(country) ? number.slice(country.length) : number;
    return { scheme, code: country + unionNumber(country, own) };
  }
  for (const [scheme, form, before = ''] of others[country] ?? []) {
    const code = form.exec(plain)?.[1];
    if (code !== undefined) return { scheme, code: before + code };
  }
  return undefined;
}

/** Returns the addresses that a party probably has: its tax number, its e-mail. */
export function addressesOf({ tax_id: taxId, emails }: Party): { value: string; inbox: object }[] {
  const { country = '', code: number } = taxId ?? {};
  const email = emails?.[0]?.addr;
  const address = number ? addressOf(country, number) : undefined;
  return [
    ...(address ? [{ value: `${address.scheme}:${address.code}`, inbox: address }] : []),
    ...(email ? [{ value: email, inbox: { email } }] : []),
  ];
}
