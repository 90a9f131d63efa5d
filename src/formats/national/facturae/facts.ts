import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** Invoices for the public bodies of Spain. */
export const facturaeFacts = {
  key: 'facturae',
  family: 'facturae',
  name: 'Facturae',
  country: 'ES',
  roots: ['Facturae'],
  namespaces: [
    { uri: 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml', prefix: 'fe' },
    { uri: 'http://www.facturae.es/Facturae/2014/v3.2.1/Facturae', prefix: 'fe321' },
    { uri: 'http://www.facturae.es/Facturae/2009/v3.2/Facturae', prefix: 'fe320' },
  ],
  number: { element: 'InvoiceNumber', after: 'InvoiceHeader' },
  documents: ['bill/invoice'],
  schemaFaults: ['BW-FACTURAE-XSD'],
  schemas: ['facturae-322', 'facturae-321', 'facturae-320'],
  ruleSets: ['facturae'],
  rulePrefixes: ['FACE-'],
  metaPrefix: 'es-facturae-',
} as const satisfies SyntaxFacts;
