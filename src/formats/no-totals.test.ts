import { beforeAll, expect, it } from 'vitest';
import { load } from '../engine/loading.ts';
import { convertXml } from './index.ts';
import { formats } from './list/formats.ts';
import { environment } from './mapping/testing.ts';
import { baseText } from './testing/bases.ts';

beforeAll(() => load('all'));

it('an e-invoice whose document has no totals gets a result in each format', async () => {
  const ubl = await baseText('small-ubl.xml');
  const [head = '', line = ''] = ubl.split(/(?=<cac:InvoiceLine>)/);
  const text = head + line.replace(/<cbc:ID>VAT</, '<cbc:ID>GST<');
  const read = await convertXml(text, {}, environment);
  expect(read).toMatchObject({ ok: true, result: { result: { totals: null } } });
  for (const { key, container } of formats.filter(({ writes }) => writes)) {
    const converted = container ? undefined : await convertXml(text, { to: key }, environment);
    if (converted?.ok === false) expect(converted.faults.length, key).toBeGreaterThan(0);
  }
});
