import { gzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { der, signed, signedFile, text } from '../formats/signed/testing.ts';
import { email, workbook } from '../intake/testing.ts';
import { convert, read } from './formats.ts';
import { build } from './index.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'A-1',
  issue_date: '2026-02-03',
  supplier: { name: 'Sol', tax_id: { country: 'ES', code: 'B98602642' }, addresses: [{ country: 'ES' }] },
  customer: { name: 'Luna', addresses: [{ country: 'ES' }] },
  lines: [{ quantity: 1, item: { name: 'Atlas', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
  payment: { terms: { notes: 'Al contado' } },
} as const;

const bytes = (content: string) => new TextEncoder().encode(content);

let json = '';
let xml = '';
let pdf: Uint8Array = new Uint8Array();

beforeAll(async () => {
  const built = build(invoice);
  const written = await convert(invoice, { to: 'en16931-ubl' });
  const drawn = await convert(invoice, { to: 'facturx-en16931-pdf' });
  if (!built.ok || !written.ok || !drawn.ok) throw new Error('the examples cannot be made');
  json = JSON.stringify(built.result);
  xml = written.result.result;
  pdf = drawn.result.result;
});

const whole = { document: { code: 'A-1', totals: { payable: '108.90' } }, faults: [] };

describe('read', () => {
  it('reads documents in JSON and YAML, as text or bytes', async () => {
    const asJson = { kind: 'json', format: 'gobl', ...whole };
    expect(await read(json)).toMatchObject(asJson);
    expect(await read(bytes(json))).toMatchObject(asJson);
    expect(await read(gzipSync(bytes(json)))).toMatchObject(asJson);
    expect(await read(bytes(`\`\`\`json\n${json}\n\`\`\``))).toMatchObject(asJson);
    const yaml = '$schema: https://gobl.org/draft-0/note/message\ncontent: Hello\n';
    expect(await read(bytes(yaml))).toMatchObject({ kind: 'yaml', document: { content: 'Hello' }, faults: [] });
  });

  it('reads e-invoices in XML, PDF and signatures', async () => {
    const ubl = { format: 'en16931-ubl', ...whole };
    expect(await read(xml)).toMatchObject({ kind: 'xml', ...ubl });
    expect(await read(bytes(xml))).toMatchObject({ kind: 'xml', ...ubl });
    expect(await read(pdf)).toMatchObject({ kind: 'pdf', format: 'facturx-en16931', ...whole });
    expect(await read(signedFile(xml))).toMatchObject({ kind: 'signed', ...ubl });
    expect(await read(signedFile(json))).toMatchObject({ kind: 'signed', format: 'gobl', ...whole });
  });

  it('reports the broken rules of a file together with its document', async () => {
    const wrong = xml.replace(/(<cbc:PayableAmount [^>]*>)108.90/, '$1109.90');
    const broken = await read(wrong);
    expect(broken).toMatchObject({ kind: 'xml', format: 'en16931-ubl', document: { code: 'A-1' } });
    expect(broken.faults.map(({ code }) => code)).toContain('BR-CO-16');
    const draft = await read(JSON.stringify(invoice));
    expect(draft).toMatchObject({ kind: 'json', document: { code: 'A-1' } });
    expect(draft.faults.map(({ properties }) => properties)).toContainEqual(['$.totals']);
    for (const content of [xml, json]) {
      const changed = Uint8Array.from(signed(der(0x04, text(content)), text(`${content}\n`)));
      const { kind, faults } = await read(changed);
      expect([kind, faults.map(({ code }) => code)]).toEqual(['signed', ['BW-FPA-P7M-DIGEST']]);
    }
  });

  it('reads all documents of a file, with the faults of each', async () => {
    const list = await read(`[${json}, {"$schema": "https://gobl.org/draft-0/note/message"}]`);
    expect(list).toMatchObject({ kind: 'json', document: [{ code: 'A-1' }, {}] });
    expect(list.faults).toMatchObject([{ properties: ['$[1].content'] }]);
    const lines = await read(bytes(json), { name: 'may.jsonl' });
    expect(lines).toMatchObject({ document: [{ code: 'A-1' }], faults: [] });
  });

  it('reads the files in archives and e-mails', async () => {
    const archive = await read(zipSync({ 'in/a.xml': bytes(xml), 'b.txt': bytes('Dear Ms Ott,') }));
    expect(archive).toMatchObject({ kind: 'archive', document: null, faults: [] });
    expect(archive.files?.map(({ name, kind }) => [name, kind])).toEqual([
      ['in/a.xml', 'xml'],
      ['b.txt', 'other'],
    ]);
    const sent = await read(bytes(email(['a.pdf', pdf])));
    expect(sent).toMatchObject({ kind: 'archive', files: [{ name: 'a.pdf', kind: 'pdf', ...whole }] });
  });

  it('identifies a file without a document', async () => {
    const none = { format: null, document: null };
    const table = await workbook([
      ['Number', 'Customer'],
      ['1', 'Luna'],
    ]);
    expect(await read(table)).toMatchObject({ kind: 'table', ...none, faults: [{ code: 'BW-DATA-TYPE' }] });
    for (const [content, kind, code] of [
      [new Uint8Array(), 'other', 'BW-DATA-TYPE'],
      [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'other', 'BW-DATA-TYPE'],
      [bytes('Dear Ms Ott,'), 'other', 'BW-DATA-TYPE'],
      [bytes('{"code": '), 'json', 'BW-TEXT-SYNTAX'],
      [bytes('<a>'), 'xml', 'BW-XML-SYNTAX'],
      [bytes('<a/>'), 'xml', 'BW-XML-ROOT'],
      [bytes('%PDF-1.7\n'), 'pdf', 'BW-PDF-READ'],
    ] as const) {
      expect(await read(content), kind).toMatchObject({ kind, ...none, faults: [{ code }] });
    }
  });

  it('reports faults in the given language', async () => {
    const said = async (language: string) => (await read('Dear Ms Ott,', { language })).faults.map((each) => each.lang);
    expect(await said('xx')).toEqual([undefined]);
    const changed = Uint8Array.from(signed(der(0x04, text(json)), text(`${json}\n`)));
    for (const file of ['<a/>', 'Number,Customer\n1,Luna\n', changed, new Uint8Array()]) {
      const [english, german] = [await read(file), await read(file, { language: 'de' })];
      expect(german.faults).toMatchObject([{ code: english.faults[0]?.code }]);
      expect(german.faults[0]).not.toHaveProperty('lang');
      expect(german.faults[0]?.description).not.toBe(english.faults[0]?.description);
    }
  });
});
