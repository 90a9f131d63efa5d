import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** Invoices of the Italian exchange system SdI. */
export const fatturapaFacts = {
  key: 'fatturapa',
  family: 'fatturapa',
  name: 'FatturaPA',
  country: 'IT',
  roots: ['FatturaElettronica', 'FatturaElettronicaSemplificata'],
  namespaces: [
    { uri: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2', prefix: 'p' },
    { uri: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0', prefix: 'p10' },
  ],
  number: { element: 'Numero' },
  documents: ['bill/invoice'],
  schemaFaults: ['SDI-00200'],
  schemas: ['fpr-12', 'fsm-10'],
  ruleSets: ['fatturapa'],
  rulePrefixes: ['SDI-'],
  metaPrefix: 'it-sdi-',
} as const satisfies SyntaxFacts;
