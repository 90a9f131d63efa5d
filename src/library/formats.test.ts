import { describe, expect, it } from 'vitest';
import { italianInvoice } from '../formats/national/fatturapa/testing.ts';
import { line, sale } from '../formats/national/flux10/testing.ts';
import { asKsef, polishInvoice } from '../formats/national/ksef/testing.ts';
import { SYSTEM, spanishInvoice } from '../formats/national/verifactu/testing.ts';
import { load } from './core.ts';
import {
  checkChain,
  checkReport,
  convert,
  declare,
  explainRejection,
  fix,
  format,
  formats,
  renderPdf,
  rules,
  signReport,
  validate,
  verifyReport,
  writeMessages,
  writeReport,
} from './formats.ts';
import { keygen } from './index.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'A-1',
  issue_date: '2026-02-03',
  supplier: { name: 'Sol', tax_id: { country: 'ES', code: 'B98602642' }, addresses: [{ country: 'ES' }] },
  customer: { name: 'Luna', addresses: [{ country: 'ES' }] },
  lines: [{ quantity: 1, item: { name: 'Atlas', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
  payment: { terms: { notes: 'Al contado' } },
};

it('convert writes a document, and the result can be validated and read back', async () => {
  for (const data of [invoice, JSON.stringify(invoice)]) {
    const written = await convert(data, { to: 'en16931-cii' });
    if (!written.ok) throw new Error(written.message);
    const { result: xml, losses } = written.result;
    expect(losses).toMatchObject([
      { kind: 'changed', properties: ['$.tax.rounding'], description: expect.any(String) },
    ]);
    expect(await validate(String(xml))).toMatchObject({ ok: true, result: { format: 'en16931-cii' } });
    const read = await convert(new TextEncoder().encode(String(xml)));
    expect(read).toMatchObject({ ok: true, result: { format: 'gobl', result: { code: 'A-1' } } });
  }
});

it('faults have texts, and properties or positions', async () => {
  const lacking = await convert(invoice, { to: 'xrechnung-ubl' });
  expect(lacking).toMatchObject({
    ok: false,
    key: 'validation',
    faults: expect.any(Array),
    message: expect.any(String),
  });
  expect(await convert('{"code": ')).toMatchObject({ ok: false, faults: [{ code: 'BW-TEXT-SYNTAX' }] });
  expect(await validate('<a>')).toMatchObject({
    ok: false,
    faults: [{ code: 'BW-XML-SYNTAX', positions: [{ line: 1 }] }],
  });
});

it('strict rejects unknown addons and properties', async () => {
  const unknown = { ...invoice, $addons: ['chicken-v1'] };
  const found = [{ code: 'BW-WARN-ADDON', properties: ['$.$addons[0]'] }];
  expect(await convert(unknown, { to: 'en16931-ubl' })).toMatchObject({ ok: true, warnings: found });
  expect(await convert(unknown, { to: 'en16931-ubl', strict: true })).toMatchObject({ ok: false, faults: found });
});

it('formats and format list the formats and their rules', async () => {
  expect(formats().map(({ key }) => key)).toContain('xrechnung-ubl');
  expect((await format('xrechnung-ubl'))?.rule_sets.map(({ key }) => key)).toEqual(['en16931-ubl', 'xrechnung-ubl']);
  expect((await rules()).find(({ code }) => code === 'BR-CO-15')?.sets.length).toBeGreaterThan(1);
});

it('convert and renderPdf write PDFs, and the e-invoice in a PDF can be read and validated', async () => {
  const hybrid = await convert(invoice, { to: 'facturx-en16931-pdf' });
  if (!hybrid.ok) throw new Error(hybrid.message);
  const { result: bytes } = hybrid.result;
  expect(await convert(bytes)).toMatchObject({ ok: true, result: { result: { code: 'A-1' } } });
  expect(await validate(bytes)).toMatchObject({ ok: true });
  const pages = await renderPdf(invoice, { language: 'pl', size: 'letter' });
  if (!pages.ok) throw new Error(pages.message);
  expect(new TextDecoder().decode(pages.result.subarray(0, 8))).toBe('%PDF-1.7');
  expect(await validate(pages.result)).toMatchObject({
    ok: false,
    faults: [{ code: expect.stringMatching(/^BW-PDF-/) }],
  });
  expect(await renderPdf(bytes)).toMatchObject({ ok: true });
  expect(await renderPdf({ ...invoice, lines: [{ quantity: 'many' }] })).toMatchObject({
    ok: false,
    faults: [{ code: 'BW-AMOUNT' }, {}],
  });
});

it('validate and convert accept older and simplified national files', async () => {
  const older = (await asKsef(polishInvoice())).xml
    .replace('2025/06/25/13775', '2023/06/29/12648')
    .replace('FA (3)', 'FA (2)')
    .replace('<WariantFormularza>3', '<WariantFormularza>2')
    .replace(/\s*<JST>2<\/JST>\s*<GV>2<\/GV>/, '');
  expect(await validate(older)).toMatchObject({ result: { format: 'ksef' }, warnings: [{ code: 'KSEF-FILE-08' }] });
  expect(await convert(older)).toMatchObject({ result: { result: { code: 'FV-1', totals: { payable: '123.00' } } } });
  const simplified = await convert(
    italianInvoice({ $tags: ['simplified'], tax: { prices_include: 'VAT' }, payment: null }),
    { to: 'fatturapa' },
  );
  const xml = simplified.ok ? simplified.result.result : '';
  expect(xml).toContain('<FormatoTrasmissione>FSM10<');
  expect(await convert(xml)).toMatchObject({ result: { result: { code: 'A-002', $tags: ['simplified'] } } });
});

describe('almost correct names', () => {
  it('of a format or an addon are rejected with a suggestion', async () => {
    const data = { $schema: 'https://gobl.org/draft-0/bill/invoice' };
    const outcome = await convert(data, { to: 'xrechung-ubl' as 'xrechnung-ubl' });
    expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining('xrechnung-ubl') });
    await expect(load(['es-factuare-v3'])).rejects.toThrow(/es-facturae-v3/);
  });
});

