/** The taxes of lines, their sums in the whole receipt, and how both are written (chapter 18 §5.4, §5.5). */

import { message } from '../../../engine/text/message.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { Part } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { CATEGORIES, IEPS, IVA } from './codes.ts';
import { figure, fractionOf, group, MOST_DECIMALS, node, numberOf, padded, type Writing } from './write-base.ts';

/** A tax of a line or of the whole receipt. */
export interface Tax {
  readonly part: Part | undefined;
  readonly isRetained: boolean;
  readonly tax: string;
  readonly factor: 'Tasa' | 'Cuota' | 'Exento';
  readonly rate: Decimal | undefined;
  readonly base: Decimal;
  readonly amount: Decimal | undefined;
  /** The value of the row and the taxes on it that are in the base as well (chapter 18 §5.8). */
  readonly entered?: { readonly net: Decimal; readonly taxes: readonly Tax[] };
}

/** Returns a tax with base and amount at six decimals. Those of a charge stay as they are. */
export function finer(tax: Tax): Tax {
  const { rate, factor, part, amount, entered } = tax;
  if (factor === 'Cuota' || part?.has('cat') !== true) return tax;
  const base = padded(entered ? withTaxes(entered.net, entered.taxes.map(finer)) : tax.base, MOST_DECIMALS);
  return { ...tax, base, amount: amount && rate && padded(base.times(rate), MOST_DECIMALS) };
}

function withTaxes(net: Decimal, taxes: readonly Tax[]): Decimal {
  return taxes.reduce((sum, { amount }) => (amount ? sum.plus(amount) : sum), net);
}

/** The minimum number of decimals of tax bases. */
const LEAST_DECIMALS = 4;

const REFUSED_KEYS = /^(?:intra-community|reverse-charge)$/;

/** The key that groups sums of taxes. All rates have six decimals. */
const keyOf = ({ tax, factor, rate }: Tax) => `${tax} ${factor} ${rate?.toString() ?? ''}`;

/** Returns a rate with six decimals, and refuses one with more. */
function checkedRate(writing: Writing, part: Part, rate: Decimal): Decimal {
  const rounded = padded(rate, MOST_DECIMALS);
  if (!rounded.equals(rate)) {
    writing.refuse(
      'BW-CFDI-TAX',
      part.at('percent'),
      message('CFDI allows six decimals in a rate, such as 10.6667%; round it.'),
    );
  }
  return rounded;
}

/** Whether a combo is the tax on products and services, which is in the base of VAT. */
export function isExcise(combo: Part): boolean {
  return combo.peek('cat') === 'IEPS';
}

/**
 * Returns the taxes of a combo; none if it is outside the scope of the tax.
 * @param excises the taxes on products and services of the line
 */
export function comboTax(writing: Writing, combo: Part, base: Decimal, excises: readonly Tax[] = []): Tax | undefined {
  const category = combo.text('cat') ?? '';
  const key = combo.text('key');
  combo.take('rate', 'country');
  const { transferred, retained } = CATEGORIES;
  const isRetained = Object.hasOwn(retained, category);
  const tax = isRetained
    ? retained[category as keyof typeof retained]
    : transferred[category as keyof typeof transferred];
  if (tax === undefined || REFUSED_KEYS.test(key ?? '')) {
    writing.refuse(
      'BW-CFDI-TAX',
      combo.path,
      message(
        'CFDI has VAT, IEPS and ISR, transferred or retained, but not with the key {key}; correct the tax of the line.',
        {
          key: key ?? category,
        },
      ),
    );
    return undefined;
  }
  if (key === 'outside-scope') return undefined;
  const exponent = Math.min(Math.max(base.scale, LEAST_DECIMALS), MOST_DECIMALS);
  const net = padded(base, exponent);
  const isEntered = excises.length > 0 && tax === IVA && !isRetained;
  const taxable = isEntered ? withTaxes(net, excises) : net;
  const isExport = key === 'export';
  if (isExport) {
    writing.changed('info', combo.at('key'), message('Written with 0%: Mexico taxes exports at that rate.'));
  }
  const percent = isExport ? Decimal.ZERO : fractionOf(combo.text('percent'));
  if (percent === undefined && (isRetained || tax === IEPS)) {
    writing.refuse('BW-CFDI-TAX', combo.path, message('This tax needs its percentage in CFDI; add percent.'));
  }
  const rate = percent && checkedRate(writing, combo, percent);
  const amount = rate && padded(taxable.times(rate), exponent);
  const entered = isEntered ? { net, taxes: excises } : undefined;
  return {
    part: combo,
    isRetained,
    tax,
    factor: rate ? 'Tasa' : 'Exento',
    rate,
    base: taxable,
    amount,
    ...(entered && { entered }),
  };
}

