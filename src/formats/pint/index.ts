/** Peppol International (PINT): the invoices of the Peppol network outside Europe (chapter 23 §2), in UBL. */

import type { Format, PintKind } from '../format.ts';
import { PINT_KINDS } from './kinds.ts';

/** The variants of a country: the end of their keys, their names, and the processes in their identifiers. */
const VARIANTS: Readonly<Record<string, readonly [key: string, name: string, process: string]>> = {
  '': ['', '', 'billing'],
  sb: ['-selfbilling', ', self-billing', 'selfbilling'],
  ntr: ['-nontax', ', non-tax', 'nontaxinvoice'],
};

/** Earlier identifiers, as patterns. */
const EARLIER: Partial<Record<PintKind, string>> = { jp: '|urn:fdc:peppol:jp:billing:3\\.0' };

function pint(kind: PintKind): Format {
  const [country = '', variant = ''] = kind.split('-');
  const [end, name, process] = VARIANTS[variant] ?? ['', '', ''];
  const specification = `urn:peppol:pint:${process}-1@${country}-1`;
  return {
    key: `pint-${country}${end}`,
    name: { en: `PINT ${country === 'aunz' ? 'A-NZ' : country.toUpperCase()}${name}` },
    description: { en: 'Invoices and credit notes of the Peppol network outside Europe, in UBL 2.1.' },
    specification,
    recognises: new RegExp(`^(?:${specification}${EARLIER[kind] ?? ''})`),
    process: `urn:peppol:bis:${variant === 'sb' ? process : 'billing'}`,
    addons: [],
    inboxes: 'peppol',
    mapping: 'pint',
    syntax: 'ubl',
    schema: 'ubl',
    rules: [`pint-${kind}-base`, `pint-${kind}`],
    reads: true,
    writes: false,
  };
}

export const pintFormats: readonly Format[] = PINT_KINDS.map(pint);
