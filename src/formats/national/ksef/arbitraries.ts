/** Random Polish invoices of all kinds of KSeF. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';

type Members = Record<string, unknown>;

/** Returns a NIP with its check digit. */
function nip(chance: Chance): string {
  for (;;) {
    const digits = `${chance.int(1, 9)}${chance.int(1, 9)}${chance.digits(7)}`;
    const sum = [...'657234567'].reduce((all, weight, at) => all + Number(weight) * Number(digits[at]), 0) % 11;
    if (sum < 10) return `${digits}${sum}`;
  }
}

const KSEF = '5265877635-20250826-0100001AF629-AF';
const ACCOUNTS = ['PL61109010140000071219812874', 'DE89370400440532013000', '61109010140000071219812874'] as const;

function address(chance: Chance, country: string): Members {
  return {
    ...(chance.is(0.9) && { street: chance.text(40) }),
    ...(chance.is(0.5) && { num: String(chance.int(1, 999)) }),
    ...(chance.is(0.2) && { block: 'B', floor: '2', door: '4' }),
    ...(chance.is(0.1) && { street_extra: chance.text(20) }),
    ...(chance.is(0.1) && { po_box: String(chance.int(1, 99)) }),
    locality: chance.text(20),
    ...(chance.is(0.2) && { region: chance.text(10) }),
    code: country === 'PL' ? `${chance.digits(2)}-${chance.digits(3)}` : chance.digits(5),
    ...(chance.is(0.9) && { country }),
  };
}

function contacts(chance: Chance): Members {
  return {
    ...(chance.is(0.4) && { emails: chance.many(1, 4, (at) => ({ addr: `biuro${at}@example.pl` })) }),
    ...(chance.is(0.4) && {
      telephones: chance.many(1, 4, () => ({
        num: chance.is(0.5) ? `+48 (22) ${chance.digits(9)}-44` : `+48${chance.digits(9)}`,
      })),
    }),
    ...(chance.is(0.1) && { websites: [{ url: 'https://example.pl' }], alias: 'X' }),
    ...(chance.is(0.1) && { people: [{ name: { given: 'Jan', surname: 'Nowak' } }] }),
  };
}

function seller(chance: Chance): Members {
  const identities = [
    ...(chance.is(0.3) ? [{ type: 'KRS', code: chance.digits(10) }] : []),
    ...(chance.is(0.3) ? [{ type: 'REGON', code: chance.one(['999999999', '99999999900000']) }] : []),
    ...(chance.is(0.1) ? [{ type: 'EORI', code: 'PL526587763500000' }] : []),
    ...(chance.is(0.1) ? [{ type: 'BDO', code: chance.digits(9) }] : []),
    ...(chance.is(0.1) ? [{ key: 'gln', code: chance.digits(13) }] : []),
    ...(chance.is(0.1) ? [{ type: 'XY', code: 'A1' }] : []),
  ];
  return {
    name: chance.text(80),
    tax_id: { country: 'PL', code: nip(chance) },
    ...(identities.length > 0 && { identities }),
    addresses: [
      { street: 'ul. Długa 1', ...address(chance, 'PL'), country: 'PL' },
      ...chance.many(0, 2, () => address(chance, 'PL')),
    ],
    ...contacts(chance),
    ...(chance.is(0.05) && { meta: { 'ksef-status': String(chance.int(1, 4)) } }),
  };
}

function buyer(chance: Chance): Members {
  const taxId = chance.one<Members | undefined>([
    { country: 'PL', code: nip(chance) },
    { country: 'PL', code: nip(chance) },
    { country: 'DE', code: '111111125' },
    { country: 'EL', code: '925667500' },
    { country: 'US', code: 'AB12345' },
    { country: 'GB', code: '350983637' },
    { country: 'PL', code: nip(chance) },
  ]);
  const country = String(taxId?.country ?? 'PL');
  const isUnit = chance.is(0.1);
  return {
    name: chance.text(80),
    ...(taxId && { tax_id: taxId }),
    ...(chance.is(0.9) && { addresses: chance.many(1, 3, () => address(chance, country)) }),
    ...contacts(chance),
    ...(isUnit && {
      ext: { 'pl-favat-jst': '1' },
      identities: [
        { label: chance.text(30), code: `${nip(chance)}-00012`, ext: { 'pl-favat-third-party-role': '8' } },
        ...(chance.is(0.5) ? [{ type: 'NRKLIENTA', code: 'K-1' }] : []),
      ],
    }),
  };
}

