import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import { faultsOf } from '../testing.ts';
import { invoice, reachableInvoice } from './testing.ts';

const stepsOf = (path: string) => path.slice(1).match(/[^.[\]]+/g) ?? [];

function at(value: Json | undefined, steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>((here, step) => (here as Record<string, Json> | undefined)?.[step], value);
}

function changed(document: JsonObject, steps: readonly string[], value: Json | undefined): JsonObject {
  const copy = structuredClone(document);
  const [last = '', ...around] = steps.toReversed();
  let here = copy as Record<string, Json>;
  for (const step of around.toReversed()) {
    if (here[step] === undefined || here[step] === null) here[step] = {};
    here = here[step] as Record<string, Json>;
  }
  if (value === undefined && Array.isArray(here)) here.splice(Number(last), 1);
  else if (value === undefined) delete here[last];
  else here[last] = structuredClone(value);
  return copy;
}

function pathsIn(value: Json, steps: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    [...steps, name],
    ...pathsIn(member as Json, [...steps, name]),
  ]);
}

/** Replacement values for properties that are absent from the valid document, by name. */
const VALUES: Readonly<Record<string, Json>> = {
  identities: [
    { code: '4012345000009', ext: { 'iso-scheme-id': '0088' } },
    { type: 'CVR', code: '88146328', scope: 'legal' },
  ],
  number: '12345678',
  ext: { 'untdid-payment-means': '10', 'untdid-tax-category': 'E' },
};

/**
 * Faults at a place fixed by the standard, whose text names the property to change: lines, the exemption reason, the
 * key of a tax, the percentage of a due date.
 */
const NAMED: ReadonlySet<string> = new Set([
  'GOBL-BILL-INVOICE-09',
  'GOBL-EU-EN16931-BILL-INVOICE-08',
  'GOBL-EU-EN16931-TAX-COMBO-01',
  'GOBL-PAY-DUEDATE-02',
]);

/**
 * Returns the faults that no change of their property removes: its value in the valid document, another value, or none.
 */
async function misleading(right: JsonObject, wrong: JsonObject, format: string): Promise<string[]> {
  const found: string[] = [];
  for (const fault of await faultsOf(wrong, format)) {
    const [code = '', property = ''] = fault.split(' ');
    if (NAMED.has(code)) continue;
    const steps = stepsOf(property);
    const values = [at(right, steps), VALUES[steps.at(-1) ?? ''], undefined];
    const isLeft = async (value: Json | undefined) =>
      (await faultsOf(changed(wrong, steps, value), format)).some((each) => each.startsWith(`${code} ${property}`));
    if (await every(values, isLeft)) found.push(fault);
  }
  return found;
}

/** Returns whether all values have a property. Ends at the first that does not. */
async function every<T>(values: readonly T[], has: (value: T) => Promise<boolean>): Promise<boolean> {
  for (const value of values) if (!(await has(value))) return false;
  return true;
}

