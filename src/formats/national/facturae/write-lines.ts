/** Writes the lines, taxes and adjustments of Facturae. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { amountOf, percentOf, plus } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { OTHER_TAX, OTHER_UNIT, TAX_CODES, unitOf, WITHHELD_CODES } from './codes.ts';
import { EVENTS } from './notes.ts';
import { element, figure, percentIn, rate, short, type Writing } from './write-base.ts';

/** A tax with its figures, as Facturae sums it up. */
export interface Sum {
  readonly code: string;
  readonly percent: string | undefined;
  readonly surcharge: string | undefined;
  readonly place: Place;
  base: Amount;
  amount: Amount;
  surchargeAmount: Amount;
}

export interface Sums {
  readonly outputs: readonly Sum[];
  readonly withheld: readonly Sum[];
}

/** Returns the tax totals by code and rate: documents separate the totals of one rate by key. */
export function sumsOf(writing: Writing): Sums {
  const outputs = new Map<string, Sum>();
  const withheld = new Map<string, Sum>();
  const categories = writing.document.object('totals')?.object('taxes')?.list('categories') ?? [];
  for (const category of categories) {
    const isRetained = category.value.retained === true;
    const code = codeOf(category.peek('code'), isRetained);
    if (code === undefined) {
      if (category.value.informative !== true) refuseTax(category, writing);
      continue;
    }
    const sums = isRetained ? withheld : outputs;
    for (const each of category.list('rates')) {
      const surcharge = each.object('surcharge');
      const [percent, added] = [each.peek('percent'), surcharge?.peek('percent')];
      const zero = Amount.zero(2);
      const key = [code, (percentIn(percent) ?? zero).valueKey(), percentIn(added)?.valueKey() ?? ''].join(' ');
      const sum = sums.get(key) ?? {
        ...{ code, percent, surcharge: added, place: each },
        ...{ base: zero, amount: zero, surchargeAmount: zero },
      };
      sum.base = plus(sum.base, writing.signed(each.peek('base')));
      sum.amount = plus(sum.amount, writing.signed(each.peek('amount')));
      sum.surchargeAmount = plus(sum.surchargeAmount, writing.signed(surcharge?.peek('amount')));
      sums.set(key, sum);
    }
  }
  return { outputs: [...outputs.values()], withheld: [...withheld.values()] };
}

/** Refuses a tax that would be missing in the totals. */
function refuseTax(category: Part, writing: Writing): void {
  const text = message('Facturae has no code for the tax {tax}; it has VAT, IGIC and IPSI.', {
    tax: category.peek('code') ?? '',
  });
  writing.refuse('BW-FACTURAE-TAX', category, text);
}

function codeOf(category: string | undefined, isRetained: boolean): string | undefined {
  if (isRetained) return WITHHELD_CODES.get(category ?? '') ?? OTHER_TAX;
  return TAX_CODES.get(category ?? '');
}

export function taxElement(sum: Sum, writing: Writing): Written | undefined {
  const { code, percent, base, amount, surcharge, surchargeAmount, place } = sum;
  const added = percentIn(surcharge);
  return element(
    'Tax',
    [
      element('TaxTypeCode', code, place),
      rate('TaxRate', percent ?? '0', place),
      writing.amount('TaxableBase', base, place),
      writing.amount('TaxAmount', amount, place),
      added && element('EquivalenceSurcharge', figure(added.rescale(2)), place),
      added && writing.amount('EquivalenceSurchargeAmount', surchargeAmount, place),
    ],
    place,
  );
}

const NOT_SUBJECT = EVENTS['outside-scope'] ?? ['02', ''];

/** Writes Items: the lines. */
export function items(writing: Writing): Written | undefined {
  const { document } = writing;
  const retained = retainedCategories(document);
  const notes = document.object('tax')?.list('notes') ?? [];
  const despatch = document.object('ordering')?.has('despatch')
    ? (document.object('ordering')?.list('despatch') ?? [])
    : [];
  const lines = document.list('lines');
  return element(
    'Items',
    lines.map((each) => line(each, { retained, notes, despatch }, writing)),
    '$.lines',
  );
}

