import type { SyntaxFacts } from '../../declare/syntax-facts.ts';

/** Digital tax receipts of the Mexican tax administration (CFDI 4.0), with their complements. */
export const cfdiFacts = {
  key: 'cfdi',
  family: 'cfdi',
  name: 'CFDI',
  country: 'MX',
  roots: ['Comprobante'],
  namespaces: [
    { uri: 'http://www.sat.gob.mx/cfd/4', prefix: 'cfdi' },
    { uri: 'http://www.sat.gob.mx/Pagos20', prefix: 'pago20' },
    { uri: 'http://www.sat.gob.mx/TimbreFiscalDigital', prefix: 'tfd' },
    { uri: 'http://www.sat.gob.mx/valesdedespensa', prefix: 'valesdedespensa' },
    { uri: 'http://www.sat.gob.mx/EstadoDeCuentaCombustible12', prefix: 'ecc12' },
    { uri: 'http://www.sat.gob.mx/implocal', prefix: 'implocal' },
    { uri: 'http://www.sat.gob.mx/leyendasFiscales', prefix: 'leyendasFisc' },
  ],
  number: { element: 'Comprobante', attribute: 'Folio' },
  documents: ['bill/invoice', 'bill/payment'],
  schemaFaults: ['SAT-301'],
  schemas: ['cfdi-40'],
  ruleSets: ['cfdi'],
  rulePrefixes: ['CFDI', 'CRP', 'SAT-'],
  metaPrefix: 'mx-cfdi-',
} as const satisfies SyntaxFacts;
