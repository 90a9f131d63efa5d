import { expect, it, test } from 'vitest';
import { valuesIn } from '../../engine/text/testing.ts';
import { environment, invoice } from '../mapping/testing.ts';
import { writeLinked } from './linked-xml.ts';

const document = invoice({ notes: [{ key: 'general', text: 'Oak' }] });

/** Returns each linked element with its text, and the property it comes from. */
async function linksIn(key: string): Promise<string[]> {
  const outcome = await writeLinked(document, key, environment);
  if (!outcome.ok) throw new Error('it can be written');
  const { xml, links } = outcome.result;
  expect(links.map(({ offset }) => offset)).toEqual(links.map(({ offset }) => offset).sort((a, b) => a - b));
  return links.map(({ offset, property }) => {
    const [, name, text] = /^<([\w:]+)[^>]*>([^<]*)/.exec(xml.slice(offset)) ?? [];
    return `${name} ${text} ${property}`;
  });
}

it.each([
  [
    'en16931-ubl',
    [
      'cbc:ID R-26-017 $.code',
      'cbc:Note #AAI#Oak $.notes[0].text',
      'cbc:EndpointID DE111111125 $.supplier.inboxes[0].code',
      'cbc:RegistrationName Librairie du Port SARL $.customer.name',
      'cbc:PayableAmount 1071.00 $.totals.payable',
      'cbc:InvoicedQuantity 10 $.lines[0].quantity',
      'cbc:PriceAmount 90.00 $.lines[0].item.price',
    ],
  ],
  [
    'en16931-cii',
    [
      'ram:ID R-26-017 $.code',
      'ram:Content Oak $.notes[0].text',
      'ram:ChargeAmount 90.00 $.lines[0].item.price',
      'ram:BilledQuantity 10 $.lines[0].quantity',
      'ram:URIID DE111111125 $.supplier.inboxes[0].code',
      'ram:Name Librairie du Port SARL $.customer.name',
      'ram:DuePayableAmount 1071.00 $.totals.payable',
    ],
  ],
])('elements of %s link to the properties of their texts', async (key, expected) => {
  const links = await linksIn(key);
  expect(links.filter((each) => expected.includes(each))).toEqual(expected);
});

test('faults are the same as on conversion', async () => {
  expect(await writeLinked(document, 'nothing', environment)).toMatchObject({
    ok: false,
    faults: [{ code: 'BW-FORMAT-UNKNOWN', values: { key: 'nothing' } }],
  });
  expect(await writeLinked(document, 'cdar', environment)).toMatchObject({
    ok: false,
    faults: [{ code: 'BW-XML-TYPE' }],
  });
  expect(await writeLinked(invoice({ customer: null }), 'en16931-ubl', environment)).toMatchObject({ ok: false });
});

test('elements without text have no link, and constant elements link to the document', async () => {
  const links = await linksIn('en16931-ubl');
  expect(links.slice(0, 3)).toEqual([
    'cbc:CustomizationID urn:cen.eu:en16931:2017 $',
    'cbc:ID R-26-017 $.code',
    'cbc:IssueDate 2026-03-02 $.issue_date',
  ]);
  expect(links.filter((each) => each.endsWith('undefined'))).toEqual([]);
});

test('writeLinked reports an unknown format as a fault of the request', async () => {
  const outcome = await writeLinked(document, 'nothing', environment);
  if (outcome.ok) throw new Error('there is no such format');
  expect([outcome.key, ...outcome.faults.map((each) => `${each.properties}: ${valuesIn(each)}`)]).toEqual([
    'input',
    'request.to: nothing',
  ]);
});
