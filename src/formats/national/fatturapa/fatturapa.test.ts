import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument, convertXml, validateXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';
import { isCodiceFiscale, isPartitaIva } from './codes.ts';
import { asFatturaPA, italianInvoice, textsOf } from './testing.ts';
import { inCharacters } from './write-base.ts';

async function xmlOf(members: JsonObject = {}, options: JsonObject = {}): Promise<string> {
  const written = await asFatturaPA(italianInvoice(members), options);
  if (!written.ok) throw new Error(JSON.stringify(written.faults));
  return String(written.result.result);
}

const vat = (more: JsonObject) => [{ cat: 'VAT', ...more }];
const line = (price: string, more: JsonObject = {}) => ({
  quantity: '1',
  item: { name: 'X', price },
  taxes: vat({ rate: 'general' }),
  ...more,
});

describe('writing FatturaPA', () => {
  test('takes transmitter, number and system from the format options', async () => {
    const xml = await xmlOf(
      {},
      { transmitter: { country: 'IT', code: '01234567897' }, progressive: 'X7', system: 'ACME' },
    );
    expect([textsOf(xml, 'IdCodice')[0], textsOf(xml, 'ProgressivoInvio')[0]]).toEqual(['01234567897', 'X7']);
    expect(xml).toContain('SistemaEmittente="ACME"');
  });

  test('reports a tax regime and a recipient code that nobody stated', async () => {
    const suppliedFor = async (members: JsonObject) => {
      const written = await asFatturaPA(italianInvoice(members));
      if (!written.ok) throw new Error(JSON.stringify(written.faults));
      const assumed = written.result.losses.filter(
        ({ kind, severity }) => kind === 'supplied' && severity === 'warning',
      );
      return assumed.flatMap(({ properties }) => properties).filter((path) => !path.startsWith('request.'));
    };
    const { supplier, customer } = italianInvoice() as { supplier: JsonObject; customer: JsonObject };
    const [regime, address] = ['$.supplier.ext.it-sdi-fiscal-regime', '$.customer.inboxes'];
    const bare = { supplier: { ...supplier, ext: {} }, customer: { ...customer, inboxes: [] } };
    expect(await suppliedFor(bare)).toEqual([regime, address]);
    const stated = {
      supplier: { ...supplier, ext: { 'it-sdi-fiscal-regime': 'RF19' } },
      customer: { ...customer, inboxes: [{ key: 'it-sdi-pec', email: 'blu@pec.example' }] },
    };
    expect(await suppliedFor(stated)).toEqual([]);
  });

  test('replaces characters that the schema does not allow', () => {
    expect(inCharacters('“Café” – 5 €', 0xff)).toEqual({ text: '"Café" - 5 EUR', isLossy: false });
    expect(inCharacters('Straße È', 0x7f)).toEqual({ text: 'Strasse E', isLossy: false });
    expect(inCharacters('日', 0xff)).toEqual({ text: '?', isLossy: true });
  });
});

