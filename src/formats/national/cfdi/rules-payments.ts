/** Rules on receipts of payments and the complement Pagos (chapter 18 §8.5). */

import { Decimal } from '../../rules/decimal.ts';
import {
  BANKED,
  FACTORS,
  FOREIGN,
  IEPS,
  ISR,
  IVA,
  MEANS,
  NO_CURRENCY,
  PAYEE_ACCOUNTS,
  PAYER_ACCOUNTS,
  PESO,
  TAX_OBJECTS,
  TAXES,
  UNDEFINED_MEANS,
} from './codes.ts';
import { CURRENCIES, decimalsOf } from './lists.ts';
import {
  at,
  cut,
  differing,
  EMPTY,
  EXEMPT,
  EXPECTED,
  each,
  type Finds,
  highest,
  inList,
  inside,
  lowest,
  MISSING,
  NO_EXEMPT_RETENTION,
  NOT_EXEMPT,
  NOT_POSITIVE,
  OUTSIDE,
  type Rule,
  rule,
  sumOf,
  TOO_PRECISE,
  TWICE,
  tooPrecise,
  UNWANTED,
  UNWANTED_PART,
  WRONG_RATE,
  WRONG_SUM,
} from './rule-base.ts';
import { exemptWith, lacking, notPositive, wrongAmount, wrongObject, wrongRate } from './rules-lines.ts';
import { repeated } from './rules-taxes.ts';
import { allTaxes, type CfdiView, type Node, type PaidDocument, type Payment, type TaxNode } from './view.ts';

const ONE = new Decimal(1, 0);

const hasPayments = (view: CfdiView) => view.complement('pago20:Pagos') !== undefined;
const receipts = (view: CfdiView): readonly Node[] => (hasPayments(view) ? [view.root] : []);
const payments = (view: CfdiView) => view.payments;
const documents = (view: CfdiView) => view.payments.flatMap((payment) => payment.documents);
const retainedDR = (view: CfdiView) => documents(view).flatMap(({ taxes }) => taxes.retained);
const transferredDR = (view: CfdiView) => documents(view).flatMap(({ taxes }) => taxes.transferred);
const retainedP = (view: CfdiView) => view.payments.flatMap(({ taxes }) => taxes.retained);
const transferredP = (view: CfdiView) => view.payments.flatMap(({ taxes }) => taxes.transferred);
const totals = ({ totals: node }: CfdiView): readonly Node[] => (node ? [node] : []);

/** The lines of a receipt of payments: a single one. */
const lines = (view: CfdiView) => (hasPayments(view) ? view.concepts : []);

/** Declares a rule that an attribute has one value. */
function fixed(
  code: string,
  nodes: (view: CfdiView) => readonly Node[],
  name: string,
  expected: string,
  isEqual: (value: string) => boolean = (value) => value === expected,
): Rule {
  return each(
    code,
    nodes,
    (node) => {
      const value = node.get(name);
      return value !== undefined && !isEqual(value) && at(node, name, { expected });
    },
    EXPECTED,
  );
}

const isZero = (value: string) => Decimal.parse(value)?.isZero === true;

function absent(code: string, nodes: (view: CfdiView) => readonly Node[], name: string): Rule {
  return each(code, nodes, (node) => node.has(name) && at(node, name), UNWANTED);
}

/** The taxes that have totals: the retained ones, and VAT by rate, with the codes of their rules. */
const RETENTIONS = [
  ['CRP20201', 'TotalRetencionesIVA', IVA],
  ['CRP20202', 'TotalRetencionesISR', ISR],
  ['CRP20203', 'TotalRetencionesIEPS', IEPS],
] as const;

const RATES = [
  ['CRP20204', 'CRP20205', '16', '0.16'],
  ['CRP20206', 'CRP20207', '8', '0.08'],
  ['CRP20208', 'CRP20209', '0', '0'],
] as const;
const EXEMPT_BASE = 'TotalTrasladosBaseIVAExento';

/** Returns a sum over all payments in pesos. */
function inPesos(view: CfdiView, amountOf: (payment: Payment) => Decimal): Decimal {
  return sumOf(view.payments.map((payment) => amountOf(payment).times(payment.exchange))).round(2);
}

const isVatAt = (rate: string) => (tax: TaxNode) =>
  tax.tax === IVA && tax.factor === 'Tasa' && tax.rate?.shortened().toString() === rate;
const isExemptVat = (tax: TaxNode) => tax.tax === IVA && tax.isExempt;

