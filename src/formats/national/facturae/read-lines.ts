/** Reads the lines of Facturae with their taxes. */

import { entryOf } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import { plus, percentOf as shareOf } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';
import { CATEGORIES, keyOfUnit, OTHER_UNIT, WITHHELD } from './codes.ts';
import { exactPrice } from './exact-price.ts';
import { TAX_NAMES } from './notes.ts';
import { amountIn, filled, type Members, moneyIn, percentOf, periodIn, sumOf } from './read-base.ts';

/** A line with the data that its taxes need. */
export interface Line {
  readonly source: Source;
  readonly members: Members;
  readonly gross: Amount;
  /** Its taxes, to which the withheld ones of the whole invoice are added. */
  readonly taxes: Members[];
}

export interface Lines {
  readonly lines: readonly Line[];
  /** Why lines have no tax: notes of the taxes. */
  readonly taxNotes: readonly Members[];
  /** References that all lines share. */
  readonly contract: string | undefined;
  readonly file: string | undefined;
  readonly order: string | undefined;
  readonly despatch: readonly Members[];
}

interface Around {
  readonly isTurned: boolean;
  /** Where the buyer is: in Spain, in the European Union, elsewhere. */
  readonly residence: string | undefined;
  readonly isReversed: boolean;
  readonly report: Report;
}

export function linesOf(invoice: Source, around: Around): Lines {
  const sources = invoice.child('Items')?.all('InvoiceLine') ?? [];
  const notes = new Map<string, Members>();
  const shared = (name: string): string | undefined => {
    const [first, ...others] = sources.map((each) => each.child(name)?.value ?? '');
    const isSame = first !== undefined && first !== '' && others.every((each) => each === first);
    if (!isSame) for (const each of sources) dropReference(each.child(name), name, around.report);
    return isSame ? first : undefined;
  };
  const [contract, file] = [shared('ReceiverContractReference'), shared('FileReference')];
  return {
    lines: sources.map((each) => lineOf(each, around, notes)),
    taxNotes: [...notes.values()],
    contract,
    file,
    order: undefined,
    despatch: despatchOf(sources),
  };
}

function dropReference(source: Source | undefined, name: string, report: Report): void {
  if (!source?.value) return;
  const text = message('Ignored {name}; the document has no field for it on a line.', { name });
  report.dropped('warning', { element: source.element }, text);
  source.leave();
}

/** Returns the delivery notes of all lines, each once. */
function despatchOf(lines: readonly Source[]): Members[] {
  const found = new Map<string, Members>();
  for (const line of lines) {
    for (const note of line.child('DeliveryNotesReferences')?.all('DeliveryNote') ?? []) {
      const [code, date] = [note.text('DeliveryNoteNumber'), note.text('DeliveryNoteDate')?.slice(0, 10)];
      if (code !== undefined) found.set(`${code} ${date ?? ''}`, filled({ issue_date: date, code }));
    }
  }
  return [...found.values()];
}

function lineOf(source: Source, around: Around, notes: Map<string, Members>): Line {
  const { isTurned, report } = around;
  const turned = (value: Amount | undefined) => (isTurned ? value?.negate() : value);
  const total = turned(amountIn(source, 'TotalCost')) ?? Amount.zero(2);
  const gross = turned(amountIn(source, 'GrossAmount')) ?? total;
  const unit = source.text('UnitOfMeasure');
  const key = unit === undefined || unit === OTHER_UNIT ? undefined : keyOfUnit(unit);
  const isCode = key !== undefined && /^[A-Z0-9]{2,3}$/.test(key);
  const { taxes, charges } = taxesOf(source, around, notes);
  const quantity = turned(amountIn(source, 'Quantity')) ?? Amount.ONE;
  const price = amountIn(source, 'UnitPriceWithoutTax') ?? Amount.zero(2);
  const base = amountIn(source, 'TotalCost');
  const own = adjustmentsOf(source, 'Charges', 'Charge', around, base);
  return {
    source,
    gross,
    taxes,
    members: filled({
      quantity: quantity.toString(),
      order: source.text('ReceiverTransactionReference'),
      period: periodIn(source, 'LineItemPeriod'),
      item: filled({
        ref: source.text('ArticleCode'),
        name: source.lines('ItemDescription') ?? '',
        description: source.lines('AdditionalLineItemInformation'),
        price: exactPrice(price, quantity).toString(),
        unit: isCode ? undefined : key,
        ext: isCode ? { 'untdid-unit': key } : undefined,
      }),
      discounts: adjustmentsOf(source, 'DiscountsAndRebates', 'Discount', around, base),
      charges: [...own, ...charges(report)],
    }),
  };
}

