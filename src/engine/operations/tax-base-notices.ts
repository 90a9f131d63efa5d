/** Warnings about the bases of taxes in a calculated document (chapter 02 §7.4). */
import { Delivery } from '../bill/delivery.ts';
import type { BillDocument } from '../bill/document.ts';
import { Invoice } from '../bill/invoice.ts';
import { Order } from '../bill/order.ts';
import { type Row, taxableRows, taxesPathOf } from '../bill/taxes.ts';
import { type Fault, faultOf } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { Amount } from '../num/amount.ts';
import { registry } from '../registry.ts';
import { enteringOf, entersOf, type TaxTerms } from '../tax/prepare.ts';
import type { RateTotal, TaxTotal } from '../tax/total.ts';
import { type EnteringTax, enteringInto, RateIndex, summed } from '../tax/totals.ts';
import { message } from '../text/message.ts';

const TYPES: ReadonlySet<unknown> = new Set([Invoice, Order, Delivery]);

/**
 * Returns a warning if a tax is in the base of another one, which other programs calculate differently, and the warnings of the document's
 * regime. Properties refer to the input.
 * @param path the path of the document, `doc` in an envelope
 * @param given the document before building
 */
export function taxBaseNotices({ content }: Wrapped, path: readonly Step[], given?: JsonObject): Fault[] {
  if (!content || !TYPES.has(content.type)) return [];
  const document = content.value as BillDocument;
  const { regime } = registry.planOf(document);
  const terms = { registry, country: regime?.country ?? '', day: '' };
  const textOf = (steps: readonly Step[]) => pathText([...path, ...pathInInput(document, steps)]);
  const found = (regime?.module.notices?.(document, given) ?? []).map(({ code, path: steps, text }) =>
    faultOf(code, textOf(steps), text),
  );
  const entered = enteredRows(document, terms);
  const taxes = document.totals?.taxes;
  if (entered.length === 0 || !taxes || document.$tags?.includes('bypass')) return found;
  const [first = '', ...more] = entered.map(({ row }) => textOf(taxesPathOf(row)));
  const warning = faultOf('BW-WARN-TAX-BASE', first, aboutBase(document, entered, taxes));
  warning.properties.push(...more);
  return [...found, warning];
}

interface EnteredRow {
  row: Row;
  entering: readonly EnteringTax[];
}

/** Returns the rows with a tax in the base of another one. */
function enteredRows(document: BillDocument, terms: TaxTerms): EnteredRow[] {
  const enters = entersOf(terms);
  const found: EnteredRow[] = [];
  for (const row of taxableRows(document)) {
    const { taxes = [] } = row;
    if (taxes.length < 2 || !taxes.every(Boolean)) continue;
    const entering = enteringOf(taxes, terms, enters);
    if (entering) found.push({ row, entering });
  }
  return found;
}

function aboutBase({ tax }: BillDocument, entered: readonly EnteredRow[], taxes: TaxTotal) {
  const index = indexOf(taxes);
  const rates = new Set<RateTotal>();
  const names = { into: new Set<string>(), entering: new Set<string>() };
  let added = Amount.ZERO;
  for (const { row, entering } of entered) {
    const net = netOf(row, entering, tax?.prices_include);
    for (const each of entering) names.entering.add(row.taxes?.[each.position]?.cat ?? '');
    for (const combo of row.taxes ?? []) {
      const into = enteringInto(combo, entering);
      const rate = into.length > 0 ? index.find(combo) : undefined;
      if (!rate) continue;
      rates.add(rate);
      names.into.add(combo.cat ?? '');
      for (const { percent } of into) added = added.match(net).add(percent.of(net));
    }
  }
  const base = [...rates].reduce<Amount>(
    (sum, rate) => (rate.base ? sum.match(rate.base).add(rate.base) : sum),
    Amount.ZERO,
  );
  return message(
    '{into} is charged on {base}, which includes {entering}. Other programs that follow the standard may charge it on {without}.',
    {
      into: [...names.into],
      entering: [...names.entering],
      base: base.toString(),
      without: base.subtract(added.rescale(base.exponent)).toString(),
    },
  );
}

function indexOf({ categories = [] }: TaxTotal): RateIndex {
  const index = new RateIndex();
  for (const category of categories)
    for (const rate of category?.rates ?? []) if (rate) index.add(category.code ?? '', rate);
  return index;
}

/** Returns the value of a row without the taxes that its price contains. */
function netOf({ total, taxes = [] }: Row, entering: readonly EnteringTax[], included: string | undefined): Amount {
  const whole = total.upscale(2);
  const contained = included ? taxes.find(({ cat }) => cat === included) : undefined;
  if (!contained) return whole;
  const net = contained.percent ? contained.percent.removeFrom(whole) : whole;
  const inPrice = enteringInto(contained, entering);
  return inPrice.length > 0 ? summed(inPrice).removeFrom(net) : net;
}
