/** Writes Conceptos: the lines with their taxes (chapter 18 §5.4). */

import { codeOfUnit } from '../../../engine/org/units.ts';
import { message } from '../../../engine/text/message.ts';
import { Decimal } from '../../rules/decimal.ts';
import { type Part, pathOf } from '../shared/document.ts';
import { Written } from '../shared/writing.ts';
import { IEPS, IVA, TAX_OBJECTS } from './codes.ts';
import { cut, raised } from './rule-base.ts';
import { figure, MOST_DECIMALS, node, numberOf, padded, type Writing } from './write-base.ts';
import { third } from './write-parties.ts';
import {
  chargeTax,
  comboTax,
  documentTaxes,
  finer,
  isExcise,
  isIeps,
  lineTaxes,
  sumsOf,
  type Tax,
  type TaxSums,
} from './write-taxes.ts';

const [MOST_DESCRIPTION, MOST_REFERENCE, MOST_UNIT] = [1000, 100, 20];
const NO_PRODUCT = '01010101';
const [ANY_UNIT, ACTIVITY] = ['ZZ', 'ACT'];
const UNIT_EXTENSION = 'untdid-unit';

/** A line with its figures. */
interface Line {
  readonly part: Part;
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly amount: Decimal;
  discount: Decimal | undefined;
  taxes: readonly Tax[];
  /** Whether it has taxes, even if their bases are zero. */
  readonly isTaxed: boolean;
}

/** The lines with the figures of the whole receipt. */
export interface Goods {
  readonly elements: Written;
  readonly taxes: Written | undefined;
  readonly subtotal: Decimal;
  readonly discount: Decimal | undefined;
  readonly total: Decimal;
}

const positive = ({ base }: Tax) => !base.isZero && !base.isNegative;
const sum = (values: readonly (Decimal | undefined)[]) =>
  values.reduce<Decimal>((all, each) => (each === undefined ? all : all.plus(each)), Decimal.ZERO);

function lineOf(writing: Writing, part: Part): Line | undefined {
  part.take('i', 'uuid');
  const item = part.object('item');
  const given = numberOf(part, 'sum');
  if (given === undefined) {
    part.takeAll();
    writing.dropped('warning', part, message('Not written: the line has no price.'));
    return undefined;
  }
  const quantity = numberOf(part, 'quantity') ?? new Decimal(1, 0);
  if (!quantity.round(MOST_DECIMALS).equals(quantity)) {
    writing.changed('warning', part.at('quantity'), message('Rounded to six decimals.'));
  }
  const charges = part.list('charges');
  const others = charges.filter((each) => !isIeps(each));
  const taxed = charges.filter(isIeps);
  const added = others.map((each) => {
    each.takeAll();
    return numberOf(each, 'amount');
  });
  const amount = sum([given, ...added]);
  let price = numberOf(item, 'price') ?? Decimal.ZERO;
  if (others.length > 0) {
    writing.changed('warning', part.at('charges'), message('Included in the price: CFDI has no charges on lines.'));
    if (!quantity.isZero) price = amount.dividedBy(quantity).round(MOST_DECIMALS);
  }
  const discounts = part.list('discounts').map((each) => {
    each.take('i', 'amount', 'base');
    for (const name of ['percent', 'reason', 'code', 'key']) {
      if (each.text(name) !== undefined) {
        writing.dropped('info', each.at(name), message('Not written: in CFDI a discount is only an amount.'));
      }
    }
    return padded(numberOf(each, 'amount') ?? Decimal.ZERO, Math.min(given.scale, MOST_DECIMALS));
  });
  const discount = discounts.length > 0 ? sum(discounts) : undefined;
  const total = numberOf(part, 'total') ?? amount;
  const combos = part.list('taxes');
  const excises = new Map(combos.filter(isExcise).map((each) => [each, comboTax(writing, each, total)]));
  const inBase = [...excises.values()].flatMap((each) => each ?? []);
  const taxes = [
    ...combos.flatMap((each) => (excises.has(each) ? excises.get(each) : comboTax(writing, each, total, inBase)) ?? []),
    ...taxed.map((each) => chargeTax(writing, each, given, quantity)),
  ];
  return {
    part,
    quantity,
    price,
    amount,
    discount: discount?.isZero === false ? discount : undefined,
    taxes: taxes.filter(positive),
    isTaxed: taxes.length > 0,
  };
}