interface Around {
  readonly retained: ReadonlySet<string>;
  readonly notes: readonly Part[];
  readonly despatch: readonly Part[];
}

function retainedCategories(document: Part): ReadonlySet<string> {
  const categories = document.object('totals')?.object('taxes')?.list('categories') ?? [];
  return new Set(categories.filter(({ value }) => value.retained === true).map((each) => each.peek('code') ?? ''));
}

function line(part: Part, around: Around, writing: Writing): Written | undefined {
  part.take('i', 'uuid', 'sum', 'total');
  const item = part.object('item');
  item?.take('currency', 'uuid', 'key', 'type');
  const total = writing.signed(part.peek('total')) ?? Amount.zero(2);
  const combos = part.has('taxes') ? part.list('taxes') : [];
  for (const each of combos) {
    each.takeAll();
    each.object('ext')?.takeAll();
  }
  const vat = combos.filter((each) => TAX_CODES.has(each.peek('cat') ?? ''));
  const withheld = combos.filter((each) => around.retained.has(each.peek('cat') ?? ''));
  const price = amountOf(item?.text('price')) ?? Amount.zero(2);
  const quantity = amountOf(part.text('quantity')) ?? Amount.ONE;
  const period = part.object('period');
  const notes = (part.has('notes') ? part.list('notes') : []).flatMap((each) => {
    each.take('key', 'src', 'code', 'uuid', 'ext');
    return each.text('text') ?? [];
  });
  const more = [item?.text('description'), ...notes].filter(Boolean).join('; ');
  return element(
    'InvoiceLine',
    [
      writing.identifier('ReceiverTransactionReference', part.text('order'), 20, part.at('order')),
      element(
        'DeliveryNotesReferences',
        around.despatch.map((each) => deliveryNote(each, writing)),
        '$.ordering.despatch',
      ),
      writing.text('ItemDescription', item?.text('name'), 2500, item?.at('name') ?? part),
      element('Quantity', figure(writing.isTurned ? quantity.negate() : quantity), part.at('quantity')),
      unit(item, writing),
      element('UnitPriceWithoutTax', short(price), item?.at('price') ?? part),
      writing.money('TotalCost', writing.signed(part.peek('sum')) ?? total, part.at('sum')),
      element('DiscountsAndRebates', adjustments(part, 'discounts', writing), part.at('discounts')),
      element('Charges', adjustments(part, 'charges', writing), part.at('charges')),
      writing.money('GrossAmount', total, part.at('total')),
      element(
        'TaxesWithheld',
        withheld.map((each) => taxElement(sumOf(each, total, true), writing)),
        part.at('taxes'),
      ),
      element('TaxesOutputs', outputs(vat, total, part, writing), part.at('taxes')),
      period && periodElement('LineItemPeriod', period),
      writing.text('AdditionalLineItemInformation', more, 2500, item?.at('description') ?? part),
      event(vat, around.notes, part, writing),
      articleCode(item, writing),
    ],
    part,
  );
}

function outputs(vat: readonly Part[], total: Amount, part: Part, writing: Writing): (Written | undefined)[] {
  const sums = vat.length > 0 ? vat.map((each) => sumOf(each, total, false)) : [untaxed(total, part.at('taxes'))];
  return sums.map((each) => taxElement(each, writing));
}

function untaxed(base: Amount, place: Place): Sum {
  const none = Amount.zero(2);
  return {
    code: '01',
    percent: undefined,
    surcharge: undefined,
    place,
    base,
    amount: none,
    surchargeAmount: none,
  };
}

function sumOf(combo: Part, base: Amount, isRetained: boolean): Sum {
  const percent = combo.peek('percent');
  const surcharge = combo.peek('surcharge');
  return {
    code: codeOf(combo.peek('cat'), isRetained) ?? OTHER_TAX,
    percent,
    surcharge,
    place: combo,
    base,
    amount: taxOf(base, percent),
    surchargeAmount: taxOf(base, surcharge),
  };
}

