/** Where what is written about payment comes from, and what becomes of it beyond the core (chapter 14 §3.9). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import type { TermId } from '../terms/declare.ts';
import { writeDocument } from '../write.ts';
import { environment, invoice } from './testing.ts';

/** Returns the values of some terms with what they come from, and what is said of payment. */
async function written(payment: JsonObject, ids: readonly TermId[], key = 'en16931-cii') {
  const format = formatOf(key);
  const document = invoice({ payment });
  const outcome = format && (await writeDocument(document, format, {}, environment));
  if (!outcome?.ok || outcome.result.written === undefined) throw new Error('it can be written');
  return {
    terms: [...outcome.result.written.invoice.within()]
      .filter(([id]) => ids.includes(id))
      .map(([id, { text, property }]) => [id, text, property?.slice('$.payment.'.length)].join(' ').trim()),
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
    expect(await written({ terms: { notes: 'Net', due_dates: [whole] } }, WHEN)).toEqual({
      terms: ['BT-9 20260401 terms.due_dates[0].date', 'BT-20 Net terms.notes'],
      said: [],
    });
    expect(await written({ terms: { due_dates: [{ ...whole, notes: 'Thanks' }] } }, WHEN)).toEqual({
      terms: ['BT-9 20260401 terms.due_dates[0].date', 'BT-20 Thanks terms.due_dates[0].notes'],
      said: [],
    });
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
  ])('of instalments in EXTENDED is written, %s', async (_, terms, values, said) => {
    const found = await written({ terms }, WHEN, 'facturx-extended');
    expect({ terms: found.terms.toSorted(), said: found.said }).toEqual({ terms: values.toSorted(), said });
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
    expect(await written({ terms: { notes: 'Soon' }, instructions }, HOW)).toEqual({
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
});
