/** Random Italian invoices: ordinary and simplified, for businesses, consumers and public bodies. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Chance } from '../../chance.ts';

type Members = Record<string, unknown>;

/** Returns a partita IVA with its check digit. */
function partitaIva(chance: Chance): string {
  const digits = chance.digits(10);
  const sum = [...digits].reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns a text in the characters that names may have. */
function latin(chance: Chance, most = 60): string {
  const text = chance.text(most).normalize('NFC');
  return (
    [...text]
      .filter((sign) => (sign.codePointAt(0) ?? 0) <= 0xff)
      .join('')
      .trim() || 'A'
  );
}

function address(chance: Chance, country = 'IT'): Members {
  const isBox = chance.is(0.1);
  return {
    ...(chance.is(0.7) && { num: chance.is(0.1) ? '12 interno 4 bis' : String(chance.int(1, 300)) }),
    ...(isBox ? { po_box: `Casella postale ${chance.int(1, 99)}` } : { street: latin(chance, 50) }),
    ...(chance.is(0.1) && { street_extra: latin(chance, 30), floor: '2' }),
    locality: latin(chance, 30),
    ...(country === 'IT' && chance.is(0.8) && { region: chance.is(0.9) ? 'TO' : 'Piemonte' }),
    code: country === 'IT' ? chance.digits(5) : `EC1A ${chance.int(1, 9)}`,
    country,
  };
}

function person(chance: Chance): Members {
  return {
    name: { ...(chance.is(0.3) && { prefix: 'Dott.' }), given: 'Mario', surname: chance.one(['Rossi', 'D’Angelo']) },
  };
}

function seller(chance: Chance, country = 'IT'): Members {
  const isPerson = chance.is(0.15);
  const own = country === 'IT';
  return {
    name: isPerson ? 'Mario Rossi' : latin(chance, 70),
    ...(isPerson && { people: [{ name: { given: 'Mario', surname: 'Rossi' } }] }),
    tax_id: own
      ? { country, code: partitaIva(chance) }
      : { country, ...(country === 'DE' ? { code: '111111125' } : country === 'US' ? {} : { code: '44732829320' }) },
    ...(own && chance.is(0.2) && { identities: [{ key: 'it-fiscal-code', code: 'RSSMRA74D22A001Q' }] }),
    addresses: [
      address(chance, country),
      ...chance.many(0, 1, () => ({ label: 'Stabile organizzazione', ...address(chance) })),
    ],
    ...(chance.is(0.3) && {
      emails: [{ addr: 'conti@example.it' }, ...chance.many(0, 1, () => ({ addr: 'x@example.it' }))],
    }),
    ...(chance.is(0.3) && { telephones: [{ num: chance.one(['+390115550123', '0115550123', '12345']) }] }),
    ...(own &&
      chance.is(0.3) && {
        registration: {
          office: chance.one(['TO', 'MI', 'Torino']),
          entry: '123456',
          ...(chance.is(0.5) && { capital: '10000.00', currency: 'EUR' }),
          ...(chance.is(0.3) && { ext: { 'it-sdi-liquidation-state': 'LN', 'it-sdi-shareholder-state': 'SM' } }),
        },
      }),
    ext: { 'it-sdi-fiscal-regime': chance.one(['RF01', 'RF01', 'RF19', 'RF18']) },
    ...(chance.is(0.1) && { meta: { 'it-sdi-register': 'Albo', 'it-sdi-register-number': '12' } }),
    ...(chance.is(0.1) && { alias: 'X', websites: [{ url: 'https://example.it' }] }),
  };
}

function buyer(chance: Chance, kind: 'business' | 'consumer' | 'office' | 'abroad'): Members {
  const inboxes =
    kind === 'office'
      ? [{ key: 'it-sdi-code', code: chance.is(0.97) ? 'UF7K2Q' : 'ABCDEF1' }]
      : kind === 'business'
        ? chance.one<Members[]>([
            [{ key: 'it-sdi-code', code: 'ABCDEF1' }],
            [{ key: 'it-sdi-pec', email: 'a.b@pec.example.it' }],
            [],
          ])
        : [];
  const country = kind === 'abroad' ? chance.one(['DE', 'FR', 'US', 'CH', 'EL', 'SM', 'GB']) : 'IT';
  const codes: Record<string, string> = {
    DE: '111111125',
    FR: '44732829320',
    CH: 'E100416306',
    EL: '925667500',
    US: '123',
    SM: '12345',
    GB: '350983637',
  };
  return {
    ...(kind === 'consumer' && chance.is(0.5)
      ? { people: [person(chance)] }
      : { name: kind === 'consumer' ? 'Giulia Bianchi' : latin(chance, 70) }),
    tax_id:
      kind === 'consumer'
        ? { country }
        : {
            country,
            ...(kind !== 'abroad' ? { code: partitaIva(chance) } : chance.is(0.7) && { code: codes[country] ?? '1' }),
          },
    ...((kind === 'consumer' || chance.is(0.1)) &&
      country === 'IT' && { identities: [{ key: 'it-fiscal-code', code: 'RSSMRA74D22A001Q' }] }),
    ...(inboxes.length > 0 && { inboxes }),
    addresses: [address(chance, country)],
    ...(chance.is(0.1) && { emails: [{ addr: 'buyer@example.it' }] }),
  };
}

const NATURES = [
  'N1',
  'N2.1',
  'N2.2',
  'N3.1',
  'N3.2',
  'N3.3',
  'N3.4',
  'N3.5',
  'N3.6',
  'N4',
  'N5',
  'N6.1',
  'N6.3',
  'N6.9',
  'N7',
] as const;

function vat(chance: Chance, isSimple: boolean): Members {
  if (chance.is(0.25)) {
    const nature = isSimple ? chance.one(['N1', 'N2.2', 'N4', 'N5']) : chance.one(NATURES);
    return { cat: 'VAT', ext: { 'it-sdi-exempt': nature } };
  }
  const liability = chance.one([undefined, undefined, undefined, 'I', 'D', 'S']);
  return {
    cat: 'VAT',
    ...chance.one<Members>([
      { rate: 'general' },
      { rate: 'general' },
      { rate: 'reduced' },
      { percent: '4%' },
      { percent: '5.0%' },
      { percent: '10%' },
      { percent: chance.is(0.1) ? '7.125%' : '8.8%' },
    ]),
    ...(liability && !isSimple && { ext: { 'it-sdi-vat-liability': liability } }),
  };
}

function withheld(chance: Chance): Members {
  return {
    cat: chance.one(['IRPEF', 'IRPEF', 'IRES', 'INPS', 'ENASARCO', 'ENPAM', 'CP']),
    percent: chance.one(['20%', '23%', '4.00%', '11.5%']),
    ext: { 'it-sdi-retained': chance.one(['A', 'M', 'ZO', 'R', 'L1', chance.is(0.05) ? 'F' : 'Q']) },
  };
}

function adjustment(chance: Chance): Members {
  return {
    ...(chance.is(0.7) && { reason: chance.text(30) }),
    ...(chance.is(0.5) ? { percent: `${chance.int(1, 900) / 10}%` } : { amount: chance.amount(900) }),
  };
}

function line(chance: Chance, isSimple: boolean, isWithheld: boolean): Members {
  return {
    quantity: chance.is(0.06)
      ? `-${chance.int(1, 9)}`
      : chance.amount(chance.is(0.1) ? 100_000 : 100, chance.is(0.1) ? 9 : 3),
    item: {
      name: latin(chance, 80),
      price: chance.amount(isSimple ? 300 : 90_000, chance.is(0.1) ? 10 : 4),
      ...(chance.is(0.2) && { description: chance.text(80) }),
      ...(chance.is(0.2) && { ref: `R-${chance.digits(5)}` }),
      ...(chance.is(0.4) && { unit: chance.one(['piece', 'h', 'kg', 'service', 'mon', 'XBX']) }),
      ...(chance.is(0.2) && {
        identities: [
          { key: 'gtin', code: chance.digits(13) },
          { type: 'CPV', code: '7890' },
          { label: 'Codice città', code: 'A1' },
        ],
      }),
      ...(chance.is(0.1) && { meta: chance.one<Members>([{ 'it-sdi-unit': 'PZ' }, { 'it-sdi-supply-type': 'AB' }]) }),
    },
    taxes: [vat(chance, isSimple), ...(isWithheld && chance.is(0.7) ? [withheld(chance)] : [])],
    ...(chance.is(0.2) && { discounts: chance.many(1, 2, () => adjustment(chance)) }),
    ...(chance.is(0.1) && { charges: chance.many(1, 2, () => adjustment(chance)) }),
    ...(chance.is(0.1) && { period: { start: '2026-01-01', end: '2026-01-31' } }),
    ...(chance.is(0.1) && { cost: `C-${chance.digits(3)}` }),
    ...(chance.is(0.1) && {
      notes: [
        {
          src: 'it-sdi-other-data',
          code: 'LOTTO',
          text: chance.text(60),
          meta: { 'it-sdi-number': '12.50', 'it-sdi-date': '2026-01-02' },
        },
        { key: 'general', text: chance.text(40) },
      ],
    }),
  };
}

function charges(chance: Chance, isSimple: boolean, isWithheld: boolean): Members[] {
  return [
    ...(chance.is(0.15)
      ? [
          {
            key: 'stamp-duty',
            reason: 'Bollo',
            amount: '2.00',
            ...(chance.is(0.3) && { taxes: [{ cat: 'VAT', ext: { 'it-sdi-exempt': 'N1' } }] }),
          },
        ]
      : []),
    ...(!isSimple && chance.is(0.15)
      ? [
          {
            key: 'fund-contribution',
            ...(chance.is(0.5) && { code: 'CNPAIA' }),
            percent: chance.one(['4%', '2.0%']),
            taxes: [vat(chance, isSimple), ...(isWithheld && chance.is(0.5) ? [withheld(chance)] : [])],
            ext: { 'it-sdi-fund-type': chance.one(['TC01', 'TC04', 'TC22']) },
          },
        ]
      : []),
    ...(chance.is(0.1) ? [{ ...adjustment(chance), ...(chance.is(0.6) && { taxes: [vat(chance, isSimple)] }) }] : []),
  ];
}

function reference(chance: Chance, withDate = 0.8): Members {
  return {
    ...(chance.is(withDate) && { issue_date: '2026-01-15' }),
    ...(chance.is(0.3) && { series: 'S' }),
    code: chance.is(0.03) ? `A-LONG-REFERENCE-${chance.digits(9)}` : `D-${chance.digits(4)}`,
    ...(chance.is(0.3) && { lines: [1] }),
    ...(chance.is(0.3) && {
      identities: [
        { type: 'CUP', code: 'J71B19000000001' },
        { type: 'CIG', code: '1234567890' },
        { key: 'item', code: '7' },
      ],
    }),
    ...(chance.is(0.2) && { reason: chance.text(250) }),
  };
}

const MEANS = [
  'credit-transfer',
  'cash',
  'card',
  'cheque',
  'direct-debit',
  'online+pagopa',
  'other',
  'any',
  'netting',
] as const;

function payment(chance: Chance): Members {
  const transfer = () => ({
    iban: 'IT60X0542811101000000123456',
    ...(chance.is(0.4) && { bic: chance.one(['BLOPIT22', 'blopit22xxx', 'WRONG']) }),
    ...(chance.is(0.4) && { name: latin(chance, 90) }),
  });
  return {
    ...(chance.is(0.3) && {
      advances: chance.many(1, 2, () => ({
        description: chance.text(20),
        amount: `${chance.int(1, 90)}.00`,
        ...(chance.is(0.8) && { key: chance.one(MEANS) }),
        ...(chance.is(0.6) && { date: chance.day() }),
        ...(chance.is(0.3) && { credit_transfer: transfer() }),
      })),
    }),
    ...(chance.is(0.5) && {
      terms: {
        due_dates: chance.many(1, 3, () => ({ date: '2026-12-01', percent: chance.one(['100%', '50%', '30%']) })),
        ...(chance.is(0.2) && { notes: chance.text(40) }),
      },
    }),
    instructions: {
      key: chance.one(MEANS),
      ...(chance.is(0.5) && { credit_transfer: chance.many(1, 2, transfer) }),
      ...(chance.is(0.2) && { ref: `RF${chance.digits(10)}`, detail: chance.text(20) }),
    },
    ...(chance.is(0.1) && { payee: { name: latin(chance, 90) } }),
  };
}

type Kind = 'business' | 'consumer' | 'office' | 'abroad';

const SELF_BILLED: readonly [string[], ...string[][]] = [
  ['self-billed', 'import'],
  ['self-billed', 'import', 'goods-eu'],
  ['self-billed', 'import', 'goods'],
  ['self-billed', 'reverse-charge'],
  ['self-billed', 'regularization'],
  ['self-billed', 'ceiling-exceeded'],
  ['self-billed', 'goods-extracted'],
  ['self-billed', 'san-marino-paper'],
  ['self-billed'],
];
const PLAIN: readonly [string[], ...string[][]] = [
  [],
  [],
  [],
  ['freelance'],
  ['partial'],
  ['partial', 'freelance'],
  ['deferred'],
  ['deferred', 'third-period'],
  ['depreciable-assets'],
  ['reverse-charge'],
];

function ordering(chance: Chance, isDeferred: boolean, isSelf: boolean): Members {
  return {
    code: chance.maybe(0.2, () => `PO-${chance.digits(4)}`),
    period: chance.maybe(0.1, () => ({ start: '2026-01-01', end: '2026-01-31' })),
    contracts: chance.maybe(0.2, () => chance.many(1, 2, () => reference(chance))),
    purchases: chance.maybe(0.2, () => chance.many(1, 2, () => reference(chance))),
    receiving: chance.maybe(0.1, () => [reference(chance)]),
    tender: chance.maybe(0.1, () => [reference(chance)]),
    despatch: chance.maybe(isDeferred ? 1 : 0, () => chance.many(1, 2, () => reference(chance, 1))),
    seller: chance.maybe(isSelf ? 0 : 0.05, () => seller(chance, 'FR')),
    issuer: chance.maybe(0.05, () => seller(chance)),
  };
}

/** Returns an invoice. The writer refuses some: a rate with three decimals, an office without its code, a long number. */
export function italianInvoiceBy(chance: Chance): JsonObject {
  const isSimple = chance.is(0.15);
  const type = chance.one(['standard', 'standard', 'standard', 'credit-note', 'debit-note']);
  const kind = isSimple
    ? chance.one<Kind>(['business', 'consumer'])
    : chance.one<Kind>(['business', 'business', 'consumer', 'office', 'abroad']);
  const isSelf = !isSimple && type === 'standard' && chance.is(0.2);
  const isWithheld = !isSimple && chance.is(0.2);
  const kindTags = isSimple ? ['simplified'] : chance.one(isSelf ? SELF_BILLED : PLAIN);
  const tags = [...kindTags, ...(kind === 'office' ? ['b2g'] : [])];
  const isDeferred = tags.includes('deferred') && type === 'standard';
  const taxed = (each: Members) => ({ ...each, taxes: chance.maybe(0.7, () => [vat(chance, isSimple)]) });
  const currency = chance.is(0.05) ? 'USD' : 'EUR';
  const members: Members = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'IT',
    $addons: ['it-sdi-v1'],
    $tags: tags,
    uuid: chance.maybe(0.7, () => '0193a1dd-6837-7f28-a462-5bdb1cb68f1d'),
    type,
    series: chance.maybe(0.6, () => 'A'),
    code: chance.is(0.02) ? `123456789012345678${chance.digits(3)}` : chance.digits(4),
    issue_date: chance.day(),
    op_date: chance.maybe(0.1, () => chance.day()),
    currency,
    exchange_rates: currency === 'EUR' ? undefined : [{ from: 'USD', to: 'EUR', amount: '0.92' }],
    tax: chance.maybe(0.3, () => ({ prices_include: 'VAT' })),
    preceding: chance.maybe(type === 'standard' ? 0 : isSimple ? 1 : 0.7, () => [
      { ...reference(chance, 1), ...(isSimple && chance.is(0.9) && { reason: chance.text(60) }) },
    ]),
    supplier: isSelf ? seller(chance, chance.one(['DE', 'FR', 'US', 'IT'])) : seller(chance),
    customer: isSelf
      ? { ...seller(chance), ext: undefined, inboxes: [{ key: 'it-sdi-code', code: 'ABCDEF1' }] }
      : buyer(chance, kind),
    lines: chance.many(1, 5, () => line(chance, isSimple, isWithheld)),
    discounts: chance.maybe(0.15, () => chance.many(1, 2, () => taxed(adjustment(chance)))),
    charges: charges(chance, isSimple, isWithheld),
    ordering: ordering(chance, isDeferred, isSelf),
    payment: chance.maybe(0.7, () => payment(chance)),
    notes: chance.maybe(0.3, () =>
      chance.many(1, 3, () => ({
        key: chance.one(['reason', 'general', 'legal']),
        text: chance.text(chance.is(0.2) ? 500 : 80),
      })),
    ),
    delivery: chance.maybe(0.1, () => ({ date: chance.day() })),
    meta: chance.maybe(0.1, () =>
      chance.one<Members>([
        { 'it-sdi-art73': 'SI' },
        { 'it-sdi-stamp-duty': '2.00' },
        { 'it-sdi-ddt': 'D1|2026-01-02|1' },
        { other: 'x' },
      ]),
    ),
  };
  // Removes undefined members, as in JSON.
  return JSON.parse(JSON.stringify(members)) as JsonObject;
}
