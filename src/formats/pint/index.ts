/** Peppol International (PINT): the invoices of the Peppol network outside Europe (chapter 23 §2), in UBL. */

import type { Format, PintKind } from '../format.ts';

type Process = 'billing' | 'selfbilling' | 'nontaxinvoice';

/** Returns a format of a country, and of the process in its identifier. */
function pint(key: string, kind: PintKind, name: string, process: Process = 'billing', older?: string): Format {
  const country = kind.split('-')[0] ?? kind;
  const specification = `urn:peppol:pint:${process}-1@${country}-1`;
  return {
    key,
    name: { en: `PINT ${name}` },
    description: { en: DESCRIPTIONS[process] },
    specification,
    recognises: new RegExp(`^(?:${[specification, ...(older ? [older] : [])].join('|')})`),
    process: process === 'selfbilling' ? 'urn:peppol:bis:selfbilling' : 'urn:peppol:bis:billing',
    addons: [],
    inboxes: 'peppol',
    syntax: 'ubl',
    schema: 'ubl',
    rules: [`pint-${kind}-base`, `pint-${kind}`],
    reads: true,
    writes: false,
  };
}

const DESCRIPTIONS: Readonly<Record<Process, string>> = {
  billing: 'Invoices and credit notes of the Peppol network outside Europe, in UBL 2.1.',
  selfbilling: 'Self-billed invoices and credit notes of the Peppol network outside Europe, in UBL 2.1.',
  nontaxinvoice: 'Invoices of Japanese sellers without tax registration in the Peppol network, in UBL 2.1.',
};

export const pintFormats: readonly Format[] = [
  pint('pint-ae', 'ae', 'AE'),
  pint('pint-ae-selfbilling', 'ae-sb', 'AE, self-billing', 'selfbilling'),
  pint('pint-sg', 'sg', 'SG'),
  pint('pint-aunz', 'aunz', 'A-NZ'),
  pint('pint-aunz-selfbilling', 'aunz-sb', 'A-NZ, self-billing', 'selfbilling'),
  pint('pint-jp', 'jp', 'JP', 'billing', 'urn:fdc:peppol:jp:billing:3\\.0'),
  pint('pint-jp-selfbilling', 'jp-sb', 'JP, self-billing', 'selfbilling'),
  pint('pint-jp-nontax', 'jp-ntr', 'JP, non-tax', 'nontaxinvoice'),
  pint('pint-my', 'my', 'MY'),
  pint('pint-my-selfbilling', 'my-sb', 'MY, self-billing', 'selfbilling'),
  pint('pint-om', 'om', 'OM'),
  pint('pint-om-selfbilling', 'om-sb', 'OM, self-billing', 'selfbilling'),
];
