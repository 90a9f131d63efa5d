/** Rules on the head of a receipt and its parties (chapter 18 §8.2). */

import { Decimal } from '../../rules/decimal.ts';
import {
  EXPORTS,
  FOREIGN,
  FOREIGN_NUMBERS,
  isRegime,
  isRegimeOf,
  isUse,
  isUseOf,
  MEANS,
  METHODS,
  MOMENT,
  MONTHS,
  NO_CURRENCY,
  NO_OBLIGATIONS,
  PAYMENTS,
  PERIODS,
  PESO,
  PUBLIC,
  PUBLIC_NAME,
  RELATIONS,
  TWO_MONTHS,
  TYPES,
  UNDEFINED_MEANS,
} from './codes.ts';
import { COUNTRIES, CURRENCIES } from './lists.ts';
import {
  at,
  differing,
  EXPECTED,
  each,
  inList,
  inside,
  MISSING,
  type Rule,
  rule,
  sumOf,
  TOO_PRECISE,
  tooPrecise,
  UNWANTED,
  WRONG_KIND,
  WRONG_SUM,
} from './rule-base.ts';
import type { CfdiView, Node } from './view.ts';

const root = (view: CfdiView): readonly Node[] => [view.root];
const emisor = (view: CfdiView): readonly (Node | undefined)[] => [view.emisor];
const receptor = (view: CfdiView): readonly (Node | undefined)[] => [view.receptor];
const global = (view: CfdiView): readonly (Node | undefined)[] => [view.global];

const hasAmounts = ({ type }: CfdiView) => type === 'I' || type === 'E' || type === 'N';

/** Declares a rule on the receiver. */
const onReceptor = (code: string, finds: (node: Node, view: CfdiView) => ReturnType<typeof at> | false, text: string) =>
  rule(code, (view) => view.receptor && finds(view.receptor, view), text);

/** The sum of local taxes, the retained ones subtracted. */
function localTaxes({ local }: CfdiView): Decimal {
  return local ? local.amount('TotaldeTraslados').minus(local.amount('TotaldeRetenciones')) : Decimal.ZERO;
}

function totalOf(view: CfdiView): Decimal {
  const taxes = view.root.child('cfdi:Impuestos');
  return view.root
    .amount('SubTotal')
    .minus(view.root.amount('Descuento'))
    .plus(taxes?.amount('TotalImpuestosTrasladados') ?? Decimal.ZERO)
    .minus(taxes?.amount('TotalImpuestosRetenidos') ?? Decimal.ZERO)
    .plus(localTaxes(view));
}

const isPublicName = (node: Node | undefined) => node?.get('Nombre') === PUBLIC_NAME;
const period = (view: CfdiView) => view.global?.get('Periodicidad');

