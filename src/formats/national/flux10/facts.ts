import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** The French e-reporting: a report of sales and payments for the tax administration. */
export const flux10Facts = {
  key: 'flux10',
  family: 'flux10',
  name: 'Flux 10',
  country: 'FR',
  roots: ['Report'],
  namespaces: [],
  number: { element: 'Id' },
  documents: [],
  isReport: true,
  schemaFaults: ['XSD-'],
  schemas: ['flux10'],
  ruleSets: ['flux10'],
  rulePrefixes: ['F10-'],
} as const satisfies SyntaxFacts;
