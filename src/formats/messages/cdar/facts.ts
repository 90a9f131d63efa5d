import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** Cross Domain Acknowledgement and Response of UN/CEFACT: life cycle messages of the French reform. */
export const cdarFacts = {
  key: 'cdar',
  family: 'cdar',
  name: 'CDAR',
  roots: ['CrossDomainAcknowledgementAndResponse'],
  namespaces: [
    {
      uri: 'urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100',
      prefix: 'cdar',
      written: 'rsm',
    },
  ],
  number: { element: 'ID', after: 'ExchangedDocument' },
  documents: ['bill/status', 'bill/payment'],
  schemaFaults: ['XSD-'],
  schemas: ['cdar'],
  ruleSets: [],
} as const satisfies SyntaxFacts;
