import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** ApplicationResponse of UBL: what receivers answer over Peppol, to an invoice or to a message. */
export const responseFacts = {
  key: 'response',
  family: 'response',
  name: 'UBL ApplicationResponse',
  shortName: 'Invoice Response',
  roots: ['ApplicationResponse'],
  namespaces: [
    { uri: 'urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2', prefix: 'ar', written: '' },
  ],
  number: { element: 'ID' },
  network: 'peppol',
  documents: ['bill/status', 'bill/payment'],
  schemaFaults: ['XSD-'],
  schemas: ['application-response'],
  ruleSets: ['peppol-t111', 'peppol-t71', 'peppol-mls'],
  rulePrefixes: ['PEPPOL-T111-', 'PEPPOL-T71-', 'PEPPOL-COMMON-R00', 'PEPPOL-COMMON-R030', 'SCH-MLS-'],
} as const satisfies SyntaxFacts;