const danish: JsonObject = {
  supplier: {
    name: 'Nord ApS',
    tax_id: { country: 'DK', code: '88146328' },
    inboxes: [{ scheme: '0184', code: 'DK88146328' }],
    identities: [{ scope: 'legal', code: '88146328', ext: { 'iso-scheme-id': '0184' } }],
    addresses: [{ street: 'Havnegade', num: '1', locality: 'København', code: '1058', country: 'DK' }],
  },
  customer: {
    name: 'Syd A/S',
    tax_id: { country: 'DK', code: '13585628' },
    inboxes: [{ scheme: '0184', code: 'DK13585628' }],
    identities: [{ scope: 'legal', code: '13585628', ext: { 'iso-scheme-id': '0184' } }],
    addresses: [{ street: 'Algade', num: '2', locality: 'Roskilde', code: '4000', country: 'DK' }],
  },
  currency: 'DKK',
  lines: [{ quantity: '1', item: { name: 'Shelf', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
  payment: { terms: { notes: 'Within 30 days' }, instructions: { key: 'cash' } },
};

/** Returns an invoice with everything that rules check. */
const rich = reachableInvoice({
  op_date: '2026-02-28',
  ordering: { code: 'PO-88', period: { start: '2026-02-01', end: '2026-02-28' }, contracts: [{ code: 'C-1' }] },
  preceding: [{ series: 'R', code: '26-001', issue_date: '2026-01-05' }],
  delivery: {
    receiver: {
      name: 'Dépôt',
      addresses: [{ street: 'Quai Rambaud', num: '12', locality: 'Lyon', code: '69002', country: 'FR' }],
    },
    date: '2026-02-27',
  },
  discounts: [{ reason: 'Loyalty', percent: '5%', taxes: [{ cat: 'VAT', percent: '19%' }] }],
  charges: [{ reason: 'Freight', amount: '12.00', taxes: [{ cat: 'VAT', percent: '19%' }] }],
  lines: [
    {
      quantity: '10',
      period: { start: '2026-02-01', end: '2026-02-15' },
      item: { name: 'Shelf', price: '90.00', unit: 'piece', identities: [{ code: '24101601', type: 'GTIN' }] },
      discounts: [{ reason: 'Bulk', amount: '10.00' }],
      taxes: [{ cat: 'VAT', percent: '19%' }],
    },
    {
      quantity: '2',
      item: { name: 'Lesson', price: '40.00', unit: 'h' },
      taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132' } }],
    },
  ],
  notes: [{ key: 'general', text: 'Thank you' }],
});

const frenchParty = (name: string, siren: string, code: string): JsonObject => ({
  name,
  tax_id: { country: 'FR', code },
  identities: [{ type: 'SIREN', code: siren, scope: 'legal', ext: { 'iso-scheme-id': '0002' } }],
  inboxes: [{ scheme: '0225', code: siren }],
  addresses: [{ street: 'Quai Rambaud', num: '1', locality: 'Lyon', code: '69002', country: 'FR' }],
});

const french: JsonObject = {
  $addons: ['fr-ctc-flow2-v1'],
  supplier: frenchParty('Nord SARL', '732829320', '44732829320'),
  customer: frenchParty('Sud SA', '356000000', '39356000000'),
  op_date: '2026-02-28',
  notes: [
    { key: 'payment', text: 'Indemnité', ext: { 'untdid-text-subject': 'PMT' } },
    { key: 'payment-method', text: 'Pénalités', ext: { 'untdid-text-subject': 'PMD' } },
    { key: 'payment-term', text: 'Escompte', ext: { 'untdid-text-subject': 'AAB' } },
  ],
  lines: [{ quantity: '1', item: { name: 'Shelf', price: '90.00' }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
  payment: { terms: { due_dates: [{ date: '2026-12-03', percent: '100%' }] } },
};

const exported: JsonObject = {
  customer: {
    name: 'Alpine AG',
    addresses: [{ street: 'Gasse', num: '1', locality: 'Zug', code: '6300', country: 'CH' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Shelf', price: '90.00' },
      taxes: [{ cat: 'VAT', key: 'export', ext: { 'cef-vatex': 'VATEX-EU-G' } }],
    },
  ],
};

const reversed: JsonObject = {
  lines: [
    {
      quantity: '1',
      item: { name: 'Design', price: '90.00' },
      taxes: [{ cat: 'VAT', key: 'reverse-charge', ext: { 'cef-vatex': 'VATEX-EU-AE' } }],
    },
  ],
};

describe('settable properties of faults', () => {
  it.each([
    ['en16931-ubl', invoice()],
    ['en16931-ubl', invoice(exported)],
    ['en16931-cii', invoice(reversed)],
    ['xrechnung-cii', reachableInvoice()],
    ['xrechnung-ubl', rich],
    ['facturx-extended', rich],
    ['peppol-ubl', invoice(danish)],
    ['facturx-minimum', rich],
    ['fr-cius-ubl', invoice(french)],
  ] as const)('remove them when changed: %s', async (format, right) => {
    expect(await faultsOf(right, format)).toEqual([]);
    const found = new Set<string>();
    for (const steps of pathsIn(right)) {
      if (steps[0]?.startsWith('$')) continue;
      for (const other of typeof at(right, steps) === 'string' ? [undefined, 'zz'] : [undefined]) {
        for (const fault of await misleading(right, changed(right, steps, other), format))
          found.add(`${fault} after ${steps.join('.')}=${other}`);
      }
    }
    expect([...found]).toEqual([]);
  });

  it('settableProperty leads from a derived code to its key', async () => {
    const payment = { terms: { notes: 'Within 30 days' }, instructions: { key: 'cheque' } };
    const wrong = invoice({ ...danish, payment });
    expect(await faultsOf(wrong, 'peppol-ubl')).toContain('DK-R-005 $.payment.instructions.key');
    expect(await misleading(invoice(danish), wrong, 'peppol-ubl')).toEqual([]);
  });
});