/** Declares a rule that a total is the sum of taxes of the payments. */
function totalled(code: string, name: string, taxesOf: (payment: Payment) => readonly (Decimal | undefined)[]): Rule {
  return each(
    code,
    totals,
    (node, view) =>
      differing(
        node,
        name,
        inPesos(view, (payment) => sumOf(taxesOf(payment))),
      ),
    WRONG_SUM,
  );
}

/** Returns the name of the total for the base or the amount of a tax of VAT; undefined if it has none. */
function totalFor(tax: TaxNode, part: 'Base' | 'Impuesto'): string | undefined {
  if (tax.tax !== IVA) return undefined;
  if (tax.isExempt) return part === 'Base' ? EXEMPT_BASE : undefined;
  const rate = RATES.find(([, , , each_]) => isVatAt(each_)(tax))?.[2];
  return rate && `TotalTraslados${part}IVA${rate}`;
}

const CENT = new Decimal(1, 2);

/** Returns the finding of a tax of a payment that is not the sum of those of its documents. */
function unlikeDocuments(payment: Payment, tax: TaxNode, name: 'Base' | 'Importe'): Finds {
  const given = tax.number(tax.name(name));
  if (given === undefined) return false;
  const expected = sumOf(
    payment.documents.flatMap((document) => {
      const same = (tax.isRetained ? document.taxes.retained : document.taxes.transferred).filter((each_) =>
        tax.isRetained ? each_.tax === tax.tax : each_.key === tax.key,
      );
      const sum = sumOf(same.map((each_) => (name === 'Base' ? each_.base : each_.importe)));
      return document.equivalence.equals(ONE) ? sum : sum.dividedBy(document.equivalence);
    }),
  ).round(given.scale);
  const isNear = !payment.isInOneCurrency && given.minus(expected).abs().compare(CENT) <= 0;
  return !isNear && differing(tax, tax.name(name), expected);
}

/** Declares a rule on the taxes of payments, with their payment. */
function onTaxes(
  code: string,
  list: 'retained' | 'transferred',
  finds: (tax: TaxNode, payment: Payment) => Finds,
  text: string,
): Rule {
  return each(code, payments, (payment) => payment.taxes[list].flatMap((tax) => [finds(tax, payment)].flat()), text);
}

/** The minimum sum of the paid amounts in the currency of the payment, as their rates are rounded. */
function leastPaid(payment: Payment): Decimal {
  return sumOf(
    payment.documents.map((document) => {
      const paid = document.amount('ImpPagado');
      if (document.isSameCurrency) return paid;
      const given = document.equivalence;
      const rate = given.equals(ONE) ? new Decimal(10n ** 10n, 10) : given;
      return lowest(paid).dividedBy(highest(rate));
    }),
  );
}

const balance = (document: PaidDocument) => document.amount('ImpSaldoAnt').minus(document.amount('ImpPagado'));
const decimalsOfDocument = (document: PaidDocument) => decimalsOf(document.text('MonedaDR'));

/** Rules on accounts, which only banked means have. */
const ACCOUNTS = [
  ['CRP20221', 'RfcEmisorCtaOrd'],
  ['CRP20224', 'CtaOrdenante'],
  ['CRP20227', 'RfcEmisorCtaBen'],
  ['CRP20228', 'CtaBeneficiario'],
] as const;

/** The parts of the proof of an electronic transfer, with the codes of one that is missing and one too many. */
const PROOFS = [
  ['CRP20230', 'CRP20231', 'CertPago'],
  ['CRP20232', 'CRP20233', 'CadPago'],
  ['CRP20234', 'CRP20235', 'SelloPago'],
] as const;

const means = (payment: Payment) => payment.text('FormaDePagoP');
const WRONG_ACCOUNT = '{name} is {value}, which is not an account for this means of payment.';

