import { expect, test } from 'vitest';
import { faultCodes } from '../check/fault-codes.ts';
import { codesIn } from './rejection.ts';
import { systemAnswers } from './systems.ts';
import { wordedCodes } from './worded.ts';

test.each([
  ['br-co-10 fails on our portal, why??', [['BR-CO-10', 'issuer']]],
  [
    'Grund: [BR-DE-6], [BR-DE-7]; Rechnung RE-2026-12',
    [
      ['BR-DE-6', 'ask'],
      ['BR-DE-7', 'ask'],
    ],
  ],
  ['BR-S-8 (val-sch.1.1) Position 12', [['BR-S-08', 'issuer']]],
  [
    'UBL-SR-48 / BR-CL-25 / PEPPOL-EN16931-CL008',
    [
      ['UBL-SR-48', 'repair'],
      ['BR-CL-25', 'repair'],
      ['PEPPOL-EN16931-CL008', 'repair'],
    ],
  ],
  ['KSeF odrzucił fakturę FS-118/05/2026: status 440', [['KSEF-440', 'issuer']]],
  ['Scarto SdI: Codice errore 00404 - fattura duplicata', [['SDI-00404', 'issuer']]],
  ['Statut 213 Rejetée — motif : REJ_COH', [['REJ_COH', 'issuer']]],
  ['cvc-complex-type.2.4.a: Invalid content was found starting with element', [['XSD-ELEMENT-ORDER', 'repair']]],
  ['Rechnung abgelehnt, siehe Anhang.', []],
  ['Błąd weryfikacji semantyki dokumentu faktury: data', [['KSEF-450', 'repair']]],
  [
    "Błąd weryfikacji semantyki dokumentu faktury:[\"The element 'Adnotacje' has invalid child element 'P_18'.\"]",
    [['KSEF-450', 'repair']],
  ],
  ['"status":{"code":445,"description":"Błąd weryfikacji, brak poprawnych faktur"}', [['KSEF-445', 'repair']]],
  ['21405 | Błąd walidacji danych wejściowych faktury', [['KSEF-21405', 'issuer']]],
  [
    '00444 | valori di natura presenti nelle linee della fattura\n00422 | ImponibileImporto',
    [
      ['SDI-00444', 'issuer'],
      ['SDI-00422', 'issuer'],
    ],
  ],
  ["Errore 00200 : file non conforme al formato : value '0' is not facet-valid", [['SDI-00200', 'repair']]],
  ['1.4.1.1.2 non valido : 92015190884', [['SDI-00305', 'issuer']]],
  ['Errore nella fattura 00123', []],
  ["No declaration found for element 'rsm:CrossIndustryDocument' [Zeile 0002]", [['XSD-ROOT', 'repair']]],
  [
    'ApplicableHeaderTradeSettlement found, but ApplicableHeaderTradeDelivery expected.',
    [['XSD-ELEMENT-ORDER', 'repair']],
  ],
  ["The 'currencyID' attribute is invalid: does not equal its fixed value.", [['XSD-VALUE', 'repair']]],
  ['Nieprawidłowy zakres uprawnień: brak uprawnienia fakturowego', [['KSEF-410', 'issuer']]],
  ['status 435 - błąd odszyfrowywania pliku', [['KSEF-435', 'repair']]],
  ['File non conforme al formato : schemaLocation value must have even number of URIs', [['SDI-00200', 'repair']]],
  ['La data della fattura non deve essere successiva alla data di ricezione', [['SDI-00403', 'issuer']]],
  ['Scarto: CodiceDestinatario non valido', [['SDI-00311', 'ask']]],
  ['SDI-00311', [['SDI-00311', 'ask']]],
  ['00409 | Fattura duplicata nel lotto', [['SDI-00409', 'issuer']]],
  ['_00444 | valori indicati nell’elemento 2.2.1.14', [['SDI-00444', 'issuer']]],
  ['Code: certificate-permissions\nCategory: CERTIFICATE_ERRORS', [['certificate-permissions', 'issuer']]],
  ['CODE : signatureValue, MESSAGE : wrong signature Value', [['signatureValue', 'issuer']]],
  ['<ds:SignatureValue>code</ds:SignatureValue>', []],
  [
    '[{"code":"invalid-invoice-hash"},{"code":"XSD_ZATCA_INVALID"},{"code":"BR-KSA-17"},{"code":"XSD_ZATCA_VALID"}]',
    [
      ['invalid-invoice-hash', 'issuer'],
      ['XSD_ZATCA_INVALID', 'repair'],
      ['BR-KSA-17', 'issuer'],
    ],
  ],
  ['Participant 0192:987654325 not registered in SMP', [['FD', 'ask']]],
  [
    'motif : REJ_SEMAN, BR-FR-10_BT-30 : SIREN attendu',
    [
      ['REJ_SEMAN', 'repair'],
      ['BR-FR-10_BT-30', 'repair'],
    ],
  ],
  ['"code": "invoiceTimeStamp_QRCODE_INVALID"', [['invoiceTimeStamp_QRCODE_INVALID', 'issuer']]],
  ['pih validation errors : CODE : KSA-13, MESSAGE : PIH is inValid', [['KSA-13', 'issuer']]],
  ['CODE : QRCODE_INVALID, MESSAGE : Invalid QR code format', [['QRCODE_INVALID', 'issuer']]],
  ['Das Element "Buyer reference" (BT-10) muss übermittelt werden.', [['BR-DE-15', 'ask']]],
  ['Fehler:\nAn Invoice shall have an Invoice number (BT-1). Bitte prüfen.', [['BR-02', 'issuer']]],
  [
    'Invoice total amount with VAT (BT-112) = Invoice total amount without VAT (BT-109) + Invoice total VAT amount (BT-110).',
    [['BR-CO-15', 'issuer']],
  ],
  [
    'Business process MUST be provided. A buyer reference or purchase order reference MUST be provided.',
    [
      ['PEPPOL-EN16931-R001', 'repair'],
      ['PEPPOL-EN16931-R003', 'ask'],
    ],
  ],
  [
    'XSD-VALUE at /Invoice/IssueDate, KSEF-XSD-facet-pattern',
    [
      ['XSD-VALUE', 'repair'],
      ['KSEF-XSD-facet-pattern', 'repair'],
    ],
  ],
  ['<cbc:StatusReasonCode>SV</cbc:StatusReasonCode>', [['SV', 'repair']]],
  [
    '<cbc:StatusReasonCode>BV</cbc:StatusReasonCode><cbc:Description>PEPPOL-EN16931-R010',
    [['PEPPOL-EN16931-R010', 'ask']],
  ],
  [
    'motifs : CMD_ERR, REF_CT_ABSENT, CODE_ROUTAGE_ERR, IRR_SYNTAX, REJ_UNI, COORD_BANC_ERR',
    [
      ['CMD_ERR', 'ask'],
      ['REF_CT_ABSENT', 'ask'],
      ['CODE_ROUTAGE_ERR', 'ask'],
      ['IRR_SYNTAX', 'repair'],
      ['REJ_UNI', 'issuer'],
      ['COORD_BANC_ERR', 'issuer'],
    ],
  ],
  ['BR-DE-19: BT-84 is no IBAN', [['BR-DE-19', 'repair']]],
  ["Fatal 4 at line 1 > Start tag expected, '<' not found", [['BW-XML-SYNTAX', 'repair']]],
  ['Invalid byte 2 of 3-byte UTF-8 sequence.', [['BW-XML-SYNTAX', 'repair']]],
  ['[Unknown document type] The checked document', [['BW-XML-SPECIFICATION', 'repair']]],
  ['specification=ISO 19005-3:2012, clause=6.2.11.4, testNumber=1], status=failed', [['BW-PDF-PDFA', 'issuer']]],
  ['[FX-SCH-A-000372] : must occur exactly 1 times', [['FX-SCH-A-000372', 'issuer']]],
])('codesIn finds the codes in %s', async (text, codes) => {
  expect((await codesIn(text)).map(({ code, kind }) => [code, kind])).toEqual(codes);
});

