import { describe, expect, test } from 'vitest';
import type { Facts } from '../facts.ts';
import { ACCOUNT, facts, OTHER_ACCOUNT, page } from '../testing.ts';
import { differencesOf } from './compare.ts';

/** The values of the XML besides the facts. */
const XML = [
  'Stadtwerk Aue GmbH',
  'DE987654324',
  'B-2026-0071',
  '20260310',
  '20260312',
  '20260411',
  '1000.00',
  '190.00',
  '1190.00',
];

const LETTER = [
  'Gärtnerei Lindenhof GmbH · Am Hang 4 · 53111 Bonn',
  'Stadtwerk Aue GmbH',
  'Rechnungsnummer: RE-2026-0333           Rechnungsdatum: 12.03.2026',
  'Lieferdatum: 10. März 2026              Bestellung B-2026-0071',
  'Hecke                 10      100,00       1.000,00',
  'Nettobetrag                                1.000,00 EUR',
  'USt. 19 %                                    190,00 EUR',
  'Gesamtbetrag                               1.190,00 EUR',
  'zahlbar bis 11.04.2026 an IBAN DE89 3704 0044 0532 0130 00',
  'USt-IdNr. DE 123 456 788',
];

/** Returns the fields that differ with the values of the pages, after some changes of the letter. */
function found(changes: Readonly<Record<string, string>>, own: Partial<Facts> = {}): Record<string, string> {
  const lines = LETTER.map((line) =>
    Object.entries(changes).reduce((text, [from, to]) => text.replaceAll(from, to), line),
  );
  const differences = differencesOf(page(...lines.flatMap((line) => line.split('\n'))), facts(own), XML);
  return Object.fromEntries(differences.map(({ field, page: value }) => [field, value]));
}

describe('differencesOf: pages equal to the XML', () => {
  test.each<[string, Record<string, string>]>([
    ['as they are', {}],
    [
      'a name in capitals with another form',
      { 'Gärtnerei Lindenhof GmbH': 'GAERTNEREI LINDENHOF Gesellschaft mit beschränkter Haftung' },
    ],
    ['English separators', { '1.000,00': '1,000.00', '1.190,00': '1,190.00', '190,00': '190.00' }],
    ['amounts without decimals', { '1.000,00': '1.000', '1.190,00': '1190' }],
    ['dates in words', { '12.03.2026': '12 mars 2026' }],
    ['a VAT number without country', { 'DE 123 456 788': '123456788' }],
    ['a second account', { 'USt-IdNr.': `IBAN ${OTHER_ACCOUNT}  USt-IdNr.` }],
    ['a discount', { 'zahlbar bis': 'Bei Zahlung in 10 Tagen 2 % Skonto, das sind 23,80 EUR. zahlbar bis' }],
    ['no amounts', { '1.000,00': '', '1.190,00': '', '190,00': '' }],
    ['no number', { 'RE-2026-0333': '' }],
    ['no account', { 'DE89 3704 0044 0532 0130 00': '' }],
    ['an account with other separators', { 'DE89 3704 0044 0532 0130 00': 'DE89-3704-0044-0532-0130-00' }],
    ['a name without the letters that a font lacks', { 'Gärtnerei Lindenhof GmbH': 'G?rtnerei Lindenhof GmbH' }],
    ['a number right after its name', { 'Rechnungsnummer: RE-2026-0333': 'N.ºRE-2026-0333' }],
    ['words before a name', { 'Gärtnerei Lindenhof GmbH': 'Fa. Gärtnerei Lindenhof' }],
    ['a date after the number of the invoice', { 'Rechnungsdatum: 12.03.2026': 'Facture n° R-1 du 12.03.2026' }],
  ])('have no differences: %s', (_, changes) => {
    expect(found(changes)).toEqual({});
  });

  test('have a different number if further digits follow', () => {
    expect(found({ 'RE-2026-0333': 'RE-2026-03331' })).toEqual({ number: 'RE-2026-03331' });
    expect(found({ 'RE-2026-0333': '2026-03331' })).toEqual({ number: '2026-03331' });
  });

  test('may name an account for a direct debit that the XML lacks', () => {
    expect(found({ 'DE89 3704 0044 0532 0130 00': OTHER_ACCOUNT }, { accounts: [] })).toEqual({});
  });
});