function taxOf(base: Amount, percent: string | undefined): Amount {
  const rate = percentIn(percent);
  return rate === undefined ? Amount.zero(2) : percentOf(base, rate).rescale(2);
}

function event(vat: readonly Part[], notes: readonly Part[], part: Part, writing: Writing): Written | undefined {
  const [combo] = vat;
  const key = combo?.peek('key') ?? '';
  const [code, usual] = combo === undefined ? NOT_SUBJECT : (Object.hasOwn(EVENTS, key) && EVENTS[key]) || [];
  if (code === undefined || usual === undefined) return undefined;
  const note = notes.find(
    (each) => each.peek('cat') === combo?.peek('cat') && each.peek('key') === key && each.has('text'),
  );
  const place = note?.at('text') ?? part.at('taxes');
  return element(
    'SpecialTaxableEvent',
    [
      element('SpecialTaxableEventCode', code, place),
      writing.text('SpecialTaxableEventReason', note?.text('text') ?? usual, 2500, place),
    ],
    place,
  );
}

function deliveryNote(part: Part, writing: Writing): Written | undefined {
  part.take('uuid', 'series', 'type');
  const code = [part.peek('series'), part.text('code')].filter(Boolean).join('-');
  return element(
    'DeliveryNote',
    [
      writing.identifier('DeliveryNoteNumber', code, 30, part.at('code')),
      element('DeliveryNoteDate', part.text('issue_date'), part.at('issue_date')),
    ],
    part,
  );
}

function unit(item: Part | undefined, writing: Writing): Written | undefined {
  const given = item?.text('unit');
  const code = item?.ext('untdid-unit');
  const found = unitOf(given, code);
  if (found === OTHER_UNIT && item) {
    writing.changed('info', item.at('unit'), message('Facturae does not have this unit; another one was written.'));
  }
  return element('UnitOfMeasure', found, item?.at('unit'));
}

function articleCode(item: Part | undefined, writing: Writing): Written | undefined {
  const code = item?.text('ref');
  if (item === undefined || code === undefined || code.length <= 20)
    return element('ArticleCode', code, item?.at('ref'));
  writing.dropped('warning', item.at('ref'), message('Not written: an article code has up to 20 characters.'));
  return undefined;
}

export function periodElement(name: string, period: Part): Written | undefined {
  period.take('label');
  return element(
    name,
    [
      element('StartDate', period.text('start'), period.at('start')),
      element('EndDate', period.text('end'), period.at('end')),
    ],
    period,
  );
}

const ADJUSTMENT = { discounts: ['Discount', 'Descuento'], charges: ['Charge', 'Recargo'] } as const;

/** Returns the discounts or charges of a line, or of the invoice. */
function adjustments(owner: Part, list: 'discounts' | 'charges', writing: Writing): (Written | undefined)[] {
  return owner.has(list) ? owner.list(list).map((each) => adjustment(each, list, writing)) : [];
}

export function adjustment(part: Part, list: 'discounts' | 'charges', writing: Writing): Written | undefined {
  const [name, usual] = ADJUSTMENT[list];
  part.take('i', 'uuid', 'base', 'key', 'code', 'quantity', 'unit', 'rate', 'meta');
  for (const each of part.has('taxes') ? part.list('taxes') : []) {
    each.takeAll();
    each.object('ext')?.takeAll();
  }
  const reason = part.text('reason');
  if (reason === undefined) {
    writing.supplied('info', part, message('Facturae needs a reason; it was written as {reason}.', { reason: usual }));
  }
  return element(
    name,
    [
      writing.text(`${name}Reason`, reason ?? usual, 2500, part.at('reason')),
      rate(`${name}Rate`, part.text('percent'), part.at('percent')),
      writing.money(`${name}Amount`, writing.signed(part.text('amount')), part.at('amount')),
    ],
    part,
  );
}
