/** Removes terms that a format has no field for from a document and reports them (chapter 13 §3). */
import { describe, expect, it } from 'vitest';
import { message } from '../../../engine/text/message.ts';
import { valuesIn } from '../../../engine/text/testing.ts';
import { planFor } from '../../declare/plans.ts';
import { Report } from '../../declare/report.ts';
import { formatOf } from '../../list/formats.ts';
import { Group } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { narrow } from './narrow.ts';

/** Returns an invoice with a seller, an account and totals, narrowed to a format without some terms. */
async function narrowed(refused: readonly TermId[], rounding = '0.00', caused?: string, roundedAt?: string) {
  const format = formatOf('facturx-basic');
  if (format === undefined) throw new Error('there is this format');
  const plan = await planFor('cii', format);
  const open = (around: Group, id: TermId, property?: string) => {
    const placed = plan.terms.get(id)?.term;
    if (placed?.kind !== 'group') throw new Error(`there is no group ${id}`);
    return around.open(placed, undefined, property);
  };
  const invoice = new Group(plan.declaration, undefined, undefined, '$');
  invoice.add('BT-1', '7', '$.code');
  const seller = open(invoice, 'BG-4', '$.supplier');
  seller.add('BT-28', 'Werk', '$.supplier.alias');
  seller.add('BT-29', '1', '$.supplier.identities[0].code');
  seller.add('BT-29', '2');
  seller.add('BT-32', '3', '$.supplier.identities[1].code');
  seller.add('BT-32-0', 'TAX', '$.supplier.identities[1].code');
  for (const i of [0, 1]) open(seller, 'BG-6', i === 0 ? '$.supplier.people[0]' : undefined).add('BT-41', `Ada ${i}`);
  open(invoice, 'BG-22', '$.totals').add('BT-114', rounding, roundedAt);
  const report = new Report();
  report.changed('info', { property: '$.payment', term: 'BT-113' }, message('It is another.'));
  if (caused !== undefined) report.changed('info', { property: caused, term: 'BT-114' }, message('It is so.'));
  const faults = narrow(invoice, new Set(refused), plan, format, report);
  return {
    left: [...invoice.within()].map(([id, { text }]) => `${id} ${text}`),
    names: report.losses.map(({ text }) => text.template),
    said: report.losses
      .filter(({ kind }) => kind === 'dropped')
      .map(({ severity, term, properties, text }) => `${severity} ${term} ${properties}: ${valuesIn(text)}`),
    faults: faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`),
  };
}

const ALL = ['BT-1 7', 'BT-28 Werk', 'BT-29 1', 'BT-29 2', 'BT-32 3', 'BT-32-0 TAX', 'BT-41 Ada 0', 'BT-41 Ada 1'];

describe('narrow', () => {
  it('removes nothing if the rejected terms are absent', async () => {
    expect(await narrowed(['BT-10', 'BG-8'])).toMatchObject({ left: [...ALL, 'BT-114 0.00'], said: [], faults: [] });
  });

  it('removes all values of a term, each reported at its source or its group', async () => {
    const { left, said, names } = await narrowed(['BT-29']);
    expect(left).toEqual([...ALL.filter((each) => !each.startsWith('BT-29 ')), 'BT-114 0.00']);
    const text = 'Factur-X BASIC,BT-29';
    expect(said).toEqual([`warning BT-29 $.supplier.identities[0].code: ${text}`, `warning BT-29 $.supplier: ${text}`]);
    expect(names).toContain('Seller identifier');
  });

  it('removes a group with its contents', async () => {
    const { left, said } = await narrowed(['BG-6', 'BT-41']);
    expect(left).toEqual([...ALL.slice(0, -2), 'BT-114 0.00']);
    const text = 'Factur-X BASIC,BG-6';
    expect(said).toEqual([`warning BG-6 $.supplier.people[0]: ${text}`, `warning BG-6 $.supplier: ${text}`]);
  });

  it('removes a value without a report if only its qualifier is rejected', async () => {
    const { left, said } = await narrowed(['BT-32-0']);
    expect(left).toEqual([...ALL.filter((each) => !each.startsWith('BT-32-0')), 'BT-114 0.00']);
    expect(said).toEqual([]);
  });
});

describe('rounding of the payable amount', () => {
  const plain = 'Factur-X BASIC,0.02';
  const lines = 'Factur-X BASIC,0.02';

  it('is never left out: the conversion fails and removes nothing', async () => {
    const { left, said, faults } = await narrowed(['BT-114', 'BT-29'], '0.02', undefined, '$.totals.rounding');
    expect(faults).toEqual([`BW-XML-ROUNDING $.totals.rounding: ${plain}`]);
    expect(left).toEqual([...ALL, 'BT-114 0.02']);
    expect(said).toEqual([]);
    expect((await narrowed(['BT-114'], '0.02')).faults).toEqual([`BW-XML-ROUNDING $: ${plain}`]);
  });

  it('is reported at its cause with a solution', async () => {
    const { faults } = await narrowed(['BT-114'], '0.02', '$.tax.rounding', '$.totals.rounding');
    expect(faults).toEqual([`BW-XML-ROUNDING $.tax.rounding: ${lines}`]);
  });

  it.each<[what: string, refused: readonly TermId[], rounding: string]>([
    ['is written', [], '0.02'],
    ['is zero', ['BT-114'], '0.00'],
    ['is left out with the paid amount, so that no sum includes it', ['BT-113', 'BT-114'], '0.02'],
  ])('is allowed if it %s', async (_, refused, rounding) => {
    expect((await narrowed(refused, rounding)).faults).toEqual([]);
  });
});
