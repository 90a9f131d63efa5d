/** Random invoices for the formats of PINT. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';

type Members = Record<string, unknown>;
type Rates = readonly [Members, ...Members[]];

/** What the invoices of a country have in common. */
interface Country {
  readonly currency: string;
  readonly abroad: readonly [currency: string, rate: string];
  readonly decimals: number;
  readonly rates: (chance: Chance) => Rates;
  readonly seller: (chance: Chance) => Members;
  readonly buyer: (chance: Chance) => Members;
  readonly item?: (chance: Chance) => Members;
  readonly ext?: (chance: Chance) => Members;
  readonly head?: (chance: Chance) => Members;
  readonly creditNotes?: false;
}

/** Returns a text without halves of characters. */
function text(chance: Chance, most: number): string {
  return (
    chance
      .text(most)
      .replace(/[\ud800-\udfff]/g, '')
      .trim() || 'A'
  );
}

/** Returns a GTIN with its check digit. */
function gtin(digits: string): string {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns an ABN with its two check digits in front. */
function abn(chance: Chance): string {
  for (;;) {
    const digits = `${chance.int(10, 99)}${chance.digits(9)}`;
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    const sum = weights.reduce((all, weight, at) => all + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
    if (sum % 89 === 0) return digits;
  }
}

const vat = (percent: string, more?: Members): Members => ({ cat: 'VAT', percent, ...more });
const untaxed = (cat: string, key: string, ext?: Members): Members => ({ cat, key, ...(ext && { ext }) });

function address(chance: Chance, country: string, region?: string): Members {
  return {
    street: text(chance, 30),
    ...(chance.is(0.3) && { num: String(chance.int(1, 200)) }),
    locality: text(chance, 15),
    ...((region !== undefined || chance.is(0.3)) && { region: region ?? 'North' }),
    code: chance.digits(5),
    country,
  };
}

function party(chance: Chance, country: string, number: string | undefined, more: Members): Members {
  return {
    name: text(chance, 50),
    ...(chance.is(0.2) && { alias: text(chance, 20) }),
    ...(number !== undefined && { tax_id: { country, code: number } }),
    addresses: [address(chance, country)],
    ...(chance.is(0.2) && { emails: [{ addr: 'desk@example.com' }] }),
    ...(chance.is(0.3) && { telephones: [{ num: `+${chance.digits(9)}` }] }),
    ...(chance.is(0.2) && { people: [{ name: { given: 'Ana', surname: 'Lim' } }] }),
    ...more,
  };
}

function emirati(chance: Chance): Members {
  const tin = `1${chance.digits(9)}`;
  const legal = chance.one<Members>([
    { type: 'TL', label: 'Dubai Economic Department', code: `CN-${chance.digits(6)}` },
    { type: 'EID', code: chance.digits(15) },
    { type: 'PAS', country: 'IN', code: `P${chance.digits(7)}` },
    { type: 'CD', code: chance.digits(4) },
  ]);
  return party(chance, 'AE', `${tin}${chance.digits(3)}03`, {
    identities: [{ scope: 'legal', ...legal }, ...(chance.is(0.2) ? [{ code: chance.digits(6) }] : [])],
    inboxes: [{ scheme: '0235', code: tin }],
    addresses: [address(chance, 'AE', chance.one(['AUH', 'DXB', 'SHJ', 'UAQ', 'FUJ', 'AJM', 'RAK']))],
  });
}

function singaporean(chance: Chance, number: string | undefined = `M9${chance.digits(7)}X`): Members {
  const uen = chance.one(['201512345C', '202018765K', '200934565N']);
  return party(chance, 'SG', number, {
    identities: [{ scope: 'legal', type: 'UEN', code: uen }],
    inboxes: [{ scheme: '0195', code: `SGUEN${uen}` }],
  });
}

function australian(chance: Chance): Members {
  const code = abn(chance);
  return party(chance, 'AU', code, { inboxes: [{ scheme: '0151', code }] });
}

function newZealander(chance: Chance): Members {
  const code = gtin(`94290${chance.digits(7)}`);
  const identities = [{ scope: 'legal', code, ext: { 'iso-scheme-id': '0088' } }];
  return party(chance, 'NZ', undefined, { identities, inboxes: [{ scheme: '0088', code }] });
}

function japanese(chance: Chance): Members {
  const code = chance.digits(13);
  return party(chance, 'JP', `T${code}`, { inboxes: [{ scheme: '0188', code }] });
}

function malaysian(chance: Chance): Members {
  const code = `20${chance.digits(10)}`;
  const identities = [
    { scope: 'legal', type: 'BRN', code },
    { scope: 'tax', type: 'TIN', code: `C${chance.digits(11)}` },
  ];
  return party(chance, 'MY', `W10-${chance.digits(4)}-${chance.digits(8)}`, {
    identities,
    inboxes: [{ scheme: '0230', code }],
  });
}

function omani(chance: Chance): Members {
  const code = chance.digits(10);
  const home = { ...address(chance, 'OM'), street_extra: text(chance, 20), po_box: chance.digits(3) };
  return party(chance, 'OM', code, {
    identities: [
      { scope: 'legal', code: chance.digits(11) },
      { type: 'CR', code: chance.digits(7) },
    ],
    inboxes: [{ scheme: '0248', code }],
    telephones: [{ num: '+968 2455 0100' }],
    addresses: [home],
  });
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  ae: {
    currency: 'AED',
    abroad: ['USD', '3.6725'],
    decimals: 2,
    rates: () => [
      vat('5%', { key: 'standard' }),
      vat('5%'),
      vat('0%', { key: 'zero' }),
      untaxed('VAT', 'exempt', { 'cef-vatex': 'DL8.46.2' }),
      untaxed('VAT', 'outside-scope'),
      untaxed('VAT', 'reverse-charge'),
    ],
    seller: emirati,
    buyer: emirati,
    item: (chance) => ({
      ...chance.one([
        {
          key: 'goods',
          identities: [
            { key: 'gtin', code: gtin(chance.digits(12)) },
            { label: 'HS', code: chance.digits(6) },
          ],
        },
        {
          key: 'services',
          identities: [
            { key: 'gtin', code: gtin(chance.digits(12)) },
            { label: 'SAC', code: chance.digits(6) },
          ],
        },
      ]),
      ext: { 'pint-ae-nature': 'DL8.48.3.1' },
    }),
    ext: (chance) => ({
      ...(chance.is(0.4) && { 'pint-ae-transaction': chance.one(['00010000', '10000000', '00001000', '00010001']) }),
      ...(chance.is(0.3) && { 'pint-frequency': chance.one(['MTH', 'WKY', 'QTR']) }),
    }),
    head: (chance) => ({
      ordering: {
        period: { start: '2026-10-01', end: '2026-10-31' },
        buyer: { name: text(chance, 10), tax_id: { country: 'AE', code: `1${chance.digits(12)}03` } },
      },
    }),
  },
  sg: {
    currency: 'SGD',
    abroad: ['USD', '1.35'],
    decimals: 2,
    rates: () => [
      { cat: 'GST', rate: 'general' },
      { cat: 'GST', percent: '9%' },
      { cat: 'GST', key: 'zero', percent: '0%' },
      untaxed('GST', 'exempt'),
      untaxed('GST', 'outside-scope'),
      { cat: 'GST', percent: '9%', ext: { 'untdid-tax-category': 'SRCA-S' } },
    ],
    seller: singaporean,
    buyer: singaporean,
    head: (chance) => (chance.is(0.7) ? { ordering: { code: chance.digits(8) } } : {}),
  },
  aunz: {
    currency: 'AUD',
    abroad: ['EUR', '1.6512'],
    decimals: 2,
    rates: () => [
      { cat: 'GST', percent: '10%' },
      { cat: 'GST', key: 'standard', percent: '10%' },
      { cat: 'GST', key: 'zero', percent: '0%' },
      untaxed('GST', 'exempt'),
      { cat: 'GST', key: 'zero', percent: '0%', ext: { 'untdid-tax-category': 'G' } },
    ],
    seller: australian,
    buyer: (chance) => (chance.is(0.7) ? australian(chance) : newZealander(chance)),
  },
  jp: {
    currency: 'JPY',
    abroad: ['EUR', '171.25'],
    decimals: 0,
    creditNotes: false,
    rates: () => [
      vat('10%'),
      vat('8%'),
      vat('10%', { key: 'standard' }),
      untaxed('VAT', 'exempt'),
      untaxed('VAT', 'export'),
    ],
    seller: japanese,
    buyer: japanese,
    head: (chance) => (chance.is(0.5) ? { ordering: { period: { start: '2026-10-01', end: '2026-10-31' } } } : {}),
  },
  my: {
    currency: 'MYR',
    abroad: ['USD', '4.2'],
    decimals: 2,
    rates: () => [
      vat('10%'),
      vat('5%'),
      vat('6%', { key: 'standard' }),
      { cat: 'SST', percent: '8%' },
      untaxed('VAT', 'exempt'),
      untaxed('VAT', 'outside-scope'),
      vat('10%', { ext: { 'untdid-tax-category': 'LVG' } }),
    ],
    seller: malaysian,
    buyer: malaysian,
    ext: (chance) => (chance.is(0.3) ? { 'pint-frequency': 'Monthly' } : {}),
    head: () => ({ ordering: { period: { start: '2026-10-01', end: '2026-10-31' } } }),
  },
  om: {
    currency: 'OMR',
    abroad: ['USD', '0.3845'],
    decimals: 3,
    rates: () => [
      vat('5%'),
      vat('5%', { key: 'standard' }),
      vat('0%', { key: 'zero', ext: { 'cef-vatex': 'VATZR-OM-10' } }),
      untaxed('VAT', 'exempt', { 'cef-vatex': 'VATEX-OM-02' }),
      untaxed('VAT', 'outside-scope'),
    ],
    seller: omani,
    buyer: omani,
    item: (chance) =>
      chance.one([
        {
          key: 'goods',
          identities: [
            { label: 'HS', code: '010121100001' },
            { label: 'CC', code: '000000' },
          ],
        },
        {
          key: 'services',
          identities: [
            { label: 'CC', code: '000000' },
            { label: 'MP', code: '83000000' },
          ],
        },
      ]),
  },
};

/** Returns a random invoice or credit note for a format. Some lack what the rules of the format require. */
export function pintInvoice(key: string, chance: Chance): JsonObject {
  const [, name = ''] = key.split('-');
  const isSelfBilled = key.endsWith('-selfbilling');
  const isUntaxed = key.endsWith('-nontax');
  const country = COUNTRIES[name];
  if (country === undefined) throw new Error(`there is no country for ${key}`);
  const isCreditNote = country.creditNotes !== false && chance.is(0.25);
  const rates = country.rates(chance);
  // Foreign currency with untaxed groups breaks the rules of Japan and Oman.
  const isAbroad = chance.is(0.2);
  const usable = isUntaxed
    ? ([untaxed('VAT', 'outside-scope')] as const)
    : isAbroad && ['jp', 'om'].includes(name)
      ? (rates.slice(0, 2) as unknown as Rates)
      : rates;
  const [currency, rate] = isAbroad ? country.abroad : [country.currency, undefined];
  const decimals = isAbroad ? 2 : country.decimals;
  const seller = isUntaxed
    ? { ...japanese(chance), tax_id: undefined, identities: [{ scope: 'legal', code: '7' }] }
    : country.seller(chance);
  const taxes = () => [chance.one(usable)];
  const lines = chance.many(1, 6, () => line(chance, country, decimals, taxes()));
  const rateOf = () => (lines[0] as { taxes: Members[] }).taxes;
  const document: Members = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    uuid: `0195ce71-dc9c-5c28-9f2c-${chance.digits(12)}`,
    type: isCreditNote ? 'credit-note' : 'standard',
    ...(isSelfBilled && { $tags: ['self-billed'] }),
    series: 'PINT',
    code: chance.digits(5),
    issue_date: chance.day(),
    ...(name === 'om' || chance.is(0.3) ? { issue_time: '08:30:00' } : {}),
    currency,
    ...(rate && { exchange_rates: [{ from: currency, to: country.currency, amount: rate }] }),
    ...(isCreditNote && {
      preceding: [
        {
          uuid: '0195ce71-dc9c-5c28-9f2c-980100000000',
          code: chance.digits(4),
          issue_date: '2026-01-05',
          ext: { 'pint-reason': name === 'ae' ? 'DL8.61.1.A' : 'QTY' },
        },
      ],
    }),
    tax: { ...(chance.is(0.3) && { rounding: 'precise' }), ext: country.ext?.(chance) ?? {} },
    supplier: seller,
    customer: country.buyer(chance),
    lines,
    ...(chance.is(0.25) && {
      discounts: [{ key: 'special-rebate', reason: text(chance, 20), percent: '2.5%', taxes: rateOf() }],
    }),
    ...(chance.is(0.25) && {
      charges: [{ key: 'delivery', reason: text(chance, 20), amount: money(chance, 900, decimals), taxes: rateOf() }],
    }),
    payment: payment(chance, name !== 'om' && chance.is(0.15)),
    ...((name === 'ae' || chance.is(0.2)) && {
      delivery: { date: '2026-10-15', receiver: { name: text(chance, 20), addresses: [address(chance, 'AU', 'NSW')] } },
    }),
    ...(chance.is(0.4) && { notes: chance.many(1, 3, () => ({ text: text(chance, 80) })) }),
    ...(chance.is(0.1) && {
      attachments: [{ code: 'A-1', description: 'Timesheet', url: 'https://files.example/a.pdf' }],
    }),
    ...country.head?.(chance),
  };
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}

function money(chance: Chance, most: number, decimals: number): string {
  return (chance.int(1, most * 100) / 100).toFixed(decimals).replace(/^0(\.0*)?$/, '1');
}

function line(chance: Chance, { item }: Country, decimals: number, taxes: Members[]): Members {
  return {
    quantity: chance.one(['1', '2', '3', '12', '0.5', '2.25', '7']),
    item: {
      name: text(chance, 40),
      ...(chance.is(0.5) && { description: text(chance, 60) }),
      ...(chance.is(0.2) && { ref: chance.digits(5) }),
      price: money(chance, 5000, decimals),
      unit: chance.one(['piece', 'h', 'kg', 'day']),
      ...item?.(chance),
    },
    ...(chance.is(0.2) && { discounts: [{ reason: text(chance, 12), percent: '5%' }] }),
    ...(chance.is(0.15) && { charges: [{ key: 'packing', reason: text(chance, 12), amount: '3' }] }),
    ...(chance.is(0.15) && { notes: [{ text: text(chance, 30) }] }),
    ...(chance.is(0.15) && { order: '10' }),
    taxes,
  };
}

function payment(chance: Chance, isPrepaid: boolean): Members {
  const dates = chance.is(0.2)
    ? [
        { date: '2026-12-31', percent: '40%' },
        { date: '2027-01-31', percent: '60%' },
      ]
    : [{ date: '2026-12-31' }];
  return {
    terms: { due_dates: dates, ...(chance.is(0.3) && { notes: text(chance, 40) }) },
    ...(chance.is(0.8) && {
      instructions: {
        key: 'credit-transfer',
        credit_transfer: [{ number: chance.digits(12), name: text(chance, 20) }],
      },
    }),
    ...(isPrepaid && { advances: [{ description: 'Deposit', amount: '1.00', date: '2026-01-02' }] }),
  };
}
