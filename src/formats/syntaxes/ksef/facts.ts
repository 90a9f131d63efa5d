import type { SyntaxFacts } from '../facts.ts';

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
  schemas: ['fa-2', 'fa-3'],
  ruleSets: ['ksef'],
  rulePrefix: 'KSEF-',
  metaPrefix: 'ksef-',
  paperCode: {
    stamp: 'favat-qr',
    hosts: { production: 'qr.ksef.mf.gov.pl', demo: 'qr-demo.ksef.mf.gov.pl', test: 'qr-test.ksef.mf.gov.pl' },
    path: /^\/invoice\/(?<nip>\d{10})\/(?<date>\d\d-\d\d-\d{4})\/[\w-]{43}$/,
    repeats: { nip: 'seller', date: 'day' },
    number: { stamp: 'favat-ksef-number', values: /^(?<nip>\d{10})-\d{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/ },
    unnumbered: 'OFFLINE',
  },
} as const satisfies SyntaxFacts;