/**
 * Writes the lines, with the figures that follow from them (chapter 18 §5.5).
 * @param local the net of local taxes, which the amount payable contains
 */
export function goods(writing: Writing, local: Decimal): Goods {
  const { document, decimals } = writing;
  const lines = document.list('lines').flatMap((each) => lineOf(writing, each) ?? []);
  const whole = numberOf(document.object('totals'), 'payable');
  const payable = whole?.minus(local);
  const base = sum(lines.map(({ amount }) => amount.round(MOST_DECIMALS)));
  const discounts = sum(lines.map(({ discount }) => discount?.round(MOST_DECIMALS)));
  const madeWith = (change: (tax: Tax) => Tax) => {
    const taxes = lines.map((line) => line.taxes.map(change));
    const sums = sumsOf(taxes.flat(), decimals);
    return { taxes, sums, total: totalOf(base, discounts, sums, decimals) };
  };
  const isMet = (total: Decimal) => payable === undefined || total.equals(payable);
  const first = madeWith((tax) => tax);
  const other = isMet(first.total) ? first : madeWith(finer);
  const { taxes, sums, total } = isMet(other.total) ? other : first;
  for (const [at, line] of lines.entries()) line.taxes = taxes[at] ?? line.taxes;
  if (!isMet(total)) {
    const text = message('The total of the document is {given}, but the lines of the receipt add up to {made}.', {
      given: whole?.toString() ?? '',
      made: total.plus(local).toString(),
    });
    writing.report.difference('error', { property: '$.totals.payable' }, text);
  }
  const subtotal = padded(base, decimals);
  const discount = lines.some((line) => line.discount) ? subtotal.plus(netOf(sums)).minus(total) : undefined;
  if (discount) settleDiscount(writing, lines, discount);
  const elements = new Written('cfdi:Conceptos', '$.lines');
  let last: Written | undefined;
  for (const line of lines) {
    const made = concept(writing, line);
    elements.appendAfter(last, made);
    last = made;
  }
  return { elements, taxes: documentTaxes(sums), subtotal, discount, total };
}

const netOf = ({ totalTransferred, totalRetained }: TaxSums) =>
  (totalTransferred ?? Decimal.ZERO).minus(totalRetained ?? Decimal.ZERO);

function totalOf(base: Decimal, discounts: Decimal, sums: TaxSums, decimals: number): Decimal {
  return padded(base.minus(discounts).plus(netOf(sums)), decimals);
}

/** Changes the discount of a line so that the discounts of all lines round to that of the whole receipt. */
function settleDiscount(writing: Writing, lines: readonly Line[], wanted: Decimal): void {
  const { decimals } = writing;
  const given = sum(lines.map(({ discount }) => discount?.round(MOST_DECIMALS)));
  if (given.round(decimals).equals(wanted)) return;
  const line = lines.find(({ discount }) => discount);
  if (line?.discount === undefined) return;
  const scale = Math.min(line.amount.scale, MOST_DECIMALS);
  const half = new Decimal(5, decimals + 1);
  const step = new Decimal(1, scale);
  const isLess = given.compare(wanted) < 0;
  const distance = isLess ? wanted.minus(half).minus(given) : given.minus(wanted).minus(half);
  // A half rounds up, so that the sum may be the lower limit, but not the upper one.
  const least = isLess ? raised(distance, scale) : cut(distance, scale).plus(step);
  line.discount = padded(isLess ? line.discount.plus(least) : line.discount.minus(least), scale);
  const text = message('Changed by {amount}, so that the discounts on the lines add up to {wanted}.', {
    amount: least.toString(),
    wanted: wanted.toString(),
  });
  writing.changed('info', line.part.at('discounts'), text);
}

