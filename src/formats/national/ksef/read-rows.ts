/** Reads the rows of FA(3) and FA(2) as lines of a document. */

import { taxCountryOf } from '../../../engine/country/iso-code.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { codeOfUnit, unitOfCode } from '../../../engine/org/units.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { withoutTrailing } from '../../../engine/text/trailing.ts';
import type { Report, Severity } from '../../declare/report.ts';
import { minus, plus } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';
import { EU, MARGIN_TOTAL, NEGATIVE, OSS_TOTAL, RATES, TOTALS } from './codes.ts';
import type { Members } from './read-base.ts';
import { rowNumbers } from './row-numbers.ts';
import { amountOrZero } from './write-base.ts';

/** The inputs for reading lines. */
export interface RowReading {
  readonly fa: Source;
  readonly report: Report;
  readonly kind: string;
  readonly isCorrection: boolean;
  /** Whether the buyer has a Polish number. */
  readonly isPolishBuyer: boolean;
  /** The country of the buyer's address. */
  readonly buyerCountry: string | undefined;
}

/** Lines, and how to read them. */
export interface Lines {
  readonly lines: JsonObject[];
  /** Whether prices include tax. */
  readonly isGross: boolean;
  /** The lines by row number. */
  readonly byNumber: ReadonlyMap<string, JsonObject>;
}

const STANDARD: Readonly<Record<string, string>> = { '23': 'general', '8': 'reduced', '5': 'super-reduced' };
const KEYS: Readonly<Record<string, string>> = {
  '0 KR': 'zero',
  '0 WDT': 'intra-community',
  '0 EX': 'export',
  zw: 'exempt',
  'np I': 'outside-scope',
  'np II': 'reverse-charge',
};

const CATEGORY = 'pl-favat-tax-category';

function withPercent(percent: string, category: string): JsonObject {
  return { cat: 'VAT', key: 'standard', percent: `${percent}%`, ext: { [CATEGORY]: category } };
}

/** Returns the tax of a P_12 rate. */
function taxOfCode(code: string, { isPolishBuyer }: RowReading): JsonObject | undefined {
  const rate = RATES.find((each) => each.code === code);
  if (rate === undefined) return undefined;
  const standard = STANDARD[code];
  if (standard !== undefined) return { cat: 'VAT', key: 'standard', rate: standard };
  if (rate.percent !== undefined) return withPercent(rate.percent, rate.category);
  if (code === 'oo') return isPolishBuyer ? { cat: 'VAT', key: 'reverse-charge' } : withPercent('0', '10');
  return { cat: 'VAT', key: KEYS[code] ?? 'zero' };
}

function margin(): JsonObject {
  return withPercent('0', '11');
}

function oss(percent: string, { buyerCountry }: RowReading): JsonObject {
  const country = taxCountryOf(buyerCountry);
  return country !== undefined && country !== 'PL' && EU.has(country)
    ? { cat: 'VAT', country, key: 'standard', percent: `${percent}%` }
    : withPercent(percent, '5');
}

/** Returns the totals that are present and not zero, with their numbers. */
export function totalsIn(fa: Source): { number: string; net: Amount; tax: Amount; element: Source }[] {
  return TOTALS.flatMap((number) => {
    const element = fa.child(`P_13_${number}`);
    const net = amountOrZero(element?.value);
    const tax = amountOrZero(fa.text(`P_14_${number}`));
    return element && !net.isZero() ? [{ number, net, tax, element }] : [];
  });
}

/** Returns the tax of a total: its first rate. */
function taxOfTotal(number: string, net: Amount, tax: Amount, reading: RowReading): JsonObject | undefined {
  if (number === MARGIN_TOTAL) return margin();
  if (number === OSS_TOTAL) {
    const percent = net.isZero() ? Amount.zero(0) : tax.up(8).multiply(Amount.HUNDRED).divide(net).rescale(0);
    return oss(percent.toString(), reading);
  }
  const code = RATES.find(({ total }) => total === number)?.code;
  return code === undefined ? undefined : taxOfCode(code, reading);
}

function isMargin(fa: Source): boolean {
  return fa.child('Adnotacje')?.child('PMarzy')?.text('P_PMarzy') === '1';
}

