import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { convertXml } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';
import { ChainReader } from './chain-reader.ts';
import { MOST_RECORDS, writeMessages } from './messages.ts';
import { asRecord, RECORD_OPTIONS, SYSTEM, spanishInvoice } from './testing.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 9, 0, second)).toISOString();

/** Returns invoices with the times of their records. */
const invoices = (count: number, from = 1): JsonObject[] =>
  Array.from({ length: count }, (_, i) => ({
    data: spanishInvoice({ code: String(from + i) }),
    generated_at: at(from + i),
  }));

const options = { system: SYSTEM, previous: null };

const written = (documents: JsonObject[], given: JsonObject = {}) =>
  writeMessages(documents, { ...options, ...given }, environment);

function chained(texts: readonly string[]) {
  const reader = new ChainReader();
  for (const text of texts) {
    const file = reader.file();
    file.push(text);
    file.end();
  }
  return reader.result();
}

const codes = (faults: readonly { code: string; document?: number; properties: readonly string[] }[]) =>
  faults.map(({ code, document, properties }) => [code, document, ...properties]);

describe('writing VERI*FACTU messages for many invoices', () => {
  it('chains each record to the previous one', async () => {
    const { messages, records, previous, faults, warnings, losses } = await written(invoices(3));
    expect([faults, warnings]).toEqual([[], []]);
    expect(messages).toMatchObject([{ count: 3, fileName: 'B99123457-A-1-A-3-message.xml' }]);
    expect(records.map(({ document, message, number }) => [document, message, number])).toEqual([
      [0, 0, 'A-1'],
      [1, 0, 'A-2'],
      [2, 0, 'A-3'],
    ]);
    expect(previous).toEqual({
      issuer: 'B99123457',
      number: 'A-3',
      date: '2026-03-02',
      hash: records.at(-1)?.hash,
    });
    expect(losses.filter(({ document }) => document === undefined)).toHaveLength(1);
    const { chains, faults: broken } = chained(messages.map(({ xml }) => xml));
    expect([broken, chains]).toMatchObject([[], [{ count: 3, runs: 1, last: previous }]]);
  });

  it('omits records that the AEAT would reject, unless strict is false', async () => {
    const [first, , third] = invoices(3);
    const early = { data: spanishInvoice({ code: '2', op_date: '1990-01-01' }), generated_at: at(2) };
    const documents = [first, early, third] as JsonObject[];
    const { records, faults, warnings } = await written(documents);
    expect([records.map(({ number }) => number), codes(faults), warnings]).toEqual([
      ['A-1', 'A-3'],
      [
        ['VF-1134', 1, '$.op_date'],
        ['BW-FORMAT-REFUSED', 1, 'request.strict'],
      ],
      [],
    ]);
    const forced = await writeMessages(documents, options, environment, false);
    expect([forced.records.length, forced.faults, codes(forced.warnings)]).toEqual([
      3,
      [],
      [['VF-1134', 1, '$.op_date']],
    ]);
  });

  it('writes the same records as single conversions', async () => {
    const [first, second] = invoices(2);
    const { records } = await written([first, second] as JsonObject[]);
    const one = await asRecord(first?.data as JsonObject, { generated_at: at(1) });
    const two = await asRecord(second?.data as JsonObject, { generated_at: at(2), previous: one.xml });
    const hashes = [one, two].map(({ record }) => (record as JsonObject).hash);
    expect(records.map(({ hash }) => hash)).toEqual(hashes);
  });

  it('continues a chain, also in the next call', async () => {
    const { messages, previous } = await written(invoices(2));
    const next = await written(invoices(1, 3), { previous: previous as unknown as JsonObject, form: 'envelope' });
    expect(next.messages[0]?.xml).toContain('soapenv:Envelope');
    const { chains, faults } = chained([...messages, ...next.messages].map(({ xml }) => xml));
    expect([faults, chains]).toMatchObject([[], [{ count: 3, runs: 1 }]]);
  });

  it('makes no record for an invoice with a fault', async () => {
    const [one, two, three, four] = invoices(4) as [JsonObject, JsonObject, JsonObject, JsonObject];
    const wrong = { data: spanishInvoice({ code: 'Ñ' }), generated_at: at(2) };
    const early = { ...four, generated_at: at(0) };
    const other = { data: four.data as JsonObject, previous: null };
    const given = [one, wrong, two, two, three, early, other, spanishInvoice({ type: 'proforma' })];
    const { records, faults, messages } = await written(given);
    expect(records.map(({ document }) => document)).toEqual([0, 2, 4]);
    expect(codes(faults)).toEqual([
      ['BW-VERIFACTU-NUMBER', 1, '$.code'],
      ['BW-VERIFACTU-AGAIN', 3, '$.code'],
      ['BW-VERIFACTU-TIME', 5, 'request.generated_at'],
      ['BW-VERIFACTU-OPTION', 6, 'request.previous'],
      ['BW-VERIFACTU-TYPE', 7, '$.type'],
    ]);
    expect(chained(messages.map(({ xml }) => xml)).faults).toEqual([]);
  });

  it('accepts cancellations and corrections of invoices in the same list', async () => {
    const [one] = invoices(1) as [JsonObject];
    const again = { ...one, generated_at: at(3) };
    const { faults, records, messages } = await written([
      one,
      { ...one, operation: 'anulacion', generated_at: at(2) },
      again,
      { ...again, subsanacion: 'S' },
    ]);
    expect([faults, records.map(({ kind }) => kind)]).toEqual([[], ['alta', 'anulacion', 'alta', 'alta']]);
    expect(chained(messages.map(({ xml }) => xml)).faults).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    ['a program', { system: null }, 'request.system'],
    ['the previous record', { previous: undefined as never }, 'request.previous'],
    ['a message', { form: 'record' }, 'request.form'],
  ])('requires %s', async (_, given, property) => {
    const { messages, faults } = await written(invoices(1), given);
    expect([messages, faults.map(({ properties }) => properties)]).toEqual([[], [[property]]]);
  });

  it('requires the previous record of each taxpayer', async () => {
    const other = spanishInvoice({ supplier: { name: 'Otra, S.L.', tax_id: { country: 'ES', code: 'B98602642' } } });
    const { faults } = await written([...invoices(1), other]);
    expect(codes(faults)).toEqual([['BW-VERIFACTU-PREVIOUS', 1, 'request.previous.issuer']]);
  });

  it('begins a new message after 1,000 records, and all records can be read back', async () => {
    const many = invoices(MOST_RECORDS + 1);
    const { messages, records } = await written(many);
    expect(messages.map(({ count }) => count)).toEqual([MOST_RECORDS, 1]);
    expect(records.at(-1)?.message).toBe(1);
    expect(chained(messages.map(({ xml }) => xml)).chains).toMatchObject([{ count: MOST_RECORDS + 1, runs: 1 }]);
    const read = await convertXml(messages[1]?.xml ?? '', {}, environment);
    expect(read.ok && read.result.record).toMatchObject({ number: `A-${MOST_RECORDS + 1}` });
  });
});

it('a record dated before its predecessor is rejected, even if dated now', async () => {
  const { xml } = await asRecord(spanishInvoice(), { generated_at: '2099-01-01T00:00:00+01:00' });
  const { faults } = await asRecord(spanishInvoice({ code: '2' }), {
    ...RECORD_OPTIONS,
    previous: xml,
    generated_at: undefined as never,
  });
  expect(faults).toEqual(['BW-VERIFACTU-TIME request.generated_at']);
});