export function adjustmentsOf(
  source: Source | undefined,
  list: string,
  name: 'Discount' | 'Charge',
  { isTurned, report }: Pick<Around, 'isTurned' | 'report'>,
  base: Amount | undefined,
): Members[] {
  return (source?.child(list)?.all(name) ?? []).map((each) => {
    const amount = amountIn(each, `${name}Amount`) ?? Amount.zero(2);
    return filled({
      reason: each.lines(`${name}Reason`),
      percent: fittingRate(each, `${name}Rate`, base, amount, report),
      amount: (isTurned ? amount.negate() : amount).toString(),
    });
  });
}

/** Returns a rate that gives an amount. Documents calculate amounts by their rates, so any other rate is left out. */
export function fittingRate(
  source: Source,
  name: string,
  base: Amount | undefined,
  amount: Amount,
  report: Report,
): string | undefined {
  const rate = amountIn(source, name);
  if (rate === undefined || rate.isZero()) return undefined;
  if (base === undefined || shareOf(base, rate).rescale(2).equals(amount)) return `${rate.toString()}%`;
  const text = message('The rate {rate} does not give the amount; the amount was read without it.', {
    rate: rate.toString(),
  });
  report.changed('info', { element: source.child(name)?.element ?? source.element }, text);
  return undefined;
}

/** Returns the tax of an element as documents have it; undefined for other taxes. */
export function comboOf(tax: Source, around: Around, event: Source | undefined): Members | undefined {
  const category = CATEGORIES.get(tax.text('TaxTypeCode') ?? '');
  const rate = amountIn(tax, 'TaxRate') ?? Amount.zero(2);
  const surcharge = amountIn(tax, 'EquivalenceSurcharge');
  for (const name of ['TaxableBase', 'TaxAmount', 'EquivalenceSurchargeAmount']) moneyIn(tax, name);
  if (category === undefined) return undefined;
  if (rate.isZero()) return { cat: category, key: freeKey(around, event) };
  return filled({
    cat: category,
    percent: percentOf(rate),
    surcharge: surcharge && !surcharge.isZero() ? percentOf(surcharge) : undefined,
  });
}

function freeKey({ residence, isReversed }: Around, event: Source | undefined): string {
  const code = event?.text('SpecialTaxableEventCode');
  if (code === '01') return residence === 'E' ? 'export' : residence === 'U' ? 'intra-community' : 'exempt';
  if (code === '02') return 'outside-scope';
  return isReversed ? 'reverse-charge' : 'zero';
}

function taxesOf(source: Source, around: Around, notes: Map<string, Members>) {
  const event = source.child('SpecialTaxableEvent');
  const reason = event?.lines('SpecialTaxableEventReason');
  const taxes: Members[] = [];
  const others: { name: string; amount: Amount; element: Source }[] = [];
  for (const tax of source.child('TaxesOutputs')?.all('Tax') ?? []) {
    const code = tax.text('TaxTypeCode') ?? '';
    const combo = comboOf(tax, around, event);
    if (combo !== undefined) {
      taxes.push(combo);
      if (reason && combo.key !== undefined)
        notes.set(`${String(combo.cat)} ${String(combo.key)}`, { cat: combo.cat, key: combo.key, text: reason });
    } else if (WITHHELD.has(code)) taxes.push(withheldCombo(tax));
    else {
      const amount = plus(moneyIn(tax, 'TaxAmount') ?? Amount.zero(2), moneyIn(tax, 'EquivalenceSurchargeAmount'));
      others.push({ name: entryOf(TAX_NAMES, code) ?? code, amount, element: tax });
    }
  }
  for (const tax of source.child('TaxesWithheld')?.all('Tax') ?? []) {
    if (isWithheld(tax)) taxes.push(withheldCombo(tax));
    else tax.leave();
  }
  const isTaxed = taxes.some(({ percent }) => percent !== undefined);
  const charges = (report: Report) =>
    others.map(({ name, amount, element }) => {
      report.changed(
        isTaxed ? 'error' : 'warning',
        { element: element.element },
        message('The tax {name} became a charge on the line; documents have no such tax.', { name }),
      );
      return { reason: name, amount: (around.isTurned ? amount.negate() : amount).toString() };
    });
  return { taxes, charges };
}

