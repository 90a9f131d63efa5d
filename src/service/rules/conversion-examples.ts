/** Requests that cause our codes about conversions by their options. Other codes have examples from the cases of the formats. */

import { TIKE } from '../../formats/national/verifactu/facts.ts';
import { complete } from '../../operations/example-documents.ts';
import { type Example, on } from './example.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const FATTURA = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

const convert = on('convert', { data: complete, to: 'en16931-ubl' });
const write = (members: object, options: object = {}) =>
  convert({ data: { ...complete, ...members }, to: 'en16931-ubl', ...options });
const validate = on('validate', { data: complete });

/** A received invoice only has to meet the rules of the format. */
const received = { direction: 'received' };
const receivedWith = (members: object) =>
  convert(
    { data: { ...complete, ...members }, to: 'en16931-ubl', ...received },
    { data: complete, to: 'en16931-ubl', ...received },
  );

const file = { name: 'plan.csv', media_type: 'text/csv', data: 'MQ==' };
const emptyInvoice = `<Invoice xmlns="${UBL}:Invoice-2"/>`;

/** Returns a FatturaPA with empty invoices. */
const fattura = (count: number) =>
  [
    `<p:FatturaElettronica xmlns:p="${FATTURA}" versione="FPR12">`,
    '  <FatturaElettronicaHeader/>',
    ...Array.from({ length: count }, () => '  <FatturaElettronicaBody/>'),
    '</p:FatturaElettronica>',
    '',
  ].join('\n');

const CANCELLATION = `<RegistroAnulacion xmlns="${TIKE}SuministroInformacion.xsd"/>`;

const party = (name: string, siren: string) => ({
  name,
  identities: [{ code: siren, ext: { 'iso-scheme-id': '0002' } }],
  inboxes: [{ key: 'peppol', scheme: '0225', code: siren }],
});
const reference = { code: 'F26-412', issue_date: '2026-03-10', ext: { 'untdid-document-type': '380' } };
const line = { key: 'accepted', date: '2026-03-11', doc: reference };

/** Returns a report on an invoice with other members of its line. */
const statusWith = (members: object) => ({
  data: {
    $schema: 'https://gobl.org/draft-0/bill/status',
    $addons: ['fr-ctc-flow6-v1'],
    code: 'CDV-7',
    issue_date: '2026-03-12',
    issue_time: '09:30:00',
    supplier: party('Imprimerie du Canal', '732829320'),
    customer: party('Fonderie Lavoisier', '356000000'),
    lines: [{ ...line, ...members }],
  },
  to: 'cdar',
  ...received,
});

export const CONVERSION_EXAMPLES: Readonly<Record<string, Example>> = {
  'BW-FORMAT-READ-ONLY': convert({ data: complete, to: 'nlcius-ga-ubl' }, { data: complete, to: 'en16931-ubl' }),
  'BW-FORMAT-FILE': write({}, { files: [{ ...file, name: 'plan.exe', media_type: 'application/x-msdownload' }] }),
  'BW-FORMAT-PAPER': convert({ data: complete, to: 'pdf', language: 'la' }, { data: complete, to: 'pdf' }),
  'BW-FORMAT-FILES': convert({ data: emptyInvoice, files: [file] }, { data: emptyInvoice }),
  'BW-FORMAT-PAGES': write({}, { pdf: 'JVBERi0xLjc=' }),
  'BW-FORMAT-SEVERAL': convert({ data: fattura(2), to: 'en16931-ubl' }, { data: fattura(1), to: 'en16931-ubl' }),
  'BW-FORMAT-NO-DOCUMENT': convert({ data: CANCELLATION, to: 'en16931-ubl' }, { data: CANCELLATION, to: undefined }),
  'BW-XML-DOCUMENT-TYPE': receivedWith({ type: 'other' }),
  'BW-XML-PAYMENT-MEANS': receivedWith({ payment: { ...complete.payment, instructions: { key: 'other' } } }),
  'BW-XML-STATUS': convert(statusWith({ key: 'other' }), statusWith({})),
  'BW-XML-REFERENCE': convert(statusWith({ doc: { ...reference, code: undefined } }), statusWith({})),
  'BW-XML-LOSS': write({ meta: { colour: 'red' } }, { strict: true }),
  'XSD-ROOT': validate({ data: emptyInvoice, from: 'en16931-cii' }, { data: emptyInvoice, from: 'en16931-ubl' }),
};
