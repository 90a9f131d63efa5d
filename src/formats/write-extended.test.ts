import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../engine/model/json.ts';
import { words } from '../engine/text/message.ts';
import { formatOf } from './formats.ts';
import { environment, invoice } from './mapping/testing.ts';
import { readDocument } from './read.ts';
import { checkStructure } from './schema/check-structure.ts';
import { loadStructure } from './schemas.ts';
import { written } from './testing.ts';

const address = (street: string, code: string, locality: string) => ({ street, code, locality, country: 'FR' });
const legal = (code: string): JsonObject => ({ code, scope: 'legal', ext: { 'iso-scheme-id': '0002' } });
const party = (name: string, siren: string, more: JsonObject = {}): JsonObject => ({
  name,
  identities: [legal(siren)],
  inboxes: [{ scheme: '0225', code: siren }],
  addresses: [address('quai du Port', '34500', 'Béziers')],
  ...more,
});

/** An invoice between French firms, to which is added what only EXTENDED has. */
const french = (more: JsonObject = {}): JsonObject =>
  invoice({
    supplier: party('Imprimerie du Canal', '732829320', { tax_id: { country: 'FR', code: '44732829320' } }),
    customer: party('Librairie du Port', '356000000', { tax_id: { country: 'FR', code: '39356000000' } }),
    lines: [{ quantity: '10', item: { name: 'Shelf', price: '90.00' }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
    ...more,
  });

/** The numbers that EXTENDED-CTC-FR has for terms of EXTENDED. */
const FRENCH: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['207 112', '209 114', '208 117', '208-1 118', '214 134', '219 127', '222 121', '223 119', '476 43', '253 35'],
    ['257 27', '304 162', '8 163', '97 179', '555 02', '147 197', '261 192'],
  ]
    .flat()
    .map((pair) => pair.split(' '))
    .map(([extended, french]) => [`BT-X-${extended}`, `EXT-FR-FE-${french}`])
    .concat([
      ['BT-X-258', 'BT-BW-9'],
      ['BT-X-259', 'BT-BW-10'],
      ['BT-X-260', 'BT-167'],
    ]),
);

const numberIn = (key: string, id: string) => (key.startsWith('fr-') ? (FRENCH[id] ?? id) : id);

/** Returns terms as a format numbers them. */
function numbered(key: string, terms: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(terms).map(([id, texts]) => [numberIn(key, id), texts]));
}

const ALL = ['facturx-extended', 'fr-extended-cii', 'fr-extended-ubl'] as const;

const issuer: JsonObject = {
  ...party('Factures & Cie', '391838042', { tax_id: { country: 'FR', code: '44391838042' } }),
  alias: 'FactCie',
  emails: [{ addr: 'ana@fact.example' }],
};
const payment: JsonObject = {
  terms: { notes: 'Soon' },
  payer: party('Payeur SA', '552100554'),
  payee: party('Banque Relais', '391838042', { tax_id: { country: 'FR', code: '44391838042' } }),
};

