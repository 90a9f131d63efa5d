/** What becomes of the parts of a document in each syntax of the core, and what is said of the way there (chapter 14 §3). */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { written } from '../testing.ts';
import { invoice } from './testing.ts';

const supplier = (more: JsonObject): JsonObject => ({
  supplier: {
    name: 'Hainbuche Möbelwerk GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    addresses: [{ street: 'Werkstraße', locality: 'Bremen', code: '28195', country: 'DE' }],
    ...more,
  },
});
const customer = (more: JsonObject): JsonObject => ({
  customer: {
    name: 'Librairie du Port SARL',
    addresses: [{ street: 'Quai Rambaud', locality: 'Lyon', code: '69002', country: 'FR' }],
    ...more,
  },
});
/** Leaves the name out. */
const unnamed = ({ customer }: JsonObject): JsonObject => ({ customer: { ...(customer as JsonObject), name: null } });
const line = (more: JsonObject): JsonObject => ({
  lines: [
    { quantity: '1', item: { name: 'Shelf', price: '100.00' }, taxes: [{ cat: 'VAT', percent: '19%' }], ...more },
  ],
});
/** Lines at 100.00, each with its taxes. */
const rows = (...taxes: JsonObject[][]): JsonObject => ({
  lines: taxes.map((each) => ({ quantity: '1', item: { name: 'Shelf', price: '100.00' }, taxes: each })),
});
const exemptBy = (code: string): JsonObject => ({ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': code } });
const pay = (payment: JsonObject): JsonObject => ({ payment });
const means = (more: JsonObject): JsonObject =>
  pay({ terms: { notes: 'Soon' }, instructions: { key: 'credit-transfer', ...more } });

/** The texts of terms, days without dashes as CII has them; of those that are undefined there is none. */
type Terms = Readonly<Record<string, readonly string[] | undefined>>;

/** What a document has, which terms that becomes, what is said, and the terms and sentences that differ in CII. */
type Case = readonly [
  what: string,
  more: JsonObject,
  terms: Terms,
  said: readonly string[],
  termsInCii?: Terms,
  saidInCii?: readonly string[],
];

const CASES: readonly Case[] = [
  [
    'an inbox, and an endpoint of Peppol',
    customer({
      inboxes: [{ scheme: '0088', code: '1' }],
      endpoints: [{ uri: 'iso6523-actorid-upis::9957:FR44732829320' }],
    }),
    { 'BT-49': ['1'], 'BT-49-1': ['0088'] },
    [],
  ],
  [
    'a means beside another currency',
    { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }] },
    { 'BT-5': ['USD'], 'BT-6': ['EUR'], 'BT-110': ['171.00'], 'BT-111': ['153.90'] },
    [],
  ],
  [
    'a rate to a currency that is not that of the country',
    { exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.1' }] },
    { 'BT-5': ['EUR'], 'BT-6': undefined, 'BT-111': undefined },
    [
      'dropped warning $.exchange_rates[0]: The rate is not written: EN 16931 has one, to the currency in which the seller accounts for VAT (BT-6).',
    ],
  ],
  [
    'a seller outside the scope of VAT',
    {
      ...supplier({
        identities: [
          { code: 'L1', scope: 'legal' },
          { code: 'T1', scope: 'tax' },
        ],
      }),
      ...line({ taxes: [{ cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } }] }),
    },
    { 'BT-29': undefined, 'BT-30': ['L1'], 'BT-31': undefined, 'BT-32': ['T1'], 'BT-48': undefined },
    [
      'dropped warning BT-32 $.supplier.tax_id.code: Only one tax number is written beside that for VAT; this further one is not.',
      'dropped warning BT-48 $.customer.tax_id.code: The VAT number of the buyer is not written: what is outside the scope of VAT has none (BR-O-02).',
    ],
  ],
  [
    'a seller of another country, with a German representative',
    {
      ordering: {
        code: 'PO',
        seller: {
          alias: 'Lamps',
          tax_id: { country: 'CH', code: 'E100416306' },
          addresses: [{ locality: 'Basel', country: 'CH' }],
        },
      },
    },
    {
      'BT-27': ['Lamps'],
      'BT-28': undefined,
      'BT-31': ['CHE100416306'],
      'BT-62': ['Hainbuche Möbelwerk GmbH'],
      'BT-63': ['DE111111125'],
      'BT-64': ['Werkstraße 7'],
      'BT-69': ['DE'],
    },
    [
      'dropped warning $.supplier.inboxes: It is not written; EN 16931 has no term for it.',
      'changed info BT-27 $.ordering.seller.alias: The party has no name but the one under which it trades, which is written as its name.',
    ],
  ],
  [
    'two taxes of one line, of which one is withheld, without a rate',
    {
      supplier: {
        name: 'Ana',
        tax_id: { country: 'ES', code: '58384285G' },
        addresses: [{ street: 'Mayor', locality: 'Vigo', code: '36001', country: 'ES' }],
      },
      lines: [
        {
          quantity: '1',
          item: { name: 'Advice', price: '100.00' },
          taxes: [
            { cat: 'VAT', percent: '21%' },
            { cat: 'IRPF', percent: '15%' },
          ],
        },
      ],
      payment: { terms: { notes: 'Soon' }, advances: [{ description: 'Deposit', amount: '6.00' }] },
    },
    {
      'BT-22': ['IRPF 15% of 100.00: 15.00 EUR retained'],
      'BT-113': ['21.00'],
      'BT-115': ['100.00'],
      'BT-117': ['21.00'],
      'BT-118': ['S'],
    },
    [
      'dropped warning BT-113 $.payment.advances[0]: Of what was paid in advance only the sum is written, not when, how and for what.',
      'changed warning BT-113 $.totals.taxes.categories[1].rates[0]: The retained tax IRPF is written as paid, and said in a note; EN 16931 has VAT only.',
    ],
  ],
  [
    'terms of which the notes are given too',
    pay({ terms: { key: 'instant', notes: 'At once' } }),
    { 'BT-20': ['At once'], 'BT-9': undefined },
    [
      'dropped info BT-20 $.payment.terms.key: The key of the terms is not written; the dates or the notes say when to pay.',
    ],
  ],
  [
    'a due date with a note',
    pay({ terms: { notes: 'Net', due_dates: [{ date: '2026-04-01', percent: '100%', notes: 'thank you' }] } }),
    { 'BT-20': ['Net. thank you'], 'BT-9': ['20260401'] },
    [],
  ],
  [
    'a due date with a note alone',
    pay({ terms: { key: 'due-date', due_dates: [{ date: '2026-04-01', percent: '100%', notes: 'thank you' }] } }),
    { 'BT-20': ['thank you'], 'BT-9': ['20260401'] },
    [
      'dropped info BT-20 $.payment.terms.key: The key of the terms is not written; the dates or the notes say when to pay.',
    ],
  ],
  [
    'a due date of a part',
    pay({ terms: { due_dates: [{ date: '2026-04-01', amount: '100.00' }] } }),
    { 'BT-20': undefined, 'BT-9': ['20260401'] },
    [
      'dropped warning BT-9 $.payment.terms.due_dates[0].amount: The amount is not written, only the day; by EN 16931 all that is payable is due then.',
    ],
  ],
  [
    'a due date of all, by its amount',
    pay({ terms: { due_dates: [{ date: '2026-04-01', amount: '1071.00' }] } }),
    { 'BT-20': undefined, 'BT-9': ['20260401'] },
    [],
  ],
  [
    'a due date of all that is left',
    pay({
      terms: { due_dates: [{ date: '2026-04-01', amount: '1000.00' }] },
      advances: [{ description: 'Deposit', amount: '71.00' }],
    }),
    { 'BT-20': undefined, 'BT-9': ['20260401'] },
    [
      'dropped warning BT-113 $.payment.advances[0]: Of what was paid in advance only the sum is written, not when, how and for what.',
    ],
  ],
  [
    'instalments in their order',
    pay({
      terms: {
        due_dates: [
          { date: '2026-04-01', amount: '500.00' },
          { date: '2026-05-01', amount: '571.00', currency: 'EUR' },
        ],
      },
    }),
    { 'BT-20': ['2026-04-01: 500.00 EUR\n2026-05-01: 571.00 EUR'], 'BT-9': ['20260401'] },
    [
      'changed warning BT-20 $.payment.terms.due_dates[0] $.payment.terms.due_dates[1]: The instalment is written as a line of the payment terms; EN 16931 has one due date, for which the earliest is taken.',
    ],
  ],
  [
    'instalments by amounts',
    pay({
      terms: {
        notes: 'In two',
        due_dates: [
          { date: '2026-05-01', amount: '500.00', notes: 'last' },
          { date: '2026-04-01', amount: '571.00' },
        ],
      },
    }),
    { 'BT-20': ['In two\n2026-05-01: 500.00 EUR last\n2026-04-01: 571.00 EUR'], 'BT-9': ['20260401'] },
    [
      'changed warning BT-20 $.payment.terms.due_dates[0] $.payment.terms.due_dates[1]: The instalment is written as a line of the payment terms; EN 16931 has one due date, for which the earliest is taken.',
    ],
  ],
  [
    'terms with a line of a discount',
    pay({ terms: { notes: '#SKONTO#TAGE=14#PROZENT=2.25#' } }),
    { 'BT-20': ['#SKONTO#TAGE=14#PROZENT=2.25#\n'] },
    [],
  ],
  [
    'two accounts',
    means({
      ref: 'R1',
      detail: 'By transfer',
      credit_transfer: [
        { iban: 'DE89370400440532013000', name: 'Main', bic: 'COBADEFF' },
        { number: '42', name: 'Other' },
      ],
    }),
    {
      'BT-81': ['30', '30'],
      'BT-82': ['By transfer'],
      'BT-83': ['R1', 'R1'],
      'BT-84': ['DE89370400440532013000', '42'],
      'BT-85': ['Main', 'Other'],
      'BT-86': ['COBADEFF'],
    },
    [],
    { 'BT-83': ['R1'] },
  ],
  [
    'an account with an IBAN and another number',
    means({ credit_transfer: [{ iban: 'DE89370400440532013000', number: '42' }] }),
    { 'BT-84': ['DE89370400440532013000'] },
    [
      'dropped warning BT-84 $.payment.instructions.credit_transfer[0].number: The number of the account is not written beside its IBAN.',
    ],
  ],
  [
    'an account with an IBAN as its number',
    means({ credit_transfer: [{ iban: 'DE89370400440532013000', number: 'DE89370400440532013000' }] }),
    { 'BT-84': ['DE89370400440532013000'] },
    [],
  ],
  [
    'a card',
    means({ key: 'card', card: { last4: '1111', holder: 'Ada' } }),
    { 'BT-81': ['48'], 'BT-87': ['1111'], 'BT-88': ['Ada'] },
    [],
  ],
  [
    'a mandate',
    means({ key: 'direct-debit', direct_debit: { ref: 'M1', creditor: 'C1', account: 'A1' } }),
    { 'BT-81': ['49'], 'BT-89': ['M1'], 'BT-90': ['C1'], 'BT-91': ['A1'] },
    [],
  ],
  [
    'notes of the means',
    means({ key: 'card', notes: 'Only by day' }),
    { 'BT-82': ['Only by day'], 'BT-20': ['Soon'] },
    ['changed info BT-82 $.payment.instructions.notes: It is written as the text of the payment means.'],
  ],
  [
    'notes of the means beside their text',
    means({ key: 'card', detail: 'By card', notes: 'Only by day' }),
    { 'BT-82': ['By card'], 'BT-20': ['Soon\nOnly by day'] },
    ['changed info BT-20 $.payment.instructions.notes: It is written as a line of the payment terms.'],
  ],
  [
    'pages to pay at',
    means({ key: 'online', online: [{ label: 'Shop', url: 'https://a.example/1' }, { url: 'https://a.example/2' }] }),
    { 'BT-82': ['Shop, https://a.example/1'], 'BT-20': ['Soon\nhttps://a.example/2'] },
    [
      'changed info BT-82 $.payment.instructions.online[0]: It is written as the text of the payment means.',
      'changed info BT-20 $.payment.instructions.online[1]: It is written as a line of the payment terms.',
    ],
  ],
  [
    'a payee',
    pay({
      terms: { notes: 'Soon' },
      payee: {
        name: 'Factor',
        identities: [
          { code: 'P1' },
          { code: 'P2', ext: { 'iso-scheme-id': '0088' } },
          { code: 'L1', scope: 'legal' },
          { code: 'L2' },
        ],
      },
    }),
    { 'BT-59': ['Factor'], 'BT-60': ['P2'], 'BT-60-1': ['0088'], 'BT-61': ['L1'] },
    [
      'dropped warning BT-60 $.payment.payee.identities[0] $.payment.payee.identities[3]: Only one is written as BT-60; this further one is not.',
    ],
  ],
  [
    'a payee under its trading name',
    pay({ terms: { notes: 'Soon' }, payee: { alias: 'Factory' } }),
    { 'BT-59': ['Factory'] },
    [
      'changed info BT-59 $.payment.payee.alias: The party has no name but the one under which it trades, which is written as its name.',
    ],
  ],
  [
    'what was paid',
    pay({ terms: { notes: 'Soon' }, advances: [{ description: 'Deposit', amount: '71.00' }] }),
    { 'BT-113': ['71.00'], 'BT-115': ['1000.00'] },
    [
      'dropped warning BT-113 $.payment.advances[0]: Of what was paid in advance only the sum is written, not when, how and for what.',
    ],
  ],
  [
    'what was paid, twice',
    pay({
      terms: { notes: 'Soon' },
      advances: [
        { description: 'Deposit', amount: '71.00', date: '2026-01-01' },
        { description: 'Rest', percent: '10%' },
      ],
    }),
    { 'BT-113': ['178.10'], 'BT-115': ['892.90'] },
    [
      'dropped warning BT-113 $.payment.advances[0] $.payment.advances[1]: Of what was paid in advance only the sum is written, not when, how and for what.',
    ],
  ],
  [
    'a seller known by other numbers',
    supplier({
      alias: 'Hainbuche',
      identities: [
        { code: 'I1' },
        { code: 'I2', ext: { 'iso-scheme-id': '0088' } },
        { code: 'L1', scope: 'legal', type: 'HRB' },
        { code: 'L2' },
        { code: 'T1', scope: 'tax' },
        { code: '205/5678/1234', key: 'de-tax-number' },
      ],
    }),
    {
      'BT-27': ['Hainbuche Möbelwerk GmbH'],
      'BT-28': ['Hainbuche'],
      'BT-29': ['I1', 'I2', 'L2'],
      'BT-29-1': ['0088'],
      'BT-30': ['L1'],
      'BT-30-1': undefined,
      'BT-31': ['DE111111125'],
      'BT-32': ['T1'],
    },
    [
      'dropped warning $.supplier.identities[2].type: What the number is for (HRB) is not written; EN 16931 has its scheme only.',
      'dropped info $.supplier.identities[5].key: What the number is for (de-tax-number) is not written; EN 16931 has its scheme only.',
      'dropped warning BT-32 $.supplier.identities[5].code: Only one tax number is written beside that for VAT; this further one is not.',
    ],
    { 'BT-29': ['I1', 'L2', 'I2'] },
  ],
  [
    'a seller of Norway',
    supplier({ tax_id: { country: 'NO', code: '974760673' }, addresses: [{ country: 'NO' }] }),
    { 'BT-31': ['NO974760673MVA'] },
    [],
  ],
  [
    'a seller with two addresses',
    supplier({
      addresses: [
        {
          num: '7',
          street: 'Weg',
          floor: '2',
          po_box: '99',
          locality: 'Bonn',
          state: 'NW',
          code: '53111',
          country: 'DE',
        },
        { locality: 'Kiel', country: 'DE' },
      ],
    }),
    {
      'BT-35': ['Weg 7 2'],
      'BT-36': ['PO Box 99'],
      'BT-162': undefined,
      'BT-37': ['Bonn'],
      'BT-38': ['53111'],
      'BT-39': ['NW'],
      'BT-40': ['DE'],
    },
    ['dropped warning BG-5 $.supplier.addresses[1]: Only one is written as BG-5; this further one is not.'],
  ],
  [
    'an address with a box, and more of the street',
    supplier({
      addresses: [
        {
          num: '7',
          street: 'Weg',
          street_extra: 'Hof',
          po_box: 'Box 9',
          locality: 'Bonn',
          region: 'Eifel',
          state: 'NW',
          country: 'DE',
        },
      ],
    }),
    { 'BT-35': ['Weg 7'], 'BT-36': ['Hof'], 'BT-162': ['Box 9'], 'BT-39': ['Eifel'] },
    ['dropped warning $.supplier.addresses[0].state: It is not written; EN 16931 has no term for it.'],
  ],
  [
    'an address of France',
    customer({ addresses: [{ num: '7', street: 'Quai', locality: 'Lyon', country: 'FR' }] }),
    { 'BT-50': ['7 Quai'], 'BT-52': ['Lyon'], 'BT-55': ['FR'] },
    [],
  ],
  [
    'a seller in a register',
    supplier({ registration: { office: 'Bonn', book: 'HRB', entry: '7', capital: '25000.00', currency: 'EUR' } }),
    { 'BT-33': ['Bonn, HRB, 7, 25000.00 EUR'] },
    [],
  ],
  [
    'contacts',
    supplier({
      people: [
        { name: { prefix: 'Dr.', given: 'Ada', surname: 'Lind' }, telephones: [{ num: '1' }] },
        { name: { given: 'Eva' } },
      ],
      telephones: [{ num: '2' }],
      emails: [{ addr: 'a@example.com' }, { addr: 'b@example.com' }],
    }),
    { 'BT-41': ['Dr. Ada Lind'], 'BT-42': ['1'], 'BT-43': ['a@example.com'] },
    [
      'dropped warning BT-41 $.supplier.people[1]: Only one is written as BT-41; this further one is not.',
      'dropped warning BT-43 $.supplier.emails[1]: Only one is written as BT-43; this further one is not.',
      'dropped warning BT-42 $.supplier.telephones[0]: Only one is written as BT-42; this further one is not.',
    ],
  ],
  [
    'an inbox for e-mail',
    customer({ inboxes: [{ email: 'in@example.com' }] }),
    { 'BT-49': ['in@example.com'], 'BT-49-1': ['EM'] },
    [],
  ],
  [
    'an endpoint of Peppol',
    customer({ endpoints: [{ uri: 'iso6523-actorid-upis::9957:FR44732829320' }] }),
    { 'BT-49': ['FR44732829320'], 'BT-49-1': ['9957'] },
    [],
  ],
  [
    'an endpoint of another network',
    customer({ endpoints: [{ uri: 'mailto:in@example.com' }] }),
    { 'BT-49': undefined, 'BT-49-1': undefined },
    ['dropped info $.customer.endpoints[0]: It is not written; EN 16931 has no term for it, and needs none.'],
  ],
  [
    'a buyer with several numbers',
    customer({
      alias: 'Port',
      identities: [
        { code: 'I1' },
        { code: 'I2', label: 'Own', ext: { 'iso-scheme-id': '0088' } },
        { code: 'T1', scope: 'tax' },
      ],
    }),
    { 'BT-45': ['Port'], 'BT-46': ['I2'], 'BT-46-1': ['0088'], 'BT-48': undefined },
    [
      'dropped warning BT-46 $.customer.identities[0]: Only one is written as BT-46; this further one is not.',
      'dropped info $.customer.identities[1].label: What the number is for (Own) is not written; EN 16931 has its scheme only.',
      'dropped warning $.customer.identities[2]: The tax number of the buyer is not written; EN 16931 has one for the seller only.',
    ],
  ],
  [
    'a buyer of a country without VAT',
    customer({ tax_id: { country: 'US', code: '123456' }, identities: [{ code: 'I1' }] }),
    { 'BT-46': ['I1'], 'BT-48': undefined },
    [
      'dropped warning BT-46 $.customer.tax_id.code: The tax number of the buyer is not written: it is for no VAT, and the buyer has another identifier.',
    ],
  ],
  [
    'a buyer who has its tax number alone',
    customer({ tax_id: { country: 'US', code: '123456' } }),
    { 'BT-46': ['123456'], 'BT-48': undefined },
    [
      'changed info BT-46 $.customer.tax_id.code: The tax number of the buyer is written as an identifier, as it is for no VAT; give tax_id.scheme VAT if it is.',
    ],
  ],
  [
    'a buyer under its trading name',
    unnamed(customer({ alias: 'Port' })),
    { 'BT-44': ['Port'], 'BT-45': undefined },
    [
      'changed info BT-44 $.customer.alias: The party has no name but the one under which it trades, which is written as its name.',
    ],
  ],
  ['a day when tax is due', { value_date: '2026-02-28' }, { 'BT-8': undefined }, []],
  ['an event at which tax is due', { tax: { point: 'payment' } }, { 'BT-8': ['432'] }, [], { 'BT-8': ['72'] }],
  [
    'tags',
    { $tags: ['simplified', 'partial'] },
    { 'BT-3': ['326'] },
    ['dropped warning $.$tags[0]: The tag simplified is not written; no term of EN 16931 says it.'],
  ],
  [
    'notes with subjects',
    { notes: [{ key: 'general', text: 'One' }, { text: 'Two' }] },
    { 'BT-21': ['AAI'], 'BT-22': ['One', 'Two'] },
    [],
  ],
  [
    'orders and projects',
    {
      ordering: {
        code: 'PO',
        cost: 'K1',
        projects: [{ code: 'P1', description: 'Bridge' }, { code: 'P2' }],
        contracts: [{ series: 'C', code: '1' }],
        sales: [{ code: 'S1' }],
        tender: [{ code: 'T1' }],
        identities: [{ code: 'O1' }, { code: 'O2', ext: { 'untdid-reference': 'AVT' } }],
      },
    },
    {
      'BT-10': ['PO'],
      'BT-19': ['K1'],
      'BT-11': ['P1'],
      'BT-11-0': undefined,
      'BT-12': ['C-1'],
      'BT-13': ['NA'],
      'BT-14': ['S1'],
      'BT-17': ['T1'],
      'BT-18': ['O2'],
      'BT-18-1': ['AVT'],
    },
    [
      'dropped warning BT-18 $.ordering.identities[0]: Only one is written as BT-18; this further one is not.',
      'dropped info $.ordering.projects[0].description: It is not written; EN 16931 has no term for it, and needs none.',
      'dropped warning BT-11 $.ordering.projects[1]: Only one is written as BT-11; this further one is not.',
      'supplied info BT-13 $.ordering.purchases: UBL needs the number of an order beside that of the sales order; NA is written, which stands for none.',
    ],
    { 'BT-11-0': ['Bridge'], 'BT-13': undefined },
    [
      'dropped warning BT-18 $.ordering.identities[0]: Only one is written as BT-18; this further one is not.',
      'dropped warning BT-11 $.ordering.projects[1]: Only one is written as BT-11; this further one is not.',
    ],
  ],
  [
    'preceding invoices',
    {
      type: 'credit-note',
      preceding: [
        { code: '1', issue_date: '2026-01-01', reason: 'Broken' },
        { series: 'R', code: '2' },
      ],
    },
    { 'BT-25': ['1', 'R-2'], 'BT-26': ['20260101'], 'BT-21': ['ACD'], 'BT-22': ['Broken'] },
    ['changed info BT-22 $.preceding[0].reason: The reason is written as a note of the document.'],
    { 'BT-25': ['1'] },
    [
      'changed info BT-22 $.preceding[0].reason: The reason is written as a note of the document.',
      'dropped warning BG-3 $.preceding[1]: Only one is written as BG-3; this further one is not.',
    ],
  ],
  [
    'two periods',
    {
      ordering: { code: 'PO', period: { start: '2026-01-01', end: '2026-01-31' } },
      delivery: { period: { start: '2026-02-01', end: '2026-02-28' } },
    },
    { 'BT-73': ['20260101'], 'BT-74': ['20260131'] },
    [
      'dropped warning $.delivery.period: The period of the delivery is not written; an invoice has one period, and the order names another.',
    ],
  ],
  [
    'the same period twice',
    {
      ordering: { code: 'PO', period: { start: '2026-01-01', end: '2026-01-31' } },
      delivery: { period: { start: '2026-01-01', end: '2026-01-31' } },
    },
    { 'BT-73': ['20260101'], 'BT-74': ['20260131'] },
    [],
  ],
  [
    'a period of delivery',
    { delivery: { period: { start: '2026-02-01', end: '2026-02-28' } } },
    { 'BT-73': ['20260201'], 'BT-74': ['20260228'] },
    [],
  ],
  [
    'a day of supply',
    { op_date: '2026-03-01' },
    { 'BT-72': ['20260301'] },
    ['changed info BT-72 $.op_date: The day of the supply is written as that of the delivery (BT-72).'],
  ],
  [
    'a day of supply beside that of delivery',
    { op_date: '2026-03-01', delivery: { date: '2026-02-28' } },
    { 'BT-72': ['20260228'] },
    ['dropped warning BT-72 $.op_date: The day of the supply is not written; that of the delivery is another.'],
  ],
  [
    'a day of supply that is that of delivery',
    { op_date: '2026-03-01', delivery: { date: '2026-03-01' } },
    { 'BT-72': ['20260301'] },
    [],
  ],
  [
    'a place of delivery',
    {
      delivery: {
        identities: [{ code: '1', label: '0088' }, { code: '2' }],
        receiver: { name: 'Depot', addresses: [{ street: 'Kai', num: '2', country: 'DE' }, { country: 'FR' }] },
      },
    },
    { 'BT-70': ['Depot'], 'BT-71': ['1'], 'BT-71-1': ['0088'], 'BT-75': ['Kai 2'], 'BT-80': ['DE'] },
    [
      'dropped warning BG-15 $.delivery.receiver.addresses[1]: Only one is written as BG-15; this further one is not.',
      'dropped warning BT-71 $.delivery.identities[1]: Only one is written as BT-71; this further one is not.',
    ],
  ],
  [
    'a place of delivery by a label',
    { delivery: { identities: [{ code: '1', label: 'Gate' }] } },
    { 'BT-71': ['1'], 'BT-71-1': undefined },
    [
      'dropped warning $.delivery.identities[0].label: What the number is for (Gate) is not written; EN 16931 has its scheme only.',
    ],
  ],
  [
    'attachments',
    {
      attachments: [
        { code: 'A1', description: 'Plan', url: 'https://a.example/1' },
        { code: 'A2', name: 'Plan.pdf', url: 'https://a.example/2' },
      ],
    },
    {
      'BT-122': ['A1', 'A2'],
      'BT-123': ['Plan', 'Plan.pdf'],
      'BT-124': ['https://a.example/1', 'https://a.example/2'],
    },
    [],
  ],
  [
    'what a line refers to',
    line({
      order: '7',
      cost: 'K',
      identifier: { code: 'M1', ext: { 'untdid-reference': 'AVT' } },
      period: { start: '2026-01-01', end: '2026-01-31' },
      notes: [{ text: 'One' }, { text: 'Two' }],
    }),
    {
      'BT-126': ['1'],
      'BT-127': ['One\nTwo'],
      'BT-128': ['M1'],
      'BT-128-1': ['AVT'],
      'BT-132': ['7'],
      'BT-133': ['K'],
      'BT-134': ['20260101'],
      'BT-135': ['20260131'],
    },
    [],
  ],
  [
    'numbers of an item',
    line({
      item: {
        name: 'Shelf',
        price: '1.00',
        ref: 'S',
        description: 'Oak',
        origin: 'AT',
        identities: [
          { code: '1', ext: { 'iso-scheme-id': '0160' } },
          { code: '2', ext: { 'iso-scheme-id': '0160' } },
          { code: '3', label: 'STI' },
          { code: '4', key: 'hsn' },
          { code: '5' },
          { code: '6', label: 'Own' },
        ],
        attributes: [
          { key: 'color', text: 'red' },
          { label: 'Size', text: 'L' },
        ],
      },
    }),
    {
      'BT-153': ['Shelf'],
      'BT-154': ['Oak'],
      'BT-155': ['S'],
      'BT-156': ['5'],
      'BT-157': ['1'],
      'BT-157-1': ['0160'],
      'BT-158': ['3', '4'],
      'BT-158-1': ['STI', 'HS'],
      'BT-159': ['AT'],
      'BT-160': ['color', 'Size'],
      'BT-161': ['red', 'L'],
    },
    [
      'dropped warning $.lines[0].item.identities[1] $.lines[0].item.identities[5]: This further number of the item is not written; give the label of a list of UNTDID 7143 for a class of goods.',
    ],
  ],
  [
    'discounts and charges of a line',
    line({
      discounts: [
        { percent: '10%', reason: 'Old' },
        { amount: '2.00', reason: 'Low' },
      ],
      charges: [{ amount: '2.00', reason: 'Cut', rate: '1.00', quantity: '2', unit: 'h' }],
    }),
    {
      'BT-131': ['90.00'],
      'BT-136': ['10.00', '2.00'],
      'BT-137': ['100.00'],
      'BT-138': ['10'],
      'BT-139': ['Old', 'Low'],
      'BT-140': undefined,
      'BT-141': ['2.00'],
      'BT-142': undefined,
      'BT-143': undefined,
      'BT-144': ['Cut'],
      'BT-145': undefined,
    },
    [
      'dropped info BT-141 $.lines[0].charges[0].rate: Quantity and rate of the charge are not written, only the amount that they make.',
    ],
  ],
  [
    'a percentage of a part',
    line({ discounts: [{ percent: '10%', base: '33.30', amount: '3.33', reason: 'Old' }] }),
    { 'BT-136': ['3.33'], 'BT-137': ['33.30'], 'BT-138': ['10'] },
    [],
  ],
  [
    'discounts and charges of the document',
    {
      discounts: [{ percent: '10%', reason: 'Old', taxes: [{ cat: 'VAT', percent: '19%' }] }],
      charges: [{ amount: '5.00', reason: 'Freight', key: 'delivery', taxes: [{ cat: 'VAT', percent: '7%' }] }],
    },
    {
      'BT-92': ['90.00'],
      'BT-93': ['900.00'],
      'BT-94': ['10'],
      'BT-95': ['S'],
      'BT-96': ['19'],
      'BT-97': ['Old'],
      'BT-98': undefined,
      'BT-99': ['5.00'],
      'BT-102': ['S'],
      'BT-103': ['7'],
      'BT-104': ['Freight'],
      'BT-105': ['DL'],
      'BT-116': ['810.00', '5.00'],
      'BT-117': ['153.90', '0.35'],
      'BT-119': ['19', '7'],
    },
    [],
  ],
  [
    'a note on an exemption',
    {
      ...line({ taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132-1A' } }] }),
      tax: {
        notes: [
          { cat: 'VAT', key: 'exempt', text: 'Because', ext: { 'untdid-tax-category': 'E' } },
          { cat: 'VAT', key: 'exempt', text: 'Why', ext: { 'untdid-tax-category': 'E' } },
          { cat: 'VAT', key: 'export', text: 'Out', ext: { 'untdid-tax-category': 'G' } },
        ],
      },
    },
    { 'BT-118': ['E'], 'BT-119': ['0'], 'BT-120': ['Because'], 'BT-121': ['VATEX-EU-132-1A'] },
    [
      'dropped warning $.tax.notes[1]: The note on the tax is not written: another one explains the same VAT category.',
      'dropped warning $.tax.notes[2]: The note on the tax is not written: no VAT without tax that it could explain is in the document.',
    ],
  ],
  [
    'the tax of the Canary Islands',
    {
      supplier: {
        name: 'Ana',
        tax_id: { country: 'ES', code: '58384285G' },
        addresses: [{ street: 'Mayor', locality: 'Las Palmas', code: '35001', country: 'ES' }],
      },
      ...line({ taxes: [{ cat: 'IGIC', percent: '7%' }] }),
    },
    { 'BT-118': ['L'], 'BT-119': ['7'], 'BT-151': ['L'], 'BT-152': ['7'] },
    [],
  ],
  [
    'several reasons of exemption',
    rows([exemptBy('VATEX-EU-132-1A')], [exemptBy('VATEX-EU-132-1B')], [exemptBy('VATEX-EU-132-1A')]),
    {
      'BT-116': ['300.00'],
      'BT-117': ['0.00'],
      'BT-118': ['E'],
      'BT-119': ['0'],
      'BT-120': [
        'Exempt based on article 132, section 1 (a) of Council Directive 2006/112/EC; Exempt based on article 132, section 1 (b) of Council Directive 2006/112/EC',
      ],
      'BT-121': undefined,
    },
    [
      'changed info BT-121 $.totals.taxes.categories[0].rates[0]: Several reasons of exemption (VATEX-EU-132-1A, VATEX-EU-132-1B) are one group of the VAT breakdown, which names them in words.',
    ],
  ],
  [
    'several reasons of exemption, of which one note says',
    {
      ...rows([exemptBy('VATEX-EU-132-1A')], [exemptBy('VATEX-EU-132-1B')]),
      tax: { notes: [{ cat: 'VAT', key: 'exempt', text: 'Because', ext: { 'untdid-tax-category': 'E' } }] },
    },
    { 'BT-118': ['E'], 'BT-120': ['Because'], 'BT-121': undefined },
    [
      'changed info BT-121 $.totals.taxes.categories[0].rates[0]: Several reasons of exemption (VATEX-EU-132-1A, VATEX-EU-132-1B) are one group of the VAT breakdown, which names them in words.',
    ],
  ],
  [
    'what is outside the scope of VAT',
    rows([{ cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } }]),
    {
      'BT-29': ['DE111111125'],
      'BT-31': undefined,
      'BT-32': ['DE111111125'],
      'BT-116': ['100.00'],
      'BT-118': ['O'],
      'BT-119': undefined,
      'BT-120': undefined,
      'BT-121': ['VATEX-EU-O'],
      'BT-151': ['O'],
      'BT-152': undefined,
    },
    [
      'changed info BT-32 $.supplier.tax_id.code: The VAT number is written as BT-32: what is outside the scope of VAT has no BT-31 (BR-O-02).',
      'supplied info BT-29 $.supplier.tax_id.code: The tax number is written as the identifier of the seller too, which has no other (BR-CO-26).',
      'dropped warning BT-48 $.customer.tax_id.code: The VAT number of the buyer is not written: what is outside the scope of VAT has none (BR-O-02).',
    ],
  ],
  [
    'a rate of zero, which needs no reason',
    rows([{ cat: 'VAT', key: 'zero' }]),
    {
      'BT-118': ['Z'],
      'BT-119': ['0'],
      'BT-120': undefined,
      'BT-121': undefined,
      'BT-151': ['Z'],
      'BT-152': ['0'],
    },
    [],
  ],
  [
    'two rates, of which one is told in two ways',
    rows([{ cat: 'VAT', percent: '19%' }], [{ cat: 'VAT', percent: '7%' }], [{ cat: 'VAT', percent: '19.0%' }]),
    {
      'BT-116': ['200.00', '100.00'],
      'BT-117': ['38.00', '7.00'],
      'BT-119': ['19', '7'],
      'BT-152': ['19', '7', '19.0'],
    },
    [],
  ],
  [
    'pages to pay at, each with a label',
    means({
      key: 'online',
      online: [
        { label: 'Shop', url: 'https://a.example/1' },
        { label: 'Bank', url: 'https://a.example/2' },
      ],
    }),
    { 'BT-82': ['Shop, https://a.example/1'], 'BT-20': ['Soon\nBank, https://a.example/2'] },
    [
      'changed info BT-82 $.payment.instructions.online[0]: It is written as the text of the payment means.',
      'changed info BT-20 $.payment.instructions.online[1]: It is written as a line of the payment terms.',
    ],
  ],
  [
    'a due date of a credit note',
    {
      type: 'credit-note',
      preceding: [{ code: '1' }],
      ...pay({ terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] } }),
    },
    { 'BT-9': ['20260401'], 'BT-81': ['1'] },
    [
      'supplied info BT-81 $.payment.instructions: A credit note in UBL states the due date with a means of payment; code 1 (not defined) is written.',
    ],
    { 'BT-81': undefined },
    [],
  ],
  [
    'a due date of a credit note, with a means of payment',
    {
      type: 'credit-note',
      preceding: [{ code: '1' }],
      ...pay({
        terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] },
        instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000' }] },
      }),
    },
    { 'BT-9': ['20260401'], 'BT-81': ['30'] },
    [],
  ],
  [
    'instalments by percentages',
    pay({
      terms: {
        due_dates: [
          { date: '2026-05-01', percent: '40%', notes: 'last' },
          { date: '2026-04-01', percent: '60%' },
        ],
      },
    }),
    {
      'BT-9': ['20260401'],
      'BT-20': ['2026-05-01: 428.40 EUR (40%) last\n2026-04-01: 642.60 EUR (60%)'],
    },
    [
      'changed warning BT-20 $.payment.terms.due_dates[0] $.payment.terms.due_dates[1]: The instalment is written as a line of the payment terms; EN 16931 has one due date, for which the earliest is taken.',
    ],
  ],
  [
    'a due date of a half',
    pay({ terms: { due_dates: [{ date: '2026-05-01', percent: '50%' }] } }),
    { 'BT-9': ['20260501'], 'BT-20': undefined },
    [
      'dropped warning BT-9 $.payment.terms.due_dates[0].amount: The amount is not written, only the day; by EN 16931 all that is payable is due then.',
    ],
  ],
  [
    'a seller who has a tax number alone',
    supplier({
      tax_id: { country: 'DE' },
      identities: [{ key: 'de-tax-number', code: '123/456/78901' }],
    }),
    { 'BT-29': ['123/456/78901'], 'BT-31': undefined, 'BT-32': ['123/456/78901'], 'BT-32-0': ['TAX'] },
    [
      'dropped info $.supplier.identities[0].key: What the number is for (de-tax-number) is not written; EN 16931 has its scheme only.',
      'supplied info BT-29 $.supplier.identities[0].code: The tax number is written as the identifier of the seller too, which has no other (BR-CO-26).',
    ],
    { 'BT-32-0': undefined },
  ],
  [
    'a seller of Norway, by its number as it is for VAT',
    supplier({ tax_id: { country: 'NO', code: '974760673MVA' }, addresses: [{ country: 'NO' }] }),
    { 'BT-31': ['NO974760673MVA'] },
    [],
  ],
  [
    'a rounding of what is to be paid',
    { totals: { rounding: '0.02' } },
    { 'BT-112': ['1071.00'], 'BT-113': undefined, 'BT-114': ['0.02'], 'BT-115': ['1071.02'] },
    [],
  ],
  [
    'an address of Great Britain, with all that leads to a door',
    customer({
      addresses: [{ num: '7', block: 'B', floor: '2', door: 'left', street: 'Lane', po_box: 'X9', country: 'GB' }],
    }),
    { 'BT-50': ['7 B 2 left Lane'], 'BT-51': ['X9'], 'BT-163': undefined, 'BT-55': ['GB'] },
    [],
  ],
  ['no unit', line({ item: { name: 'Shelf', price: '100.00' } }), { 'BT-130': ['C62'] }, []],
  [
    'a seller in a register, by all that there is',
    supplier({
      registration: {
        office: 'Bonn',
        book: 'B',
        volume: '1',
        sheet: '2',
        section: '3',
        page: '4',
        entry: '5',
        other: 'old',
        capital: '7',
      },
    }),
    { 'BT-33': ['Bonn, B, 1, 2, 3, 4, 5, old, 7'] },
    [],
  ],
  [
    'tags that show elsewhere, and one that does not',
    { $tags: ['partial', 'simplified', 'self-billed'] },
    { 'BT-3': ['389'] },
    ['dropped warning $.$tags[1]: The tag simplified is not written; no term of EN 16931 says it.'],
  ],
  [
    'discounts whose reasons have codes, with words or without',
    {
      discounts: [
        { key: 'special-rebate', reason: 'Old', amount: '1.00', taxes: [{ cat: 'VAT', percent: '19%' }] },
        { key: 'early-completion', amount: '1.00', taxes: [{ cat: 'VAT', percent: '19%' }] },
        { key: 'new-outlet', reason: 'New', amount: '1.00', taxes: [{ cat: 'VAT', percent: '19%' }] },
      ],
    },
    { 'BT-97': ['Old', 'New'], 'BT-98': ['100', '41', '66'] },
    [],
  ],
  [
    'a reason and a note that says the same',
    { type: 'credit-note', preceding: [{ code: '1', reason: 'Broken' }], notes: [{ text: 'Broken' }] },
    { 'BT-21': undefined, 'BT-22': ['Broken'] },
    ['changed info BT-22 $.preceding[0].reason: The reason is written as a note of the document.'],
  ],
  [
    'an identity of a delivery with a scheme',
    { delivery: { identities: [{ code: '1', label: '0088', ext: { 'iso-scheme-id': '0060' } }] } },
    { 'BT-71': ['1'], 'BT-71-1': ['0060'] },
    [
      'dropped warning $.delivery.identities[0].label: What the number is for (0088) is not written; EN 16931 has its scheme only.',
    ],
  ],
  [
    'purchases, despatches and receipts',
    {
      ordering: {
        code: 'PO',
        purchases: [{ code: 'B1', issue_date: '2026-01-01' }],
        sales: [{ code: 'S1' }],
        receiving: [{ series: 'W', code: '1' }],
        despatch: [{ code: 'D1' }],
        projects: [{ code: 'P1' }],
      },
    },
    {
      'BT-11': ['P1'],
      'BT-11-0': undefined,
      'BT-13': ['B1'],
      'BT-14': ['S1'],
      'BT-15': ['W-1'],
      'BT-16': ['D1'],
    },
    [
      'dropped info $.ordering.purchases[0].issue_date: It is not written; EN 16931 has no term for it, and needs none.',
    ],
    { 'BT-11-0': ['Project reference'] },
  ],
  [
    'a charge whose reason has a code that is not listed, and words',
    { charges: [{ key: 'stamp-duty', reason: 'Stamps', amount: '1.00', taxes: [{ cat: 'VAT', percent: '19%' }] }] },
    { 'BT-104': ['Stamps'], 'BT-105': undefined },
    [
      'dropped info BT-105 $.charges[0].key: The code ST is not written, as EN 16931 does not list it; the reason in words is.',
    ],
  ],
];

const withoutDashes = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3');

async function becomes(more: JsonObject, key: string, ids: readonly string[]) {
  const { terms, report } = await written(invoice(more), key);
  const said = report.losses.map(
    ({ kind, severity, term, properties, text }) =>
      `${kind} ${severity} ${[...(term === undefined ? [] : [term]), ...properties].join(' ')}: ${words(text)}`,
  );
  return {
    terms: Object.fromEntries(ids.map((id) => [id, terms[id]?.map(withoutDashes)])),
    // Of all but those in whole currency it is said that figures are rounded line by line.
    said: said.filter((text) => !text.startsWith('changed info $.tax.rounding:')),
  };
}

const BOTH = CASES.map(([what, more, terms, said, termsInCii, saidInCii = said]) => {
  const cii = { terms: { ...terms, ...termsInCii }, said: saidInCii };
  return [what, more, { terms, said }, cii] as const;
});

it.each(BOTH)('%s', async (_, more, ubl, cii) => {
  const ids = Object.keys(cii.terms);
  expect(await becomes(more, 'en16931-ubl', ids)).toEqual(ubl);
  expect(await becomes(more, 'en16931-cii', ids)).toEqual(cii);
});
