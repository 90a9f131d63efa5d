import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { pintInvoice } from '../en16931/pint/arbitraries.ts';
import { convertDocument, convertXml } from '../index.ts';
import { invoice, environment as testEnvironment } from './testing.ts';

const environment = { ...testEnvironment, now: () => new Date('2027-01-15T12:00:00Z') };

type Change = readonly [from: RegExp, to: string | ((all: string) => string)];

async function written(document: object, key: string): Promise<string> {
  const made = await convertDocument(document as ReturnType<typeof invoice>, { to: key }, environment);
  if (!made.ok) throw new Error(made.faults.map(({ code, properties }) => `${code} ${properties}`).join('\n'));
  return String(made.result.result);
}

/** Returns the reports of reading and writing an e-invoice, at the places of its last two elements. */
async function lossesOf(xml: string, key: string, ...changes: readonly Change[]): Promise<string[]> {
  let changed = xml;
  for (const [from, to] of changes) {
    expect(changed).toMatch(from);
    changed = typeof to === 'string' ? changed.replace(from, to) : changed.replace(from, to);
  }
  const again = await convertXml(changed, { to: key }, environment);
  if (!again.ok) throw new Error(again.faults.map(({ code, properties }) => `${code} ${properties}`).join('\n'));
  return again.result.losses
    .filter(({ kind, xpath }) => kind !== 'dropped' && xpath !== undefined)
    .map(({ severity, xpath }) => `${severity} ${xpath?.split('/').slice(-2).join('/')}`);
}

describe('losses of a received PINT invoice', async () => {
  const emirati = await written({ ...pintInvoice('pint-ae', new Chance(3)), currency: 'AED' }, 'pint-ae');
  const amount = /(<cac:ItemPriceExtension>\s*<cbc:Amount currencyID="AED">)[^<]+/;
  const line = /cac:ItemPriceExtension\/cbc:Amount$/;

  test('are empty if nothing differs', async () => {
    expect(await lossesOf(emirati, 'pint-ae')).toEqual([]);
  });

  test('name the amount of a line in dirhams if it is recalculated', async () => {
    const [loss, ...others] = await lossesOf(emirati, 'pint-ae', [amount, '$19876543.21']);
    expect(loss).toMatch(/^error/);
    expect(loss).toMatch(line);
    expect(others).toEqual([]);
  });

  test('ignore another spelling of a number', async () => {
    const precise: Change = [/(<cac:ItemPriceExtension>\s*<cbc:Amount currencyID="AED">[^<]+)/, (all) => `${all}00`];
    expect(await lossesOf(emirati, 'pint-ae', precise)).toEqual([]);
  });

  test('name the mark that prices exclude tax as a loss without effect', async () => {
    const sign: Change = [
      /<cac:TaxTotal>(\s*<cbc:TaxAmount[^>]*>[^<]*<\/cbc:TaxAmount>)/,
      '<cac:TaxTotal>$1<cbc:TaxIncludedIndicator>false</cbc:TaxIncludedIndicator>',
    ];
    expect(await lossesOf(emirati, 'pint-ae', sign)).toEqual(['info cac:TaxTotal/cbc:TaxIncludedIndicator']);
  });

  test('name a total in dirhams whose text includes the currency', async () => {
    const dollars = {
      ...pintInvoice('pint-ae', new Chance(3)),
      currency: 'USD',
      exchange_rates: [{ from: 'USD', to: 'AED', amount: '3.6725' }],
    };
    const xml = await written(dollars, 'pint-ae');
    const total: Change = [/(aedtotal-incl-vat<\/cbc:DocumentTypeCode>\s*<cbc:DocumentDescription>)/, '$1AED '];
    expect(await lossesOf(xml, 'pint-ae', total)).toEqual([
      expect.stringMatching(/^warning cac:AdditionalDocumentReference(?:\[\d+\])?\/cbc:DocumentDescription$/),
    ]);
  });
});

