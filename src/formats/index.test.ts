/** What checking an e-invoice gives those outside (chapter 12): its format, or faults as all others are. */
import { describe, expect, test } from 'vitest';
import { words } from '../engine/text/message.ts';
import { formats } from './formats.ts';
import { validatePdf, validateXml } from './index.ts';
import { changed, ublInvoice } from './rules/testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const UBL = ublInvoice(CORE, 'P1');

describe('an e-invoice in XML', () => {
  test('is right, by its format', async () => {
    expect(await validateXml(UBL)).toEqual({ ok: true, result: { ok: true, format: 'en16931-ubl' }, warnings: [] });
  });

  test('is judged by another format, where one is given', async () => {
    const anonymous = changed(UBL, ['<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>', '']);
    expect((await validateXml(anonymous)).ok).toBe(true);
    expect(await validateXml(anonymous, 'xrechnung-ubl')).toMatchObject({
      ok: false,
      key: 'validation',
      faults: [{ code: 'BR-DE-15' }],
    });
  });

  test('has faults with their places, and terms where they are about some', async () => {
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
    expect(outcome.warnings).toEqual([]);
  });

  test('has warnings, whether it is right or not', async () => {
    const noticed = changed(UBL, [CORE, `${CORE}#compliant#urn:example:1`]);
    const right = await validateXml(noticed);
    expect(right).toMatchObject({ ok: true, warnings: [{ code: 'BW-XML-SPECIFICATION', level: 'information' }] });
    const wrong = await validateXml(changed(noticed, ['<cbc:ID>2026-17</cbc:ID>\n', '']));
    expect(wrong).toMatchObject({ ok: false, warnings: [{ code: 'BW-XML-SPECIFICATION' }] });
  });

  test('is XML', async () => {
    const outcome = await validateXml('<a>\n</b>');
    expect(outcome).toMatchObject({
      ok: false,
      key: 'input',
      faults: [{ code: 'BW-XML-SYNTAX', properties: ['/'], positions: [{ line: 2, column: expect.any(Number) }] }],
    });
  });

  test('is an e-invoice', async () => {
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
])('no %s is judged by a format that there is not', async (_, judged) => {
  const outcome = await judged('docx');
  if (outcome.ok) throw new Error('there is no such format');
  const [fault] = outcome.faults;
  expect(outcome.key).toBe('input');
  expect(fault).toMatchObject({ code: 'BW-FORMAT-UNKNOWN', properties: ['request.from'] });
  const said = fault ? words(fault) : '';
  expect(said).toContain('there is no format docx; there are ');
  for (const { key } of formats) expect(said).toContain(key);
});

test('a PDF that is none is told', async () => {
  const outcome = await validatePdf(new Uint8Array([1, 2, 3]));
  expect(outcome).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-PDF-READ', properties: ['pdf'] }] });
});