/** Returns the tax of a row. */
function taxOfRow(row: Source, z: string, reading: RowReading): JsonObject | undefined {
  const { fa, report } = reading;
  const percent = row.text(`P_12${z}_XII`);
  const code = row.text(`P_12${z}`);
  const totals = totalsIn(fa);
  const [only] = totals.length === 1 ? totals : [];
  if (code === undefined) {
    if (percent !== undefined) return oss(percent, reading);
    if (isMargin(fa)) return margin();
    if (only === undefined) return undefined;
    report.supplied(
      'warning',
      { element: row.element },
      message('The row has no rate; the rate of the only total was used.'),
    );
    return taxOfTotal(only.number, only.net, only.tax, reading);
  }
  const known = taxOfCode(code, reading);
  if (known !== undefined) return known;
  const has = (number: string) => totals.some((total) => total.number === number);
  if (code === '0')
    return taxOfCode(
      has('6_2') && !has('6_3') && !has('6_1') ? '0 WDT' : has('6_3') && !has('6_2') && !has('6_1') ? '0 EX' : '0 KR',
      reading,
    );
  if (code === 'np') return taxOfCode(has('9') && !has('8') ? 'np II' : 'np I', reading);
  if (!/^\d+(?:\.\d+)?$/.test(code)) return undefined;
  report.changed(
    'warning',
    { element: row.child(`P_12${z}`)?.element },
    message('FA(3) has no rate of {code} %; it was read as that percentage.', { code }),
  );
  const category = only ? (RATES.find(({ total }) => total === only.number)?.category ?? '1') : '1';
  return withPercent(code, category);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns an amount without trailing zeros, but with at least two decimals. */
function plain(amount: Amount): string {
  const text = amount.up(2).toString();
  const [, whole = text, decimals = ''] = /^(-?\d+)\.(\d+)$/.exec(text) ?? [];
  const kept = withoutTrailing(decimals, '0').padEnd(2, '0');
  return `${whole}.${kept}`;
}

/** The figures of a row. */
interface Figures {
  quantity: Amount;
  quantityText: string | undefined;
  price: Amount | undefined;
  priceText: string | undefined;
  total: Amount | undefined;
  discount: Amount | undefined;
}

function isGrossRow(row: Source): boolean {
  const has = (name: string) => row.child(name) !== undefined;
  return (has('P_9B') || has('P_11A')) && !has('P_9A') && !has('P_11');
}

/** Reads the lines of a file: its rows, the rows of its order, or its totals. */
export function linesOf(reading: RowReading): Lines {
  const { fa, kind, report } = reading;
  const ordered = fa.child('Zamowienie')?.all('ZamowienieWiersz') ?? [];
  const invoiced = fa.all('FaWiersz');
  if (kind === 'ZAL' && ordered.length > 0) {
    leaveRows(invoiced, 'info', message('The lines of the order were read; the rows of the invoice were not.'), report);
    fa.child('Zamowienie')?.text('WartoscZamowienia');
    return fromRows(ordered, 'Z', reading);
  }
  const order = fa.child('Zamowienie');
  if (order)
    report.dropped(
      'warning',
      { element: order.element },
      message('The document has no field for the order of a correction.'),
    );
  const isMadeUp = (kind !== 'KOR_ZAL' && kind !== 'KOR_ROZ') || comesToTotals(invoiced, fa);
  if (invoiced.length > 0 && isMadeUp) return fromRows(invoiced, '', reading);
  leaveRows(invoiced, 'warning', message('Not read: the rows do not add up to the totals.'), report);
  return fromTotals(reading);
}

/** Reports rows that are not read in one entry. */
function leaveRows(rows: readonly Source[], severity: Severity, text: Message, report: Report): void {
  const [first] = rows;
  if (first) report.dropped(severity, { element: first.element }, text);
  for (const row of rows) row.leave();
}

/** Returns whether the rows add up to the totals. */
function comesToTotals(rows: readonly Source[], fa: Source): boolean {
  const sum = rows.reduce((all, row) => {
    const figure = netOf(row);
    return row.text('StanPrzed') === '1' ? minus(all, figure) : plus(all, figure);
  }, Amount.zero(2));
  const totals = totalsIn(fa).reduce((all, { net }) => plus(all, net), Amount.zero(2));
  return rows.length > 0 && minus(sum, totals).abs().compare(Amount.of(rows.length, 2)) <= 0;
}

/** Returns the net amount of a row. */
function netOf(row: Source): Amount {
  const net = row.text('P_11');
  const gross = row.text('P_11A');
  if (net !== undefined || gross === undefined) return amountOrZero(net);
  return (percentOf(row)?.removeFrom(amountOrZero(gross).up(8)) ?? amountOrZero(gross)).rescale(2);
}

function fromTotals(reading: RowReading): Lines {
  const { fa, kind, report, isCorrection } = reading;
  report.supplied(
    'warning',
    { element: fa.element },
    message('The file has no readable rows; lines were made from the totals.'),
  );
  const name = fa.text('PrzyczynaKorekty') ?? (isCorrection ? 'Korekta' : kind === 'ZAL' ? 'Zaliczka' : 'Sprzedaż');
  const lines = totalsIn(fa).map(({ number, net, tax }): JsonObject => {
    const amount = isCorrection ? net.negate() : net;
    const combo = taxOfTotal(number, net, tax, reading);
    return {
      quantity: amount.isNegative() ? '-1' : '1',
      item: { name, price: amount.abs().rescale(2).toString() },
      ...(combo && { taxes: [combo] }),
    };
  });
  const empty: JsonObject = { quantity: '1', item: { name, price: '0.00' } };
  return { lines: lines.length > 0 ? lines : [empty], isGross: false, byNumber: new Map() };
}

function fromRows(rows: readonly Source[], z: string, reading: RowReading): Lines {
  const isGross = z === '' && isGrossFile(rows, reading.fa);
  const byNumber = new Map<string, JsonObject>();
  const figures = rows.map((row) => figuresOf(row, z, isGross, reading));
  const bare = rows.filter((_, at) => figures[at]?.price === undefined && figures[at]?.total === undefined);
  const lines = rows.map((row, at) => {
    const own = figures[at] ?? figuresOf(row, z, isGross, reading);
    if (bare.includes(row)) supplyTotal(own, row, bare.length === 1 ? figures : [], isGross, reading);
    const line = lineOf(row, z, own, reading);
    const number = numberOf(row, z);
    if (number !== undefined && !byNumber.has(number)) byNumber.set(number, line);
    return line;
  });
  compareNumbers(rows, z, reading.report);
  return { lines, isGross, byNumber };
}

function numberOf(row: Source, z: string): string | undefined {
  return row.text(z === '' ? 'NrWierszaFa' : 'NrWierszaZam');
}

/** Reports row numbers that the document does not keep. */
function compareNumbers(rows: readonly Source[], z: string, report: Report): void {
  const states = rows.map((row) => ({ id: row.text(`UU_ID${z}`), isBefore: row.text(`StanPrzed${z}`) === '1' }));
  const numbers = rowNumbers(states);
  const other = rows.find((row, at) => Number(numberOf(row, z)) !== numbers[at]);
  if (other === undefined) return;
  const text = message('The document does not keep the row numbers, which may show which rows belong together.');
  report.changed('info', { element: other.element }, text);
}

/** Returns whether prices include tax: all rows with figures are gross, or P_15, which is gross, is the only figure. */
function isGrossFile(rows: readonly Source[], fa: Source): boolean {
  const bare = rows.filter(isBareRow);
  if (rows.length === 0 || bare.length > 1) return false;
  return (bare.length === 0 || totalsIn(fa).length === 0) && rows.every((row) => bare.includes(row) || isGrossRow(row));
}

/** Returns whether a row has neither a price nor an amount. */
function isBareRow(row: Source): boolean {
  return ['P_9A', 'P_9B', 'P_11', 'P_11A'].every((name) => row.child(name) === undefined);
}

/** Gives the only row without figures the rest of the totals. */
function supplyTotal(
  own: Figures,
  row: Source,
  others: readonly Figures[],
  isGross: boolean,
  { fa, report }: RowReading,
): void {
  own.quantity = Amount.ONE;
  own.quantityText = '1';
  own.price = Amount.zero(2);
  own.priceText = undefined;
  if (others.length === 0) return;
  const totals = totalsIn(fa);
  const whole =
    totals.length > 0 ? totals.reduce((sum, { net }) => plus(sum, net), Amount.zero(2)) : amountOrZero(fa.text('P_15'));
  const rest = others.reduce((left, { total }) => (total ? minus(left, total) : left), whole);
  // The amount due includes tax.
  own.price = totals.length > 0 || isGross ? rest : (percentOf(row)?.removeFrom(rest.up(8)) ?? rest).rescale(2);
  report.supplied(
    'warning',
    { element: row.element },
    message('The row has no figures; it was given the remainder of the totals.'),
  );
}

/** Returns the percentage of a row's rate, if it has one. */
function percentOf(row: Source): Percentage | undefined {
  const code = row.text('P_12');
  return Percentage.parse(`${RATES.find((rate) => rate.code === code)?.percent ?? row.text('P_12_XII') ?? '0'}%`);
}

function figuresOf(row: Source, z: string, isGross: boolean, { report }: RowReading): Figures {
  const quantityText = row.text(`P_8B${z}`);
  const [netPrice, grossPrice] = [row.text(`P_9A${z}`), z === '' ? row.text('P_9B') : undefined];
  const [netTotal, grossTotal] = z === '' ? [row.text('P_11'), row.text('P_11A')] : [row.text('P_11NettoZ'), undefined];
  const discount = z === '' ? row.text('P_10') : undefined;
  const figures: Figures = {
    quantity: amountOrZero(quantityText ?? '1'),
    quantityText,
    price: undefined,
    priceText: isGross ? grossPrice : netPrice,
    total: undefined,
    discount: discount === undefined ? undefined : amountOrZero(discount),
  };
  const price = isGross ? grossPrice : netPrice;
  const total = isGross ? grossTotal : netTotal;
  if (price !== undefined) figures.price = amountOrZero(price);
  if (total !== undefined) figures.total = amountOrZero(total);
  if (isGross || (price !== undefined && total !== undefined)) return figures;
  // A row with gross figures among net ones.
  const percentage = percentOf(row);
  const net = (gross: string) => percentage?.removeFrom(amountOrZero(gross).up(8)) ?? amountOrZero(gross);
  if (price === undefined && netTotal === undefined && grossPrice !== undefined) {
    figures.price = net(grossPrice);
    report.changed(
      'warning',
      { element: row.element },
      message('The price was read without its included tax, as in other rows.'),
    );
  }
  if (total === undefined && price === undefined && grossTotal !== undefined)
    figures.total = net(grossTotal).rescale(2);
  return figures;
}

function isNear(one: Amount, other: Amount): boolean {
  return minus(one, other).abs().compare(Amount.of(1, 2)) <= 0;
}

/** The difference between a row's amount and quantity times price. */
interface Adjusted {
  discount?: Amount;
  charge?: Amount;
}

/** Makes quantity, price and discount yield the amount of a row. */
function settleRow(own: Figures, row: Source, report: Report): Adjusted {
  if (own.price === undefined && own.total !== undefined) {
    own.price = own.quantity.isZero() ? own.total : own.total.up(8).divide(own.quantity);
    own.priceText = undefined;
  }
  own.price ??= Amount.zero(2);
  const product = own.price.up(10).multiply(own.quantity);
  const { discount, total } = own;
  if (total === undefined) return discount ? { discount } : {};
  if (discount !== undefined && !discount.isZero()) return discounted(own, product, discount, total, row, report);
  if (isNear(product, total)) return {};
  if (isNear(product.negate(), total)) {
    own.quantity = own.quantity.negate();
    own.quantityText = undefined;
    report.changed(
      'warning',
      { element: row.child('P_8B')?.element ?? row.element },
      message('The amount and the quantity of the row have different signs; the quantity was inverted.'),
    );
    return {};
  }
  const rest = minus(product, total).rescale(2);
  report.difference(
    'error',
    { element: row.element },
    message(
      'The figure of the row is not its quantity times its price; the difference of {rest} became a discount or a charge.',
      { rest: rest.toString() },
    ),
  );
  return rest.isNegative() ? { charge: rest.negate() } : { discount: rest };
}

function discounted(
  own: Figures,
  product: Amount,
  discount: Amount,
  total: Amount,
  row: Source,
  report: Report,
): Adjusted {
  const element = row.child('P_10')?.element ?? row.element;
  if (isNear(minus(product, discount), total)) return { discount };
  const all = discount.up(10).multiply(own.quantity);
  if (isNear(minus(product, all), total)) {
    report.changed('info', { element }, message('The discount is per unit; it was read for the whole row.'));
    return { discount: all.rescale(2) };
  }
  if (isNear(plus(product, discount), total)) return { discount: discount.negate() };
  const rest = minus(product, total).rescale(2);
  report.difference(
    'error',
    { element },
    message('The discount does not give the figure of the row; {rest} was used.', { rest: rest.toString() }),
  );
  return { discount: rest };
}

const ITEM_CODES = [
  ['GTIN', { key: 'gtin' }],
  ['PKWiU', { type: 'PKWIU' }],
  ['CN', { type: 'CN' }],
  ['PKOB', { type: 'PKOB' }],
  ['GTU', { type: 'GTU' }],
  ['Procedura', { type: 'PROCEDURA' }],
] as const;

function itemOf(row: Source, z: string, price: string, isPriceNegative: boolean): JsonObject {
  const identities = ITEM_CODES.flatMap(([name, members]) => {
    const code = row.text(name + z);
    return code === undefined ? [] : [{ ...members, code }];
  });
  const meta: Members = {};
  const excise = row.text(`KwotaAkcyzy${z}`);
  if (row.text(`P_12${z}_Zal_15`) === '1') meta['ksef-annex-15'] = '1';
  if (excise !== undefined) meta['ksef-excise'] = excise;
  if (isPriceNegative) meta[NEGATIVE] = 'price';
  const given = row.text(`P_8A${z}`);
  const unit =
    given === undefined ? undefined : (unitOfCode(given) ?? (codeOfUnit(given) === undefined ? undefined : given));
  if (given !== undefined && unit === undefined) meta['unit-label'] = given;
  const name = row.text(`P_7${z}`);
  const ref = row.text(`Indeks${z}`);
  return {
    ...(ref !== undefined && { ref }),
    ...(name !== undefined && { name }),
    ...(identities.length > 0 && { identities }),
    price,
    ...(unit !== undefined && { unit }),
    ...(Object.keys(meta).length > 0 && { meta }),
  } as JsonObject;
}

function lineOf(row: Source, z: string, own: Figures, reading: RowReading): JsonObject {
  const { report, isCorrection } = reading;
  const before = row.text(`StanPrzed${z}`) === '1';
  const { discount, charge } = settleRow(own, row, report);
  let { quantity, quantityText } = own;
  let price = own.price ?? Amount.zero(2);
  let priceText = own.priceText;
  const isPriceNegative = price.isNegative();
  if (isPriceNegative) {
    price = price.negate();
    priceText = undefined;
    quantity = quantity.negate();
    quantityText = undefined;
  }
  const isTurned = isCorrection && !before;
  if (isTurned) quantityText = undefined;
  const turned = (amount: Amount) => (isTurned ? amount.negate() : amount);
  const tax = taxOfRow(row, z, reading);
  const id = row.text(`UU_ID${z}`);
  const day = z === '' ? row.text('P_6A') : undefined;
  return {
    ...(id !== undefined && (UUID.test(id) ? { uuid: id.toLowerCase() } : { identifier: { code: id } })),
    quantity: quantityText ?? turned(quantity).toString(),
    ...(day !== undefined && { period: { start: day, end: day } }),
    item: itemOf(row, z, priceText ?? plain(price), isPriceNegative),
    ...(discount && !discount.isZero() && { discounts: [{ amount: plain(turned(discount)) }] }),
    ...(charge && { charges: [{ amount: plain(turned(charge)) }] }),
    ...(tax && { taxes: [tax] }),
    ...(before && { notes: [{ src: 'ksef-before', text: 'Stan przed korektą' }] }),
  } as JsonObject;
}
