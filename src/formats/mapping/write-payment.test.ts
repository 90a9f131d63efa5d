/** Where what is written about payment comes from, and what becomes of it beyond the core (chapter 14 §3.9). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import type { TermId } from '../terms/declare.ts';
import { writeDocument } from '../write.ts';
import { environment, invoice } from './testing.ts';

/** Returns the values of some terms with what they come from, and what is said of payment. */
async function written(payment: JsonObject, ids: readonly TermId[], key = 'en16931-cii', more: JsonObject = {}) {
  const format = formatOf(key);
  const document = invoice({ payment, ...more });
  const outcome = format && (await writeDocument(document, format, {}, environment));
  if (!outcome?.ok || outcome.result.written === undefined) throw new Error('it can be written');
  return {
    terms: [...outcome.result.written.invoice.within()]
      .filter(([id]) => ids.includes(id))
      .map(([id, { text, property }]) => [id, text, property?.slice('$.payment.'.length)].join(' ').trim()),
    groups: outcome.result.written.invoice.groups('BG-BW-6'),
    said: outcome.result.report.losses
      .filter(({ properties }) => properties.some((each) => each.startsWith('$.payment')))
      .map(({ kind, severity, term, properties, text }) =>
        [
          kind,
          severity,
          term,
          `${properties.map((each) => each.slice('$.payment.'.length)).join(' ')}:`,
          words(text),
        ].join(' '),
      ),
  };
}

const WHEN = ['BT-9', 'BT-20', 'BT-BW-1', 'BT-BW-2', 'BT-X-275'] as const;
const whole = { date: '2026-04-01', percent: '100%' };
const instalments = [
  { date: '2026-05-01', amount: '500.00' },
  { date: '2026-04-01', amount: '571.00' },
];

