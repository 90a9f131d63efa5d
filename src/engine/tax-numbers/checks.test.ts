/** Compares the checks with those of the package stdnum, which were written independently. */
import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { modules } from '../modules.ts';
import { numberChecks } from './checks.ts';

const regimes = new Set(
  modules.flatMap((entry) => (entry.kind === 'regime' ? [entry.country, ...entry.alternatives] : [])),
);

test('every country of stdnum has a regime or a check, never both', () => {
  const known = (country: string) => regimes.has(country) || Object.hasOwn(numberChecks, country);
  expect(Object.keys(stdnum).filter((country) => !known(country === 'GR' ? 'EL' : country))).toEqual([]);
  expect(Object.keys(numberChecks).filter((country) => regimes.has(country))).toEqual([]);
});

/** By country: validators of stdnum, and the form of numbers, in which d is a digit. Other characters stand for themselves. */
const compared = {
  BY: [['unp'], '1dddddddd'],
  CL: [['rut'], 'dddddddd'],
  CN: [['uscc'], '91110000ddddddddXd'],
  DO: [['rnc'], 'ddddddddd'],
  GH: [['tin'], 'P00dddddddd'],
  GN: [['nifp'], 'ddddddddd'],
  GT: [['nit'], 'dddddddd'],
  IL: [['idnr'], '3dddddddd'],
  IS: [['kennitala'], '120174ddd9'],
  JP: [['cn'], 'ddddddddddddd'],
  KR: [['brn'], '12381ddddd'],
  MA: [['ice'], 'ddddddddddddddd'],
  MD: [['idno'], '1dddddddddddd'],
  ME: [['pib'], '0ddddddd'],
  MK: [['edb'], '4dddddddddddd'],
  PY: [['ruc'], '80ddddddd'],
  RS: [['pib'], '1dddddddd'],
  RU: [['inn'], '77dddddddd'],
  TH: [['idnr', 'moa'], '1dddddddddddd'],
  TR: [['vkn'], 'dddddddddd'],
  TW: [['ubn'], 'dddddddd'],
  UA: [['edrpou'], '3ddddddd'],
  UY: [['rut'], '21dddddd001d'],
  VE: [['rif'], 'Jddddddddd'],
  VN: [['mst'], '03dddddddd'],
  ZA: [['tin', 'vat'], '0ddddddddd'],
} as const;

/** Why our result differs from that of stdnum in some numbers of a country. */
const reasons: Readonly<Record<string, string>> = {
  CN: 'GB 32100-2015: a check value of 31 is written 0.',
  PY: 'DNIT: if the remainder is 0 or 1, the check digit is 0.',
  TW: 'Since April 2023 the sum is divided by 5, no longer by 10 (Ministry of Finance).',
};

test.each(Object.entries(compared))(
  'numbers of %s get the same result as in stdnum, unless there is a reason',
  (country, [names, form]) => {
    const validators = stdnum[country] ?? {};
    let seed = 7;
    const digit = () => {
      seed = (seed * 48271) % 2147483647;
      return String(seed % 10);
    };
    let valid = 0;
    const different: string[] = [];
    for (let i = 0; i < 3000; i++) {
      const code = form.replace(/d/g, digit);
      const theirs = names.some((name) => validators[name]?.validate(code).isValid);
      if (theirs !== numberChecks[country]?.(code)) different.push(code);
      if (theirs) valid++;
    }
    expect(reasons[country] === undefined ? different.slice(0, 3) : []).toEqual([]);
    expect(different.length === 0).toBe(reasons[country] === undefined);
    expect(valid).toBeGreaterThan(10);
  },
);
