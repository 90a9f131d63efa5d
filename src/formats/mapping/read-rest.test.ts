/** What of an e-invoice no mapping took (chapter 14 §1.2). */
import { describe, expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { reportRest } from './read-rest.ts';
import type { Reading } from './reading.ts';
import { readingOf, saidOf, shortlySaidOf } from './testing.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

/** Returns what is said of the rest once all terms are taken, and what else is. */
async function restOf(xml: string, changes: Changes, take: (reading: Reading) => void = takeTerms, key?: string) {
  const reading = await readingOf(changed(xml, ...changes), key);
  take(reading);
  reportRest(reading);
  return { said: shortlySaidOf(reading), full: saidOf(reading) };
}

function takeTerms(reading: Reading): void {
  for (const [, value] of reading.read.invoice.within()) reading.take(value);
}

const REFERENCE = '<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>';
const behind = (inside: string): Changes => [[REFERENCE, REFERENCE + inside]];

describe('values of terms', () => {
  it('that nothing took are left out by their names, qualifiers as less', async () => {
    const { full } = await restOf(ubl, [['<cac:Contact>', '<cac:Contact><cbc:ID> </cbc:ID>']], ({ read, taken }) => {
      for (const [id, value] of read.invoice.within()) {
        if (!['BT-10', 'BT-34-1', 'BT-151-0', 'BT-130', 'BT-129'].includes(id)) taken.add(value);
      }
    });
    expect(full).toEqual([
      'dropped warning BT-10  /ubl:Invoice/cbc:BuyerReference: Buyer reference is left out; the document has no place for 04011000-12345-03.',
      'dropped warning BT-34-1  /ubl:Invoice/cac:AccountingSupplierParty/cac:Party/cbc:EndpointID/@schemeID: Scheme identifier of BT-34 is left out; the document has no place for 9930.',
      'dropped warning BT-129  /ubl:Invoice/cac:InvoiceLine/cbc:InvoicedQuantity: Invoiced quantity is left out; the document has no place for 2.',
      'dropped warning BT-130  /ubl:Invoice/cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode: Invoiced quantity unit of measure code is left out; the document has no place for C62.',
    ]);
  });

  it('of a fixed text that is another are told, as less than others', async () => {
    const scheme =
      '<cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';
    const { said } = await restOf(ubl, [[scheme, scheme.replace('VAT', 'GST')]], ({ read, taken }) => {
      for (const [id, value] of read.invoice.within()) if (!id.endsWith('-0')) taken.add(value);
    });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^dropped info BT-151-0 {2}cbc:ID: .* is left out; the document has no place for GST\.$/);
  });

  it('at an element of which another was taken are not told', async () => {
    const note = '<cbc:Note>#AAI#General</cbc:Note><cbc:DocumentCurrencyCode>';
    const taking = (wanted: string) => (reading: Reading) => {
      for (const [id, value] of reading.read.invoice.within()) {
        if ((id !== 'BT-21' && id !== 'BT-22') || id === wanted) reading.take(value);
      }
    };
    const noted: Changes = [['<cbc:DocumentCurrencyCode>', note]];
    // Neither is the whole text of the element.
    expect((await restOf(ubl, noted, taking('BT-22'))).said).toEqual([
      expect.stringMatching(/^dropped warning BT-21 .* no place for AAI\.$/),
    ]);
    expect((await restOf(ubl, noted, taking('BT-21'))).said).toEqual([
      expect.stringMatching(/^dropped warning BT-22 .* no place for General\.$/),
    ]);
  });
});

