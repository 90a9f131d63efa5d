import { expect, it } from 'vitest';
import { linkAtOffset, linkInXml, offsetAt } from '../../write/beside/links.ts';
import { Lines } from '../document/lines.ts';
import { xmlSideBySide } from './side-by-side.ts';

const address = [{ street: 'Am Anger 1', locality: 'Jena', code: '07743', country: 'DE' }];
const text = JSON.stringify(
  {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: 'R-7',
    issue_date: '2026-02-03',
    currency: 'EUR',
    supplier: { name: 'Gärtnerei', tax_id: { country: 'DE', code: '111111125' }, addresses: address },
    customer: { name: 'Brandt', addresses: address },
    payment: { terms: { notes: 'Bald' } },
    lines: [{ quantity: '2', item: { name: 'Rosen', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
  },
  null,
  2,
);

it('links lead from an element to its property and back', async () => {
  const { xml = '', links } = await xmlSideBySide({ text, as: 'en16931-ubl' });
  const lines = xml.split('\n');
  const line = lines.findIndex((each) => each.includes('>Rosen<')) + 1;
  const link = linkInXml(links, { lineNumber: line, column: 1 });
  expect(link).toMatchObject({ property: '$.lines[0].item.name', isCalculated: false });
  const range = link?.inText && new Lines(text).rangeOf(link.inText);
  expect(text.split('\n')[(range?.startLineNumber ?? 0) - 1]).toContain('"Rosen"');
  // From anywhere on the line of the property, including its name.
  const position = { lineNumber: range?.startLineNumber ?? 0, column: 12 };
  expect(linkAtOffset(links, offsetAt(text, position))).toBe(link);
  const total = links.find(({ property }) => property === '$.totals.payable');
  expect(total?.isCalculated).toBe(true);
});

it('xmlSideBySide reports the faults that prevent writing a document', async () => {
  const { xml, faults } = await xmlSideBySide({ text, as: 'xrechnung-ubl' });
  expect(xml).toBeUndefined();
  expect(faults.length).toBeGreaterThan(0);
});