function party(chance: Chance): Members {
  return {
    name: chance.text(60),
    ...(chance.is(0.7) && {
      tax_id: chance.one([
        { country: 'PL', code: nip(chance) },
        { country: 'FR', code: '44732829320' },
      ]),
    }),
    ...(chance.is(0.7) && { addresses: [address(chance, 'PL')] }),
    ...contacts(chance),
    ...(chance.is(0.2) && { meta: { 'ksef-share': '50' } }),
  };
}

/** The taxes that lines have. */
function taxes(chance: Chance, special: string | undefined): Members[] {
  if (special === 'margin')
    return [{ cat: 'VAT', key: 'standard', percent: '0%', ext: { 'pl-favat-tax-category': '11' } }];
  const foreign: [Members, ...Members[]] = [
    { cat: 'VAT', key: 'intra-community' },
    { cat: 'VAT', key: 'export' },
    { cat: 'VAT', key: 'reverse-charge' },
    { cat: 'VAT', key: 'standard', percent: '19%', country: 'DE' },
  ];
  const domestic: [Members, ...Members[]] = [
    { cat: 'VAT', key: 'standard', rate: 'general' },
    { cat: 'VAT', key: 'standard', rate: 'general' },
    { cat: 'VAT', key: 'standard', rate: 'reduced' },
    { cat: 'VAT', key: 'standard', rate: 'super-reduced' },
    { cat: 'VAT', key: 'standard', percent: '22%', ext: { 'pl-favat-tax-category': '1' } },
    { cat: 'VAT', key: 'standard', percent: '7%', ext: { 'pl-favat-tax-category': '2' } },
    { cat: 'VAT', key: 'standard', percent: '4%', ext: { 'pl-favat-tax-category': '4' } },
    { cat: 'VAT', key: 'standard', percent: '3%', ext: { 'pl-favat-tax-category': '4' } },
    { cat: 'VAT', key: 'zero' },
    { cat: 'VAT', key: 'outside-scope' },
    ...(special === 'exempt'
      ? [
          { cat: 'VAT', key: 'exempt' },
          { cat: 'VAT', key: 'exempt' },
        ]
      : []),
    // Refused: a rate that Poland does not have, and a tax that FA(3) does not have.
    ...(special === 'wrong'
      ? [{ cat: 'VAT', key: 'standard', percent: '19%', ext: { 'pl-favat-tax-category': '1' } }]
      : []),
  ];
  return [chance.is(0.15) ? chance.one(foreign) : chance.one(domestic)];
}

function adjustment(chance: Chance): Members {
  return chance.is(0.5)
    ? { ...(chance.is(0.6) && { reason: chance.text(30) }), percent: `${chance.int(1, 400) / 10}%` }
    : { ...(chance.is(0.6) && { reason: chance.text(30) }), amount: chance.amount(900) };
}

function item(chance: Chance): Members {
  return {
    name: chance.text(90),
    price: chance.amount(90_000, chance.is(0.1) ? 10 : 4),
    ...(chance.is(0.3) && { description: chance.text(60) }),
    ...(chance.is(0.3) && { ref: `R${chance.digits(5)}` }),
    ...(chance.is(0.5) && { unit: chance.one(['piece', 'h', 'kg', 'service', 'trip', 'mon', 'XBX']) }),
    ...(chance.is(0.3) && {
      identities: [
        ...(chance.is(0.5) ? [{ type: 'GTU', code: `GTU_${String(chance.int(1, 13)).padStart(2, '0')}` }] : []),
        ...(chance.is(0.3) ? [{ key: 'gtin', code: chance.digits(13) }] : []),
        ...(chance.is(0.3) ? [{ type: 'PKWIU', code: '62.01.1' }] : []),
        ...(chance.is(0.2) ? [{ type: 'CN', code: '84713000' }] : []),
        { type: 'OTHER', code: 'Z9' },
      ],
    }),
    ...(chance.is(0.15) && {
      meta: chance.one<Members>([{ 'ksef-annex-15': '1' }, { 'unit-label': 'szt.' }, { 'ksef-excise': '12.50' }]),
    }),
  };
}

