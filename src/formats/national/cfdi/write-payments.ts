/** Writes the complement Pagos: a payment with the documents that it pays (chapter 18 §5.7). */

import { message } from '../../../engine/text/message.ts';
import { Decimal } from '../../rules/decimal.ts';
import { type Part, type Place, pathOf } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import {
  ACTIVITY,
  BANKED,
  BANKING,
  CATEGORIES,
  IEPS,
  ISR,
  IVA,
  PAYMENT_NAME,
  PAYMENT_PRODUCT,
  PESO,
  SPEI,
  UUID,
} from './codes.ts';
import { type Money, moneyOf, taxesIn } from './paid-money.ts';
import { fractionOf, group, MOST_DECIMALS, node, numberOf, padded, type Value, type Writing } from './write-base.ts';

/** A tax of a paid document. */
interface PaidTax {
  readonly part: Part;
  readonly isRetained: boolean;
  readonly tax: string;
  readonly rate: Decimal | undefined;
  readonly base: Decimal;
  readonly amount: Decimal;
}

/** The only line of such a receipt. */
export function paymentConcept(): Written {
  const line = node(
    'cfdi:Concepto',
    {
      ClaveProdServ: PAYMENT_PRODUCT,
      Cantidad: '1',
      ClaveUnidad: ACTIVITY,
      Descripcion: PAYMENT_NAME,
      ValorUnitario: '0',
      Importe: '0',
      ObjetoImp: '01',
    },
    '$',
  );
  return node('cfdi:Conceptos', {}, '$', [line]);
}

/** Returns the UUID among the stamps of a document, and refuses another value. */
export function uuidOf(writing: Writing, part: Part | undefined): Value {
  const stamp = part?.list('stamps').find((each) => each.peek('prv') === 'sat-uuid');
  stamp?.take('prv');
  const uuid = stamp?.text('val');
  const place: Place = stamp?.at('val') ?? part?.at('stamps') ?? '$';
  if (uuid === undefined || !UUID.test(uuid)) {
    writing.refuse(
      'BW-CFDI-UUID',
      place,
      message(
        'CFDI needs the UUID of the receipt, such as 5fb2822e-396d-4725-8521-cdc4bdd20ccf, as the stamp sat-uuid.',
      ),
    );
  }
  return [uuid, place];
}

function taxesOf(writing: Writing, line: Part, tax: Part | undefined, decimals: number): PaidTax[] {
  line.object('tax')?.takeAll();
  tax?.take('sum', 'retained');
  const { transferred, retained } = CATEGORIES;
  return (tax?.list('categories') ?? []).flatMap((category) => {
    const code = category.text('code') ?? '';
    category.take('retained', 'amount');
    const isRetained = Object.hasOwn(retained, code);
    const number = isRetained ? retained[code as keyof typeof retained] : transferred[code as keyof typeof transferred];
    if (number === undefined) {
      writing.refuse('BW-CFDI-TAX', category.path, message('CFDI has no tax {key}; correct it.', { key: code }));
      return [];
    }
    return category.list('rates').map((part) => {
      part.take('key', 'ext');
      const rate = fractionOf(part.text('percent'));
      if (rate !== undefined && !rate.round(MOST_DECIMALS).equals(rate)) {
        writing.refuse(
          'BW-CFDI-TAX',
          part.at('percent'),
          message('CFDI allows six decimals in a rate, such as 10.6667%; round it.'),
        );
      }
      if (rate === undefined && isRetained) {
        writing.refuse('BW-CFDI-TAX', part.path, message('This tax needs its percentage in CFDI; add percent.'));
      }
      return {
        part,
        isRetained,
        tax: number,
        rate: rate && padded(rate, MOST_DECIMALS),
        base: padded(numberOf(part, 'base') ?? Decimal.ZERO, decimals),
        amount: padded(numberOf(part, 'amount') ?? Decimal.ZERO, decimals),
      };
    });
  });
}

/** Returns taxes under the names of paid documents or of payments. */
function taxElement(name: string, suffix: 'DR' | 'P', { tax, rate, base, amount, part }: PaidTax): Written {
  const isExempt = rate === undefined;
  return node(
    `pago20:${name}${suffix}`,
    {
      [`Base${suffix}`]: base.toString(),
      [`Impuesto${suffix}`]: tax,
      [`TipoFactor${suffix}`]: isExempt ? 'Exento' : 'Tasa',
      [`TasaOCuota${suffix}`]: rate?.toString(),
      [`Importe${suffix}`]: isExempt ? undefined : amount.toString(),
    },
    part.path,
  );
}

