/** Corrections (chapter 02 §14, chapter 09 §4.3). */
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build, correct, correctionOptions, type Json, type JsonObject } from '../index.ts';

beforeAll(loadAll);

const lines = [{ quantity: '2', item: { name: 'Tyre', price: '60.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }];
const uuid = '019cf0c1-9c40-7000-8000-0000000000aa';

// biome-ignore lint/suspicious/noExplicitAny: tests read documents of every shape.
function corrected(source: JsonObject, options: Json): any {
  const outcome = correct(source, options, {}, testEnvironment);
  if (!outcome.ok) throw new Error(`${outcome.key}: ${JSON.stringify(outcome.faults)}`);
  return outcome.result;
}

function refusal(source: JsonObject, options: Json) {
  const outcome = correct(source, options, {}, testEnvironment);
  if (outcome.ok) return undefined;
  const { key, faults } = outcome;
  return { key, fault: `${faults[0]?.code} ${faults[0]?.properties[0]}`, values: faults[0]?.values };
}

describe('credit note', () => {
  test('refers to the invoice, has no number yet and keeps its amounts', () => {
    const note = corrected(invoiceWith({ uuid, type: 'standard', lines }), { type: 'credit-note', reason: 'Returned' });
    expect(note).toMatchObject({ type: 'credit-note', series: 'FAC', issue_date: '2026-03-15' });
    expect(note.preceding).toEqual([
      { uuid, type: 'standard', issue_date: '2026-03-10', series: 'FAC', code: '118', reason: 'Returned' },
    ]);
    expect(note.totals.payable).toBe('145.20');
    expect(note).not.toHaveProperty('code');
    expect(note).not.toHaveProperty('uuid');
    for (const name of ['stamps', 'ext', 'tax']) expect(note.preceding[0]).not.toHaveProperty(name);
  });

  test('may have any type without a regime that restricts it', () => {
    const source = invoiceWith({
      lines: [{ ...lines[0], taxes: [] }],
      currency: 'EUR',
      supplier: { name: 'Somebody' },
    });
    expect(corrected(source, { type: 'debit-note', copy_tax: true })).toMatchObject({ type: 'debit-note' });
  });

  test("takes series and day from the options and drops the invoice's own preceding", () => {
    const source = invoiceWith({ lines, preceding: [{ code: 'OLD' }] });
    const note = corrected(source, { type: 'credit-note', series: 'REC', issue_date: '2026-03-12' });
    expect(note).toMatchObject({ series: 'REC', issue_date: '2026-03-12', preceding: [{ code: '118' }] });
  });

  test.each([
    ['DE', '2020-12-15', 'general', '116.00'],
    ['DE', '2020-12-15', 'reduced', '105.00'],
    ['SK', '2024-12-15', 'general', '120.00'],
    ['SK', '2024-12-15', 'standard', '120.00'],
    ['FI', '2024-08-31', 'general', '124.00'],
  ])('has the rate of the supply in %s on %s: %s', (country, issue_date, rate, payable) => {
    const [line] = lines;
    const source = invoiceWith({
      issue_date,
      currency: 'EUR',
      supplier: { name: 'Werk', tax_id: { country } },
      lines: [{ ...line, quantity: '1', item: { name: 'Tyre', price: '100.00' }, taxes: [{ cat: 'VAT', rate }] }],
    });
    const { document, ...outcome } = correct(source, { type: 'credit-note' }, {}, testEnvironment) as {
      ok: boolean;
      result?: JsonObject;
      document?: JsonObject;
    };
    expect(outcome.result ?? document).toMatchObject({ value_date: issue_date, totals: { payable } });
  });

  test('has no tax date of its own if the rates are the same, and keeps a given one', () => {
    const note = corrected(invoiceWith({ lines }), { type: 'credit-note' });
    expect(note).not.toHaveProperty('value_date');
    const given = corrected(invoiceWith({ lines, value_date: '2026-03-01' }), { type: 'credit-note' });
    expect(given.value_date).toBe('2026-03-01');
  });

  test('copies the taxes of the invoice only on request', () => {
    const outcome = build(invoiceWith({ lines }), {}, testEnvironment);
    const source = outcome.ok ? outcome.result : {};
    expect(corrected(source, { type: 'credit-note' }).preceding[0]).not.toHaveProperty('tax');
    expect(corrected(source, { type: 'credit-note', copy_tax: true }).preceding[0].tax.sum).toBe('25.20');
  });

  test('drops null entries of the copied taxes', () => {
    const taxes = { categories: [null, { code: 'VAT', rates: [null, { base: '120.00', percent: '21%' }] }] };
    const note = corrected(invoiceWith({ lines, totals: { taxes } }), { type: 'credit-note', copy_tax: true });
    expect(note.preceding[0].tax).toMatchObject({ categories: [{ code: 'VAT', amount: '25.20' }], sum: '25.20' });
  });

  test('copies a tax without rates with an empty list, even without calculation', () => {
    const taxes = { categories: [{ code: 'VAT', amount: '0.00' }], sum: '0.00' };
    const source = invoiceWith({ $tags: ['bypass'], totals: { taxes } });
    const outcome = correct(source, { type: 'credit-note', copy_tax: true }, {}, testEnvironment);
    expect(outcome.ok || outcome.document).toMatchObject({ preceding: [{ tax: { categories: [{ rates: [] }] } }] });
  });

  test('has a new envelope if the invoice has one', () => {
    const outcome = build(invoiceWith({ lines }), { envelop: true }, testEnvironment);
    const source = outcome.ok
      ? { ...outcome.result, head: { ...(outcome.result.head as JsonObject), tags: ['paid'] } }
      : {};
    const envelope = corrected(source, { type: 'credit-note' });
    expect(envelope.doc).toMatchObject({ uuid: testEnvironment.uuid(), preceding: [{ code: '118' }] });
    expect(envelope.head).not.toHaveProperty('tags');
  });
});

describe('correct fails', () => {
  const invoice = invoiceWith({ lines });
  test.each([
    ['without a type', invoice, {}, 'BW-CORRECT-TYPE-MISSING options.type'],
    ['without options', invoice, null, 'BW-CORRECT-TYPE-MISSING options.type'],
    ['for an invoice without a number', { ...invoice, code: '' }, { type: 'credit-note' }, 'BW-CORRECT-CODE $.code'],
    ['for a type that the country does not know', invoice, { type: 'proforma' }, 'BW-CORRECT-TYPE options.type'],
    [
      'for another document type',
      { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hi' },
      { type: 'credit-note' },
      'BW-CORRECT-UNSUPPORTED $.$schema',
    ],
  ])('%s', (_case, source, options, fault) => {
    expect(refusal(source, options)).toMatchObject({ key: 'validation', fault });
  });

  test('for options of a wrong type, naming the option', () => {
    expect(refusal(invoice, { type: 7 })?.fault).toBe('BW-CORRECT-OPTIONS options.type');
    expect(refusal(invoice, [])?.fault).toBe('BW-CORRECT-OPTIONS options');
  });

  test('without a reason for a Colombian invoice', () => {
    const supplier = { name: 'Panadería Bogotá', tax_id: { country: 'CO', code: '9014514812' } };
    const source = invoiceWith({ supplier, currency: 'COP', $addons: ['co-dian-v2'], lines: [] });
    expect(refusal(source, { type: 'credit-note', stamps: [{ prv: 'dian-cude', val: 'x' }] })?.fault).toBe(
      'BW-CORRECT-REASON options.reason',
    );
  });

  test('with a list of the possible types', () => {
    const supplier = { name: 'Panadería Bogotá', tax_id: { country: 'CO', code: '9014514812' } };
    const colombian = invoiceWith({ supplier, currency: 'COP', $addons: ['co-dian-v2'], lines: [] });
    const types = ['credit-note', 'corrective', 'debit-note'];
    expect(refusal(invoice, {})).toMatchObject({ values: { types } });
    expect(refusal({ ...invoice, supplier: { name: 'Somebody' } }, {})).toMatchObject({ values: undefined });
    expect(refusal(invoice, { type: 'proforma' })).toMatchObject({ values: { given: 'proforma', types } });
    for (const stamps of [undefined, [{ prv: 'other', val: 'x' }, null]])
      expect(refusal(colombian, { type: 'credit-note', reason: 'Returned', ...(stamps && { stamps }) })).toMatchObject({
        fault: 'BW-CORRECT-STAMP options.stamps',
        values: { missing: 'dian-cude', stamp: '{"prv": "dian-cude", "val": …}' },
      });
  });

  test('for an envelope without a document', () => {
    const $schema = 'https://gobl.org/draft-0/envelope';
    expect(refusal({ $schema, doc: null }, { type: 'credit-note' })).toMatchObject({
      key: 'validation',
      fault: 'BW-CORRECT-UNSUPPORTED $.doc',
    });
    expect(correctionOptions({ $schema, doc: null })).toMatchObject({ ok: false, key: 'no-document' });
  });
});

test('stamps in the options override envelope stamps by position', () => {
  const supplier = { name: 'Panadería Bogotá', tax_id: { country: 'CO', code: '9014514812' } };
  const doc = invoiceWith({ supplier, currency: 'COP', $addons: ['co-dian-v2'], lines });
  const source = {
    $schema: 'https://gobl.org/draft-0/envelope',
    head: { stamps: [{ prv: 'dian-cude', val: 'A' }] },
    doc,
  };
  const stampsBy = (options: JsonObject) => {
    const outcome = correct(source, { type: 'credit-note', reason: 'Returned', ...options }, {}, testEnvironment);
    const document = (outcome.ok ? outcome.result : outcome.document) as JsonObject | undefined;
    const { preceding } = (document?.doc ?? {}) as { preceding?: { stamps?: Json }[] };
    return preceding?.[0]?.stamps;
  };
  expect(stampsBy({})).toEqual([{ prv: 'dian-cude', val: 'A' }]);
  expect(stampsBy({ stamps: [{ val: 'B' }] })).toEqual([{ prv: 'dian-cude', val: 'B' }]);
  expect(stampsBy({ Stamps: [{ val: 'B' }] })).toEqual([{ prv: 'dian-cude', val: 'B' }]);
  expect(refusal(source, { type: 'credit-note', reason: 'Returned', stamps: null })?.fault).toBe(
    'BW-CORRECT-STAMP options.stamps',
  );
});

describe('correction schema', () => {
  // biome-ignore lint/suspicious/noExplicitAny: tests read schemas of every shape.
  const schemaOf = (document: JsonObject): any => {
    const outcome = correctionOptions(document);
    return outcome.ok && (outcome.result as { $defs: JsonObject } | null)?.$defs['bill.CorrectionOptions'];
  };

  test('offers the types of the country and defaults to the series', () => {
    const { properties, recommended } = schemaOf(invoiceWith({}));
    expect(properties.type.oneOf.map(({ const: type }: { const: string }) => type)).toEqual([
      'credit-note',
      'corrective',
      'debit-note',
    ]);
    expect(properties.type.default).toBe('credit-note');
    expect(properties.series.default).toBe('FAC');
    expect(properties).not.toHaveProperty('ext');
    expect(recommended).toEqual(['series']);
  });

  test('requires the extensions of addons, with their codes', () => {
    const { properties, recommended } = schemaOf(invoiceWith({ $addons: ['es-facturae-v3'] }));
    const { oneOf, title } = properties.ext.properties['es-facturae-correction'];
    expect(oneOf[0]).toEqual({ const: '01', title: 'Invoice code' });
    expect(title).toBe('FacturaE Change');
    expect(recommended).toEqual(['series', 'ext']);
  });

  test('is general without a regime, and null for other documents', () => {
    expect(schemaOf(invoiceWith({ supplier: { name: 'Somebody' } }))).not.toHaveProperty('recommended');
    expect(correctionOptions({ $schema: 'https://gobl.org/draft-0/note/message' })).toMatchObject({
      ok: true,
      result: null,
    });
  });
});

describe('correction options', () => {
  const source = invoiceWith({ lines });

  test('require a type', () => {
    for (const options of [{}, null])
      expect(refusal(source, options)).toMatchObject({
        key: 'validation',
        fault: 'BW-CORRECT-TYPE-MISSING options.type',
      });
  });

  test.each<[Json, string]>([
    [5, 'options'],
    [[], 'options'],
    [{ type: 5 }, 'options.type'],
    [{ type: 'credit-note', stamps: 'x' }, 'options.stamps'],
  ])('are rejected with a path: %j', (options, place) => {
    expect(refusal(source, options)).toMatchObject({ key: 'validation', fault: `BW-CORRECT-OPTIONS ${place}` });
  });

  test('add extensions and stamps to the reference, by default the stamps of the envelope', () => {
    const stamps = [{ prv: 'es-verifactu-qr', val: 'A' }, null, { prv: 'other', val: 'B' }];
    const enveloped = { $schema: 'https://gobl.org/draft-0/envelope', head: { stamps }, doc: source };
    const reference = (options: JsonObject) => {
      const outcome = correct(enveloped, { type: 'credit-note', ...options }, {}, testEnvironment);
      const result = outcome.ok ? outcome.result : outcome.document;
      const { preceding } = (result as { doc: { preceding: JsonObject[] } }).doc;
      return preceding[0];
    };
    expect(reference({})).not.toHaveProperty('ext');
    expect(reference({ ext: { 'es-facturae-correction': '01' } })?.ext).toEqual({ 'es-facturae-correction': '01' });
    for (const given of [null, [], [{}], [null, { val: 'C' }]])
      expect(reference({ stamps: given })).toMatchObject({ code: '118' });
  });

  test('have no effect if the document in an envelope cannot be calculated', () => {
    const doc = invoiceWith({
      lines: [{ quantity: '1', item: { name: 'X', price: '1' }, taxes: [{ cat: 'VAT', rate: 'none' }] }],
    });
    const enveloped = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc };
    expect(correct(enveloped, { type: 'credit-note' }, {}, testEnvironment)).toMatchObject({
      ok: false,
      key: 'validation',
    });
  });
});