describe.each(ALL)('%s', (key) => {
  it('has parties beyond those of the core', async () => {
    const { terms, losses, root } = await written(french({ ordering: { code: 'S', issuer }, payment }), key);
    expect(terms).toMatchObject(
      numbered(key, {
        'BT-X-207': ['Factures & Cie'],
        'BT-X-209': ['FactCie'],
        'BT-X-208': ['391838042'],
        'BT-X-208-1': ['0002'],
        'BT-X-214': ['ana@fact.example'],
        'BT-X-219': ['Béziers'],
        'BT-X-222': ['391838042'],
        'BT-X-223': ['FR44391838042'],
        'BT-X-476': ['Payeur SA'],
        'BT-59': ['Banque Relais'],
        'BT-X-253': ['Béziers'],
        'BT-X-257': ['FR44391838042'],
      }),
    );
    expect(losses.filter((each) => /warning|error/.test(each))).toEqual([]);
    const schema = formatOf(key)?.schema ?? 'ubl';
    expect(checkStructure(root, await loadStructure(schema)).map(({ text }) => words(text))).toEqual([]);
  });

  it('has the parts of a line as lines for information', async () => {
    const parts: JsonObject[] = [
      { quantity: '1', item: { name: 'Book', price: '40.00' } },
      { quantity: '2', item: { name: 'Poster', price: '5.00' } },
    ];
    const taxes = [{ cat: 'VAT', percent: '20%' }];
    const lines: JsonObject[] = [
      { quantity: '2', item: { name: 'Box' }, breakdown: parts, taxes },
      { quantity: '1', item: { name: 'Bag', price: '3.00' }, taxes },
    ];
    const { terms, losses, xml } = await written(french({ lines }), key);
    expect(terms).toMatchObject(
      numbered(key, {
        'BT-126': ['1', '1.1', '1.2', '2'],
        'BT-131': ['100.00', '40.00', '10.00', '3.00'],
        'BT-106': ['103.00'],
        'BT-X-8': ['DETAIL', 'INFORMATION', 'INFORMATION'],
        'BT-X-304': ['1', '1'],
        'BT-151': ['S', 'S'],
      }),
    );
    expect(losses.join()).not.toContain('breakdown');
    const back = await readDocument(xml, undefined, {}, environment);
    const grave = back.ok ? back.result.report.losses.filter(({ severity }) => severity !== 'info') : [];
    expect(grave.map(({ text }) => words(text))).toEqual([]);
    expect(back.ok && back.result.document.lines).toMatchObject([{ item: { price: '50.00' }, breakdown: parts }, {}]);
  });

  it('has a group of the breakdown for each reason of exemption', async () => {
    const exempt = (vatex: string, price: string): JsonObject => ({
      quantity: '1',
      item: { name: 'Course', price },
      taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': vatex } }],
    });
    const lines = [exempt('VATEX-EU-132-1A', '10.00'), exempt('VATEX-EU-132-1B', '20.00')];
    const { terms, xml } = await written(french({ lines }), key);
    expect(terms).toMatchObject(
      numbered(key, {
        'BT-116': ['10.00', '20.00'],
        'BT-121': ['VATEX-EU-132-1A', 'VATEX-EU-132-1B'],
        'BT-X-97': ['VATEX-EU-132-1A', 'VATEX-EU-132-1B'],
      }),
    );
    const back = await readDocument(xml, undefined, {}, environment);
    expect(back.ok && back.result.document.lines).toMatchObject(
      lines.map(({ taxes }) => ({ taxes: [{ ext: { 'cef-vatex': Object(taxes)[0].ext['cef-vatex'] } }] })),
    );
  });

  it('has the dates of references, the type of preceding invoices, and the rate of exchange', async () => {
    const ordering = { code: 'S', purchases: [{ code: 'PO-1', issue_date: '2026-01-15' }] };
    const preceding = [{ code: 'F-9', issue_date: '2026-01-30', ext: { 'untdid-document-type': '380' } }];
    const rates = [{ from: 'USD', to: 'EUR', amount: '0.91', at: '2026-03-01T10:00:00' }];
    const document = french({ ordering, preceding, currency: 'USD', exchange_rates: rates });
    const { terms, losses } = await written(document, key);
    expect(terms).toMatchObject(
      numbered(key, {
        'BT-X-555': ['380'],
        'BT-X-258': ['USD'],
        'BT-X-259': ['EUR'],
        'BT-X-260': ['0.91'],
      }),
    );
    const day = (text: string) => text.replaceAll('-', '');
    expect([terms[numberIn(key, 'BT-X-147')], terms[numberIn(key, 'BT-X-261')]].map((each) => each?.map(day))).toEqual([
      ['20260115'],
      ['20260301'],
    ]);
    expect(losses.filter((each) => each.includes('warning'))).toEqual([]);
  });
});

