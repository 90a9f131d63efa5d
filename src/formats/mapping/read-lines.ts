/** Lines: quantity, item, price, and what belongs to them (chapter 14 §5.7). */

import type { InvoiceDraft } from '../../engine/document-types.ts';
import { units } from '../../engine/org/unit.ts';
import { message } from '../../engine/text/message.ts';
import { Decimal, sum } from '../rules/decimal.ts';
import type { TermId } from '../terms/declare.ts';
import { readLineCharges, readLineDiscounts, rounded } from './read-adjustments.ts';
import { LINE_SELLER, readIdentity, readParty } from './read-parties.ts';
import { readPeriod } from './read-references.ts';
import { type Breakdowns, readTax, taxOf } from './read-taxes.ts';
import { extensions, listOf, type Reading, type Terms, unlessEmpty } from './reading.ts';

export type Line = NonNullable<NonNullable<InvoiceDraft['lines']>[number]>;
type Item = NonNullable<Line['item']>;
type Identity = NonNullable<NonNullable<Item['identities']>[number]>;

/** The words of units by their codes: of several the first. */
const WORDS = new Map([...units].reverse().flatMap(([word, , code]) => (code === '' ? [] : [[code, word] as const])));

export function readLines(reading: Reading, breakdowns: Breakdowns): Line[] {
  const lines: Line[] = [];
  for (const group of reading.invoice.all('BG-25')) {
    if (!counts(group)) continue;
    lines.push(readLine(group, breakdowns, lines.length));
    dropSubLines(group);
  }
  return reading.invoice.all('BG-25').length === 0 ? linesOfBreakdown(reading) : lines;
}

/** Profiles of Factur-X without lines have the VAT breakdown: a line stands for each of its groups, so that the document has its figures. */
function linesOfBreakdown(reading: Reading): Line[] {
  return reading.invoice.all('BG-23').map((group, position): Line => {
    const category = group.peek('BT-118');
    const rate = group.peek('BT-119');
    const scheme = group.peek('BT-118-0')?.toUpperCase() ?? 'VAT';
    const name = [scheme, category, rate === undefined ? undefined : `${rate}%`].filter(Boolean).join(' ');
    const path = `$.lines[${position}]`;
    reading.report.supplied(
      'warning',
      { property: path, element: group.element, term: 'BG-25' },
      message('The invoice has no lines; one with the name {name} stands for the group of the VAT breakdown.', {
        name,
      }),
    );
    const price = netOfGroup(reading, group).toString();
    const exact = Decimal.parse(rate);
    return {
      quantity: '1',
      item: { name, price },
      taxes: [
        {
          cat: taxOf(scheme, category),
          percent: exact === undefined || (exact.isZero && category !== 'Z') ? undefined : `${exact.toString()}%`,
          ext: extensions({ 'untdid-tax-category': category, 'cef-vatex': group.peek('BT-121') }),
        },
      ],
    };
  });
}

/** Returns the base of a group of the breakdown without the charges and with the allowances of the document that are in it. */
function netOfGroup({ invoice }: Reading, group: Terms): Decimal {
  const inGroup = (adjustment: Terms, category: TermId, rate: TermId) =>
    adjustment.peek(category) === group.peek('BT-118') &&
    (Decimal.parse(adjustment.peek(rate)) ?? Decimal.ZERO).equals(Decimal.parse(group.peek('BT-119')) ?? Decimal.ZERO);
  const charges = invoice.all('BG-21').filter((each) => inGroup(each, 'BT-102', 'BT-103'));
  const allowances = invoice.all('BG-20').filter((each) => inGroup(each, 'BT-95', 'BT-96'));
  return sum([group.peek('BT-116')])
    .minus(sum(charges.map((each) => each.peek('BT-99'))))
    .plus(sum(allowances.map((each) => each.peek('BT-92'))));
}

/** Lines that only head others, or only inform, are in no sum (chapter 11 §7.2). */
function counts(line: Terms): boolean {
  const kind = line.text('BT-X-8') ?? line.text('EXT-FR-FE-163');
  if (kind === undefined || kind === 'DETAIL') return true;
  line.reading.report.dropped(
    'warning',
    { element: line.element, term: 'BG-25' },
    message('The line {number} ({name}) is left out: its kind is {kind}, which is in no sum.', {
      number: line.peek('BT-126') ?? '',
      name: line.inner('BG-31')?.peek('BT-153') ?? '',
      kind,
    }),
  );
  line.settle();
  return false;
}

function dropSubLines(line: Terms): void {
  for (const inner of line.all('BG-25')) {
    inner.reading.report.dropped(
      'warning',
      { element: inner.element, term: 'BG-25' },
      message('The line within the line ({name}) is left out; the line around it has the sum.', {
        name: inner.inner('BG-31')?.peek('BT-153') ?? '',
      }),
    );
    inner.settle();
  }
}