const retainedIn = (taxes: readonly PaidTax[]) => taxes.filter(({ isRetained }) => isRetained);
const transferredIn = (taxes: readonly PaidTax[]) => taxes.filter(({ isRetained }) => !isRetained);

/** A line with its figures and taxes in the currency of its document. */
interface PaidLine {
  readonly line: Part;
  readonly money: Money;
  readonly taxes: readonly PaidTax[];
}

/** The part of the amount paid that a document's taxes may leave unexplained, in the currency of the payment. */
const TOLERANCE = new Decimal(5, 2);

function paidDocument(writing: Writing, { line, taxes, money: figures }: PaidLine): Written {
  line.take('i', 'uuid', 'payable', 'advances', 'amount', 'due');
  const document = line.object('document');
  document?.take('issue_date', 'currency', 'type', 'payable');
  document?.object('tax')?.takeAll();
  const code = document?.text('code');
  const [uuid, place] = uuidOf(writing, document) as readonly [string | undefined, Place];
  const number: Value =
    document && code !== undefined && code.toLowerCase() !== uuid?.toLowerCase()
      ? writing.member(document, 'code', 40)
      : undefined;
  const money = (value: Decimal | undefined, name: string): Value => [
    value && padded(value, figures.decimals).toString(),
    line.at(name),
  ];
  reportUntaxed(writing, line, taxes, figures.paid);
  return node(
    'pago20:DoctoRelacionado',
    {
      IdDocumento: [uuid, place],
      Serie: writing.member(document, 'series', 25),
      Folio: number,
      MonedaDR: figures.currency,
      EquivalenciaDR: figures.equivalence.toString(),
      NumParcialidad: [line.text('installment'), line.at('installment')],
      ImpSaldoAnt: money(figures.before, 'payable'),
      ImpPagado: money(figures.paid, 'amount'),
      ImpSaldoInsoluto: money(figures.left, 'due'),
      ObjetoImpDR: taxes.length > 0 ? '02' : '01',
    },
    line,
    [
      group('pago20:ImpuestosDR', [
        group(
          'pago20:RetencionesDR',
          retainedIn(taxes).map((each) => taxElement('Retencion', 'DR', each)),
        ),
        group(
          'pago20:TrasladosDR',
          transferredIn(taxes).map((each) => taxElement('Traslado', 'DR', each)),
        ),
      ]),
    ],
  );
}

/** Warns of an amount that is more than its taxes and their bases: taxes by quantity are not in payments. */
function reportUntaxed(writing: Writing, line: Part, taxes: readonly PaidTax[], paid: Decimal | undefined): void {
  if (taxes.length === 0 || paid === undefined) return;
  const bases = new Map<string, Decimal>();
  let sum = Decimal.ZERO;
  for (const { isRetained, tax, base, amount } of taxes) {
    if (!isRetained) bases.set(tax, (bases.get(tax) ?? Decimal.ZERO).plus(base));
    sum = isRetained ? sum.minus(amount) : sum.plus(amount);
  }
  const base = bases.get(IVA) ?? bases.get(IEPS);
  if (base === undefined || paid.minus(base).minus(sum).compare(TOLERANCE) <= 0) return;
  writing.changed(
    'warning',
    line.at('tax'),
    message('The taxes do not explain the amount paid: taxes by quantity, as on fuel, are not in payments.'),
  );
}

/** The sums of a payment in its currency: retained taxes by tax, the others by tax and rate. */
function sumsOf(lines: readonly PaidLine[], decimals: number): PaidTax[] {
  const sums = new Map<string, PaidTax>();
  for (const { taxes, money } of lines) {
    const inPayment = (value: Decimal) => (money.isForeign ? value.dividedBy(money.equivalence) : value);
    for (const each of taxes) {
      const key = each.isRetained ? `-${each.tax}` : `${each.tax} ${each.rate?.toString() ?? ''}`;
      const [base, amount] = [inPayment(each.base), inPayment(each.amount)];
      const known = sums.get(key);
      const sum = known ? { base: known.base.plus(base), amount: known.amount.plus(amount) } : { base, amount };
      sums.set(key, { ...(known ?? each), ...sum });
    }
  }
  return [...sums.values()].map((each) => ({
    ...each,
    base: padded(each.base, decimals),
    amount: padded(each.amount, decimals),
  }));
}

/** The rates that have totals of their own. */
const TOTALLED: readonly (readonly [name: string, rate: string])[] = [
  ['16', '0.160000'],
  ['8', '0.080000'],
  ['0', '0.000000'],
];