describe('when to pay', () => {
  it('comes from the date, and in words from the notes', async () => {
    expect(await written({ terms: { notes: 'Net', due_dates: [whole] } }, WHEN)).toMatchObject({
      terms: ['BT-9 20260401 terms.due_dates[0].date', 'BT-20 Net terms.notes'],
      said: [],
    });
    expect(await written({ terms: { due_dates: [{ ...whole, notes: 'Thanks' }] } }, WHEN)).toMatchObject({
      terms: ['BT-9 20260401 terms.due_dates[0].date', 'BT-20 Thanks terms.due_dates[0].notes'],
      said: [],
    });
  });

  it('of instalments without amounts is a line for each day', async () => {
    const dates: JsonObject[] = [{ date: '2026-05-01' }, { date: '2026-04-01', notes: 'Then' }];
    const { terms } = await written({ terms: { due_dates: dates } }, WHEN);
    expect(terms[1]).toBe('BT-20 2026-05-01\n2026-04-01 Then terms.due_dates[0]');
  });

  it('of instalments is the earliest date, and a line for each', async () => {
    const { terms } = await written({ terms: { due_dates: instalments } }, WHEN);
    expect(terms).toEqual([
      'BT-9 20260401 terms.due_dates[1].date',
      'BT-20 2026-05-01: 500.00 EUR\n2026-04-01: 571.00 EUR terms.due_dates[0]',
    ]);
  });

  it.each<[string, JsonObject, string[], string[]]>([
    [
      'each in a group of its own',
      { due_dates: instalments },
      [
        'BT-9 20260501',
        'BT-9 20260401',
        'BT-X-275 500.00 terms.due_dates[0].amount',
        'BT-BW-2 20260501 terms.due_dates[0].date',
        'BT-X-275 571.00 terms.due_dates[1].amount',
        'BT-BW-2 20260401 terms.due_dates[1].date',
      ],
      [],
    ],
    [
      'a part alone too',
      { due_dates: [{ date: '2026-05-01', percent: '40%' }] },
      ['BT-9 20260501', 'BT-X-275 428.40 terms.due_dates[0].amount', 'BT-BW-2 20260501 terms.due_dates[0].date'],
      [],
    ],
    ['but not all at once', { due_dates: [whole] }, ['BT-9 20260401 terms.due_dates[0].date', 'BT-BW-2 20260401'], []],
    [
      'with what is said of a part in its group',
      {
        due_dates: [
          { date: '2026-05-01', amount: '500.00', currency: 'EUR' },
          { date: '2026-04-01', amount: '571.00', notes: 'Last' },
        ],
      },
      [
        'BT-20 Last',
        'BT-9 20260501',
        'BT-9 20260401',
        'BT-BW-1 Last terms.due_dates[1].notes',
        'BT-X-275 500.00 terms.due_dates[0].amount',
        'BT-BW-2 20260501 terms.due_dates[0].date',
        'BT-X-275 571.00 terms.due_dates[1].amount',
        'BT-BW-2 20260401 terms.due_dates[1].date',
      ],
      [],
    ],
  ])('of instalments in EXTENDED is written, %s', async (_, terms, values, said) => {
    const found = await written({ terms }, WHEN, 'facturx-extended');
    expect({ terms: found.terms.toSorted(), said: found.said }).toEqual({ terms: values.toSorted(), said });
  });

  it('is written without an amount in another currency, and it is said', async () => {
    const due_dates: JsonObject[] = [
      { date: '2026-04-01', amount: '500.00', currency: 'USD' },
      { date: '2026-05-01', percent: '50%', currency: 'EUR' },
    ];
    const noTerm = 'It is not written; EN 16931 has no term for it.';
    const { terms, said } = await written({ terms: { due_dates } }, ['BT-BW-2', 'BT-X-275'], 'facturx-extended');
    expect(terms.toSorted()).toEqual([
      'BT-BW-2 20260401 terms.due_dates[0].date',
      'BT-BW-2 20260501 terms.due_dates[1].date',
      'BT-X-275 535.50 terms.due_dates[1].amount',
    ]);
    expect(said).toEqual([
      `dropped warning  terms.due_dates[0].amount: ${noTerm}`,
      `dropped warning  terms.due_dates[0].currency: ${noTerm}`,
    ]);
    const whole = { date: '2026-04-01', amount: '1071.00', currency: 'USD' };
    expect(await written({ terms: { due_dates: [whole] } }, WHEN)).toMatchObject({
      terms: ['BT-9 20260401 terms.due_dates[0].date'],
      said: [`dropped warning  terms.due_dates[0].currency: ${noTerm}`],
    });
    const own = { ...whole, currency: 'EUR' };
    expect(await written({ terms: { due_dates: [own] } }, WHEN)).toMatchObject({ said: [] });
  });

  it.each<[string, string, string, string[]]>([
    ['in none of its own', '', '', ['[0]', '[1]']],
    ['in none of its own, beside texts of the parts', '', 'One', ['[0]', '[1] One']],
    ['in the group of the first part', 'Net', '', ['[0] Net', '[1]']],
    ['in a group of its own beside texts of the parts', 'Net', 'One', ['notes Net', '[0]', '[1] One']],
  ])('is said of all instalments in EXTENDED, %s', async (_, notes, said, expected) => {
    const [first = {}, second = {}] = instalments;
    const due_dates = [first, said === '' ? second : { ...second, notes: said }];
    const terms: JsonObject = notes === '' ? { due_dates } : { notes, due_dates };
    const { groups } = await written({ terms }, [], 'facturx-extended');
    const texts = groups.map((group) =>
      [group.property?.slice('$.payment.terms.'.length).replace('due_dates', ''), group.text('BT-BW-1')]
        .join(' ')
        .trim(),
    );
    expect(texts).toEqual(expected);
  });

  it.each([
    ['#SKONTO#TAGE=14#PROZENT=2.25#', '#SKONTO#TAGE=14#PROZENT=2.25#\n'],
    ['Net\n#SKONTO#TAGE=14#PROZENT=2.25#', 'Net\n#SKONTO#TAGE=14#PROZENT=2.25#\n'],
    ['#1 of #2 parts', '#1 of #2 parts'],
    ['Part #2#', 'Part #2#'],
  ])('ends with a line break after a line of a discount alone: %j', async (notes, text) => {
    expect((await written({ terms: { notes } }, ['BT-20'])).terms).toEqual([`BT-20 ${text} terms.notes`]);
  });
});

describe('how to pay', () => {
  const HOW = ['BT-81', 'BT-82', 'BT-83', 'BT-84', 'BT-85', 'BT-86', 'BT-87', 'BT-89', 'BT-90', 'BT-20'] as const;

  it('comes from the instructions', async () => {
    const instructions: JsonObject = {
      key: 'credit-transfer',
      ref: 'R1',
      credit_transfer: [{ iban: 'DE89370400440532013000', name: 'Main', bic: 'COBADEFF' }, { number: '42' }],
      notes: 'By day',
      online: [{ label: 'Shop', url: 'https://a.example/1' }, { url: 'https://a.example/2' }],
    };
    expect(await written({ terms: { notes: 'Soon' }, instructions }, HOW)).toMatchObject({
      terms: [
        'BT-20 Soon\nShop, https://a.example/1\nhttps://a.example/2 terms.notes',
        'BT-81 30 instructions.ext.untdid-payment-means',
        'BT-83 R1 instructions.ref',
        'BT-86 COBADEFF instructions.credit_transfer[0].bic',
        'BT-82 By day instructions.notes',
        'BT-84 DE89370400440532013000 instructions.credit_transfer[0].iban',
        'BT-85 Main instructions.credit_transfer[0].name',
        'BT-81 30 instructions.ext.untdid-payment-means',
        'BT-84 42 instructions.credit_transfer[1].number',
      ],
      said: [
        'changed info BT-20 instructions.online[0] instructions.online[1]: It is written as a line of the payment terms.',
        'changed info BT-82 instructions.notes: It is written as the text of the payment means.',
      ],
    });
  });

  it('is told with what is of no account, which is said', async () => {
    const instructions: JsonObject = {
      key: 'card',
      meta: { desk: '7' },
      card: { first6: '411111', last4: '1111' },
      online: [{ key: 'shop', url: 'https://a.example/1' }],
      credit_transfer: [{ iban: 'DE89370400440532013000', branch: { locality: 'Bonn', country: 'DE' } }],
      direct_debit: { ref: 'M1' },
    };
    const { terms, said } = await written({ terms: { notes: 'Soon' }, instructions }, HOW);
    expect(terms).toEqual([
      'BT-20 Soon terms.notes',
      'BT-81 48 instructions.ext.untdid-payment-means',
      'BT-82 https://a.example/1 instructions.online[0]',
      'BT-84 DE89370400440532013000 instructions.credit_transfer[0].iban',
      'BT-87 1111 instructions.card.last4',
      'BT-89 M1 instructions.direct_debit.ref',
    ]);
    const needsNone = 'It is not written; EN 16931 has no term for it, and needs none.';
    expect(said).toEqual([
      `dropped info  instructions.credit_transfer[0].branch: ${needsNone}`,
      `dropped info  instructions.card.first6: ${needsNone}`,
      'changed info BT-82 instructions.online[0]: It is written as the text of the payment means.',
      `dropped info  instructions.online[0].key: ${needsNone}`,
      `dropped info  instructions.meta: ${needsNone}`,
    ]);
  });
});

