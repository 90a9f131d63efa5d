/** The public results of checking an e-invoice (chapter 12): its format, or faults in the usual form. */
import { describe, expect, test } from 'vitest';
import { valuesIn } from '../engine/text/testing.ts';
import { attached, blank, stream, withTable, xmp } from '../pdf/testing.ts';
import { parsedOnce } from './check/parsed-once.ts';
import { convertXml, validatePdf, validateXml } from './index.ts';
import { formats } from './list/formats.ts';
import { environment } from './mapping/testing.ts';
import { changed, ciiInvoice, ublInvoice, withoutReleases } from './rules/testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const UBL = ublInvoice(CORE, 'P1');

describe('validateXml', () => {
  test('returns the format of a valid e-invoice', async () => {
    const outcome = await validateXml(UBL);
    expect(outcome).toMatchObject({ ok: true, result: { ok: true, format: 'en16931-ubl' } });
    expect(withoutReleases(outcome.warnings)).toEqual([]);
    expect(await validateXml(ciiInvoice(CORE, 'P1'))).toMatchObject({ result: { format: 'en16931-cii' } });
  });

  test.each([
    ['a text', UBL],
    ['bytes', new TextEncoder().encode(ciiInvoice(CORE, 'P1'))],
    ['an invoice with faults', changed(UBL, ['<cbc:ID>2026-17</cbc:ID>\n', ''])],
    ['a text that is not well-formed', UBL.slice(0, -3)],
  ])('gives the same result for %s, whether parsed before or not', async (_, file) => {
    const once = parsedOnce(file);
    // A conversion has functions, which are never the same.
    const asText = (value: unknown) => JSON.stringify(value);
    expect(asText(await validateXml(once))).toBe(asText(await validateXml(file)));
    expect(asText(await convertXml(once, {}, environment))).toBe(asText(await convertXml(file, {}, environment)));
    // After both, the elements are as they were.
    expect(asText(await validateXml(once))).toBe(asText(await validateXml(file)));
  });

  test('checks by another format if requested', async () => {
    const anonymous = changed(UBL, ['<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>', '']);
    expect((await validateXml(anonymous)).ok).toBe(true);
    expect(await validateXml(anonymous, 'xrechnung-ubl')).toMatchObject({
      ok: false,
      key: 'validation',
      faults: [{ code: 'BR-DE-15' }],
    });
  });

  test.each(formats.filter(({ syntax }) => !['ubl', 'cii'].includes(syntax)).map(({ key }) => key))(
    'rejects a file if the requested format has another syntax: %s',
    async (from) => {
      const refused = { ok: false, key: 'input', faults: [{ code: 'BW-XML-TYPE', properties: ['request.from'] }] };
      expect(await validateXml(UBL, from)).toMatchObject(refused);
    },
  );

  test('returns faults with places and business terms', async () => {
    const outcome = await validateXml(changed(UBL, ['<cbc:ID>2026-17</cbc:ID>\n', '']));
    if (outcome.ok) throw new Error('it has no number');
    const [first, second] = outcome.faults;
    expect(first).toMatchObject({ code: 'XSD-ELEMENT-MISSING', properties: ['/ubl:Invoice/cbc:ID'] });
    expect(first).not.toHaveProperty('terms');
    expect(second).toMatchObject({
      code: 'BR-02',
      properties: ['/ubl:Invoice/cbc:ID'],
      positions: [{ line: 1, column: 1 }],
      terms: ['BT-1'],
    });
    expect(second).not.toHaveProperty('level');
    expect(withoutReleases(outcome.warnings)).toEqual([]);
  });

  test('returns warnings for valid and invalid e-invoices', async () => {
    const noticed = changed(UBL, [CORE, `${CORE}#compliant#urn:example:1`]);
    const right = await validateXml(noticed);
    const wrong = await validateXml(changed(noticed, ['<cbc:ID>2026-17</cbc:ID>\n', '']));
    expect([right.ok, wrong.ok]).toEqual([true, false]);
    for (const { warnings } of [right, wrong])
      expect(withoutReleases(warnings)).toMatchObject([{ code: 'BW-XML-SPECIFICATION', level: 'information' }]);
  });

  test('requires XML', async () => {
    const outcome = await validateXml('<a>\n</b>');
    expect(outcome).toMatchObject({
      ok: false,
      key: 'input',
      faults: [{ code: 'BW-XML-SYNTAX', properties: ['/'], positions: [{ line: 2, column: expect.any(Number) }] }],
    });
  });

  test('requires an e-invoice', async () => {
    expect(await validateXml('<a/>')).toMatchObject({
      ok: false,
      key: 'validation',
      faults: [{ code: 'BW-XML-ROOT', properties: ['/'] }],
    });
  });
});