function totals(sums: readonly PaidTax[], amount: Decimal, exchange: Decimal): Written {
  const inPesos = (values: readonly Decimal[]) =>
    values.length === 0
      ? undefined
      : padded(
          values.reduce((sum, each) => sum.plus(each.times(exchange)), Decimal.ZERO),
          2,
        ).toString();
  const retained = (tax: string) =>
    inPesos(retainedIn(sums).flatMap((each) => (each.tax === tax ? [each.amount] : [])));
  const vat = transferredIn(sums).filter(({ tax }) => tax === IVA);
  const values: Record<string, Value> = {
    TotalRetencionesIVA: retained(IVA),
    TotalRetencionesISR: retained(ISR),
    TotalRetencionesIEPS: retained(IEPS),
  };
  for (const [name, rate] of TOTALLED) {
    const found = vat.filter((each) => each.rate?.toString() === rate);
    values[`TotalTrasladosBaseIVA${name}`] = inPesos(found.map(({ base }) => base));
    values[`TotalTrasladosImpuestoIVA${name}`] = inPesos(found.map((each) => each.amount));
  }
  values.TotalTrasladosBaseIVAExento = inPesos(vat.flatMap(({ rate, base }) => (rate === undefined ? [base] : [])));
  values.MontoTotalPagos = inPesos([amount]);
  return node('pago20:Totales', values, '$.total');
}

function bankValues(writing: Writing, method: Part, means: string): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [name, key] of Object.entries(BANKING)) {
    const value = writing.meta(method, key);
    if (value === undefined) continue;
    if (BANKED.has(means)) values[name] = value;
    else {
      writing.dropped(
        'warning',
        `${pathOf(method.at('meta'))}.${key}`,
        message('Not written: this means of payment has no accounts.'),
      );
    }
  }
  // The chain of a transfer has bars of its own.
  const spei = Object.entries(SPEI).map(([name, key]): readonly [string, Value] => {
    const value = method.meta(key);
    return [name, value === undefined ? undefined : [value, method.at('meta')]];
  });
  const given = spei.filter(([, value]) => value !== undefined);
  if (given.length === spei.length) Object.assign(values, Object.fromEntries(given));
  else if (given.length > 0) {
    writing.dropped(
      'warning',
      method.at('meta'),
      message('Not written: a transfer needs its type, certificate, chain and seal.'),
    );
  }
  return values;
}

/** The time of a payment that states none. */
const NOON = '12:00:00';

/** Writes the complement of payments. */
export function payments(writing: Writing): Written {
  const { document, currency } = writing;
  const [method, ...others] = document.list('methods');
  for (const each of others) each.take();
  method?.take('key', 'i', 'amount', 'percent', 'currency');
  const lines = document.list('lines').map((line) => {
    const money = moneyOf(writing, line);
    return { line, money, taxes: taxesOf(writing, line, taxesIn(line, money), money.decimals) };
  });
  const elements = lines.map((each) => paidDocument(writing, each));
  const sums = sumsOf(lines, writing.decimals);
  const total = numberOf(document, 'total') ?? Decimal.ZERO;
  const received = Decimal.parse(method?.meta('mx-cfdi-amount'));
  const amount = padded(received !== undefined && received.compare(total) > 0 ? received : total, writing.decimals);
  const exchange = currency === PESO ? new Decimal(1, 0) : (writing.exchange ?? new Decimal(1, 0));
  const date = method?.text('date') ?? document.text('value_date') ?? document.peek('issue_date') ?? '';
  const time = method?.meta('mx-cfdi-time') ?? NOON;
  const means = method?.ext('mx-cfdi-payment-means') ?? '';
  const payment = node(
    'pago20:Pago',
    {
      FechaPago: [`${date}T${time}`, method?.at('date') ?? '$.issue_date'],
      FormaDePagoP: [means, method?.at('ext') ?? '$.methods'],
      MonedaP: [currency, '$.currency'],
      TipoCambioP: [exchange.toString(), '$.exchange_rates'],
      Monto: [amount.toString(), '$.total'],
      NumOperacion: writing.member(method, 'ref', 100),
      ...(method && bankValues(writing, method, means)),
    },
    method?.path ?? '$.methods',
    [
      elements,
      group('pago20:ImpuestosP', [
        group(
          'pago20:RetencionesP',
          retainedIn(sums).map(({ tax, amount: retained }) =>
            node('pago20:RetencionP', { ImpuestoP: tax, ImporteP: retained.toString() }),
          ),
        ),
        group(
          'pago20:TrasladosP',
          transferredIn(sums).map((each) => taxElement('Traslado', 'P', each)),
        ),
      ]),
    ],
  );
  return node('pago20:Pagos', { Version: '2.0' }, '$', [totals(sums, amount, exchange), payment]);
}