function readLine(line: Terms, breakdowns: Breakdowns, position: number): Line {
  const path = `$.lines[${position}]`;
  const { reading } = line;
  checkNumber(line, position, path);
  const quantity = line.number('BT-129', `${path}.quantity`) ?? '1';
  const price = readPrice(line, quantity, `${path}.item`);
  const whole = Decimal.parse(quantity)?.times(Decimal.parse(price) ?? Decimal.ZERO);
  const lineSum = whole && rounded(whole, reading.subunits);
  const cost = line.text('BT-133', `${path}.cost`);
  const object = line.value('BT-128', `${path}.identifier.code`);
  const code = object && line.textOf(object, 'BT-128', `${path}.identifier.code`);
  const scheme = line.text('BT-128-1');
  const tax = readTax(line.inner('BG-30'), ['BT-151', 'BT-151-0', 'BT-152'], breakdowns, `${path}.taxes[0]`);
  return {
    quantity,
    identifier: code === undefined ? undefined : { code, ext: extensions({ 'untdid-reference': scheme }) },
    period: readPeriod(line.inner('BG-26'), 'BT-134', 'BT-135', `${path}.period`),
    order: line.text('BT-132', `${path}.order`),
    cost,
    item: readItem(line, price, `${path}.item`),
    seller: readSeller(line, `${path}.seller`),
    discounts: unlessEmpty(readLineDiscounts(line, lineSum, path)),
    charges: unlessEmpty(readLineCharges(line, lineSum, path)),
    taxes: listOf(tax),
    notes: unlessEmpty(readNotes(line, path)),
  };
}

/** In the French extension a line may have a seller of its own. */
function readSeller(line: Terms, path: string): Line['seller'] {
  const seller = readParty(line, LINE_SELLER, path);
  const country = line.text('EXT-FR-FE-177', `${path}.addresses[0].country`);
  return country === undefined ? seller : { ...seller, addresses: [{ country }] };
}

/** Documents number their lines themselves. */
function checkNumber(line: Terms, position: number, path: string): void {
  const number = line.text('BT-126');
  const i = String(position + 1);
  if (number === undefined || number === i) return;
  line.reading.report.changed(
    'info',
    { property: `${path}.i`, element: line.elementOf('BT-126'), term: 'BT-126' },
    message('The line {number} is number {i} in the document, which counts its lines.', { number, i }),
  );
}

function readNotes(line: Terms, path: string) {
  return line.values('BT-127').flatMap((value, i) => {
    const property = `${path}.notes[${i}].text`;
    line.reading.take(value, property);
    const text = line.textOf(value, 'BT-127', property);
    return text === undefined ? [] : [{ text }];
  });
}

function readItem(line: Terms, price: string, path: string): Item {
  const item = line.inner('BG-31');
  const code = line.text('BT-130', `${path}.unit`);
  return {
    ref: item?.text('BT-155', `${path}.ref`),
    name: item?.text('BT-153', `${path}.name`),
    identities: item && unlessEmpty(readItemIdentities(item, path)),
    description: item?.text('BT-154', `${path}.description`),
    price,
    unit: code === undefined ? undefined : (WORDS.get(code) ?? code),
    origin: item?.text('BT-159', `${path}.origin`),
    meta: item && readAttributes(item, path),
  };
}

function readItemIdentities(item: Terms, path: string): Identity[] {
  const identities: Identity[] = [];
  const next = () => `${path}.identities[${identities.length}].code`;
  const buyers = item.text('BT-156', next());
  if (buyers !== undefined) identities.push({ code: buyers });
  const standard = readIdentity(item, 'BT-157', next());
  if (standard) identities.push(standard);
  for (const value of item.values('BT-158')) {
    item.reading.take(value, next());
    const code = item.textOf(value, 'BT-158');
    if (code !== undefined) identities.push({ label: item.qualifier(value, 'BT-158-1'), code });
  }
  return identities;
}

/** Returns the attributes of an item by keys made of their names. */
function readAttributes(item: Terms, path: string): Record<string, string> | undefined {
  const attributes = new Map<string, string>();
  const numbers = new Map<string, number>();
  const { report } = item.reading;
  for (const group of item.all('BG-32')) {
    const name = group.text('BT-160') ?? '';
    const base = keyOf(name);
    const place = { element: group.element, term: 'BG-32' } as const;
    if (base === '') {
      const value = group.text('BT-161') ?? '';
      report.dropped(
        'warning',
        place,
        message(
          'The attribute {name} with the value {value} is left out: of its name nothing remains that makes a key.',
          {
            name,
            value,
          },
        ),
      );
      continue;
    }
    const key = unused(base, attributes, numbers);
    const value = group.text('BT-161', `${path}.meta.${key}`);
    if (value === undefined) continue;
    attributes.set(key, value);
    if (key === name) continue;
    report.changed(
      'info',
      { property: `${path}.meta.${key}`, ...place },
      message('The attribute {name} has the key {key} in the document.', { name, key }),
    );
  }
  return attributes.size === 0 ? undefined : Object.fromEntries(attributes);
}