export const paymentRules: readonly Rule[] = [
  fixed('CRP20101', receipts, 'TipoDeComprobante', 'P'),
  fixed('CRP20102', receipts, 'Exportacion', '01'),
  fixed('CRP20103', receipts, 'SubTotal', '0', isZero),
  fixed('CRP20104', receipts, 'Moneda', NO_CURRENCY),
  absent('CRP20105', receipts, 'FormaPago'),
  absent('CRP20106', receipts, 'MetodoPago'),
  absent('CRP20107', receipts, 'CondicionesDePago'),
  absent('CRP20108', receipts, 'Descuento'),
  absent('CRP20109', receipts, 'TipoCambio'),
  fixed('CRP20110', receipts, 'Total', '0', isZero),
  rule(
    'CRP20111',
    (view) => hasPayments(view) && view.concepts.slice(1).map((line) => inside(line.element)),
    UNWANTED_PART,
  ),
  each(
    'CRP20112',
    lines,
    (line) => line.element.children.filter((part) => part.name !== 'cfdi:ACuentaTerceros').map((part) => inside(part)),
    UNWANTED_PART,
  ),
  fixed('CRP20113', lines, 'ClaveProdServ', '84111506'),
  absent('CRP20114', lines, 'NoIdentificacion'),
  fixed('CRP20115', lines, 'Cantidad', '1'),
  fixed('CRP20116', lines, 'ClaveUnidad', 'ACT'),
  absent('CRP20117', lines, 'Unidad'),
  fixed('CRP20118', lines, 'Descripcion', 'Pago'),
  fixed('CRP20119', lines, 'ValorUnitario', '0', isZero),
  fixed('CRP20120', lines, 'Importe', '0', isZero),
  absent('CRP20121', lines, 'Descuento'),
  fixed('CRP20122', lines, 'ObjetoImp', '01'),
  rule('CRP20123', (view) => hasPayments(view) && view.taxes.element && inside(view.taxes.element), UNWANTED_PART),
  rule(
    'BW-CFDI-PAYMENT',
    (view) => view.isPayment && !hasPayments(view) && inside(view.root.element, { name: 'Pagos' }),
    'A receipt of payments (P) needs the complement {name}; add it.',
  ),
  ...RETENTIONS.map(([code, name, tax]) =>
    totalled(code, name, ({ taxes }) =>
      taxes.retained.filter((each_) => each_.tax === tax).map(({ importe }) => importe),
    ),
  ),
  ...RATES.flatMap(([base, amount, name, rate]) => [
    totalled(base, `TotalTrasladosBaseIVA${name}`, ({ taxes }) =>
      taxes.transferred.filter(isVatAt(rate)).map((tax) => tax.base),
    ),
    totalled(amount, `TotalTrasladosImpuestoIVA${name}`, ({ taxes }) =>
      taxes.transferred.filter(isVatAt(rate)).map((tax) => tax.importe),
    ),
  ]),
  totalled('CRP20210', EXEMPT_BASE, ({ taxes }) => taxes.transferred.filter(isExemptVat).map((tax) => tax.base)),
  totalled('CRP20211', 'MontoTotalPagos', (payment) => [payment.number('Monto')]),
  each(
    'CRP20212',
    payments,
    (payment) =>
      (means(payment) === UNDEFINED_MEANS || !MEANS.has(means(payment))) &&
      payment.has('FormaDePagoP') &&
      at(payment, 'FormaDePagoP'),
    '{name} is {value}, but a payment states the actual means; use another code from the list.',
  ),
  inList('CRP20213', payments, 'MonedaP', (value) => value !== NO_CURRENCY && CURRENCIES.has(value)),
  each(
    'CRP20214',
    payments,
    (payment) =>
      payment.has('MonedaP') &&
      payment.text('MonedaP') !== PESO &&
      !payment.has('TipoCambioP') &&
      inside(payment.element, { name: 'TipoCambioP' }),
    MISSING,
  ),
  each(
    'CRP20215',
    payments,
    (payment) =>
      payment.get('MonedaP') === PESO &&
      payment.get('TipoCambioP') !== '1' &&
      at(payment, 'TipoCambioP', { expected: '1' }),
    EXPECTED,
  ),
  each(
    'CRP20217',
    payments,
    (payment) => {
      const paid = sumOf(payment.documents.map((document) => document.number('ImpPagado')));
      const isMore = payment.isInOneCurrency && paid.compare(payment.amount('Monto')) > 0;
      return isMore && at(payment, 'Monto', { expected: paid.toString() });
    },
    WRONG_SUM,
  ),
  each('CRP20218', payments, (payment) => notPositive(payment, 'Monto'), NOT_POSITIVE),
  each(
    'CRP20219',
    payments,
    (payment) => tooPrecise(payment, 'Monto', decimalsOf(payment.text('MonedaP'))),
    TOO_PRECISE,
  ),
  ...ACCOUNTS.map(([code, name]) =>
    each(
      code,
      payments,
      (payment) => !BANKED.has(means(payment)) && payment.has(name) && at(payment, name),
      'This means of payment has no bank accounts, so {name} is not allowed; remove it.',
    ),
  ),
  each(
    'CRP20223',
    payments,
    (payment) =>
      payment.get('RfcEmisorCtaOrd') === FOREIGN &&
      !payment.has('NomBancoOrdExt') &&
      inside(payment.element, { name: 'NomBancoOrdExt' }),
    MISSING,
  ),
  each(
    'CRP20225',
    payments,
    (payment) => {
      const form = PAYER_ACCOUNTS[means(payment)];
      const account = payment.get('CtaOrdenante');
      return form !== undefined && account !== undefined && !form.test(account) && at(payment, 'CtaOrdenante');
    },
    WRONG_ACCOUNT,
  ),
  each(
    'CRP20226',
    payments,
    (payment) => {
      const account = payment.get('CtaBeneficiario');
      if (account === undefined || !BANKED.has(means(payment))) return false;
      return PAYEE_ACCOUNTS[means(payment)]?.test(account) !== true && at(payment, 'CtaBeneficiario');
    },
    WRONG_ACCOUNT,
  ),
  each(
    'CRP20229',
    payments,
    (payment) => payment.has('TipoCadPago') && means(payment) !== '03' && at(payment, 'TipoCadPago'),
    '{name} is only for electronic transfers (03); remove it.',
  ),
  ...PROOFS.flatMap(([lost, spare, name]) => [
    each(
      lost,
      payments,
      (payment) => payment.has('TipoCadPago') && !payment.has(name) && inside(payment.element, { name }),
      MISSING,
    ),
    each(
      spare,
      payments,
      (payment) => payment.has(name) && !payment.has('TipoCadPago') && inside(payment.element, { name }),
      '{name} needs TipoCadPago; add it, or remove {name}.',
    ),
  ]),
  inList('CRP20236', documents, 'MonedaDR', (value) => value !== NO_CURRENCY && CURRENCIES.has(value)),
  each(
    'CRP20237',
    documents,
    (document) =>
      !document.isSameCurrency &&
      !document.has('EquivalenciaDR') &&
      inside(document.element, { name: 'EquivalenciaDR' }),
    MISSING,
  ),
  each(
    'CRP20238',
    documents,
    (document) =>
      document.isSameCurrency &&
      document.number('EquivalenciaDR')?.equals(ONE) !== true &&
      at(document, 'EquivalenciaDR', { expected: '1' }),
    EXPECTED,
  ),
  each('CRP20239', documents, (document) => notPositive(document, 'ImpSaldoAnt'), NOT_POSITIVE),
  each('CRP20240', documents, (node) => tooPrecise(node, 'ImpSaldoAnt', decimalsOfDocument(node)), TOO_PRECISE),
  each('CRP20241', documents, (document) => notPositive(document, 'ImpPagado'), NOT_POSITIVE),
  each('CRP20242', documents, (node) => tooPrecise(node, 'ImpPagado', decimalsOfDocument(node)), TOO_PRECISE),
  each('CRP20243', documents, (node) => tooPrecise(node, 'ImpSaldoInsoluto', decimalsOfDocument(node)), TOO_PRECISE),
  each(
    'CRP20244',
    documents,
    (document) => differing(document, 'ImpSaldoInsoluto', balance(document)),
    '{name} is {value}, but the balance less the amount paid is {expected}.',
  ),
  inList('CRP20245', documents, 'ObjetoImpDR', (value) => TAX_OBJECTS.has(value)),
  each(
    'CRP20246',
    documents,
    (node) => node.get('ObjetoImpDR') === '02' && node.taxes.element === undefined && at(node, 'ObjetoImpDR'),
    '{name} is {value} (taxed), but the taxes are missing; add Impuestos, or use another code.',
  ),
  each(
    'CRP20247',
    documents,
    (node) => /^0[1345]$/.test(node.text('ObjetoImpDR')) && node.taxes.element !== undefined && at(node, 'ObjetoImpDR'),
    '{name} is {value}, but there are taxes; use 02, or remove Impuestos.',
  ),
  each(
    'CRP20248',
    documents,
    ({ taxes }) => taxes.element !== undefined && allTaxes(taxes).length === 0 && inside(taxes.element),
    EMPTY,
  ),
  each(
    'CRP20278',
    documents,
    (node) => node.get('ObjetoImpDR') !== '07' && wrongObject(node, 'ObjetoImpDR', node.taxes),
    '{name} is {value}, but there is VAT or IEPS; use another code.',
  ),
  each(
    'CRP20279',
    documents,
    (node) => node.get('ObjetoImpDR') === '07' && wrongObject(node, 'ObjetoImpDR', node.taxes),
    '{name} is {value}, which has IEPS but no VAT; use another code.',
  ),
  each('CRP20249', retainedDR, (tax) => notPositive(tax, 'BaseDR'), NOT_POSITIVE),
  inList('CRP20250', retainedDR, 'ImpuestoDR', (value) => TAXES.has(value)),
  inList('CRP20251', retainedDR, 'TipoFactorDR', (value) => FACTORS.has(value)),
  each('CRP20252', retainedDR, (tax) => tax.isExempt && at(tax, 'TipoFactorDR'), NO_EXEMPT_RETENTION),
  each('CRP20253', retainedDR, wrongRate, WRONG_RATE),
  each('CRP20254', retainedDR, (tax) => wrongAmount(tax, tax.importe?.scale), OUTSIDE),
  each('CRP20255', transferredDR, (tax) => notPositive(tax, 'BaseDR'), NOT_POSITIVE),
  inList('CRP20256', transferredDR, 'ImpuestoDR', (value) => TAXES.has(value)),
  inList('CRP20257', transferredDR, 'TipoFactorDR', (value) => FACTORS.has(value)),
  each('CRP20258', transferredDR, exemptWith, EXEMPT),
  each('CRP20259', transferredDR, lacking, NOT_EXEMPT),
  each('CRP20260', transferredDR, wrongRate, WRONG_RATE),
  each('CRP20261', transferredDR, (tax) => wrongAmount(tax, tax.importe?.scale), OUTSIDE),
  inList('CRP20262', retainedP, 'ImpuestoP', (value) => TAXES.has(value)),
  each('CRP20263', payments, ({ taxes }) => repeated(taxes.retained, ({ tax }) => tax), TWICE),
  each(
    'CRP20264',
    retainedP,
    (tax, view) => {
      const name = RETENTIONS.find(([, , each_]) => each_ === tax.tax)?.[1];
      const node = view.totals;
      return name !== undefined && node?.has(name) === false && inside(node.element, { name });
    },
    MISSING,
  ),
  onTaxes('CRP20265', 'retained', (tax, payment) => unlikeDocuments(payment, tax, 'Importe'), WRONG_SUM),
  each('CRP20266', transferredP, exemptWith, EXEMPT),
  ...(['Base', 'Impuesto'] as const).map((part) =>
    each(
      part === 'Base' ? 'CRP20267' : 'CRP20273',
      transferredP,
      (tax, view) => {
        const name = totalFor(tax, part);
        const node = view.totals;
        return name !== undefined && node?.has(name) === false && inside(node.element, { name });
      },
      MISSING,
    ),
  ),
  onTaxes(
    'CRP20268',
    'transferred',
    (tax, payment) => !tax.isExempt && unlikeDocuments(payment, tax, 'Base'),
    WRONG_SUM,
  ),
  onTaxes(
    'CRP20269',
    'transferred',
    (tax, payment) => tax.isExempt && unlikeDocuments(payment, tax, 'Base'),
    WRONG_SUM,
  ),
  inList('CRP20270', transferredP, 'ImpuestoP', (value) => TAXES.has(value)),
  inList('CRP20270', transferredP, 'TipoFactorP', (value) => FACTORS.has(value)),
  each('CRP20271', payments, ({ taxes }) => repeated(taxes.transferred, ({ key }) => key), TWICE),
  each('CRP20272', transferredP, wrongRate, WRONG_RATE),
  onTaxes(
    'CRP20274',
    'transferred',
    (tax, payment) => !tax.isExempt && unlikeDocuments(payment, tax, 'Importe'),
    WRONG_SUM,
  ),
  each(
    'BW-CFDI-PAYMENT-TAX',
    payments,
    (payment) =>
      payment.taxes.element === undefined &&
      payment.documents.some(({ taxes }) => allTaxes(taxes).length > 0) &&
      inside(payment.element, { name: 'ImpuestosP' }),
    MISSING,
  ),
  each(
    'CRP20275',
    payments,
    (payment) => {
      if (payment.isInOneCurrency) return false;
      const amount = payment.amount('Monto');
      const least = cut(leastPaid(payment), decimalsOf(payment.text('MonedaP')) ?? 2);
      return amount.compare(least) < 0 && at(payment, 'Monto', { expected: least.toString() });
    },
    WRONG_SUM,
  ),
];