function line(chance: Chance, special: string | undefined, isCredit: boolean): Members {
  const period = chance.day();
  const isBefore = isCredit && chance.is(0.2);
  return {
    quantity: chance.is(0.08)
      ? `-${chance.int(1, 9)}`
      : chance.amount(chance.is(0.1) ? 100_000 : 100, chance.is(0.1) ? 8 : 3),
    item: item(chance),
    taxes: taxes(chance, special),
    ...(chance.is(0.2) && { discounts: chance.many(1, 2, () => adjustment(chance)) }),
    ...(chance.is(0.1) && { charges: chance.many(1, 2, () => adjustment(chance)) }),
    ...(chance.is(0.1) && { period: { start: period, end: period } }),
    ...(chance.is(0.1) && { identifier: { code: `L${chance.digits(4)}` } }),
    ...(isBefore
      ? { notes: [{ src: 'ksef-before', text: 'Stan przed korektą' }] }
      : chance.is(0.1) && { notes: [{ key: 'general', text: chance.text(100) }] }),
  };
}

function payment(chance: Chance, kind: string, currency: string): Members {
  const advances =
    kind === 'partial' || chance.is(0.25)
      ? chance.many(1, 3, (at) => ({
          description: chance.text(20),
          date: chance.day(),
          amount: kind === 'partial' ? `${chance.int(1, 9)}.50` : `${chance.int(1, 500)}.00`,
          ...(chance.is(0.6) && { key: chance.one(['cash', 'card', 'credit-transfer', 'other', 'online']) }),
          ...(kind === 'settlement' && chance.is(0.7) && { ref: at === 0 ? KSEF : `ZAL/${at}` }),
        }))
      : [];
  return {
    ...(advances.length > 0 && { advances }),
    ...(chance.is(0.5) && {
      terms: {
        ...(chance.is(0.3) && { notes: chance.text(60) }),
        due_dates: chance.many(1, 2, () => ({ date: '2026-12-15', percent: '50%', currency })),
      },
    }),
    ...(chance.is(0.6) && {
      instructions: {
        key: chance.one(['credit-transfer', 'cash', 'card', 'other', 'cheque', 'online', 'any']),
        ...(chance.is(0.3) && { detail: chance.text(40), ref: 'R1' }),
        ...(chance.is(0.7) && {
          credit_transfer: chance.many(1, 2, () => ({
            ...(chance.is(0.6) ? { iban: chance.one(ACCOUNTS) } : { number: chance.one(ACCOUNTS) }),
            ...(chance.is(0.3) && { bic: 'WBKPPLPP' }),
            ...(chance.is(0.3) && { name: chance.text(40) }),
          })),
        }),
      },
    }),
    ...(chance.is(0.1) && { payee: party(chance) }),
    ...(chance.is(0.1) && { payer: party(chance) }),
  };
}

function reference(chance: Chance): Members {
  return {
    ...(chance.is(0.8) && { issue_date: chance.day() }),
    ...(chance.is(0.3) && { series: 'Z' }),
    code: chance.is(0.1) ? chance.text(40).replace(/[^A-Za-z0-9]/g, 'x') : `2026/${chance.int(1, 999)}`,
  };
}

function ordering(chance: Chance): Members | undefined {
  if (!chance.is(0.5)) return undefined;
  return {
    ...(chance.is(0.3) && { code: `PO-${chance.digits(4)}` }),
    ...(chance.is(0.2) && { period: { start: '2026-01-01', end: '2026-01-31' } }),
    ...(chance.is(0.3) && { contracts: chance.many(1, 2, () => reference(chance)) }),
    ...(chance.is(0.3) && { purchases: chance.many(1, 2, () => reference(chance)) }),
    ...(chance.is(0.2) && { despatch: chance.many(1, 2, () => reference(chance)) }),
    ...(chance.is(0.1) && { seller: seller(chance) }),
    ...(chance.is(0.1) && { issuer: party(chance) }),
    ...(chance.is(0.1) && { buyer: party(chance) }),
  };
}

/** The member `tax`, and the notes that go with an exemption. */
function taxOf(chance: Chance, special: string | undefined): Members | undefined {
  const ext = {
    ...(special === 'exempt' && { 'pl-favat-exemption': chance.one(['A', 'B', 'C']) }),
    ...(special === 'margin' && { 'pl-favat-margin-scheme': chance.one(['2', '3.1', '3.2', '3.3']) }),
    ...(chance.is(0.1) && { 'pl-favat-split-payment': '1' }),
    ...(chance.is(0.1) && { 'pl-favat-cash-accounting': '1' }),
  };
  const tax = {
    ...(Object.keys(ext).length > 0 && { ext }),
    ...(chance.is(0.25) && { prices_include: 'VAT' }),
    ...(chance.is(0.2) && { rounding: 'currency' }),
  };
  return Object.keys(tax).length > 0 ? tax : undefined;
}

