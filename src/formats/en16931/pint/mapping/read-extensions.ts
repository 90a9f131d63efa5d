/** Compares the tax of each line, and its sum with tax, which PINT of the Emirates and Oman state (chapter 23). */

import { Amount } from '../../../../engine/num/amount.ts';
import type { Reading } from '../../../mapping/read/reading.ts';
import { minus, percentOf, plus, times } from '../../../national/shared/amounts.ts';
import { reportFigures } from '../../../national/shared/figures.ts';
import type { XmlElement } from '../../../xml/element.ts';

const EXTENSION = 'cac:ItemPriceExtension';
const CENT = Amount.of(1, 2);

interface Rate {
  readonly to?: string | undefined;
  readonly amount?: string | undefined;
}

/**
 * Reports the tax of a line, and its sum with tax, if they do not follow from the net amount. Documents have neither.
 * @param rate the exchange rate of the invoice, for amounts in another currency
 */
export function compareExtension(
  { report }: Reading,
  line: XmlElement,
  currency: string,
  rate: Rate | undefined,
): void {
  const extension = line.child(EXTENSION);
  const net = amountIn(line.child('cbc:LineExtensionAmount'));
  if (extension === undefined || net === undefined) return;
  const category = line.child('cac:Item')?.child('cac:ClassifiedTaxCategory');
  const percent = category?.child('cbc:ID')?.value.trim() === 'S' ? amountIn(category.child('cbc:Percent')) : undefined;
  const tax = percent ? percentOf(net, percent) : Amount.ZERO;
  const stated = [
    [extension.child('cbc:Amount'), plus(net, tax)],
    [extension.child('cac:TaxTotal')?.child('cbc:TaxAmount'), tax],
  ] as const;
  for (const [element, made] of stated) {
    const given = amountIn(element);
    const factor = factorFor(element, currency, rate);
    if (element === undefined || given === undefined || factor === undefined) continue;
    const exact = times(made, factor);
    const decimals = Math.max(2, given.exponent);
    const calculated = exact.rescale(decimals);
    if (given.equals(calculated)) continue;
    const name = `ItemPriceExtension/${element.localName}`;
    const severity = minus(given, exact).abs().compare(CENT) <= 0 ? 'info' : 'error';
    reportFigures(report, [{ name, element, stated: given, calculated }], () => severity);
  }
}

const amountIn = (element: XmlElement | undefined) => (element ? Amount.parse(element.value.trim()) : undefined);

/** Returns the factor that converts an amount of the invoice into the currency of an element; undefined if it is unknown. */
function factorFor(element: XmlElement | undefined, currency: string, rate: Rate | undefined): Amount | undefined {
  const own = element?.attribute('currencyID') ?? currency;
  if (own === currency) return Amount.ONE;
  return rate?.to === own ? Amount.parse(rate.amount ?? '') : undefined;
}
