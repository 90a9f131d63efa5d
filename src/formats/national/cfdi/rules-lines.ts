/** Rules on the lines of a receipt (chapter 18 §8.3). */

import { CUSTOMS_OFFICES, FACTORS, fitOfRate, IEPS, IVA, isRegime, TAX_OBJECTS, TAXES } from './codes.ts';
import { UNITS } from './lists.ts';
import {
  at,
  EMPTY,
  EXEMPT,
  each,
  type Finds,
  inList,
  inside,
  NO_EXEMPT_RETENTION,
  NOT_EXEMPT,
  NOT_POSITIVE,
  OUTSIDE,
  outside,
  type Rule,
  WRONG_RATE,
} from './rule-base.ts';
import { allTaxes, type CfdiView, type Concept, type Node, type TaxNode } from './view.ts';

const lines = ({ concepts }: CfdiView) => concepts;
const parts = (view: CfdiView) => view.parts;
const transferred = (view: CfdiView) => view.transferred;
const retained = (view: CfdiView) => view.retained;
const customs = (view: CfdiView) => view.customs;
const customsOfParts = (view: CfdiView) => parts(view).flatMap((part) => part.all('cfdi:InformacionAduanera'));

const hasTax = (taxes: readonly TaxNode[], tax: string) => taxes.some((each_) => each_.tax === tax);

/** Returns the finding of a rate that a tax does not have. */
export function wrongRate(tax: TaxNode): Finds {
  const { rate, factor } = tax;
  if (rate === undefined || !TAXES.has(tax.tax) || !FACTORS.has(factor)) return false;
  const fit = fitOfRate(tax.tax, factor, rate.shortened().toString(), tax.isRetained);
  return fit === 'no' && at(tax, tax.name('TasaOCuota'));
}

/** Returns the findings of rate and amount of an exempt tax. */
export function exemptWith(tax: TaxNode): Finds {
  if (!tax.isExempt) return false;
  return (['TasaOCuota', 'Importe'] as const).map((name) => tax.has(tax.name(name)) && at(tax, tax.name(name)));
}

/** Returns the finding of a tax that is not exempt and lacks rate or amount. */
export function lacking(tax: TaxNode): Finds {
  const isWhole = tax.has(tax.name('TasaOCuota')) && tax.has(tax.name('Importe'));
  return !tax.isExempt && FACTORS.has(tax.factor) && !isWhole && inside(tax.element);
}

export function notPositive(node: Node, name: string): Finds {
  const given = node.number(name);
  return given !== undefined && (given.isZero || given.isNegative) && at(node, name);
}

/** Returns the finding of a tax whose amount is not its base times its rate. */
export function wrongAmount(tax: TaxNode, decimals: number | undefined): Finds {
  return !tax.isExempt && outside(tax, tax.name('Importe'), [tax.base, tax.rate, true], decimals);
}

/** Returns the finding of taxes that contradict what their line says about them. */
export function wrongObject(node: Node, name: string, { transferred: given }: Concept['taxes']): Finds {
  const object = node.get(name);
  const [hasVat, hasIeps] = [hasTax(given, IVA), hasTax(given, IEPS)];
  const isWrong = object === '07' ? hasVat || !hasIeps : /^0[68]$/.test(object ?? '') && (hasVat || hasIeps);
  return isWrong && at(node, name);
}

/** Returns the finding of a pedimento of an unknown office, or of a future year: its first two digits. */
function wrongPedimento(node: Node, year: number | undefined): Finds {
  const number = node.element.attribute('NumeroPedimento') ?? '';
  const [, of = '', office = ''] = /^(\d\d) {2}(\d\d) {2}\d{4} {2}\d{7}$/.exec(number) ?? [];
  if (of === '') return false;
  const isLate = year !== undefined && Number(of) > year % 100;
  return (isLate || !CUSTOMS_OFFICES.has(office)) && at(node, 'NumeroPedimento');
}

const amountOutside = (node: Node, { decimals }: CfdiView) =>
  outside(node, 'Importe', [node.number('Cantidad'), node.number('ValorUnitario'), false], decimals);

const WRONG_PEDIMENTO =
  '{name} is {value}: the customs office (third and fourth digit) is not in the list, or the year is in the future.';
const PEDIMENTO_ABROAD = 'A receipt with the complement of foreign trade cannot have {name}; remove it.';
const isProduct = (value: string) => /^\d{8}$/.test(value);