const isWithheld = (tax: Source) => WITHHELD.has(tax.text('TaxTypeCode') ?? '');

function withheldCombo(tax: Source): Members {
  moneyIn(tax, 'TaxableBase');
  moneyIn(tax, 'TaxAmount');
  const cat = WITHHELD.get(tax.text('TaxTypeCode') ?? '');
  return { cat, percent: percentOf(amountIn(tax, 'TaxRate') ?? Amount.zero(2)) };
}

/** Returns withheld taxes that documents have no category for, of the whole invoice or, without these, of its lines. */
export function otherWithheld(invoice: Source): { name: string; amount: Amount; tax: Source }[] {
  const taxesIn = (source: Source) => source.child('TaxesWithheld')?.all('Tax') ?? [];
  const own = taxesIn(invoice);
  const all = own.length > 0 ? own : (invoice.child('Items')?.all('InvoiceLine') ?? []).flatMap(taxesIn);
  return all
    .filter((tax) => !isWithheld(tax))
    .map((tax) => ({
      name: entryOf(TAX_NAMES, tax.text('TaxTypeCode') ?? '') ?? '',
      amount: moneyIn(tax, 'TaxAmount') ?? Amount.zero(2),
      tax,
    }));
}

/** How many sets of lines to try. */
const MOST_TRIES = 20_000;

const RETAINED: ReadonlySet<unknown> = new Set(WITHHELD.values());

/** Returns whether the customer withholds a tax. */
export const isRetained = ({ cat }: Members): boolean => RETAINED.has(cat);

/** Puts taxes that are withheld only at the invoice on its lines: on those that give the base, otherwise on all. */
export function withhold(
  invoice: Source,
  lines: readonly Line[],
  net: Amount,
  isTurned: boolean,
  report: Report,
): void {
  const given = invoice.child('TaxesWithheld')?.all('Tax') ?? [];
  const hasOwn = lines.some(({ taxes }) => taxes.some(isRetained));
  for (const tax of given) {
    if (!isWithheld(tax)) continue;
    const base = moneyIn(tax, 'TaxableBase');
    const combo = withheldCombo(tax);
    if (hasOwn || base === undefined) continue;
    const wanted = isTurned ? base.negate() : base;
    const all = sumOf(lines.map(({ gross }) => gross));
    const isAll = all.equals(wanted) || net.equals(wanted);
    const chosen = isAll ? lines : (linesWith(lines, wanted) ?? lines);
    for (const line of chosen) line.taxes.push({ ...combo });
    const text = message('The file withholds the tax on the whole invoice; it was put on its lines.');
    report.changed('warning', { element: tax.element }, text);
  }
}

/** Returns the lines whose sum is the wanted one. */
function linesWith(lines: readonly Line[], wanted: Amount): readonly Line[] | undefined {
  let left = MOST_TRIES;
  const find = (at: number, sum: Amount, chosen: readonly Line[]): readonly Line[] | undefined => {
    if (chosen.length > 0 && sum.equals(wanted)) return chosen;
    const line = lines[at];
    if (line === undefined || left-- <= 0) return undefined;
    return find(at + 1, plus(sum, line.gross), [...chosen, line]) ?? find(at + 1, sum, chosen);
  };
  return lines.length > 60 ? undefined : find(0, Amount.zero(2), []);
}
