import { expect, test } from 'vitest';
import { en16931Cii } from '../formats/en16931/core/index.ts';
import { ciiInvoice } from '../formats/rules/testing.ts';
import { attached, blank, withTable } from '../pdf/testing.ts';
import { createApp } from '../service/app.ts';
import { createClient } from './client.ts';

test('client sends the bytes of a file in base64', async () => {
  const app = createApp({});
  const client = createClient({
    base: 'http://service.test/v0',
    fetch: (url, init) => app.fetch(new Request(url, init)),
  });
  const xml = ciiInvoice(en16931Cii.specification, 'orders');
  const pdf = withTable({ ...blank('/AF [10 0 R]'), ...attached(10, 'factur-x.xml', xml) });
  const checked = await client.validate({ data: pdf });
  expect(checked.value).toMatchObject({ ok: true, format: 'facturx-en16931' });
  expect(checked.warnings.map(({ code }) => code)).toEqual(['BW-PDF-METADATA']);
  const read = await client.convert({ data: pdf });
  expect(read.value.result).toMatchObject({ $schema: 'https://gobl.org/draft-0/bill/invoice' });
  expect((await client.validate({ data: new TextEncoder().encode(xml) })).value.format).toBe('en16931-cii');
});