describe('reading FatturaPA', () => {
  test('returns the attached files of any type', async () => {
    const files = [
      { name: 'visita.pdf', media_type: 'application/pdf', description: 'Perizia', data: 'JVBERi0xLjQ=' },
      { name: 'pacchetto “1”.zip', media_type: 'application/octet-stream', data: 'UEsDBA==' },
    ];
    const written = await convertDocument(italianInvoice(), { to: 'fatturapa', files }, environment);
    const xml = written.ok ? String(written.result.result) : '';
    expect(textsOf(xml, 'FormatoAttachment')).toEqual(['PDF', 'ZIP']);
    const read = await convertXml(xml, {}, environment);
    const [first, second] = files;
    expect(read.ok && read.result.files).toEqual([first, { ...second, name: 'pacchetto "1".zip' }]);
  });

  test('limits withholding taxes, which are repeated for every line', async () => {
    const retained = { cat: 'IRPEF', percent: '20%', ext: { 'it-sdi-retained': 'A' } };
    const xml = await xmlOf({ lines: [line('10.00', { taxes: [...vat({ rate: 'general' }), retained] })] });
    const taxesAmong = async (count: number) => {
      const many = xml.replace(/<DatiRitenuta>.*?<\/DatiRitenuta>/s, (one) => one.repeat(count));
      const read = await convertXml(many, {}, environment);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const { lines } = read.result.result as JsonObject;
      return JSON.stringify(lines).split('"it-sdi-retained"').length - 1;
    };
    expect([await taxesAmong(1), await taxesAmong(50), await taxesAmong(60)]).toEqual([1, 50, 50]);
  });

  test('returns the document with all calculated values', async () => {
    const xml = await xmlOf({
      lines: [line('1.00', { quantity: '3', discounts: [{ amount: '1.00' }] })],
      notes: [{ key: 'reason', text: 'Prova' }],
    });
    const read = await convertXml(xml, { to: 'gobl' }, environment);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.result.result).toMatchObject({
      $addons: ['it-sdi-v1'],
      type: 'standard',
      code: 'A-002',
      supplier: { tax_id: { country: 'IT', code: '12345678903' }, registration: { office: 'TO', entry: '123456' } },
      customer: { inboxes: [{ key: 'it-sdi-code', code: 'ABCDEF1' }] },
      lines: [{ discounts: [{ amount: '1.00' }], taxes: [{ cat: 'VAT', percent: '22.00%' }], total: '2.00' }],
      payment: {
        terms: { due_dates: [{ date: '2026-04-10', amount: '2.44' }] },
        instructions: { key: 'credit-transfer' },
      },
      notes: [{ key: 'reason', text: 'Prova' }],
      totals: { payable: '2.44' },
    });
  });

  test('assigns a withholding tax to its lines', async () => {
    const irpef = { cat: 'IRPEF', percent: '20%', ext: { 'it-sdi-retained': 'A' } };
    const xml = await xmlOf({ lines: [line('100', { taxes: [...vat({ rate: 'general' }), irpef] }), line('50')] });
    const read = await convertXml(xml, { to: 'gobl' }, environment);
    expect(read.ok && read.result.result).toMatchObject({
      lines: [{ taxes: [{ cat: 'VAT' }, { cat: 'IRPEF', percent: '20.00%' }] }, { taxes: [{ cat: 'VAT' }] }],
      totals: { retained_tax: '20.00', payable: '163.00' },
    });
  });

  test('returns a document for each invoice of a file, with faults at its index in the list', async () => {
    const xml = await xmlOf();
    const [body = ''] = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(xml) ?? [];
    const second = body.replace('<Numero>A-002<', '<Numero>A-003<').replace('<Divisa>EUR<', '<Divisa>USD<');
    const lot = xml.replace(body, body + second);
    const read = await convertXml(lot, {}, environment);
    expect(read.ok && read.result).toMatchObject({
      media_type: 'application/json',
      result: [
        { code: 'A-002', currency: 'EUR', customer: { name: 'Studio Ponte S.p.A.' } },
        { code: 'A-003', currency: 'USD', customer: { name: 'Studio Ponte S.p.A.' } },
      ],
      faults: [{ code: 'GOBL-IT-SDI-BILL-INVOICE-22', properties: ['$[1]'] }],
    });
    const other = await convertXml(lot, { to: 'en16931-ubl' }, environment);
    expect(other.ok ? [] : other.faults.map(({ code, properties }) => [code, ...properties])).toEqual([
      ['BW-FORMAT-SEVERAL', 'request.to'],
    ]);
  });

  test('rejects an unsupported version', async () => {
    const old = '<p:FatturaElettronica xmlns:p="http://www.fatturapa.gov.it/sdi/fatturapa/v1.1" versione="1.1"/>';
    const read = await convertXml(old, { to: 'gobl' }, environment);
    expect(read.ok ? [] : read.faults.map(({ code }) => code)).toEqual(['BW-FPA-VERSION']);
  });
});

