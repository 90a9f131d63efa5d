import { expect, test } from 'vitest';
import { planFor } from '../plans.ts';
import { parseXml } from '../xml/parse.ts';
import { type Alikes, writeXml } from '../xml/write.ts';
import { anywhere, emptyElements, everywhere, kindsOf } from './elements.ts';
import { judgedOf } from './run.ts';
import { judgedText, ublInvoice } from './testing.ts';

const text = ublInvoice('urn:cen.eu:en16931:2017', 'P1').replace(
  '<cac:TaxTotal>',
  '<cbc:Sown>1</cbc:Sown><cbc:Grown/><cac:TaxTotal>',
);
const told = (elements: readonly { name: string }[]) => elements.map(({ name }) => name);

test('elements of a name are found, whether it is asked for before or after others of the document are', async () => {
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

test('elements with nothing in them are found', async () => {
  expect(told(emptyElements(await judgedText(text)).map(({ element }) => element ?? { name: '' }))).toEqual([
    'cbc:Grown',
  ]);
  expect(emptyElements(await judgedText(text), 'cbc:Grown')).toEqual([]);
});

test('of elements that are alike those of each kind are found', async () => {
  const line = (currency: string) =>
    `<cac:InvoiceLine><cbc:Mown currencyID="${currency}">1</cbc:Mown></cac:InvoiceLine>`;
  const lines = Array.from({ length: 30 }, (_, at) => line(at % 3 === 2 ? 'SEK' : 'EUR'));
  const reading = parseXml(text.replace('<cac:TaxTotal>', `${lines.join('')}<cac:TaxTotal>`));
  if (!reading.ok) throw new Error('this is XML');
  const plan = await planFor('ubl-invoice');
  const alike: Alikes = new Map();
  writeXml(reading.root, alike);
  const currencies = (elements: readonly { attribute(name: string): string | undefined }[]) =>
    elements.map((element) => element.attribute('currencyID'));
  for (const known of [alike, undefined]) {
    // The first time the name has not been asked for before.
    for (const _ of ['first', 'second']) {
      const judged = judgedOf(reading.root, plan, undefined, known);
      expect(new Set(currencies(kindsOf(judged, 'cbc:Mown')))).toEqual(new Set(['EUR', 'SEK']));
      expect(anywhere(judged, 'cbc:Mown').length).toBe(30);
      expect(anywhere(judged, 'cbc:Reaped')).toEqual([]);
      expect(kindsOf(judged, 'cbc:Reaped')).toEqual([]);
    }
  }
  expect(currencies(kindsOf(judgedOf(reading.root, plan, undefined, alike), 'cbc:Mown'))).toEqual(['EUR', 'SEK']);
});