export const lineRules: readonly Rule[] = [
  inList('CFDI40162', lines, 'ClaveProdServ', isProduct),
  inList('CFDI40165', lines, 'ClaveUnidad', (value) => UNITS.has(value)),
  each(
    'CFDI40166',
    lines,
    (line, { type }) => /^[IEN]$/.test(type) && notPositive(line, 'ValorUnitario'),
    NOT_POSITIVE,
  ),
  each('CFDI40167', lines, (line, view) => !view.isWithoutAmounts && amountOutside(line, view), OUTSIDE),
  each(
    'CFDI40168',
    lines,
    (line) => {
      const [discount, amount] = [line.number('Descuento'), line.number('Importe')];
      return discount !== undefined && amount !== undefined && discount.scale > amount.scale && at(line, 'Descuento');
    },
    '{name} is {value}, with more decimals than Importe has; round it.',
  ),
  each(
    'CFDI40169',
    lines,
    (line) =>
      line.has('Descuento') && line.amount('Descuento').compare(line.amount('Importe')) > 0 && at(line, 'Descuento'),
    '{name} is {value}, more than Importe.',
  ),
  inList('CFDI40170', lines, 'ObjetoImp', (value) => TAX_OBJECTS.has(value)),
  each(
    'CFDI40171',
    lines,
    (line) => line.get('ObjetoImp') === '02' && line.taxes.element === undefined && at(line, 'ObjetoImp'),
    '{name} is {value} (taxed), but the taxes are missing; add Impuestos, or use another code.',
  ),
  each(
    'CFDI40172',
    lines,
    (line) => /^0[134]$/.test(line.text('ObjetoImp')) && line.taxes.element !== undefined && at(line, 'ObjetoImp'),
    '{name} is {value}, but there are taxes; use 02, or remove Impuestos.',
  ),
  each(
    'CFDI40173',
    lines,
    ({ taxes }) => taxes.element !== undefined && allTaxes(taxes).length === 0 && inside(taxes.element),
    EMPTY,
  ),
  each(
    'BW-CFDI-OBJECT',
    lines,
    (line) => wrongObject(line, 'ObjetoImp', line.taxes),
    '{name} is {value}, which does not match the taxes of the line: 06 and 08 have neither VAT nor IEPS, 07 has IEPS only.',
    'warning',
  ),
  each('CFDI40174', transferred, (tax) => notPositive(tax, 'Base'), NOT_POSITIVE),
  inList('CFDI40175', transferred, 'Impuesto', (value) => TAXES.has(value)),
  inList('CFDI40176', transferred, 'TipoFactor', (value) => FACTORS.has(value)),
  each('CFDI40177', transferred, exemptWith, EXEMPT),
  each('CFDI40178', transferred, lacking, NOT_EXEMPT),
  each('CFDI40179', transferred, wrongRate, WRONG_RATE),
  each('CFDI40180', transferred, (tax, { decimals }) => wrongAmount(tax, decimals), OUTSIDE),
  each('CFDI40181', retained, (tax) => notPositive(tax, 'Base'), NOT_POSITIVE),
  inList('CFDI40182', retained, 'Impuesto', (value) => TAXES.has(value)),
  inList('CFDI40183', retained, 'TipoFactor', (value) => FACTORS.has(value)),
  each('CFDI40184', retained, (tax) => tax.isExempt && at(tax, 'TipoFactor'), NO_EXEMPT_RETENTION),
  each('CFDI40185', retained, wrongRate, WRONG_RATE),
  each('CFDI40186', retained, (tax, { decimals }) => wrongAmount(tax, decimals), OUTSIDE),
  each(
    'BW-CFDI-QUOTA',
    (view) => [...transferred(view), ...retained(view)],
    (tax) =>
      fitOfRate(tax.tax, tax.factor, tax.rate?.toString() ?? '0', tax.isRetained) === 'high' && at(tax, 'TasaOCuota'),
    '{name} is {value}, more than the highest quota of 2026; check it.',
    'warning',
  ),
  each(
    'CFDI40188',
    lines,
    ({ third }, view) =>
      third !== undefined &&
      [view.emisor?.get('Rfc'), view.receptor?.get('Rfc')].includes(third.text('RfcACuentaTerceros')) &&
      at(third, 'RfcACuentaTerceros'),
    '{name} is {value}, the number of the issuer or of the receiver; it must be another party.',
  ),
  inList('CFDI40191', ({ concepts }) => concepts.map(({ third }) => third), 'RegimenFiscalACuentaTerceros', isRegime),
  each('CFDI40194', customs, (node, _, { year }) => wrongPedimento(node, year), WRONG_PEDIMENTO),
  each(
    'CFDI40195',
    customs,
    (node, { hasForeignTrade }) => hasForeignTrade && at(node, 'NumeroPedimento'),
    PEDIMENTO_ABROAD,
  ),
  inList('CFDI40196', parts, 'ClaveProdServ', isProduct),
  each('CFDI40197', parts, (part) => notPositive(part, 'ValorUnitario'), NOT_POSITIVE),
  each('CFDI40198', parts, amountOutside, OUTSIDE),
  each('CFDI40199', customsOfParts, (node, _, { year }) => wrongPedimento(node, year), WRONG_PEDIMENTO),
  each(
    'CFDI40200',
    customsOfParts,
    (node, { hasForeignTrade }) => hasForeignTrade && at(node, 'NumeroPedimento'),
    PEDIMENTO_ABROAD,
  ),
  each(
    'BW-CFDI-GLOBAL-LINE',
    lines,
    (line, { global }) => {
      if (global === undefined) return false;
      const isSale =
        line.has('NoIdentificacion') && Number(line.text('Cantidad')) === 1 && line.get('ClaveUnidad') === 'ACT';
      return !isSale && inside(line.element);
    },
    'Each line of a global invoice must be one sale: NoIdentificacion with its number, Cantidad 1, ClaveUnidad ACT.',
    'information',
  ),
];