function notes(chance: Chance, special: string | undefined): Members[] {
  return [
    ...(special === 'exempt' ? [{ key: 'legal', code: 'A', src: 'pl-favat-exemption', text: chance.text(120) }] : []),
    ...chance.many(0, 3, () => ({
      ...(chance.is(0.5) && { key: chance.one(['general', 'reason', 'legal', 'goods']) }),
      ...(chance.is(0.2) && { src: 'ksef-footer' }),
      ...(chance.is(0.2) && { code: 'K1' }),
      text: chance.text(chance.is(0.2) ? 400 : 80),
    })),
  ];
}

function preceding(chance: Chance): Members[] {
  return chance.many(1, 2, () => ({
    ...reference(chance),
    issue_date: chance.day(),
    ...(chance.is(0.4) && { reason: chance.text(60), description: chance.text(20) }),
    ...(chance.is(0.3) && { ext: { 'pl-favat-effective-date': '2' } }),
    ...(chance.is(0.5) && { stamps: [{ prv: 'favat-ksef-number', val: KSEF }] }),
  }));
}

function tagsOf(chance: Chance, kind: string, isCredit: boolean): string[] {
  return [
    ...(kind && (kind !== 'simplified' || !isCredit) ? [kind] : []),
    ...(chance.is(0.1) ? ['self-billed'] : []),
    ...(chance.is(0.1) ? ['reverse-charge'] : []),
  ];
}

/** Returns an invoice. The writer refuses some: a rate that Poland does not have, no corrected invoice, no rate of exchange. */
export function polishInvoiceBy(chance: Chance): JsonObject {
  const isCredit = chance.is(0.25);
  const kind = chance.one(['', '', '', 'partial', 'settlement', 'simplified']);
  const special = chance.one([undefined, undefined, undefined, 'exempt', 'exempt', 'margin', 'wrong']);
  const currency = chance.one(['PLN', 'PLN', 'PLN', 'EUR', 'USD']);
  const withTaxes = (each: Members) => ({ ...each, ...(chance.is(0.7) && { taxes: taxes(chance, special) }) });
  const members: Members = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'PL',
    $addons: ['pl-favat-v3'],
    $tags: tagsOf(chance, kind, isCredit),
    type: isCredit ? 'credit-note' : 'standard',
    series: chance.maybe(0.6, () => 'FV'),
    code: `2026/${chance.int(1, 9999)}`,
    issue_date: chance.day(),
    op_date: chance.maybe(0.2, () => chance.day()),
    value_date: chance.maybe(0.1, () => chance.day()),
    currency,
    exchange_rates:
      currency === 'PLN' ? undefined : chance.maybe(0.95, () => [{ from: currency, to: 'PLN', amount: '4.2853' }]),
    tax: taxOf(chance, special),
    preceding: chance.maybe(isCredit ? 0.95 : kind === 'settlement' ? 0.3 : 0, () => preceding(chance)),
    supplier: seller(chance),
    customer: chance.maybe(kind === 'simplified' ? 0.95 : 1, () => buyer(chance)),
    lines: chance.many(1, 5, () => line(chance, special, isCredit)),
    discounts: chance.maybe(0.2, () => chance.many(1, 2, () => withTaxes(adjustment(chance)))),
    charges: chance.maybe(0.2, () => chance.many(1, 2, () => withTaxes(adjustment(chance)))),
    ordering: ordering(chance),
    payment: chance.maybe(kind === 'partial' ? 1 : 0.5, () => payment(chance, kind, currency)),
    delivery: chance.maybe(0.15, () => ({ date: chance.day(), receiver: chance.maybe(0.5, () => party(chance)) })),
    notes: notes(chance, special),
    meta: chance.maybe(0.15, () =>
      chance.one<Members>([
        { 'ksef-place': chance.text(20) },
        { 'ksef-fp': '1', 'ksef-tp': '1' },
        { 'ksef-p23': '1' },
        { other: 'x' },
      ]),
    ),
    attachments: chance.maybe(0.1, () => [{ code: 'A1', url: 'https://example.pl/a.pdf' }]),
  };
  // Removes undefined members, as in JSON.
  return JSON.parse(JSON.stringify(members)) as JsonObject;
}