describe('writing a received FatturaPA again', () => {
  const fileAt = (name: string) => readFileSync(new URL(`../../testing/${name}.xml`, import.meta.url), 'utf8');
  const figuresIn = (xml: string) =>
    [
      ...xml.matchAll(
        /<(\w*(?:Prezzo|Quantita|Imp|Arrotondamento|Aliquota|Natura|Riferimento|Percentuale)\w*)>([^<]*)</g,
      ),
    ].map(([, name, value = '']) => `${name} ${Number.isNaN(Number(value)) ? value : Number(value)}`);
  const writtenAgain = async (xml: string, to: 'fatturapa' | 'en16931-ubl') => {
    const written = await convertXml(xml, { to }, environment);
    if (!written.ok) throw new Error(JSON.stringify(written.faults));
    return written.result;
  };
  const wrongIn = (xml: string) =>
    xml
      .replace('<PrezzoTotale>1000.00<', '<PrezzoTotale>1000.05<')
      .replace('<ImponibileImporto>1000.00<', '<ImponibileImporto>1000.05<')
      .replace('<Imposta>220.00<', '<Imposta>220.01<')
      .replace('<ImportoTotaleDocumento>1220.00<', '<ImportoTotaleDocumento>1220.06<');

  test.each([
    ['an official sample', fileAt('samples/fatturapa-FPR02')],
    ['an ordinary invoice', fileAt('bases/fatturapa')],
    ['a simplified invoice', fileAt('bases/fatturapa-simple')],
    ['a Natura code of before 2021', fileAt('bases/fatturapa').replaceAll('<Natura>N4<', '<Natura>N3<')],
    ['a total after withholding tax', fileAt('bases/fatturapa').replace('>1186.92<', '>1006.92<')],
    [
      'instalments without dates',
      fileAt('bases/fatturapa')
        .replace(/<DataScadenzaPagamento>.*\s*/, '')
        .replace(/(<ImportoPagamento>)1006.92/, '$1500.00'),
    ],
  ])('keeps every figure of %s', async (_name, xml) => {
    const { result } = await writtenAgain(xml, 'fatturapa');
    expect(figuresIn(String(result))).toEqual(figuresIn(xml));
  });

  test.each([
    ['a figure with one decimal too few', ['<Imposta>220.01<', '<Imposta>220.0<'], ['Imposta 220']],
    [
      'data that break the schema',
      ['</DatiGeneraliDocumento>', '</DatiGeneraliDocumento><DatiTrasporto><MezzoTrasporto/></DatiTrasporto>'],
      ['Imposta 220.01'],
    ],
  ])('keeps figures with %s', async (_name, [from = '', to = ''], expected) => {
    const xml = wrongIn(await xmlOf()).replace(from, to);
    const { result } = await writtenAgain(xml, 'fatturapa');
    expect(figuresIn(String(result))).toEqual(figuresIn(xml));
    expect(figuresIn(String(result))).toEqual(expect.arrayContaining(expected));
  });

  test("keeps figures that differ from the document's, also in EN 16931", async () => {
    const xml = wrongIn(await xmlOf());
    const again = await writtenAgain(xml, 'fatturapa');
    expect(figuresIn(String(again.result))).toEqual(figuresIn(xml));
    const { result, losses } = await writtenAgain(xml, 'en16931-ubl');
    expect(textsOf(String(result).replaceAll(' currencyID="EUR"', ''), 'cbc:TaxAmount')).toEqual(['220.01', '220.01']);
    expect(String(result)).toMatch(
      /TaxableAmount currencyID="EUR">1000.05<[\s\S]*PayableAmount currencyID="EUR">1220.06</,
    );
    for (const each of [again.losses, losses]) expect(each.filter(({ kind }) => kind === 'difference')).toEqual([]);
  });

  test('reads every ordinary invoice without faults, also in strict mode', async () => {
    for (const xml of [await xmlOf(), fileAt('bases/fatturapa')]) {
      const read = await convertXml(xml, { strict: true }, environment);
      expect(read.ok ? [] : read.faults).toEqual([]);
    }
  });
});

describe('checking FatturaPA', () => {
  test('compares the date of issue with the day in Italy, and limits the size of the file', async () => {
    const xml = await xmlOf();
    const codesOf = async (text: string, now: string) => {
      const checked = await validateXml(text, undefined, { now: new Date(now) });
      return [...(checked.ok ? [] : checked.faults), ...checked.warnings].map((each) => each.code);
    };
    expect(await codesOf(xml, '2026-03-09T22:59:00Z')).toEqual(['SDI-00403']);
    expect(await codesOf(xml, '2026-03-09T23:01:00Z')).toEqual([]);
    expect(await codesOf(`${xml}<!--${' '.repeat(5_000_000)}-->`, '2026-03-11T10:00:00Z')).toEqual(['SDI-00003']);
  });

  test('verifies check digits of the partita IVA and the codice fiscale', () => {
    expect([isPartitaIva('12345678903'), isPartitaIva('12345678904')]).toEqual([true, false]);
    expect([isCodiceFiscale('RSSMRA74D22A001Q'), isCodiceFiscale('RSSMRA74D22A001R')]).toEqual([true, false]);
  });
});
