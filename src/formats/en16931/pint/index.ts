/** Peppol International (PINT): the invoices of the Peppol network outside Europe (chapter 23 §2), in UBL. */

import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { mappedBy } from '../../mapping/own-mapping.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { PINT_KINDS, type PintKind } from './rules/kinds.ts';

/** The variants of a country: the end of their keys, the processes in their identifiers, and their names. */
const VARIANTS: Readonly<Record<string, readonly [key: string, process: string, en: string, fr: string]>> = {
  '': ['', 'billing', '', ''],
  sb: ['-selfbilling', 'selfbilling', ', self-billing', ', autofacturation'],
  ntr: ['-nontax', 'nontaxinvoice', ', non-tax', ', non-taxable'],
};

/** Earlier identifiers, as patterns. */
const EARLIER: Partial<Record<PintKind, string>> = { jp: '|urn:fdc:peppol:jp:billing:3\\.0' };

/** National currencies. In Australia and New Zealand, it is the currency of the seller's regime. */
const CURRENCIES: Readonly<Record<string, string>> = { ae: 'AED', sg: 'SGD', jp: 'JPY', my: 'MYR', om: 'OMR' };

function formatOf(kind: PintKind): Format {
  const [country = '', variant = ''] = kind.split('-');
  const [end, process, en, fr] = VARIANTS[variant] ?? ['', '', '', ''];
  const countries = country === 'aunz' ? ['AU', 'NZ'] : [country.toUpperCase()];
  const short = country === 'aunz' ? 'A-NZ' : countries[0];
  const specification = `urn:peppol:pint:${process}-1@${country}-1`;
  return {
    key: `pint-${country}${end}`,
    name: { en: `PINT ${short}${en}`, fr: `PINT ${short}${fr}` },
    description: { en: 'Invoices and credit notes of the Peppol network outside Europe, in UBL 2.1.' },
    specification,
    recognises: new RegExp(`^(?:${specification}${EARLIER[kind] ?? ''})`),
    process: `urn:peppol:bis:${variant === 'sb' ? process : 'billing'}`,
    addons: [],
    inboxes: 'peppol',
    mapping: mappedBy('pint', () => import('./mapping/index.ts')),
    syntax: 'ubl',
    schema: schemaNamed('ubl'),
    rules: [
      ruleSet(`pint-${kind}-base`, async () => (await import('./rules/load.ts')).loadBase(kind)),
      ruleSet(`pint-${kind}`, async () => (await import('./rules/load.ts')).loadOwn(kind)),
    ],
    reads: true,
    writes: true,
    writing: {
      ownNumbers: country === 'om' ? [] : countries,
      freeDecimals: true,
      accountingCurrency: CURRENCIES[country],
      orderOrNothing: country === 'sg' || country === 'aunz',
    },
  };
}

export const pint: Family = { formats: PINT_KINDS.map(formatOf), classes: lazily(() => import('./classes.ts')) };
