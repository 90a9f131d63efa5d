/** The VAT totals of a document as FatturaPA summarises them. */

import { Amount } from '../../../engine/num/amount.ts';
import { amountOf, plus } from '../shared/amounts.ts';
import type { Part } from '../shared/document.ts';
import { percentOf, type Writing } from './write-base.ts';

const EXEMPT = 'it-sdi-exempt';
const LIABILITY = 'it-sdi-vat-liability';

interface Summary {
  readonly part: Part;
  readonly percent: string | undefined;
  readonly nature: string | undefined;
  readonly liability: string | undefined;
  base: Amount;
  tax: Amount;
}

/** Returns the VAT totals by rate, Natura and EsigibilitaIVA. */
export function vatTotals({ document }: Writing): Summary[] {
  const vat = document
    .object('totals')
    ?.object('taxes')
    ?.list('categories')
    .find((each) => each.peek('code') === 'VAT');
  const found = new Map<string, Summary>();
  for (const part of vat?.list('rates') ?? []) {
    const ext = part.object('ext');
    const [percent, nature, liability] = [part.peek('percent'), ext?.peek(EXEMPT), ext?.peek(LIABILITY)];
    const key = `${percentOf(percent)?.rescale(2).toString() ?? ''} ${nature ?? ''} ${liability ?? ''}`;
    const base = amountOf(part.peek('base')) ?? Amount.zero(2);
    const tax = amountOf(part.peek('amount')) ?? Amount.zero(2);
    const known = found.get(key);
    if (known) {
      known.base = plus(known.base, base);
      known.tax = plus(known.tax, tax);
    } else found.set(key, { part, percent, nature, liability, base, tax });
  }
  return [...found.values()];
}