it('checkReport returns the report of a file, and writeReport writes it', async () => {
  const written = await convert(invoice, { to: 'en16931-cii' });
  const xml = String(written.ok && written.result.result);
  const report = await checkReport(xml, { name: 'a.xml', language: 'de' });
  expect(report).toMatchObject({
    file: 'a.xml',
    verdict: 'valid',
    language: 'de',
    rule_sets: [{ key: 'en16931-cii' }],
  });
  expect(await writeReport(report, 'html')).toContain(`${report.sha256}`);
  const { privatekey, publickey } = await keygen();
  const signed = await signReport(report, 'pdf', { privatekey });
  const file = signed.ok ? signed.result : '';
  const checked = { 'a.xml': report.sha256 ?? '' };
  const details = await verifyReport(file, { publickey, checked, details: true });
  expect(details).toMatchObject({ ok: true, result: { signatures: [{ kid: publickey.kid }] } });
  expect(await verifyReport(file, { publickey, checked: { 'a.xml': '0' } })).toMatchObject({
    faults: [{ code: 'BW-REPORT-FILE' }],
  });
});

it('declare makes a report of a stream of documents', async () => {
  async function* documents() {
    yield sale('1', [line('10.00')]);
    yield sale('2', [line('20.00')], { issue_date: '2026-11-01' });
  }
  const options = { to: 'flux10', id: 'R-1', issued: '2026-11-02T06:30:00' } as const;
  const period = { start: '2026-10-01', end: '2026-10-31' };
  const answer = await declare(documents(), { ...options, period, sender: { code: '0042', name: 'P' } });
  expect(answer).toMatchObject({ left_out: [{ document: 1, reason: 'period' }], faults: [] });
  expect(answer.result).toContain('<TaxExclusiveAmount>10.00</TaxExclusiveAmount>');
});

it('fix repairs an e-invoice, and asks for what is missing', async () => {
  const written = await convert(invoice, { to: 'en16931-ubl' });
  if (!written.ok) throw new Error(written.message);
  const xml = String(written.result.result);
  const wrong = xml.replace('<cbc:IssueDate>2026-02-03<', '<cbc:IssueDate>03.02.2026<');
  expect(wrong).not.toBe(xml);
  const fixed = await fix(wrong, { report: true });
  expect(fixed).toMatchObject({
    ok: true,
    result: {
      kind: 'repaired',
      changes: [{ kind: 'repair', xpath: '/Invoice/IssueDate', from: '03.02.2026', to: '2026-02-03' }],
      remaining: [],
      report: { verdict: 'valid', repair: { changes: [{ path: '/Invoice/IssueDate', after: '2026-02-03' }] } },
    },
  });
  expect(fixed.ok && new TextDecoder().decode(fixed.result.file)).toBe(xml);
});

it('explainRejection explains what each code requires', async () => {
  expect(await explainRejection('[BR-DE-15], [BR-CO-10]')).toMatchObject([
    { code: 'BR-DE-15', kind: 'ask', set: ['buyer-reference'] },
    { code: 'BR-CO-10', kind: 'issuer' },
  ]);
});

it('writeMessages chains the records of invoices, and checkChain verifies the chain', async () => {
  const invoices = ['1', '2', 'Ñ'].map((code) => spanishInvoice({ code }));
  const { messages, previous, faults } = await writeMessages(invoices, { system: SYSTEM, previous: null });
  expect(faults).toMatchObject([{ document: 2 }]);
  const files = messages.map(({ result }) => ({ content: result }));
  expect(await checkChain(files)).toMatchObject({ unbroken: true, chains: [{ count: 2, last: previous }] });
});
