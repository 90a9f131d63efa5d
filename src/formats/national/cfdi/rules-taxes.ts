/** Rules on the taxes of the whole receipt (chapter 18 §8.4). */

import { Decimal } from '../../rules/decimal.ts';
import { FACTORS, TAXES } from './codes.ts';
import {
  at,
  differing,
  each,
  type Finds,
  inList,
  inside,
  MISSING,
  type Rule,
  rule,
  sumOf,
  TOO_PRECISE,
  TWICE,
  tooPrecise,
  UNWANTED_PART,
  WRONG_RATE,
  WRONG_SUM,
} from './rule-base.ts';
import { wrongRate } from './rules-lines.ts';
import { type CfdiView, Node, type TaxNode } from './view.ts';

const retained = ({ taxes }: CfdiView) => taxes.retained;
const transferred = ({ taxes }: CfdiView) => taxes.transferred;
const totals = ({ taxes }: CfdiView): readonly Node[] => (taxes.element ? [new Node(taxes.element)] : []);

/** Returns the findings about repeated entries. */
export function repeated(taxes: readonly TaxNode[], keyOf: (tax: TaxNode) => string): Finds {
  const known = new Set<string>();
  return taxes.map((tax) => {
    const key = keyOf(tax);
    if (!known.has(key)) {
      known.add(key);
      return false;
    }
    return at(tax, tax.name('Impuesto'));
  });
}

/** The sums of the taxes of lines by tax, or by tax, factor and rate. */
interface Sums {
  base: Decimal;
  amount: Decimal;
}

const ZERO: Readonly<Sums> = { base: Decimal.ZERO, amount: Decimal.ZERO };

function sumsBy(taxes: Iterable<TaxNode>, keyOf: (tax: TaxNode) => string): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const tax of taxes) {
    const key = keyOf(tax);
    let sum = sums.get(key);
    if (sum === undefined) {
      sum = { ...ZERO };
      sums.set(key, sum);
    }
    sum.base = sum.base.plus(tax.base ?? Decimal.ZERO);
    sum.amount = sum.amount.plus(tax.importe ?? Decimal.ZERO);
  }
  return sums;
}

interface SumsOfLines {
  readonly transferred: ReadonlyMap<string, Sums>;
  readonly retained: ReadonlyMap<string, Sums>;
}

const known = new WeakMap<CfdiView, SumsOfLines>();

/** Returns the sums of the taxes of lines, added up once for all rules. */
function ofLines(view: CfdiView): SumsOfLines {
  let sums = known.get(view);
  if (sums === undefined) {
    sums = {
      transferred: sumsBy(view.transferred, ({ key }) => key),
      retained: sumsBy(view.retained, ({ tax }) => tax),
    };
    known.set(view, sums);
  }
  return sums;
}

/** Declares a rule that a figure of a tax is the sum of those of the lines. */
function summed(
  code: string,
  list: (view: CfdiView) => readonly TaxNode[],
  name: 'Base' | 'Importe',
  isJudged: (tax: TaxNode) => boolean,
): Rule {
  return rule(
    code,
    (view) => {
      const { decimals } = view;
      if (decimals === undefined) return false;
      const sums = ofLines(view);
      return list(view).flatMap((tax) => {
        if (!isJudged(tax)) return [];
        const sum = (tax.isRetained ? sums.retained.get(tax.tax) : sums.transferred.get(tax.key)) ?? ZERO;
        return [differing(tax, name, (name === 'Base' ? sum.base : sum.amount).round(decimals))].flat();
      });
    },
    WRONG_SUM,
  );
}

const isTaxed = (tax: TaxNode) => !tax.isExempt;

