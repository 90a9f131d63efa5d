import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Universal Business Language of OASIS: invoices and credit notes. */
export const ublFacts = {
  key: 'ubl',
  family: 'en16931',
  name: 'UBL 2.1',
  shortName: 'UBL',
  roots: ['Invoice', 'CreditNote'],
  namespaces: [
    { uri: `${UBL}Invoice-2`, prefix: 'ubl', written: '' },
    { uri: `${UBL}CreditNote-2`, prefix: 'cn', written: '' },
    { uri: `${UBL}CommonAggregateComponents-2`, prefix: 'cac' },
    { uri: `${UBL}CommonBasicComponents-2`, prefix: 'cbc' },
    { uri: `${UBL}CommonExtensionComponents-2`, prefix: 'ext' },
    { uri: 'urn:mfin.gov.hr:schema:xsd:HRExtensionAggregateComponents-1', prefix: 'hrextac' },
  ],
  // A signature in the extensions has IDs before it.
  number: { element: 'ID', after: 'ProfileID' },
  documents: ['bill/invoice'],
  schemaFaults: ['XSD-'],
  schemas: ['ubl'],
  ruleSets: [],
} as const satisfies SyntaxFacts;