/** Returns a key, with the next number behind it where it is known; `numbers` has where counting goes on. */
function unused(base: string, known: ReadonlyMap<string, string>, numbers: Map<string, number>): string {
  if (!known.has(base)) return base;
  let number = numbers.get(base) ?? 2;
  while (known.has(`${base}-${number}`)) number++;
  numbers.set(base, number + 1);
  return `${base}-${number}`;
}

/** Returns a name as a key: small letters, digits, single `-` and `+`. A digit alone is no key. */
function keyOf(name: string): string {
  const key = name
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9+-]/g, '')
    .replace(/[+-]{2,}/g, '-')
    .replace(/^[+-]|[+-]$/g, '');
  return /^\d$/.test(key) ? `attribute-${key}` : key;
}

/** Returns the price of one: divided where it is that of several, with as many decimals as the amount of the line needs. */
function readPrice(line: Terms, quantity: string, path: string): string {
  const details = line.inner('BG-29');
  const { reading } = line;
  const property = `${path}.price`;
  dropGrossPrice(details, property);
  const stated = details?.number('BT-146', property);
  if (details === undefined || stated === undefined) {
    reading.report.supplied(
      'error',
      { property, element: line.element, term: 'BT-146' },
      message('The line has no price that can be read; 0 is taken.'),
    );
    return '0';
  }
  checkBaseUnit(line, details, property);
  const base = details.decimal('BT-149', property);
  // That of the gross price goes with it.
  for (const value of details.group.all('BT-149')) {
    if (value.rank > 0) reading.take(value);
  }
  const price = Decimal.parse(stated) ?? Decimal.ZERO;
  if (base === undefined || base.isZero || base.isNegative || base.equals(ONE)) return stated;
  const net = netSumOf(line);
  const fits = (each: Decimal) =>
    net !== undefined && rounded(each.times(Decimal.parse(quantity) ?? ONE), reading.subunits).equals(net);
  const divided = divide(price, base, fits);
  const place = { property, element: details.elementOf('BT-149'), term: 'BT-149' } as const;
  if (!fits(divided) && fits(price)) {
    reading.report.changed(
      'warning',
      place,
      message(
        'The price {price} is not divided by the base quantity {base}: the amount of the line is that of {price} for one.',
        {
          price: stated,
          base: base.toString(),
        },
      ),
    );
    return stated;
  }
  reading.report.changed(
    'info',
    place,
    message('The price {price} for {base} is {divided} for one.', {
      price: stated,
      base: base.toString(),
      divided: divided.toString(),
    }),
  );
  return divided.toString();
}

const ONE = new Decimal(1n, 0);

/** How many decimals a price may have beyond those that the division itself asks for, and at all. */
const MORE_DECIMALS = 12;
const MOST_DECIMALS = 15;

/** Divides to as few decimals as fit, or exactly; where neither does, to as many as there may be. */
function divide(price: Decimal, base: Decimal, fits: (price: Decimal) => boolean): Decimal {
  const exact = price.dividedBy(base);
  const digits = base.abs().toString().split('.')[0]?.length ?? 1;
  const first = price.scale + (base.shortened().toString() === `1${'0'.repeat(digits - 1)}` ? digits - 1 : digits);
  let divided = exact;
  for (let decimals = first; decimals <= first + MORE_DECIMALS && decimals <= MOST_DECIMALS; decimals++) {
    divided = rounded(exact, decimals);
    if (fits(divided) || divided.times(base).equals(price)) return divided;
  }
  return divided;
}

/** Returns what price times quantity comes to by the amount of the line: without its charges, and with its allowances. */
function netSumOf(line: Terms): Decimal | undefined {
  const net = Decimal.parse(line.peek('BT-131'));
  const charges = sum(line.all('BG-28').map((charge) => charge.peek('BT-141')));
  const allowances = sum(line.all('BG-27').map((allowance) => allowance.peek('BT-136')));
  return net?.minus(charges).plus(allowances);
}

/** The net price is the one that counts. */
function dropGrossPrice(details: Terms | undefined, property: string): void {
  const gross = details?.text('BT-148');
  const [discount] = details?.values('BT-147') ?? [];
  if (details === undefined || (gross === undefined && discount === undefined)) return;
  details.reading.report.dropped(
    'info',
    {
      property,
      element: details.elementOf('BT-148') ?? discount?.element,
      term: gross === undefined ? 'BT-147' : 'BT-148',
    },
    message('The gross price {gross} and its discount {discount} are left out: the net price counts.', {
      gross: gross ?? '',
      discount: discount?.text.trim() ?? '0',
    }),
  );
}

/** The unit of the base quantity is that of the quantity. */
function checkBaseUnit(line: Terms, details: Terms, property: string): void {
  const unit = details.peek('BT-150');
  const quantityUnit = line.peek('BT-130');
  for (const value of details.values('BT-150')) {
    if (value.text.trim() === quantityUnit) continue;
    line.reading.report.dropped(
      unit === undefined ? 'info' : 'warning',
      { property, element: value.element, term: 'BT-150' },
      message('The unit {unit} of the base quantity is left out; the quantity is in {quantityUnit}.', {
        unit: value.text.trim(),
        quantityUnit: quantityUnit ?? '',
      }),
    );
  }
}
