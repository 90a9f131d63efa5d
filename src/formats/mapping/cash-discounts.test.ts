import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { convertXml } from '../convert.ts';
import { aheadOf, changed, ciiInvoice } from '../rules/testing.ts';
import { written } from '../testing.ts';
import { environment, invoice } from './testing.ts';

const EXTENDED = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended';
const ahead = aheadOf('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>');
const day = (text: string) => `<udt:DateTimeString format="102">${text}</udt:DateTimeString>`;
const terms = (text: string, due: string, discount = '') =>
  `<ram:SpecifiedTradePaymentTerms><ram:Description>${text}</ram:Description><ram:DueDateDateTime>${day(due)}</ram:DueDateDateTime>${discount}</ram:SpecifiedTradePaymentTerms>`;
const discount = (inside: string) =>
  `<ram:ApplicableTradePaymentDiscountTerms>${inside}</ram:ApplicableTradePaymentDiscountTerms>`;
const percent = (text: string) => `<ram:CalculationPercent>${text}</ram:CalculationPercent>`;

async function read(added: string) {
  const outcome = await convertXml(changed(ciiInvoice(EXTENDED, 'A1'), ...ahead(added)), {}, environment);
  if (!outcome.ok) throw new Error('it is read');
  const { payment } = outcome.result.result as JsonObject;
  const lost = outcome.result.losses.filter(({ severity, term }) => severity !== 'info' && term !== 'BT-23');
  return { terms: (payment as JsonObject).terms, lost: lost.map(({ kind, term }) => `${kind} ${term}`) };
}

describe('a discount for early payment', () => {
  it('is a line of the notes, and its day none on which a part is due', async () => {
    const early = terms('3 % in 10 days', '20260312', discount(percent('3')));
    expect(await read(early + terms('30 days', '20260401'))).toEqual({
      terms: {
        due_dates: [{ date: '2026-04-01', amount: '119.00', percent: '100%' }],
        notes: '3 % in 10 days\n30 days\n#SKONTO#TAGE=10#PROZENT=3.00#',
      },
      lost: [],
    });
  });

  it.each([
    ['<ram:BasisPeriodMeasure unitCode="DAY">14</ram:BasisPeriodMeasure>', 'TAGE=14#PROZENT=2.50#'],
    ['<ram:BasisPeriodMeasure unitCode="WEE">2</ram:BasisPeriodMeasure>', 'TAGE=14#PROZENT=2.50#'],
    [
      `<ram:BasisDateTime>${day('20260304')}</ram:BasisDateTime><ram:BasisPeriodMeasure unitCode="DAY">5</ram:BasisPeriodMeasure>`,
      'TAGE=7#PROZENT=2.50#',
    ],
    ['<ram:BasisAmount>119.00</ram:BasisAmount>', 'TAGE=30#PROZENT=2.50#'],
    ['<ram:BasisAmount>100.00</ram:BasisAmount>', 'TAGE=30#PROZENT=2.50#BASISBETRAG=100.00#'],
  ])('is counted from the date of issue: %s', async (inside, line) => {
    expect(await read(terms('Soon', '20260401', discount(inside + percent('2.5'))))).toEqual({
      terms: {
        due_dates: [{ date: '2026-04-01', amount: '119.00', percent: '100%' }],
        notes: `Soon\n#SKONTO#${line}`,
      },
      lost: [],
    });
  });

  it('is lost where the day it ends on is known, but not the date of issue', async () => {
    const issued = `<ram:IssueDateTime>${day('20260302')}</ram:IssueDateTime>`;
    const xml = changed(
      ciiInvoice(EXTENDED, 'A1'),
      [issued, ''],
      ...ahead(terms('Soon', '20260401', discount(percent('2')))),
    );
    const outcome = await convertXml(xml, {}, environment);
    expect(outcome).toMatchObject({ ok: true, result: { result: { payment: { terms: { notes: 'Soon' } } } } });
    const lost = outcome.ok ? outcome.result.losses.map(({ kind, term }) => `${kind} ${term}`) : [];
    expect(lost).toContain('dropped BT-X-286');
  });

  it('is lost where it is an amount alone, or another than its percentage', async () => {
    const amount = '<ram:ActualDiscountAmount>5.00</ram:ActualDiscountAmount>';
    expect((await read(terms('Soon', '20260401', discount(amount)))).lost).toEqual(['dropped BT-X-287']);
    expect((await read(terms('Soon', '20260401', discount(percent('2') + amount)))).lost).toEqual([
      'dropped BT-X-286',
      'dropped BT-X-287',
    ]);
  });

  const payment = {
    terms: {
      due_dates: [{ date: '2026-04-01', percent: '100%' }],
      notes: '30 days\n#SKONTO#TAGE=14#PROZENT=2.00#\n#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=100.00#',
    },
  };

  it('has a group of its own in EXTENDED', async () => {
    const { terms: found } = await written(invoice({ payment }), 'facturx-extended');
    expect(found['BT-20']).toEqual(['30 days']);
    expect([found['BT-X-283'], found['BT-X-283-1']]).toEqual([
      ['14', '7'],
      ['DAY', 'DAY'],
    ]);
    expect([found['BT-X-285'], found['BT-X-286']]).toEqual([['100.00'], ['2.00', '3.00']]);
  });

  it('stays a line of the terms elsewhere', async () => {
    const { terms: found } = await written(invoice({ payment }), 'en16931-cii');
    expect(found['BT-20']?.map((text) => text.trim())).toEqual([payment.terms.notes]);
  });
});
