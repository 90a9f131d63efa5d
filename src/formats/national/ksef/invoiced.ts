/**
 * The amounts that an advance invoice (ZAL) or a settlement (ROZ) charges: P_13 to P_15, the shares of chapter 16 §2. Their
 * documents have the lines of the whole order.
 */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { message } from '../../../engine/text/message.ts';
import type { Invoiced } from '../../declare/syntax.ts';
import { minus, plus } from '../shared/amounts.ts';
import { Part } from '../shared/document.ts';
import { ksef as format } from './index.ts';
import { type Members, present } from './read-base.ts';
import { amountOrZero, Writing } from './write-base.ts';
import { type Figures, figuresOf, isTaxed, type Share } from './write-figures.ts';

export function invoicedOf(built: JsonObject): Invoiced | undefined {
  const part = new Part(built, '$');
  const kind = part.object('tax')?.ext('pl-favat-invoice-type');
  if ((kind !== 'ZAL' && kind !== 'ROZ') || !isJsonObject(built.totals)) return undefined;
  const figures = figuresOf(new Writing(part, kind));
  return { total: figures.toPay, ...(kind === 'ZAL' ? advanceOf(built, figures) : settlementOf(built, part, figures)) };
}

/** Returns an invoice over the advance, with a line for each rate. */
function advanceOf(built: JsonObject, { base, shares }: Figures): Omit<Invoiced, 'total'> {
  const lines = shares.map((share) => ({
    quantity: '1',
    item: { name: 'Zaliczka', price: share.net.toString() },
    taxes: [comboOf(share)],
  }));
  const order = `Wartość zamówienia: ${base.rescale(2)} ${built.currency}`;
  const notes = Array.isArray(built.notes) ? built.notes : [];
  const untaxed = (name: string) => listOf(built, name).filter((each) => !isTaxed(new Part(each, '$')));
  const draft = {
    ...ordinary(built, 'partial', 'prepayment'),
    lines,
    charges: untaxed('charges'),
    discounts: untaxed('discounts'),
    notes: [...notes, { text: order }],
  };
  const text = message('The invoice is for an advance; the lines of the order were replaced by the amount paid.');
  return { draft: withoutIncluded(draft), left: [{ property: '$.lines', text }] };
}

/** Returns an invoice of the order less what its advance invoices charged, with a discount for each rate. */
function settlementOf(built: JsonObject, document: Part, { settled, shares }: Figures): Omit<Invoiced, 'total'> {
  const references = settled.flatMap((each) => each.peek('ref') ?? []);
  const isGross = document.object('tax')?.peek('prices_include') === 'VAT';
  const taken = shares.flatMap((share) => {
    const net = minus(amountOrZero(share.rate.peek('base')), share.net);
    const tax = minus(amountOrZero(share.rate.peek('amount')), share.tax);
    if (net.isZero()) return [];
    const amount = (isGross ? plus(net, tax) : net).rescale(2).toString();
    return [{ reason: ['Zaliczka', ...references].join(' '), amount, taxes: [comboOf(share)] }];
  });
  const payment = (built.payment ?? {}) as JsonObject;
  const values = new Set(settled.map(({ value }) => value));
  const advances = listOf(payment, 'advances').filter((each) => !values.has(each));
  const earlier = settled.flatMap((each) => {
    const code = each.peek('ref');
    return code === undefined ? [] : [{ code, ...present('issue_date', each.peek('date')) }];
  });
  const draft = {
    ...ordinary(built, 'settlement'),
    preceding: [...listOf(built, 'preceding'), ...earlier],
    discounts: [...listOf(built, 'discounts'), ...taken],
    payment: { ...payment, advances },
  };
  return { draft: draft as JsonObject, left: [] };
}

/** Returns a document without the addon, tag and code of its kind, and without totals, which are calculated again. */
function ordinary({ totals: _, ...built }: JsonObject, tag: string, other?: string): Members {
  const addons = textsOf(built.$addons).filter((each) => !format.addons.includes(each as never));
  const tags = textsOf(built.$tags).map((each) => (each === tag ? other : each));
  const { ext, ...tax } = (built.tax ?? {}) as JsonObject;
  const { 'pl-favat-invoice-type': __, ...codes } = (ext ?? {}) as JsonObject;
  return { ...built, $addons: addons, $tags: tags.filter((each) => each !== undefined), tax: { ...tax, ext: codes } };
}

function withoutIncluded({ tax, ...draft }: Members): JsonObject {
  const { prices_include: _, ...rest } = tax as JsonObject;
  return { ...draft, tax: rest } as JsonObject;
}

function comboOf({ rate: { value } }: Share): JsonObject {
  const members = ['key', 'percent', 'country', 'ext'].flatMap((name): [string, Json][] => {
    const member = value[name];
    return member === undefined ? [] : [[name, member]];
  });
  return { cat: 'VAT', ...Object.fromEntries(members) };
}

function listOf(value: JsonObject, name: string): JsonObject[] {
  const list = value[name];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
