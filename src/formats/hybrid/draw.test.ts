import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { type ConvertOptions, convertDocument, convertXml } from '../convert/convert.ts';
import { wordedConversion } from '../convert/worded-conversion.ts';
import { environment } from '../mapping/testing.ts';
import { nurseryInvoice as invoice } from '../testing/nursery-invoice.ts';
import { drawRead } from './draw.ts';

async function drawn(document: JsonObject, options: ConvertOptions = {}) {
  return await convertDocument(document, { to: 'pdf', ...options }, environment);
}

describe('drawing a document', () => {
  it('returns bytes, or base64 in responses', async () => {
    const outcome = await drawn(invoice);
    if (!outcome.ok) throw new Error('It has faults');
    expect(outcome.result).toMatchObject({ format: 'pdf', media_type: 'application/pdf', losses: [], files: [] });
    const { result, encoding } = wordedConversion(outcome.result);
    expect([encoding, atob(String(result)).slice(0, 5)]).toEqual(['base64', '%PDF-']);
  });

  it('reports logos that cannot be drawn: addresses and invalid pictures', async () => {
    const withLogos = (logos: JsonObject[]) => ({
      ...invoice,
      supplier: { ...(invoice.supplier as JsonObject), logos },
    });
    const undrawn: JsonObject[] = [{ url: 'https://example.com/logo.png' }, { data: 'iVBORw0KGgo=' }];
    for (const logo of undrawn) {
      expect(await drawn(withLogos([logo]))).toMatchObject({
        result: { losses: [{ kind: 'dropped', properties: ['$.supplier.logos'] }] },
      });
    }
    expect(await drawn(withLogos([]))).toMatchObject({ result: { losses: [] } });
  });

  it('rejects documents with faults, and unknown languages and sizes', async () => {
    const { customer, ...without } = invoice;
    const envelope = {
      $schema: 'https://gobl.org/draft-0/envelope',
      head: {},
      doc: { ...without, lines: [{ quantity: 'many' }] },
    };
    const inDocument = { properties: [expect.stringMatching(/^\$\.doc/)] };
    const faults = [inDocument, inDocument];
    expect(await drawn(envelope)).toMatchObject({ ok: false, faults });
    expect(await drawn(invoice, { language: 'tlh', size: 'a3' })).toMatchObject({
      key: 'input',
      faults: [
        { code: 'BW-FORMAT-PAPER', properties: ['request.language'] },
        { code: 'BW-FORMAT-PAPER', properties: ['request.size'] },
      ],
    });
    const files = [{ name: 'a.pdf', media_type: 'application/pdf', data: '' }];
    expect(await drawn(invoice, { files })).toMatchObject({ faults: [{ code: 'BW-FORMAT-FILES' }] });
  });

  it('reports missing characters, and rejects them in strict mode', async () => {
    const foreign = { ...invoice, notes: [{ text: '\u65e5\u672c' }] };
    const losses = [{ kind: 'changed', severity: 'warning', text: { values: { signs: '\u65e5 \u672c' } } }];
    const outcome = await drawn(foreign);
    expect(outcome).toMatchObject({ ok: true, result: { losses } });
    expect(await drawn(foreign, { strict: true })).toMatchObject({
      ok: false,
      key: 'validation',
      faults: [{ code: 'BW-XML-LOSS' }],
    });
    expect(await drawn(invoice, { strict: true })).toMatchObject({ ok: true, warnings: [{ code: 'BW-SUPPLY-DATE' }] });
  });

  it('names at most fifty missing characters', async () => {
    const signsOf = async (count: number) => {
      const signs = Array.from({ length: count }, (_, i) => String.fromCodePoint(0x4e00 + i));
      const outcome = await drawn({ ...invoice, notes: [{ text: signs.join('') }] });
      if (!outcome.ok) throw new Error('It has faults');
      return outcome.result.losses.map(({ properties, text }) => [...properties, text.values?.signs]);
    };
    const fifty = Array.from({ length: 50 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join(' ');
    expect(await signsOf(50)).toEqual([['$', fifty]]);
    expect(await signsOf(51)).toEqual([['$', `${fifty} …`]]);
  });

  it('reports the path of a logo in an envelope, and the known values of an option', async () => {
    const supplier = { ...(invoice.supplier as JsonObject), logos: [{ url: 'https://example.com/logo.png' }] };
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: { ...invoice, supplier } };
    const outcome = await drawn(envelope);
    if (!outcome.ok) throw new Error('It has faults');
    expect(outcome.result.losses.map(({ severity, properties }) => [severity, ...properties])).toEqual([
      ['warning', '$.doc.supplier.logos'],
    ]);
    const unknown = await drawn(invoice, { size: 'a3' });
    expect(unknown.ok ? [] : unknown.faults.map((each) => valuesIn(each).join())).toEqual([
      expect.stringMatching(/a3,.*a4.*letter/),
    ]);
  });

  it('draws a signed envelope with stamps, alone and with an e-invoice', async () => {
    const signed = {
      $schema: 'https://gobl.org/draft-0/envelope',
      head: { stamps: [{ prv: 'other', val: 'https://other.example/1' }] },
      doc: invoice,
      sigs: ['eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.e30.AAAA'],
    };
    for (const to of ['pdf', 'facturx-en16931-pdf']) {
      const outcome = await drawn(signed, { to });
      expect(outcome, to).toMatchObject({ ok: true, result: { result: expect.any(Uint8Array) } });
      const plain = await drawn({ ...signed, head: {} }, { to });
      if (outcome.ok && plain.ok) expect(outcome.result.result).not.toEqual(plain.result.result);
    }
    const unsigned = await drawn({ ...signed, sigs: [] });
    expect(unsigned).toMatchObject({ ok: false, faults: [{ code: 'GOBL-ENVELOPE-12' }] });
  });

  it('rejects documents without a schema', async () => {
    const { $schema, ...bare } = invoice;
    const outcome = await drawRead(bare, {}, environment);
    expect(outcome.ok ? [] : [outcome.key, ...outcome.faults.map(({ properties }) => `${properties}`)]).toEqual([
      'unknown-schema',
      '$',
    ]);
    expect(outcome).toMatchObject({ faults: [{ code: 'BW-FORMAT-PAPER' }] });
  });

  it('also draws XML e-invoices, even with faults', async () => {
    const written = await convertDocument(invoice, { to: 'en16931-cii' }, environment);
    if (!written.ok) throw new Error('It cannot be written');
    const wrong = String(written.result.result).replace('<ram:DuePayableAmount>', '<ram:DuePayableAmount>1');
    const outcome = await convertXml(wrong, { to: 'pdf' }, environment);
    expect(outcome).toMatchObject({ ok: true, result: { format: 'pdf', result: expect.any(Uint8Array) } });
  });
});