/** Returns the tax of a charge for IEPS: a percentage or a quota. */
export function chargeTax(writing: Writing, charge: Part, sum: Decimal, quantity: Decimal): Tax {
  const percent = fractionOf(charge.text('percent'));
  const amount = numberOf(charge, 'amount') ?? Decimal.ZERO;
  const isQuota = percent === undefined;
  charge.take('i', 'code', 'key', 'unit');
  const base = isQuota ? (numberOf(charge, 'quantity') ?? quantity) : (numberOf(charge, 'base') ?? sum);
  const rate = checkedRate(writing, charge, percent ?? numberOf(charge, 'rate') ?? Decimal.ZERO);
  return { part: charge, isRetained: false, tax: IEPS, factor: isQuota ? 'Cuota' : 'Tasa', rate, base, amount };
}

/** Whether a charge is the tax on products and services. */
export function isIeps(charge: Part): boolean {
  return charge.peek('code') === 'IEPS' && (charge.has('percent') || charge.has('rate'));
}

/** Returns a tax with all its attributes. */
function element(name: string, { tax, factor, rate, base, amount, part }: Tax, decimals?: number): Written {
  const number = (value: Decimal | undefined) =>
    decimals === undefined || value === undefined ? figure(value) : padded(value, decimals).toString();
  return node(
    `cfdi:${name}`,
    {
      Base: number(base),
      Impuesto: tax,
      TipoFactor: factor,
      TasaOCuota: rate?.toString(),
      Importe: number(amount),
    },
    part,
  );
}

export function lineTaxes(taxes: readonly Tax[], line: Part): Written | undefined {
  const transferred: Written[] = [];
  const retained: Written[] = [];
  for (const tax of taxes) {
    if (tax.isRetained) retained.push(element('Retencion', tax));
    else transferred.push(element('Traslado', tax));
  }
  return group(
    'cfdi:Impuestos',
    [group('cfdi:Traslados', transferred), group('cfdi:Retenciones', retained)],
    line.at('taxes'),
  );
}

/** The taxes of the whole receipt. */
export interface TaxSums {
  readonly transferred: readonly Tax[];
  readonly retained: readonly Tax[];
  readonly totalTransferred: Decimal | undefined;
  readonly totalRetained: Decimal | undefined;
}

/** Returns the sums of the taxes as written in lines: by tax, factor and rate, and retained ones by tax. */
export function sumsOf(taxes: readonly Tax[], decimals: number): TaxSums {
  const sums = new Map<string, { last: Tax; base: Decimal; amount: Decimal | undefined }>();
  for (const tax of taxes) {
    const key = tax.isRetained ? `-${tax.tax}` : keyOf(tax);
    let sum = sums.get(key);
    if (sum === undefined) {
      sum = { last: tax, base: Decimal.ZERO, amount: undefined };
      sums.set(key, sum);
    }
    sum.last = tax;
    sum.base = sum.base.plus(tax.base.round(MOST_DECIMALS));
    sum.amount = tax.amount && (sum.amount ?? Decimal.ZERO).plus(tax.amount.round(MOST_DECIMALS));
  }
  const rounded = [...sums.values()].map(({ last, base, amount }) => ({
    ...last,
    part: undefined,
    base: padded(base, decimals),
    amount: amount && padded(amount, decimals),
  }));
  const total = (list: readonly Tax[]) =>
    list.reduce<Decimal | undefined>(
      (sum, { amount }) => (amount === undefined ? sum : (sum ?? new Decimal(0, decimals)).plus(amount)),
      undefined,
    );
  const transferred = rounded.filter(({ isRetained }) => !isRetained);
  const retained = rounded.filter(({ isRetained }) => isRetained);
  return { transferred, retained, totalTransferred: total(transferred), totalRetained: total(retained) };
}

/** Returns the taxes of the whole receipt. */
export function documentTaxes({
  transferred,
  retained,
  totalTransferred,
  totalRetained,
}: TaxSums): Written | undefined {
  if (transferred.length + retained.length === 0) return undefined;
  return node(
    'cfdi:Impuestos',
    {
      TotalImpuestosRetenidos: totalRetained?.toString(),
      TotalImpuestosTrasladados: totalTransferred?.toString(),
    },
    '$.totals.taxes',
    [
      group(
        'cfdi:Retenciones',
        retained.map(({ tax, amount }) => node('cfdi:Retencion', { Impuesto: tax, Importe: amount?.toString() })),
      ),
      group(
        'cfdi:Traslados',
        transferred.map((tax) => element('Traslado', tax)),
      ),
    ],
  );
}