export const taxRules: readonly Rule[] = [
  rule(
    'CFDI40201',
    (view) => view.isWithoutAmounts && view.taxes.element !== undefined && inside(view.taxes.element),
    UNWANTED_PART,
  ),
  each('CFDI40202', totals, (node, view) => tooPrecise(node, 'TotalImpuestosRetenidos', view.decimals), TOO_PRECISE),
  each(
    'CFDI40203',
    totals,
    (node, { taxes }) =>
      differing(node, 'TotalImpuestosRetenidos', sumOf(taxes.retained.map(({ importe }) => importe))),
    WRONG_SUM,
  ),
  each('CFDI40204', totals, (node, view) => tooPrecise(node, 'TotalImpuestosTrasladados', view.decimals), TOO_PRECISE),
  each(
    'CFDI40205',
    totals,
    (node, { taxes }) =>
      differing(node, 'TotalImpuestosTrasladados', sumOf(taxes.transferred.map(({ importe }) => importe))),
    WRONG_SUM,
  ),
  each(
    'CFDI40206',
    totals,
    (node, { taxes }) =>
      taxes.retained.length > 0 &&
      !node.has('TotalImpuestosRetenidos') &&
      inside(node.element, { name: 'TotalImpuestosRetenidos' }),
    MISSING,
  ),
  inList('CFDI40207', retained, 'Impuesto', (value) => TAXES.has(value)),
  rule('CFDI40208', ({ taxes }) => repeated(taxes.retained, ({ tax }) => tax), TWICE),
  each('CFDI40210', retained, (tax, view) => tooPrecise(tax, 'Importe', view.decimals), TOO_PRECISE),
  summed('CFDI40211', retained, 'Importe', () => true),
  each(
    'CFDI40212',
    totals,
    (node, { taxes }) =>
      taxes.transferred.some(isTaxed) &&
      !node.has('TotalImpuestosTrasladados') &&
      inside(node.element, { name: 'TotalImpuestosTrasladados' }),
    MISSING,
  ),
  each(
    'CFDI40213',
    transferred,
    (tax) =>
      (['Base', 'Impuesto', 'TipoFactor'] as const).map((name) => !tax.has(name) && inside(tax.element, { name })),
    MISSING,
  ),
  each('CFDI40214', transferred, (tax, view) => tooPrecise(tax, 'Base', view.decimals), TOO_PRECISE),
  summed('CFDI40215', transferred, 'Base', isTaxed),
  summed('CFDI40216', transferred, 'Base', ({ isExempt }) => isExempt),
  inList('CFDI40217', transferred, 'Impuesto', (value) => TAXES.has(value)),
  inList('CFDI40217', transferred, 'TipoFactor', (value) => FACTORS.has(value)),
  rule('CFDI40218', ({ taxes }) => repeated(taxes.transferred, ({ key }) => key), TWICE),
  each('CFDI40219', transferred, wrongRate, WRONG_RATE),
  each('CFDI40220', transferred, (tax, view) => tooPrecise(tax, 'Importe', view.decimals), TOO_PRECISE),
  summed('CFDI40221', transferred, 'Importe', isTaxed),
  rule(
    'BW-CFDI-TAX-MISSING',
    (view) => {
      if (view.isWithoutAmounts) return false;
      const known = new Set([
        ...view.taxes.retained.map(({ tax }) => tax),
        ...view.taxes.transferred.map(({ key }) => key),
      ]);
      const sums = ofLines(view);
      const missing = [...sums.retained.keys(), ...sums.transferred.keys()].filter((key) => !known.has(key));
      return missing.map((value) => inside(view.taxes.element ?? view.root.element, { value }));
    },
    'The lines have the tax {value}, which is missing in the taxes of the whole receipt; add it.',
  ),
  each(
    'BW-CFDI-EXEMPT-TOTAL',
    totals,
    (node, { taxes }) =>
      taxes.transferred.length > 0 &&
      !taxes.transferred.some(isTaxed) &&
      node.has('TotalImpuestosTrasladados') &&
      at(node, 'TotalImpuestosTrasladados'),
    'All taxes are exempt, so {name} is not allowed; remove it.',
    'warning',
  ),
];