test('every code has a description', async () => {
  const unlisted = ['KSEF-21164', 'KSEF-29999', 'SDI-00999', 'FX-SCH-A-000372', 'BR-AT-01', 'PEPPOL-EN16931-R999'];
  const named = [...faultCodes.keys(), ...systemAnswers.keys(), ...unlisted];
  const reasons = ['REJ_COH', 'SIRET_ERR', 'DOUBLON', 'BR-DE-15', 'UBL-SR-48'];
  const text = [...named, ...reasons]
    .map((code) => {
      if (/^SDI-/.test(code)) return `Scarto SdI, codice ${code.slice(4)}`;
      if (/^KSEF-\d/.test(code)) return `KSeF: exceptionCode ${code.slice(5)}`;
      if (/^[A-Z]{2}$/.test(code)) return `<cbc:StatusReasonCode>${code}</cbc:StatusReasonCode>`;
      return `motif, code: ${code}`;
    })
    .join('\n');
  const codes = wordedCodes(await codesIn(text));
  const silent = ['BV', 'BW', 'SV'];
  expect(codes.map(({ code }) => code)).toEqual(
    expect.arrayContaining([...named, ...reasons].filter((code) => !silent.includes(code))),
  );
  expect(codes.filter(({ description }) => !description)).toEqual([]);
});
test.each(['a', 'ksef code ', 'codice ', '"code" ', 'code : ', 'DOUBLON 204 ', 'AB-1', 'StatusReasonCode>', ' '])(
  'codesIn: a rejection of many %j takes linear time',
  async (part) => {
    for (const start of ['', 'ksef code', 'sdi codice'])
      expect(await codesIn(start + part.repeat(300_000 / part.length))).toBeInstanceOf(Array);
  },
);

test.each([
  ['KSeF: 550 – Operacja została anulowana przez system', 'resend'],
  ['KSeF: status 410 – Nieprawidłowy zakres uprawnień', 'resend'],
  ['Scarto SdI: Codice errore 00002', 'resend'],
  ['KSeF 400: 21165 - Faktura nie jest jeszcze dostępna', 'wait'],
  ['KSeF: status 440', undefined],
  ['BR-CO-15', undefined],
])('codesIn says how to proceed if the file is not at fault: %s', async (text, next) => {
  const codes = await codesIn(text);
  expect(codes.map((code) => [code.kind, code.next])).toEqual([['issuer', next]]);
  const [worded] = wordedCodes(codes);
  if (next === 'resend') expect(worded?.advice).toContain('send it again');
});
