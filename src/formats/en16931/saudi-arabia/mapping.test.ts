import { expect, it } from 'vitest';
import { Chance } from '../../chance.ts';
import { convertDocument, convertXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';
import { baseText } from '../../testing/bases.ts';
import { saudiInvoiceBy } from './arbitraries.ts';

const formatOptions = { icv: 1 };

const standard = await baseText('saudi/standard.xml');

async function read(xml: string) {
  const outcome = await convertXml(xml, {}, environment);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.result.result as { lines: { item: { unit?: string; ext?: object } }[] };
}

it('ZATCA conversion keeps a unit that has no key', async () => {
  const document = await read(standard.replace(/unitCode="[^"]*"/, 'unitCode="PCE"'));
  expect(document.lines[0]?.item).toMatchObject({ unit: 'PCE' });
  expect(document.lines[0]?.item.ext).toBeUndefined();
  const written = await convertDocument(document as never, { to: 'zatca', formatOptions: { icv: 7 } }, environment);
  expect(written.ok && written.result.result).toContain('unitCode="PCE"');
});

it('ZATCA conversion writes random invoices of all kinds without a fault, and the same again after reading them', async () => {
  let count = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const written = await convertDocument(
      saudiInvoiceBy(new Chance(seed)),
      { to: 'zatca', formatOptions },
      environment,
    );
    if (!written.ok) {
      expect(written.faults.map(({ properties }) => properties.join()).filter((each) => each === '$')).toEqual([]);
      continue;
    }
    count++;
    const xml = String(written.result.result);
    // A text that ends in half a character is not the same again.
    if (xml.includes('\ufffd')) continue;
    const document = await read(xml);
    const again = await convertDocument(document as never, { to: 'zatca', formatOptions }, environment);
    expect(again.ok && again.result.record).toEqual(written.result.record);
  }
  expect(count).toBeGreaterThan(30);
});

it('ZATCA conversion ignores attachments in the reference of the QR code, which the hash does not cover', async () => {
  const link = '<cac:ExternalReference><cbc:URI>https://elsewhere.example/pay</cbc:URI></cac:ExternalReference>';
  const forged = `<cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment>${link}</cac:Attachment></cac:AdditionalDocumentReference>`;
  const xml = standard.replace('<cac:AdditionalDocumentReference>', `${forged}<cac:AdditionalDocumentReference>`);
  expect(xml).toContain(forged);
  expect(await read(xml)).toEqual(await read(standard));
});

it('ZATCA conversion omits CustomizationID on request, and recognises the file by its process', async () => {
  const document = await read(standard);
  for (const [customization, count] of [
    [false, 0],
    ['false', 0],
    [true, 1],
    [undefined, 1],
  ] as const) {
    const formatOptions = { icv: 1, ...(customization !== undefined && { customization }) };
    const written = await convertDocument(document as never, { to: 'zatca', formatOptions }, environment);
    if (!written.ok) throw new Error(JSON.stringify(written.faults));
    const xml = String(written.result.result);
    expect(xml.match(/<cbc:CustomizationID>/g)?.length ?? 0).toBe(count);
    expect(await read(xml)).toMatchObject({ $addons: expect.arrayContaining(['sa-zatca-v1']) });
  }
});
