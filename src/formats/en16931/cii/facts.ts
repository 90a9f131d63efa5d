import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** Cross Industry Invoice of UN/CEFACT. */
export const ciiFacts = {
  key: 'cii',
  family: 'en16931',
  name: 'UN/CEFACT CII',
  shortName: 'CII',
  roots: ['CrossIndustryInvoice'],
  namespaces: [{ uri: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', prefix: 'rsm' }],
  number: { element: 'ID', after: 'ExchangedDocument' },
  documents: ['bill/invoice'],
  schemaFaults: ['XSD-'],
  schemas: [
    'cii-d16b',
    'cii-d22b',
    'facturx-minimum',
    'facturx-basicwl',
    'facturx-basic',
    'facturx-en16931',
    'facturx-extended',
  ],
  ruleSets: [],
} as const satisfies SyntaxFacts;