describe('elements without a term', () => {
  it('are left out as a whole', async () => {
    const { said } = await restOf(
      ubl,
      behind(
        '<cac:StatementDocumentReference><cbc:ID> 7 </cbc:ID><cbc:UUID>u</cbc:UUID></cac:StatementDocumentReference>',
      ),
    );
    expect(said).toEqual([
      'dropped warning undefined  cac:StatementDocumentReference: The element cac:StatementDocumentReference is left out; the document has no place for it: 7, u.',
    ]);
  });

  it('are left out in part, where some of it was taken', async () => {
    const { full } = await restOf(
      ubl,
      behind(
        '<cac:StatementDocumentReference><cbc:ID>7</cbc:ID><cbc:UUID>u</cbc:UUID><cbc:IssueTime> </cbc:IssueTime></cac:StatementDocumentReference>',
      ),
      (reading) => {
        takeTerms(reading);
        const id = reading.invoice.element?.child('cac:StatementDocumentReference')?.child('cbc:ID');
        if (id) reading.taken.add(id);
      },
    );
    expect(full).toEqual([
      'dropped warning undefined  /ubl:Invoice/cac:StatementDocumentReference/cbc:UUID: The element cbc:UUID is left out; the document has no place for it: u.',
    ]);
  });

  it('are not told of where they are taken, or say nothing', async () => {
    const { said } = await restOf(
      ubl,
      behind('<cbc:UUID>u</cbc:UUID><cbc:PricingCurrencyCode> </cbc:PricingCurrencyCode>'),
      (reading) => {
        takeTerms(reading);
        const uuid = reading.invoice.element?.child('cbc:UUID');
        if (uuid) reading.taken.add(uuid);
      },
    );
    expect(said).toEqual([]);
  });

  it.each(['cbc:UBLVersionID', 'cbc:LineCountNumeric'])(
    'that speak of the file alone are no loss: %s',
    async (name) => {
      const { said } = await restOf(ubl, behind(`<${name}>2</${name}>`));
      expect(said).toEqual([
        `dropped info undefined  ${name}: The element ${name} is left out; the document has no place for it: 2.`,
      ]);
    },
  );

  it.each([
    ['<udt:DateTimeString format="610">202603</udt:DateTimeString>', '202603', '610', 'udt:DateTimeString'],
    ['<udt:DateTime>2026-03-02T00:00:00</udt:DateTime>', '2026-03-02T00:00:00', '', 'udt:DateTime'],
  ])('that are days in another form are wrong as well: %s', async (inside, text, format, name) => {
    const { full } = await restOf(
      cii,
      [
        [
          '<ram:IssueDateTime><udt:DateTimeString format="102">20260302</udt:DateTimeString>',
          `<ram:IssueDateTime>${inside}`,
        ],
      ],
      takeTerms,
      'en16931-cii',
    );
    const xpath = `/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IssueDateTime/${name}`;
    expect(full).toEqual([
      `BW-XML-VALUE $ undefined: The date ${text} at ${xpath} is left out: its format is ${format}, and 102 is read.`,
      `dropped warning undefined  ${xpath}: The element ${name} is left out; the document has no place for it: ${text}.`,
    ]);
  });
});

describe('texts between elements', () => {
  it('are left out', async () => {
    const { said } = await restOf(ubl, [['<cac:Delivery>', '<cac:Delivery> by hand ']]);
    expect(said).toEqual([
      'dropped warning undefined  cac:Delivery: The text by hand is left out: only elements are expected here.',
    ]);
  });

  it('are not told of where their element is taken', async () => {
    const { said } = await restOf(ubl, [['<cac:Delivery>', '<cac:Delivery> by hand ']], (reading) => {
      takeTerms(reading);
      const delivery = reading.invoice.element?.child('cac:Delivery');
      if (delivery) reading.taken.add(delivery);
    });
    expect(said).toEqual([]);
  });
});

describe('attributes without a term', () => {
  const attributed = (attributes: string): Changes => [
    [REFERENCE, REFERENCE.replace('BuyerReference>', `BuyerReference ${attributes}>`)],
  ];

  it.each([
    ['listID', 'info'],
    ['listAgencyID', 'info'],
    ['listAgencyName', 'info'],
    ['listName', 'info'],
    ['listVersionID', 'info'],
    ['listURI', 'info'],
    ['schemeAgencyID', 'info'],
    ['schemeDataURI', 'info'],
    ['languageID', 'info'],
    ['languageLocaleID', 'info'],
    ['name', 'info'],
    ['names', 'warning'],
    ['aname', 'warning'],
    ['xlistID', 'warning'],
    ['listIDs', 'warning'],
    ['languageIDs', 'warning'],
    ['alanguageID', 'warning'],
    // Whose an identifier is matters.
    ['schemeID', 'warning'],
    ['other', 'warning'],
  ])('are left out: %s with the severity %s', async (name, severity) => {
    const { said } = await restOf(ubl, attributed(`${name}="x"`));
    expect(said).toEqual([
      `dropped ${severity} undefined  @${name}: The attribute ${name} is left out; the document has no place for x.`,
    ]);
  });

  it('that are empty, or of an element that is taken, are not told of', async () => {
    expect((await restOf(ubl, attributed('other=" "'))).said).toEqual([]);
    const { said } = await restOf(ubl, attributed('other="x"'), (reading) => {
      takeTerms(reading);
      const element = reading.invoice.elementOf('BT-10');
      if (element) reading.taken.add(element);
    });
    expect(said).toEqual([]);
  });

  it.each([
    ['cac:TaxScheme', '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>'],
    ['cac:Country', '<cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>'],
  ])('name the list of a code in %s', async (_, part) => {
    const { said } = await restOf(ubl, [
      [part, part.replace(/<cbc:(ID|IdentificationCode)>/, '<cbc:$1 schemeID="5305">')],
    ]);
    expect(said.map((each) => each.split(' ')[1])).toEqual(['info']);
  });
});
