/** Writes the tax groups and totals. */

import { entryOf } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { cents, minus, plus } from '../shared/amounts.ts';
import type { Part } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { TAXES } from './codes.ts';
import { element, type Writing } from './write-base.ts';

/** The largest number of tax groups in a record. */
const MOST_GROUPS = 12;

interface Group {
  readonly part: Part;
  readonly tax: string;
  readonly regime: string;
  readonly operation: string | undefined;
  readonly exemption: string | undefined;
  readonly rate: Amount | undefined;
  readonly surchargeRate: Amount | undefined;
  base: Amount;
  amount: Amount | undefined;
  surcharge: Amount | undefined;
}

export interface Figures {
  readonly groups: readonly Group[];
  /** CuotaTotal and ImporteTotal, as written. */
  readonly tax: string;
  readonly total: string;
}

export function figuresOf(writing: Writing): Figures {
  const groups = groupsOf(writing);
  if (groups.length > MOST_GROUPS) {
    const values = { most: MOST_GROUPS, count: groups.length };
    const text = message('A record has at most {most} tax groups, not {count}; split the invoice.', values);
    writing.refuse('BW-VERIFACTU-DETAILS', '$.totals.taxes', text);
  }
  const zero = Amount.zero(2);
  const tax = groups.reduce((sum, { amount, surcharge }) => plus(plus(sum, amount), surcharge), zero);
  const total = groups.reduce((sum, { base }) => plus(sum, base), tax);
  compareTotals(total, groups, writing);
  return { groups, tax: cents(tax), total: cents(total) };
}

function groupsOf(writing: Writing): Group[] {
  const byKey = new Map<string, Group>();
  const categories = writing.document.object('totals')?.object('taxes')?.list('categories') ?? [];
  for (const category of categories) {
    const code = category.text('code') ?? '';
    if (category.peek('retained') === 'true' || category.value.retained === true || !Object.hasOwn(TAXES, code))
      continue;
    for (const rate of category.list('rates')) {
      const group = groupOf(rate, TAXES[code as keyof typeof TAXES], writing);
      const { tax, regime, operation, exemption } = group;
      const key = [tax, regime, operation, exemption, group.rate?.valueKey(), group.surchargeRate?.valueKey()].join();
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, group);
      else add(known, group);
    }
  }
  return [...byKey.values()];
}

function add(group: Group, other: Group): void {
  group.base = plus(group.base, other.base);
  group.amount = group.amount && plus(group.amount, other.amount);
  group.surcharge = group.surcharge && plus(group.surcharge, other.surcharge);
}

const OF_KEYS: Readonly<Record<string, { operation?: string; exemption?: string }>> = {
  exempt: { exemption: 'E1' },
  export: { exemption: 'E2' },
  'intra-community': { exemption: 'E5' },
  'outside-scope': { operation: 'N2' },
  'reverse-charge': { operation: 'S2' },
};

function groupOf(part: Part, tax: string, writing: Writing): Group {
  const key = part.text('key') ?? '';
  const country = part.text('country');
  const isForeign = country !== undefined && country !== 'ES';
  const { operation, exemption } = qualificationOf(part, key, isForeign, writing);
  const isTaxed = operation === 'S1';
  const given = part.object('surcharge');
  const surcharge = isTaxed && tax !== TAXES.IPSI ? given : undefined;
  const amount = writing.signed(part.text('amount'));
  if (isForeign && !amount.isZero()) {
    const values = { amount: cents(amount), country };
    const text = message(
      'Not written: the tax of {amount} in {country}, because records have only Spanish taxes.',
      values,
    );
    writing.dropped('warning', part.at('amount'), text);
  }
  const percent = Amount.parse((part.text('percent') ?? '').replace('%', ''))?.rescale(2) ?? Amount.zero(2);
  const zero = Amount.zero(2);
  return {
    part,
    tax,
    regime: regimeOf(part, tax, exemption, writing),
    operation,
    exemption,
    rate: isTaxed ? percent : operation === 'S2' ? zero : undefined,
    base: writing.signed(part.text('base')),
    amount: isTaxed ? amount : operation === 'S2' ? zero : undefined,
    surchargeRate: surcharge && (Amount.parse((surcharge.text('percent') ?? '').replace('%', ''))?.rescale(2) ?? zero),
    surcharge: surcharge && writing.signed(surcharge.text('amount')),
  };
}