describe('losses of payment instructions', async () => {
  const account = '<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>';
  const credit = { key: 'credit-transfer', ref: 'R-1', credit_transfer: [{ iban: 'DE02120300000000202051' }] };
  const payment = { terms: { notes: 'Soon' }, instructions: credit };
  const xml = await written(invoice({ payment }), 'peppol-ubl');
  const second = (code: string): Change => [
    /<\/cac:PaymentMeans>/,
    `</cac:PaymentMeans><cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode><cbc:PaymentID>R-1</cbc:PaymentID>${account}</cac:PaymentMeans>`,
  ];

  test('ignore a repeated means and reference', async () => {
    expect(await lossesOf(xml, 'peppol-ubl', second('30'))).toEqual([]);
  });

  test('name a means that is written together with another', async () => {
    const card =
      '<cac:CardAccount><cbc:PrimaryAccountNumberID>3456</cbc:PrimaryAccountNumberID><cbc:NetworkID>NA</cbc:NetworkID></cac:CardAccount>';
    const means: Change = [
      /<\/cac:PaymentMeans>/,
      `</cac:PaymentMeans><cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>${card}</cac:PaymentMeans>`,
    ];
    expect(await lossesOf(xml, 'peppol-ubl', means)).toEqual(['info cac:PaymentMeans[2]/cbc:PaymentMeansCode']);
  });
});

describe('losses of attributes and repeated elements', async () => {
  const xml = await written({ ...pintInvoice('pint-ae', new Chance(3)), currency: 'AED' }, 'pint-ae');
  const reported = async (...changes: readonly Change[]) => {
    const changed = changes.reduce((text, [from, to]) => text.replaceAll(new RegExp(from, 'g'), String(to)), xml);
    const again = await convertXml(changed, { to: 'pint-ae' }, environment);
    if (!again.ok) throw new Error(again.faults.map(({ code, properties }) => `${code} ${properties}`).join('\n'));
    return again.result.losses.map(({ xpath }) =>
      xpath
        ?.split('/')
        .slice(-2)
        .join('/')
        .replace(/\[\d+\]/g, ''),
    );
  };

  test('name an attribute once for all lines, even if the text of its element is used', async () => {
    const lines: Change = [/<cac:Item>(\s*)<cbc:Description>/, '<cac:Item>$1<cbc:Description languageID="en">'];
    const kinds: Change = [/<cbc:CommodityCode>/, '<cbc:CommodityCode name="x">'];
    expect(xml.match(lines[0])).not.toBeNull();
    expect(await reported(lines, [/<cbc:UUID>/, '<cbc:UUID schemeName="v4">'], kinds)).toEqual(
      expect.arrayContaining(['cbc:UUID/@schemeName', 'cbc:Description/@languageID', 'cbc:CommodityCode/@name']),
    );
    expect((await reported(lines)).filter((each) => each === 'cbc:Description/@languageID')).toHaveLength(1);
  });
});

test('name the kind of a number that an attribute states if the other format has no field for it', async () => {
  const party = (name: string, number: string, label: string, code: string, region: string) => ({
    name,
    tax_id: { country: 'AE', code: number },
    identities: [{ scope: 'legal', type: 'TL', label, code }],
    inboxes: [{ scheme: '0235', code: number.slice(0, 10) }],
    addresses: [{ street: 'Harbour Street', num: '12', locality: 'Dubai', region, country: 'AE' }],
  });
  const document = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    uuid: '0195ce71-dc9c-4c28-9f2c-000000000001',
    code: '1',
    issue_date: '2026-10-13',
    currency: 'AED',
    supplier: party('Coral Bay LLC', '112345678900003', 'Dubai Economic Department', 'CN-104477', 'DXB'),
    customer: party('Dune View LLC', '198765432100003', 'Abu Dhabi Registration', 'CN-220015', 'AUH'),
    lines: [
      {
        quantity: '2',
        item: { name: 'Chair', price: '410.00', unit: 'piece' },
        taxes: [{ cat: 'VAT', percent: '5%' }],
      },
    ],
    payment: { terms: { due_dates: [{ date: '2026-11-12', percent: '100%' }] } },
  };
  const again = await convertXml(await written(document, 'pint-ae'), { to: 'en16931-ubl' }, environment);
  if (!again.ok) throw new Error(again.faults.map(({ code, properties }) => `${code} ${properties}`).join('\n'));
  const values = again.result.losses.filter(({ kind }) => kind === 'dropped').map(({ text }) => text.values?.value);
  expect(values).toEqual(expect.arrayContaining(['TL', 'Dubai Economic Department', 'Abu Dhabi Registration']));
});
