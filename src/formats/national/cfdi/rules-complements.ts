/** Rules on the complements of food vouchers and fuel (chapter 18 §8.6). */

import { Decimal } from '../../rules/decimal.ts';
import { differing, each, type Rule, sumOf, WRONG_SUM } from './rule-base.ts';
import { type CfdiView, Node } from './view.ts';

const complements = (name: string) => (view: CfdiView) =>
  view.complements.filter((each_) => each_.name === name).map((each_) => new Node(each_));
const vouchers = complements('valesdedespensa:ValesDeDespensa');
const fuel = complements('ecc12:EstadoDeCuentaCombustible');

const vouchersOf = (node: Node) => node.all('valesdedespensa:Conceptos', 'valesdedespensa:Concepto');
const purchasesOf = (node: Node) => node.all('ecc12:Conceptos', 'ecc12:ConceptoEstadoDeCuentaCombustible');
const taxesOf = (node: Node) => purchasesOf(node).flatMap((each_) => each_.all('ecc12:Traslados', 'ecc12:Traslado'));

const CENT = new Decimal(1, 2);

/** The whole amounts: purchases with their taxes. */
export const complementRules: readonly Rule[] = [
  each(
    'BW-CFDI-SUM',
    vouchers,
    (node) => differing(node, 'total', sumOf(vouchersOf(node).map((each_) => each_.number('importe')))),
    WRONG_SUM,
  ),
  each(
    'BW-CFDI-SUM',
    fuel,
    (node) => differing(node, 'SubTotal', sumOf(purchasesOf(node).map((each_) => each_.number('Importe')))),
    WRONG_SUM,
  ),
  each(
    'BW-CFDI-SUM',
    fuel,
    (node) => {
      const taxes = sumOf(taxesOf(node).map((each_) => each_.number('Importe')));
      return differing(node, 'Total', node.amount('SubTotal').plus(taxes));
    },
    WRONG_SUM,
  ),
  each(
    'BW-CFDI-FUEL-TAX',
    (view) => fuel(view).flatMap(purchasesOf),
    (node) =>
      node.all('ecc12:Traslados', 'ecc12:Traslado').flatMap((tax) => {
        if (tax.get('Impuesto') !== 'IVA') return [];
        const expected = node.amount('Importe').times(tax.amount('TasaOCuota'));
        const isNear = tax.amount('Importe').minus(expected).abs().compare(CENT) <= 0;
        return isNear ? [] : [differing(tax, 'Importe', expected.round(2))].flat();
      }),
    '{name} is {value}, but the rate times the amount of the purchase is {expected}.',
    'warning',
  ),
];
