/**
 * Discounts for early payment. EN 16931 has no term for them. KoSIT writes them in the payment terms (BT-20) as
 * `#SKONTO#TAGE=14#PROZENT=2.25#`, which documents have in their notes. EXTENDED has a group for each.
 */

import type { Group } from '../model/group.ts';
import { Decimal } from '../rules/decimal.ts';
import type { Reading, Terms } from './read/reading.ts';
import type { Mapping } from './write/mapping.ts';

const LINE = /^#SKONTO#TAGE=(\d{1,4})#PROZENT=(\d{1,3}\.\d{2})(?:#BASISBETRAG=(-?\d+\.\d{2}))?#$/;

/** The number of days in a UN/ECE Recommendation 20 unit. */
const DAYS: ReadonlyMap<string | undefined, number> = new Map([
  [undefined, 1],
  ['DAY', 1],
  ['WEE', 7],
]);

const DAY = 86_400_000;

/** Returns the discounts in payment terms as lines. Incomplete ones are left to be reported. */
export function readDiscountTerms(reading: Reading, terms: Terms): string[] {
  return terms.all('BG-BW-8').flatMap((discount) => {
    const percent = Decimal.parse(discount.peek('BT-X-286'));
    const days = daysOf(reading, terms, discount);
    if (percent === undefined || days === undefined || percent.round(2).compare(percent) !== 0) return [];
    const base = Decimal.parse(discount.peek('BT-X-285'));
    const amount = Decimal.parse(discount.peek('BT-X-287'));
    const due = Decimal.parse(reading.invoice.inner('BG-22')?.peek('BT-115'));
    const of = base ?? due;
    const share = of?.times(percent).percent().round(2);
    if (amount !== undefined && (share === undefined || share.compare(amount) !== 0)) return [];
    for (const [, value] of discount.group.within()) reading.take(value);
    const isPart = base !== undefined && (due === undefined || base.compare(due) !== 0);
    const basis = isPart ? `BASISBETRAG=${twoDecimals(base)}#` : '';
    return [`#SKONTO#TAGE=${days}#PROZENT=${twoDecimals(percent)}#${basis}`];
  });
}

/**
 * Returns the number of days from the date of issue for which a discount is granted: by its period, otherwise by the
 * date of its terms.
 */
function daysOf(reading: Reading, terms: Terms, discount: Terms): number | undefined {
  const issued = dayOf(reading.invoice.peek('BT-2'));
  const from = dayOf(discount.peek('BT-X-282')) ?? issued;
  const unit = DAYS.get(discount.peek('BT-X-283-1'));
  const period = Number(discount.peek('BT-X-283') ?? Number.NaN) * (unit ?? Number.NaN);
  const isPeriod = discount.peek('BT-X-283') !== undefined;
  const until = isPeriod ? (from ?? 0) + period * DAY : dayOf(terms.peek('BT-BW-2'));
  // Without a date of issue, only a period that starts there is known.
  if (until === undefined || (issued === undefined && (from !== undefined || !isPeriod))) return undefined;
  const days = (until - (issued ?? 0)) / DAY;
  return Number.isInteger(days) && days >= 0 ? days : undefined;
}

/** Returns the time at which a CII date begins. */
function dayOf(text: string | undefined): number | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function twoDecimals(number: Decimal): string {
  const [whole = '0', fraction = ''] = number.round(2).toString().split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

/**
 * Removes discount lines from the payment terms if the format has a group for them. Returns a function that writes the
 * groups.
 */
export function takeDiscountTerms(mapping: Mapping): () => void {
  if (!mapping.extra('BG-BW-8')) return () => undefined;
  const found: { property: string; days: string; percent: string; base: string | undefined }[] = [];
  for (const said of mapping.terms) {
    const left = said.text.split('\n').filter((line) => {
      const [, days, percent, base] = LINE.exec(line.trim()) ?? [];
      if (days === undefined || percent === undefined) return true;
      found.push({ property: said.property, days, percent, base });
      return false;
    });
    said.text = left.join('\n').trim();
  }
  mapping.terms.splice(0, mapping.terms.length, ...mapping.terms.filter(({ text }) => text !== ''));
  return () => {
    const groups: (Group | undefined)[] = [...mapping.invoice.groups('BG-BW-6')];
    for (const [i, { property, days, percent, base }] of found.entries()) {
      const around = (i === 0 && groups.length < 2 && groups[0]) || mapping.open(mapping.invoice, 'BG-BW-6', property);
      const group = mapping.open(around, 'BG-BW-8', property);
      mapping.place(group, 'BT-X-283', days, property);
      mapping.place(group, 'BT-X-283-1', 'DAY', property);
      mapping.place(group, 'BT-X-285', base, property);
      mapping.place(group, 'BT-X-286', percent, property);
    }
  };
}