export const headRules: readonly Rule[] = [
  each(
    'CFDI40101',
    root,
    (node) => node.has('Fecha') && !MOMENT.test(node.text('Fecha')) && at(node, 'Fecha'),
    '{name} is {value}; write date and time as in 2026-03-02T10:01:30, without a time zone.',
  ),
  each(
    'CFDI40103',
    root,
    (node, { type }) => /^[TNP]$/.test(type) && node.has('FormaPago') && at(node, 'FormaPago'),
    UNWANTED,
  ),
  inList('CFDI40104', root, 'FormaPago', (value) => MEANS.has(value)),
  each(
    'CFDI40105',
    root,
    (node) =>
      node.get('MetodoPago') === 'PPD' &&
      node.get('FormaPago') !== UNDEFINED_MEANS &&
      at(node, 'FormaPago', { expected: UNDEFINED_MEANS }),
    'FormaPago is {value}, but an invoice that is paid later (PPD) must have {expected}, because its means of payment is not known yet.',
  ),
  each(
    'BW-CFDI-PUE-99',
    root,
    (node) => node.get('MetodoPago') === 'PUE' && node.get('FormaPago') === UNDEFINED_MEANS && at(node, 'FormaPago'),
    'FormaPago is {value} (to be defined), but an invoice that is paid at once (PUE) must name its means of payment.',
    'warning',
  ),
  each(
    'BW-CFDI-METHOD',
    root,
    (node, { type }) => /^[IE]$/.test(type) && !node.has('MetodoPago') && inside(node.element, { name: 'MetodoPago' }),
    MISSING,
    'warning',
  ),
  each('CFDI40107', root, (node, view) => hasAmounts(view) && tooPrecise(node, 'SubTotal', view.decimals), TOO_PRECISE),
  each(
    'CFDI40108',
    root,
    (node, view) => {
      const { decimals } = view;
      if (!hasAmounts(view) || decimals === undefined) return false;
      return differing(node, 'SubTotal', sumOf(view.concepts.map((line) => line.number('Importe'))).round(decimals));
    },
    WRONG_SUM,
  ),
  each(
    'CFDI40109',
    root,
    (node, view) =>
      view.isWithoutAmounts && node.number('SubTotal')?.isZero === false && at(node, 'SubTotal', { expected: '0' }),
    EXPECTED,
  ),
  each(
    'CFDI40110',
    root,
    (node) =>
      node.has('Descuento') && node.amount('Descuento').compare(node.amount('SubTotal')) > 0 && at(node, 'Descuento'),
    '{name} is {value}, more than the subtotal.',
  ),
  each(
    'CFDI40111',
    ({ concepts }) => concepts,
    (line, view) => view.isWithoutAmounts && line.has('Descuento') && at(line, 'Descuento'),
    UNWANTED,
  ),
  each('CFDI40112', root, (node, view) => tooPrecise(node, 'Descuento', view.decimals), TOO_PRECISE),
  each(
    'BW-CFDI-DISCOUNT',
    root,
    (node, view) => {
      const { decimals, concepts } = view;
      if (decimals === undefined || view.isWithoutAmounts) return false;
      const expected = sumOf(concepts.map((line) => line.number('Descuento'))).round(decimals);
      const isInLines = concepts.some((line) => line.has('Descuento'));
      const isWrong = isInLines !== node.has('Descuento') || !node.amount('Descuento').equals(expected);
      return isWrong && at(node, 'Descuento', { expected: expected.toString() });
    },
    WRONG_SUM,
  ),
  inList('CFDI40113', root, 'Moneda', (value) => CURRENCIES.has(value)),
  each(
    'CFDI40114',
    root,
    (node, { currency }) => {
      const rate = node.number('TipoCambio');
      const isOther = currency === PESO && rate !== undefined && !rate.equals(new Decimal(1, 0));
      return isOther && at(node, 'TipoCambio', { expected: '1' });
    },
    EXPECTED,
  ),
  each(
    'CFDI40115',
    root,
    (node, { currency }) =>
      currency !== PESO &&
      currency !== NO_CURRENCY &&
      CURRENCIES.has(currency) &&
      !node.has('TipoCambio') &&
      inside(node.element, { name: 'TipoCambio', currency }),
    'TipoCambio is missing; a receipt in {currency} needs the pesos for one unit.',
  ),
  each(
    'CFDI40116',
    root,
    (node, { currency }) => currency === NO_CURRENCY && node.has('TipoCambio') && at(node, 'TipoCambio'),
    UNWANTED,
  ),
  each(
    'CFDI40117',
    root,
    (node) => {
      const given = node.get('TipoCambio');
      const isRight = given === undefined || (/^\d{1,18}(?:\.\d{1,6})?$/.test(given) && Number(given) >= 0.000001);
      return !isRight && at(node, 'TipoCambio');
    },
    '{name} is {value}; write a number of pesos with at most six decimals.',
  ),
  each(
    'CFDI40119',
    root,
    (node, view) => {
      if (view.isWithoutAmounts) return node.number('Total')?.isZero === false && at(node, 'Total', { expected: '0' });
      return differing(node, 'Total', totalOf(view));
    },
    '{name} is {value}, but subtotal, discount and taxes add up to {expected}.',
  ),
  inList('CFDI40121', root, 'TipoDeComprobante', (value) => TYPES.has(value)),
  each(
    'CFDI40122',
    root,
    (node, view) => node.get('Exportacion') === '02' && !view.hasForeignTrade && at(node, 'Exportacion'),
    '{name} is {value}, but the complement of foreign trade is missing; add it, or use another code.',
  ),
  inList('CFDI40123', root, 'Exportacion', (value) => EXPORTS.has(value)),
  inList('CFDI40124', root, 'MetodoPago', (value) => METHODS.has(value)),
  each(
    'CFDI40125',
    root,
    (node, view) => view.isWithoutAmounts && node.has('MetodoPago') && at(node, 'MetodoPago'),
    UNWANTED,
  ),
  inList('CFDI40126', root, 'LugarExpedicion', (value) => /^\d{5}$/.test(value)),
  each(
    'CFDI40130',
    global,
    (node, { receptor: customer }) =>
      node !== undefined &&
      (customer?.get('Rfc') !== PUBLIC || !isPublicName(customer)) &&
      inside(node.element, { rfc: PUBLIC, expected: PUBLIC_NAME }),
    'A receipt with InformacionGlobal is for sales to the public: its Receptor must have the Rfc {rfc} and the Nombre {expected}, without an accent.',
  ),
  onReceptor(
    'BW-CFDI-GLOBAL',
    (node, view) =>
      view.type === 'I' && view.rfc === PUBLIC && isPublicName(node) && view.global === undefined && at(node, 'Nombre'),
    'The name {value} is for global invoices, which need InformacionGlobal; add it, or write another name.',
  ),
  inList('CFDI40131', global, 'Periodicidad', (value) => PERIODS.has(value)),
  each(
    'CFDI40132',
    global,
    (node, view) =>
      node !== undefined &&
      period(view) === TWO_MONTHS &&
      view.emisor?.get('RegimenFiscal') !== '621' &&
      at(node, 'Periodicidad'),
    '{name} is {value} (two months), which is only for issuers with the regime 621.',
  ),
  inList('CFDI40133', global, 'Meses', (value) => MONTHS.has(value)),
  each(
    'CFDI40134',
    global,
    (node, view) =>
      node !== undefined &&
      period(view) !== TWO_MONTHS &&
      /^1[3-8]$/.test(node.text('Meses')) &&
      at(node, 'Meses', { expected: '01–12' }),
    EXPECTED,
  ),
  each(
    'CFDI40135',
    global,
    (node, view) =>
      node !== undefined &&
      period(view) === TWO_MONTHS &&
      /^(?:0[1-9]|1[0-2])$/.test(node.text('Meses')) &&
      at(node, 'Meses', { expected: '13–18' }),
    EXPECTED,
  ),
  each(
    'CFDI40136',
    global,
    (node, view) => {
      const year = Number(view.root.text('Fecha').slice(0, 4));
      const given = Number(node?.text('Año') ?? year);
      return node !== undefined && given !== year && given !== year - 1 && at(node, 'Año', { expected: String(year) });
    },
    EXPECTED,
  ),
  inList(
    'CFDI40137',
    ({ relations }) => relations,
    'TipoRelacion',
    (value) => RELATIONS.has(value),
  ),
  inList('CFDI40140', emisor, 'RegimenFiscal', isRegime),
  each(
    'CFDI40141',
    emisor,
    (node) =>
      node !== undefined &&
      isRegime(node.text('RegimenFiscal')) &&
      !isRegimeOf(node.text('RegimenFiscal'), node.text('Rfc')) &&
      at(node, 'RegimenFiscal'),
    WRONG_KIND,
  ),
  onReceptor(
    'CFDI40146',
    (node) => isPublicName(node) && node.get('Rfc') !== PUBLIC && at(node, 'Rfc', { expected: PUBLIC }),
    EXPECTED,
  ),
  onReceptor(
    'CFDI40149',
    (node, view) => {
      const expected = view.root.text('LugarExpedicion');
      const isOther = view.isGeneric && node.get('DomicilioFiscalReceptor') !== expected;
      return isOther && at(node, 'DomicilioFiscalReceptor', { expected });
    },
    EXPECTED,
  ),
  inList('CFDI40150', receptor, 'ResidenciaFiscal', (value) => COUNTRIES.has(value)),
  onReceptor(
    'CFDI40151',
    (node) => node.has('ResidenciaFiscal') && node.get('Rfc') !== FOREIGN && at(node, 'ResidenciaFiscal'),
    'Only a customer abroad (Rfc XEXX010101000) can have {name}; remove it.',
  ),
  onReceptor(
    'CFDI40152',
    (node) => node.get('ResidenciaFiscal') === 'MEX' && at(node, 'ResidenciaFiscal'),
    '{name} is {value}; it must be a country other than Mexico.',
  ),
  onReceptor(
    'CFDI40153',
    (node) =>
      node.has('NumRegIdTrib') &&
      node.get('Rfc') === FOREIGN &&
      !node.has('ResidenciaFiscal') &&
      inside(node.element, { name: 'ResidenciaFiscal' }),
    MISSING,
  ),
  onReceptor(
    'CFDI40154',
    (node) => node.has('NumRegIdTrib') && node.get('Rfc') !== FOREIGN && at(node, 'NumRegIdTrib'),
    'Only a customer abroad (Rfc XEXX010101000) can have {name}; remove it.',
  ),
  onReceptor(
    'CFDI40155',
    (node, view) =>
      view.hasForeignTrade &&
      node.get('Rfc') === FOREIGN &&
      !node.has('NumRegIdTrib') &&
      inside(node.element, { name: 'NumRegIdTrib' }),
    MISSING,
  ),
  onReceptor(
    'CFDI40156',
    (node) => {
      const form = FOREIGN_NUMBERS[node.text('ResidenciaFiscal')];
      const number = node.get('NumRegIdTrib');
      return form !== undefined && number !== undefined && !form.test(number) && at(node, 'NumRegIdTrib');
    },
    '{name} is {value}; the numbers of this country have nine digits.',
  ),
  inList('CFDI40157', receptor, 'RegimenFiscalReceptor', isRegime),
  onReceptor(
    'CFDI40158',
    (node, view) => {
      const regime = node.text('RegimenFiscalReceptor');
      if (!isRegime(regime)) return false;
      const isRight = view.isGeneric ? regime === NO_OBLIGATIONS : isRegimeOf(regime, view.rfc);
      return !isRight && at(node, 'RegimenFiscalReceptor');
    },
    WRONG_KIND,
  ),
  inList('CFDI40160', receptor, 'UsoCFDI', isUse),
  onReceptor(
    'CFDI40161',
    (node, view) => {
      const use = node.text('UsoCFDI');
      if (!isUse(use)) return false;
      const fixed = view.type === 'P' ? PAYMENTS : view.type === 'N' ? 'CN01' : use;
      const isRight = use === fixed && isUseOf(use, view.rfc, node.text('RegimenFiscalReceptor'));
      return !isRight && at(node, 'UsoCFDI');
    },
    WRONG_KIND,
  ),
  each(
    'BW-CFDI-RELATION',
    root,
    (node, view) => view.type === 'E' && view.relations.length === 0 && inside(node.element, {}),
    'A credit note (E) must name the receipts that it corrects; add CfdiRelacionados.',
    'warning',
  ),
];