function concept(writing: Writing, line: Line): Written {
  const { part, quantity, price, amount, discount, taxes } = line;
  const item = part.object('item');
  item?.take('currency', 'uuid', 'price', 'key', 'type');
  const unit = item?.meta('mx-cfdi-unit');
  return node(
    'cfdi:Concepto',
    {
      ClaveProdServ: [productOf(writing, item), item?.at('ext') ?? part],
      NoIdentificacion: writing.member(item, 'ref', MOST_REFERENCE),
      Cantidad: [figure(quantity), part.at('quantity')],
      ClaveUnidad: [unitOf(writing, item, part), item?.at('unit') ?? part],
      Unidad: item && unit !== undefined ? [writing.cut(unit, MOST_UNIT, item.at('meta')), item.at('meta')] : undefined,
      Descripcion: [descriptionOf(writing, item), item?.at('name') ?? part],
      ValorUnitario: [figure(price), item?.at('price') ?? part],
      Importe: [figure(amount), part.at('sum')],
      Descuento: [figure(discount), part.at('discounts')],
      ObjetoImp: [objectOf(writing, item, line, taxes), part.at('taxes')],
    },
    part,
    [
      lineTaxes(taxes, part),
      third(writing, part.object('seller') ?? writing.document.object('ordering')?.object('seller')),
      several(item, 'mx-cfdi-customs').map((value) =>
        node('cfdi:InformacionAduanera', { NumeroPedimento: value }, item?.at('meta')),
      ),
      several(item, 'mx-cfdi-predial').map((value) => node('cfdi:CuentaPredial', { Numero: value }, item?.at('meta'))),
    ],
  );
}

/** Returns the values in an entry of `meta`, which semicolons separate. */
function several(item: Part | undefined, key: string): string[] {
  const values = item?.meta(key);
  return values === undefined ? [] : values.split(';').flatMap((each) => each.trim() || []);
}

function productOf(writing: Writing, item: Part | undefined): string {
  const given = item?.ext('mx-cfdi-prod-serv');
  if (given !== undefined) return given;
  const severity = writing.isGlobal ? 'info' : 'warning';
  if (item) {
    writing.supplied(
      severity,
      item.at('ext'),
      message('The item has no product code; {code}, not in the list, was written.', { code: NO_PRODUCT }),
    );
  }
  return NO_PRODUCT;
}

function unitOf(writing: Writing, item: Part | undefined, line: Part): string {
  const unit = item?.text('unit');
  const code = (unit && codeOfUnit(unit)) ?? item?.ext(UNIT_EXTENSION);
  if (code !== undefined) return code;
  if (unit === undefined && writing.isGlobal) return ACTIVITY;
  if (unit === undefined) {
    writing.supplied(
      'warning',
      item?.at('unit') ?? line.path,
      message('The item has no unit; {code}, mutually defined, was written.', { code: ANY_UNIT }),
    );
    return ANY_UNIT;
  }
  if (/^[A-Z0-9]{2,3}$/.test(unit)) return unit;
  writing.changed(
    'warning',
    item?.at('unit') ?? line.path,
    message('The unit has no code; written as {code}.', { code: ANY_UNIT }),
  );
  return ANY_UNIT;
}

function descriptionOf(writing: Writing, item: Part | undefined): string | undefined {
  const [name, description] = [item?.text('name'), item?.text('description')];
  const text = name && description ? `${name} - ${description}` : (name ?? description);
  return writing.cut(text, MOST_DESCRIPTION, item?.at('name') ?? '$.lines');
}

const TAX_OBJECT = 'mx-cfdi-tax-object';

/** Whether a code of the tax object fits the taxes of a line. */
function fits(code: string, taxes: readonly Tax[]): boolean {
  const has = (tax: string) => taxes.some((each) => !each.isRetained && each.tax === tax);
  if (!TAX_OBJECTS.has(code)) return false;
  if (code === '02') return taxes.length > 0;
  if (code === '06' || code === '08') return !has(IVA) && !has(IEPS);
  if (code === '07') return !has(IVA) && has(IEPS);
  return code === '05' || taxes.length === 0;
}

function objectOf(writing: Writing, item: Part | undefined, { part, isTaxed }: Line, taxes: readonly Tax[]): string {
  const given = item?.meta(TAX_OBJECT);
  if (given !== undefined && fits(given, taxes)) return given;
  const own = taxes.length > 0 ? '02' : isTaxed ? '04' : '01';
  if (given !== undefined && item) {
    const place = `${pathOf(item.at('meta'))}.${TAX_OBJECT}`;
    writing.changed(
      'warning',
      place,
      message('Written as {code}, which matches the taxes of the line.', { code: own }),
    );
  } else if (own === '04') {
    writing.changed('info', part.at('taxes'), message('Written as 04, without taxes: the amount is zero.'));
  }
  return own;
}