test.each([
  ['XML', (key: string) => validateXml(UBL, key)],
  ['PDF', (key: string) => validatePdf(new Uint8Array(), key)],
])('checking %s rejects an unknown format', async (_, judged) => {
  const outcome = await judged('docx');
  if (outcome.ok) throw new Error('there is no such format');
  const [fault] = outcome.faults;
  expect(outcome.key).toBe('input');
  expect(fault).toMatchObject({ code: 'BW-FORMAT-UNKNOWN', properties: ['request.from'] });
  expect(fault && valuesIn(fault)).toEqual(['docx', ...formats.map(({ key }) => key)]);
});

test('validatePdf rejects other files', async () => {
  const outcome = await validatePdf(new Uint8Array([1, 2, 3]));
  expect(outcome).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-PDF-READ', properties: ['pdf'] }] });
});

describe('validatePdf', () => {
  const CII = ciiInvoice(CORE, 'P1');
  const pdfWith = (xml: string, level = 'EN 16931', files: Parameters<typeof withTable>[0] = {}, more = '') =>
    withTable({
      ...blank(
        `/Metadata 5 0 R /AF [10 0 R ${more}] /Names << /EmbeddedFiles << /Names [(a) 10 0 R ${more && `(b) ${more}`}] >> >>`,
      ),
      5: stream(xmp(level), '/Type /Metadata /Subtype /XML'),
      ...attached(10, 'factur-x.xml', xml),
      ...files,
    });
  const two = (xml: string) => pdfWith(xml, 'EN 16931', attached(20, 'xrechnung.xml', `${CII} `), '20 0 R');
  const codesOf = (outcome: Awaited<ReturnType<typeof validatePdf>>) => [
    outcome.ok ? outcome.result.format : `${outcome.key} ${outcome.faults.map(({ code }) => code)}`,
    withoutReleases(outcome.warnings).map(({ code }) => code),
  ];
  const unnumbered = changed(CII, ['<ram:ID>2026-17</ram:ID>', '']);

  test('returns the format of a valid e-invoice', async () => {
    expect(codesOf(await validatePdf(pdfWith(CII)))).toEqual(['facturx-en16931', []]);
  });

  test('checks by another format if requested', async () => {
    const outcome = await validatePdf(pdfWith(CII), 'en16931-cii');
    expect(outcome).toMatchObject({ ok: true, result: { format: 'en16931-cii' } });
  });

  test('returns warnings about the PDF for valid and invalid e-invoices', async () => {
    expect(codesOf(await validatePdf(pdfWith(CII, 'BASIC')))).toEqual(['facturx-en16931', ['BW-PDF-LEVEL']]);
    const noticed = changed(unnumbered, [CORE, `${CORE}#compliant#urn:example:1`]);
    const [faults, warnings] = codesOf(await validatePdf(pdfWith(noticed, 'BASIC')));
    expect(faults).toMatch(/^validation .*BR-02/);
    expect(warnings).toEqual(['BW-PDF-LEVEL', 'BW-XML-SPECIFICATION']);
  });

  test('reports several invoices as a fault, before others', async () => {
    expect(codesOf(await validatePdf(two(CII)))[0]).toBe('validation BW-PDF-SEVERAL');
    expect(codesOf(await validatePdf(two(unnumbered)))[0]).toMatch(/^validation BW-PDF-SEVERAL,.*BR-02/);
  });
});
