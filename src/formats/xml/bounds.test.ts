import { expect, test } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { MOST_LOSSES } from '../declare/report.ts';
import { convertXml, validateXml } from '../index.ts';
import { changed, ublInvoice } from '../rules/testing.ts';
import { boundedFault, cut, MOST_VALUE, MOST_XPATH } from './bounds.ts';

const UBL = ublInvoice('urn:cen.eu:en16931:2017', '');
const environment = { now: () => new Date('2026-03-05T12:00:00Z'), uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2' };

test('cut never splits a character', () => {
  expect(cut('abc', 3)).toBe('abc');
  expect(cut('abcd', 3)).toBe('abc…');
  expect(cut('ab\u{1f600}d', 3)).toBe('ab…');
});

test('boundedFault shortens values and paths, and nothing else', () => {
  const fault = {
    code: 'A',
    properties: ['$.a', `$.${'x'.repeat(MOST_XPATH)}`],
    template: 'It is {b}.',
    values: { b: 'c' },
  };
  expect(boundedFault(fault)).toEqual({ ...fault, properties: ['$.a', `$.${'x'.repeat(MOST_XPATH - 2)}…`] });
});

test('faults never repeat long parts of a file', async () => {
  const long = 'x'.repeat(100_000);
  const text = changed(
    UBL,
    ['<cbc:ID>2026-17</cbc:ID>', `<cbc:ID>2026-17</cbc:ID><cbc:${long}>${long}</cbc:${long}>`],
    ['<cbc:DocumentCurrencyCode>EUR<', `<cbc:DocumentCurrencyCode>${long}<`],
    ['<cbc:IssueDate>', `<cbc:IssueDate ${long}="${long}">`],
  );
  const checked = await validateXml(text);
  if (checked.ok) throw new Error('this is wrong');
  expect(checked.faults.length).toBeGreaterThan(2);
  for (const fault of checked.faults) {
    expect(words(fault).length).toBeLessThan(5 * MOST_VALUE);
    for (const path of fault.properties) expect(path.length).toBeLessThan(MOST_XPATH + 2);
  }
  const converted = await convertXml(text, {}, environment);
  if (!converted.ok) throw new Error('this can be read');
  for (const { text: said, xpath = '', properties } of converted.result.losses) {
    expect(words(said).length).toBeLessThan(5 * MOST_VALUE);
    for (const path of [xpath, ...properties]) expect(path.length).toBeLessThan(MOST_XPATH + 2);
  }
  const broken = await validateXml(`<a><${long}></b></a>`);
  if (broken.ok) throw new Error('this is no XML');
  expect(words(broken.faults[0] ?? { template: '' }).length).toBeLessThan(5 * MOST_VALUE);
});

test('excess losses are counted, not listed', async () => {
  const notes = '<cbc:Strange>x</cbc:Strange>'.repeat(MOST_LOSSES + 7);
  const converted = await convertXml(changed(UBL, ['<cac:TaxTotal>', `${notes}<cac:TaxTotal>`]), {}, environment);
  if (!converted.ok) throw new Error('this can be read');
  const { losses } = converted.result;
  expect(losses.length).toBe(MOST_LOSSES + 1);
  expect(losses.at(-1)).toMatchObject({ severity: 'warning', properties: [] });
  expect(losses.at(-1)?.text.values).toEqual({ count: expect.any(Number) });
});
