import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** Structured invoices of the Polish national system. */
export const ksefFacts = {
  key: 'ksef',
  family: 'ksef',
  name: 'KSeF FA',
  shortName: 'KSeF',
  country: 'PL',
  roots: ['Faktura'],
  namespaces: [
    { uri: 'http://crd.gov.pl/wzor/2025/06/25/13775/', prefix: 'fa', written: '' },
    { uri: 'http://crd.gov.pl/wzor/2023/06/29/12648/', prefix: 'fa2', written: '' },
  ],
  number: { element: 'P_2' },
  documents: ['bill/invoice'],
  schemaFaults: ['KSEF-XSD-'],
  schemas: ['fa-2', 'fa-3'],
  ruleSets: ['ksef'],
  rulePrefixes: ['KSEF-'],
  metaPrefix: 'ksef-',
} as const satisfies SyntaxFacts;
