import { describe, expect, it, test } from 'vitest';
import { planFor } from '../declare/plans.ts';
import { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import { copy } from './copied.ts';
import { propertyOf, propertyOfGroup } from './places.ts';
import { Source } from './write/source.ts';

function opened(plan: Plan, around: Group, id: TermId, origin?: string): Group {
  const placed = plan.terms.get(id)?.term;
  if (placed?.kind !== 'group') throw new Error(`there is no group ${id}`);
  return around.open(placed, undefined, origin);
}

describe('propertyOf', () => {
  it.each<[TermId, string]>([
    ['BT-1', '$.code'],
    ['BT-9', '$.payment.terms.due_dates[0].date'],
    ['BT-24', '$'],
    ['BT-27', '$.supplier.name'],
    ['BT-31', '$.supplier.tax_id.code'],
    ['BG-5', '$.supplier.addresses[0]'],
    ['BG-6', '$.supplier.people'],
    ['BT-42', '$.supplier.telephones'],
    ['BT-35', '$.supplier.addresses[0].street'],
    ['BT-36', '$.supplier.addresses[0].street_extra'],
    ['BT-162', '$.supplier.addresses[0].po_box'],
    ['BT-37', '$.supplier.addresses[0].locality'],
    ['BT-38', '$.supplier.addresses[0].code'],
    ['BT-39', '$.supplier.addresses[0].region'],
    ['BT-40', '$.supplier.addresses[0].country'],
    ['BT-55', '$.customer.addresses[0].country'],
    ['BT-80', '$.delivery.receiver.addresses[0].country'],
    ['BT-106', '$.totals.sum'],
    // A property of a missing entry is missing in the list.
    ['BG-25', '$.lines'],
    ['BT-131', '$.lines'],
    ['BT-153', '$.lines'],
    ['BT-21', '$.notes'],
    ['BT-84', '$.payment.instructions.credit_transfer'],
    ['BT-118', '$.totals.taxes.categories'],
    // Not a term of an invoice.
    ['BT-999', '$'],
  ])('finds %s at %s in an empty document', async (id, property) => {
    const plan = await planFor('ubl-invoice');
    expect(propertyOf(id, new Group(plan.declaration, undefined, undefined, '$'), plan)).toBe(property);
  });

  it.each<[TermId, string, string]>([
    ['BT-27', 'invoice', '$.ordering.seller.name'],
    ['BT-40', 'invoice', '$.ordering.seller.addresses[2].country'],
    ['BT-44', 'invoice', '$.customer.name'],
    ['BG-25', 'invoice', '$.lines[0]'],
    ['BT-153', 'invoice', '$.lines[0].item.name'],
    ['BT-153', 'line', '$.lines[1].item.name'],
    ['BT-151', 'line', '$.lines[1].taxes'],
    ['BT-131', 'line', '$.lines[1].sum'],
    ['BT-1', 'line', '$.code'],
  ])('finds %s from the %s at %s if groups have other sources', async (id, from, property) => {
    const plan = await planFor('ubl-invoice');
    const invoice = new Group(plan.declaration, undefined, undefined, '$');
    const seller = opened(plan, invoice, 'BG-4', '$.ordering.seller');
    opened(plan, seller, 'BG-5', '$.ordering.seller.addresses[2]');
    // A group without a source only exists for the schema.
    opened(plan, invoice, 'BG-7');
    opened(plan, invoice, 'BG-25', '$.lines[0]');
    const line = opened(plan, invoice, 'BG-25', '$.lines[1]');
    line.add('BT-131', '1.00', '$.lines[1].sum');
    expect(propertyOf(id, from === 'line' ? line : invoice, plan)).toBe(property);
  });

  test('uses the outer group for a group without a source', async () => {
    const plan = await planFor('ubl-invoice');
    const invoice = new Group(plan.declaration, undefined, undefined, '$.doc');
    const buyer = opened(plan, invoice, 'BG-7');
    expect(propertyOfGroup(opened(plan, buyer, 'BG-8'))).toBe('$.doc');
    expect(propertyOfGroup(opened(plan, buyer, 'BG-8', '$.customer.addresses[0]'))).toBe('$.customer.addresses[0]');
    expect(propertyOfGroup(new Group(plan.declaration))).toBe('$');
  });
});

test('copy writes unchanged terms with their sources', async () => {
  const plan = await planFor('ubl-invoice');
  const invoice = new Group(plan.declaration);
  copy(
    invoice,
    new Source({ issue_date: '2026-01-01', currency: '', value_date: '2026-01-02' }, '$', 'some'),
    'BT-2',
    'BT-5',
  );
  expect([...invoice.within()].map(([id, { text, property }]) => [id, text, property])).toEqual([
    ['BT-2', '2026-01-01', '$.issue_date'],
  ]);
});