/** CalificacionOperacion or OperacionExenta: by the extensions of the rate, otherwise by its key. */
function qualificationOf(part: Part, key: string, isForeign: boolean, writing: Writing) {
  const operation = part.ext('es-verifactu-op-class');
  const exemption = part.ext('es-verifactu-exempt');
  if (operation !== undefined) return { operation, exemption: undefined };
  if (exemption !== undefined) return { operation: undefined, exemption };
  const found = isForeign ? { operation: 'N2' } : (entryOf(OF_KEYS, key) ?? { operation: 'S1' });
  const made = { operation: found.operation, exemption: 'exemption' in found ? found.exemption : undefined };
  const text = message('The tax has no code for its kind; {code} was derived from its key.', {
    code: made.operation ?? made.exemption ?? '',
  });
  writing.supplied('info', part, text);
  return made;
}

function regimeOf(part: Part, tax: string, exemption: string | undefined, writing: Writing): string {
  const given = part.ext('es-verifactu-regime');
  if (given !== undefined) return given;
  const regime = tax === TAXES.IPSI && exemption === 'E1' ? '19' : '01';
  writing.supplied('info', part, message('The tax has no ClaveRegimen; {regime} was supplied.', { regime }));
  return regime;
}

/** The largest difference by rounding. */
const ROUNDING = Amount.of(5, 2);

/** Returns the amounts that belong to no tax group: rows without taxes, and foreign tax. */
function leftOut(groups: readonly Group[], writing: Writing): Amount {
  const sumOf = (parts: readonly Part[], member: string) =>
    parts.reduce((sum, each) => plus(sum, writing.signed(each.peek(member))), Amount.zero(2));
  const untaxed = (name: string, member: string) =>
    sumOf(
      writing.document.list(name).filter((each) => !each.has('taxes')),
      member,
    );
  const foreign = groups.flatMap(({ part }) => ((part.peek('country') ?? 'ES') === 'ES' ? [] : [part]));
  const added = plus(plus(untaxed('lines', 'total'), untaxed('charges', 'amount')), sumOf(foreign, 'amount'));
  return minus(added, untaxed('discounts', 'amount'));
}

/** Reports why the total of the record differs from that of the invoice. */
function compareTotals(total: Amount, groups: readonly Group[], writing: Writing): void {
  const { document } = writing;
  const own = writing.signed(document.object('totals')?.text('total_with_tax'));
  const difference = minus(total, own);
  if (difference.isZero()) return;
  // Any other difference is wrong; the comparison of amounts reports it.
  if (plus(difference, leftOut(groups, writing)).abs().compare(ROUNDING) > 0) return;
  writing.changed(
    'info',
    '$.totals.total_with_tax',
    message(
      'ImporteTotal is {total}, not {own} as in the invoice (difference {difference}): it is the sum of the tax groups, without amounts that have no tax, foreign tax and rounding.',
      { total: cents(total), own: cents(own), difference: cents(difference) },
    ),
  );
}

export function breakdown({ groups }: Figures): Written | undefined {
  return element(
    'Desglose',
    groups.map((group) => {
      const { part } = group;
      const amount = (name: string, value: Amount | undefined, member: string) =>
        value && element(name, cents(value), part.at(member));
      return element(
        'DetalleDesglose',
        [
          element('Impuesto', group.tax, part),
          element('ClaveRegimen', group.regime, part.at('ext')),
          element('CalificacionOperacion', group.operation, part.at('ext')),
          element('OperacionExenta', group.exemption, part.at('ext')),
          amount('TipoImpositivo', group.rate, 'percent'),
          amount('BaseImponibleOimporteNoSujeto', group.base, 'base'),
          amount('CuotaRepercutida', group.amount, 'amount'),
          amount('TipoRecargoEquivalencia', group.surchargeRate, 'surcharge'),
          amount('CuotaRecargoEquivalencia', group.surcharge, 'surcharge'),
        ],
        part,
      );
    }),
    '$.totals.taxes',
  );
}