describe('who pays', () => {
  const payer: JsonObject = { name: 'Payeur SA', meta: { desk: '7' } };
  const PAYER = ['BT-81', 'BT-X-476', 'EXT-FR-FE-43'] as const;

  it('is left out in the core, and it is said', async () => {
    for (const key of ['en16931-cii', 'en16931-ubl']) {
      expect(await written({ terms: { notes: 'Soon' }, payer }, PAYER, key)).toMatchObject({
        terms: [],
        said: ['dropped warning  payer: It is not written; EN 16931 has no term for it.'],
      });
    }
  });

  it('is written in EXTENDED', async () => {
    expect(await written({ terms: { notes: 'Soon' }, payer }, PAYER, 'facturx-extended')).toMatchObject({
      terms: ['BT-X-476 Payeur SA payer.name'],
      said: ['dropped info  payer.meta: It is not written; EN 16931 has no term for it, and needs none.'],
    });
  });

  it('stands with a means of payment in UBL, which is made where there is none', async () => {
    const firm = (siren: string, code: string): JsonObject => ({
      name: 'Imprimerie du Canal',
      tax_id: { country: 'FR', code },
      identities: [{ code: siren, scope: 'legal', ext: { 'iso-scheme-id': '0002' } }],
      inboxes: [{ scheme: '0225', code: siren }],
      addresses: [{ street: 'quai du Port', code: '34500', locality: 'Béziers', country: 'FR' }],
    });
    const french: JsonObject = {
      supplier: firm('732829320', '44732829320'),
      customer: firm('356000000', '39356000000'),
      lines: [{ quantity: '1', item: { name: 'Shelf', price: '90.00' }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
    };
    const given = { terms: { notes: 'Soon' }, payer: { name: 'Payeur SA' } };
    expect(await written(given, PAYER, 'fr-extended-ubl', french)).toMatchObject({
      terms: ['EXT-FR-FE-43 Payeur SA payer.name', 'BT-81 1 instructions'],
      said: [
        'supplied info BT-81 instructions: Who pays is stated with a means of payment in UBL; code 1 (not defined) is written.',
      ],
    });
    const instructions: JsonObject = { key: 'card', card: { last4: '1111' } };
    expect(await written({ ...given, instructions }, PAYER, 'fr-extended-ubl', french)).toMatchObject({
      terms: ['BT-81 48 instructions.ext.untdid-payment-means', 'EXT-FR-FE-43 Payeur SA payer.name'],
      said: [],
    });
  });
});

it('numbers of banks and accounts are written without blanks, in capitals', async () => {
  const instructions: JsonObject = {
    key: 'direct-debit',
    credit_transfer: [{ iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff xxx' }],
    direct_debit: { ref: 'M-1', creditor: 'de98 zzz 09999999999', account: 'DE02 1203 0000 0000 2020 51' },
  };
  for (const key of ['en16931-cii', 'en16931-ubl']) {
    const { terms } = await written(
      { terms: { notes: 'Soon' }, instructions },
      ['BT-84', 'BT-86', 'BT-90', 'BT-91'],
      key,
    );
    expect(terms.map((each) => each.split(' ').slice(0, 2).join(' ')).sort()).toEqual([
      'BT-84 DE89370400440532013000',
      'BT-86 COBADEFFXXX',
      'BT-90 DE98ZZZ09999999999',
      'BT-91 DE02120300000000202051',
    ]);
  }
});