describe('differencesOf: pages different from the XML', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['number', { 'RE-2026-0333': 'RE-2026-0338' }, { number: 'RE-2026-0338' }],
    ['date', { '12.03.2026': '19.03.2026' }, { date: '2026-03-19' }],
    [
      'date, while the right one is the delivery',
      { '10. März 2026': '12. März 2026', '12.03.2026': '19.03.2026' },
      { date: '2026-03-19' },
    ],
    [
      'name',
      { 'Gärtnerei Lindenhof GmbH': 'Nordlicht Handelsgesellschaft mbH' },
      { supplier_name: 'Nordlicht Handelsgesellschaft mbH' },
    ],
    ['VAT number', { 'DE 123 456 788': 'DE 123 456 780' }, { vat_number: 'DE123456780' }],
    ['account', { 'DE89 3704 0044 0532 0130 00': 'DE02 1203 0000 0000 2020 51' }, { iban: OTHER_ACCOUNT }],
    ['account with a typing error', { 'DE89 3704': 'DE89 3794' }, { iban: 'DE89379400440532013000' }],
    [
      'VAT number at the start of a line',
      { 'USt-IdNr. DE 123 456 788': 'Bitte nennen Sie immer unsere USt-IdNr. DE\n123 456 780' },
      { vat_number: '123456780' },
    ],
    [
      'VAT number before its name',
      { 'USt-IdNr. DE 123 456 788': `${ACCOUNT} (IBAN) DE123456780 (USt-IdNr.)` },
      { vat_number: 'DE123456780' },
    ],
    ['name without a form', { 'Gärtnerei Lindenhof GmbH': 'Nordlicht Handel' }, { supplier_name: 'Nordlicht Handel' }],
    [
      'date that is also the delivery date',
      { 'Rechnungsdatum: 12.03.2026': 'Datum: 10.03.2026' },
      { date: '2026-03-10' },
    ],
    ['date without separators', { '12.03.2026': '20260319' }, { date: '2026-03-19' }],
    [
      'amounts before their names',
      {
        'Nettobetrag                                1.000,00 EUR': '1.000,00 EUR      Nettobetrag',
        'USt. 19 %                                    190,00 EUR': '191,00 EUR        USt. 19 %',
        'Gesamtbetrag                               1.190,00 EUR': '1.190,00 EUR      Gesamtbetrag',
      },
      { tax: '191.00' },
    ],
    [
      'net and total swapped',
      { Nettobetrag: 'Gesamtsumme', Gesamtbetrag: 'Nettobetrag' },
      { net: '1190.00', total: '1000.00' },
    ],
    ['total', { '1.190,00': '1.290,00' }, { total: '1290.00' }],
    ['tax and total', { ' 190,00': ' 70,00', '1.190,00': '1.070,00' }, { tax: '70.00', total: '1070.00' }],
    [
      'all sums',
      { '1.000,00': '900,00', '1.190,00': '1.071,00', ' 190,00': ' 171,00' },
      { net: '900.00', tax: '171.00', total: '1071.00' },
    ],
  ])('are reported: %s', (_, changes, differences) => {
    expect(found(changes)).toEqual(differences);
  });

  test('are compared even with a label above its value, and an account over two lines', () => {
    const cells = page(
      'Fattura n.          Data',
      'RE-2026-0334        12/03/2026',
      '',
      'IBAN',
      'DE02 1203 0000',
      '0000 2020 51',
    );
    expect(differencesOf(cells, facts(), XML).map(({ field, page: value }) => [field, value])).toEqual([
      ['number', 'RE-2026-0334'],
      ['iban', OTHER_ACCOUNT],
    ]);
  });

  test('do not differ in a VAT number that belongs to the customer', () => {
    expect(found({ 'RE-2026-0333': '', 'USt-IdNr. DE 123 456 788': 'Ihre USt-IdNr. DE987654324' })).toEqual({});
  });
});

describe('differencesOf: the date next to the number', () => {
  const OTHERS = 'Leistungsdatum 05.03.2026   Stylesheet-Version 2.6 vom 10.11.2025';

  test.each([
    'Rechnungskorrektur Nr. RE-2026-0333 vom 12.03.2026',
    'Handelsrechnung RE-2026-0333 von 12.03.2026',
    'Invoice RE-2026-0333, dated 12 March 2026',
    'Facture n° RE-2026-0333 du 12/03/2026',
    'Factura RE-2026-0333 de fecha 12/03/2026',
    'Fattura n. RE-2026-0333 del 12/03/2026',
    'Faktura nr RE-2026-0333 z dnia 12.03.2026',
    'Factuur RE-2026-0333 van 12-03-2026',
  ])('is the date of the invoice: %s', (title) => {
    expect(
      found({ 'Rechnungsnummer: RE-2026-0333           Rechnungsdatum: 12.03.2026': `${title}\n${OTHERS}` }),
    ).toEqual({});
  });

  test('is reported if it differs, even if the page has the date of the XML elsewhere', () => {
    const title = `Rechnung RE-2026-0333 vom 30.03.2026\nDatum 12.03.2026`;
    expect(found({ 'Rechnungsnummer: RE-2026-0333           Rechnungsdatum: 12.03.2026': title })).toEqual({
      date: '2026-03-30',
    });
  });

  test('is not a date in the next column', () => {
    const title = 'RE-2026-0333           05.03.2026           12.03.2026';
    const head = 'Rechnungsnummer        Lieferdatum          Rechnungsdatum';
    expect(
      found({ 'Rechnungsnummer: RE-2026-0333           Rechnungsdatum: 12.03.2026': `${head}\n${title}` }),
    ).toEqual({});
  });
});