describe('EXTENDED of Factur-X', () => {
  const inParts: JsonObject = {
    notes: 'Zahlbar in zwei Raten',
    due_dates: [
      { date: '2026-04-01', percent: '40%', notes: 'bei Lieferung' },
      { date: '2026-05-01', percent: '60%' },
    ],
  };

  it('has each instalment with its amount', async () => {
    const { invoice: terms, losses } = await written(invoice({ payment: { terms: inParts } }), 'facturx-extended');
    expect(
      terms.groups('BG-BW-6').map((each) => [each.text('BT-BW-2'), each.text('BT-X-275'), each.text('BT-BW-1')]),
    ).toEqual([
      [undefined, undefined, 'Zahlbar in zwei Raten'],
      ['20260401', '428.40', 'bei Lieferung'],
      ['20260501', '642.60', undefined],
    ]);
    expect(terms.text('BT-9')).toBe('20260401');
    expect(losses.filter((each) => each.includes('warning'))).toEqual([]);
  });

  it('has each advance with its day, its number and its VAT', async () => {
    const advances: JsonObject[] = [
      { date: '2026-01-20', ref: 'A-26-3', amount: '119.00' },
      { date: '2026-02-01', description: 'Anzahlung', amount: '238.00' },
    ];
    const { invoice: terms, losses } = await written(
      invoice({ payment: { terms: { notes: 'Soon' }, advances } }),
      'facturx-extended',
    );
    const groups = terms.groups('BG-BW-9');
    expect(groups.map((each) => each.text('BT-X-291'))).toEqual(['119.00', '238.00']);
    expect(groups.map((each) => each.group('BG-BW-10')?.text('BT-X-293'))).toEqual(['19.00', '38.00']);
    expect(groups.map((each) => each.text('BT-X-558'))).toEqual(['A-26-3', undefined]);
    expect(losses).toContain('dropped warning $.payment.advances[1]');
    expect(losses).not.toContain('dropped warning $.payment.advances[0]');
  });

  it('comes back with what was written', async () => {
    const advances = [{ date: '2026-01-20', ref: 'A-26-3', amount: '119.00' }];
    const buyer = party('Achats Groupés', '552100554');
    const ordering = { code: 'S', issuer, buyer, sales: [{ code: 'S-1', issue_date: '2026-01-16' }] };
    const document = french({ ordering, payment: { ...payment, terms: inParts, advances } });
    const { xml } = await written(document, 'facturx-extended');
    const outcome = await readDocument(xml, undefined, {}, environment);
    expect(outcome.ok && outcome.result.document).toMatchObject({
      ordering: {
        buyer: { name: 'Achats Groupés', identities: [legal('552100554')] },
        issuer: { name: 'Factures & Cie', alias: 'FactCie' },
        sales: [{ issue_date: '2026-01-16' }],
      },
      payment: {
        payer: { name: 'Payeur SA' },
        advances,
        terms: {
          notes: 'Zahlbar in zwei Raten',
          due_dates: [{ date: '2026-04-01', notes: 'bei Lieferung' }, { date: '2026-05-01' }],
        },
      },
    });
  });
});

test.each(['fr-extended-cii', 'fr-extended-ubl'])('%s has who sells a line, and comes back with it', async (key) => {
  const [line] = french().lines as JsonObject[];
  const seller = { name: 'Papeterie du Lac', identities: [legal('552100554')], addresses: [{ country: 'FR' }] };
  const { terms, xml } = await written(french({ lines: [{ ...line, seller }] }), key);
  expect(terms).toMatchObject({
    'EXT-FR-FE-164': ['Papeterie du Lac'],
    'EXT-FR-FE-167': ['552100554'],
    'EXT-FR-FE-168': ['0002'],
    'EXT-FR-FE-177': ['FR'],
  });
  const back = await readDocument(xml, undefined, {}, environment);
  expect(back.ok && back.result.document.lines).toMatchObject([{ seller }]);
});

test('UBL has who issues and who pays where the French extension looks for them', async () => {
  const document = french({ ordering: { code: 'S', issuer }, payment });
  const { root, losses } = await written(document, 'fr-extended-ubl');
  const seller = root.child('cac:AccountingSupplierParty')?.child('cac:Party');
  const issuing = seller?.child('cac:ServiceProviderParty')?.child('cac:Party');
  expect(issuing?.child('cac:PartyLegalEntity')?.child('cbc:RegistrationName')?.value).toBe('Factures & Cie');
  const mandate = root.child('cac:PaymentMeans')?.child('cac:PaymentMandate');
  expect(mandate?.child('cac:PayerParty')?.child('cac:PostalAddress')?.child('cbc:CityName')?.value).toBe('Béziers');
  expect(losses).toContain('supplied info $.payment.instructions');
});

test('what is due in part only is told where the format has no amount for it', async () => {
  const terms = { due_dates: [{ date: '2026-04-01', percent: '50%' }] };
  const { losses } = await written(invoice({ payment: { terms } }), 'en16931-ubl');
  expect(losses).toContain('dropped warning $.payment.terms.due_dates[0].amount');
});
