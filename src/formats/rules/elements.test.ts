import { expect, test } from 'vitest';
import { emptyElements, everywhere } from './elements.ts';
import { judgedText, ublInvoice } from './testing.ts';

const text = ublInvoice('urn:cen.eu:en16931:2017', 'P1').replace(
  '<cac:TaxTotal>',
  '<cbc:Sown>1</cbc:Sown><cbc:Grown/><cac:TaxTotal>',
);
const told = (elements: readonly { name: string }[]) => elements.map(({ name }) => name);

test('everywhere finds elements by name, before and after other names were requested', async () => {
  const first = await judgedText(text);
  const second = await judgedText(text);
  expect(everywhere(first, 'cac:InvoiceLine').length).toBeGreaterThan(0);
  expect(everywhere(second, 'cac:InvoiceLine').length).toBe(everywhere(first, 'cac:InvoiceLine').length);
  expect(told(everywhere(second, 'cbc:Sown'))).toEqual(['cbc:Sown']);
  expect(told(everywhere(first, 'cbc:Sown'))).toEqual(['cbc:Sown']);
  expect(everywhere(first, 'cbc:Sown')).toBe(everywhere(first, 'cbc:Sown'));
  expect(told(everywhere(await judgedText(text), 'cbc:Sown'))).toEqual(['cbc:Sown']);
  expect(everywhere(first, 'cbc:Reaped')).toEqual([]);
});

test('emptyElements finds elements without content', async () => {
  expect(told(emptyElements(await judgedText(text)).map(({ element }) => element ?? { name: '' }))).toEqual([
    'cbc:Grown',
  ]);
  expect(emptyElements(await judgedText(text), 'cbc:Grown')).toEqual([]);
});
