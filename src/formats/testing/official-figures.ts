/**
 * The figures of files and documents by their official terms, written down independently of the ledger, and the
 * differences that a conversion names.
 */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import type { PlacedLoss } from '../convert/convert.ts';
import { parseXml } from '../list/parse-xml.ts';
import { Decimal } from '../rules/decimal.ts';
import type { XmlElement } from '../xml/element.ts';

/** Figures by name, such as `gross` and `base 19`. What does not exist is not compared. */
export interface Figures {
  readonly values: ReadonlyMap<string, Decimal>;
  readonly lines?: readonly Decimal[];
  /** Whether corrections have the opposite sign of a credit note. */
  readonly turns?: boolean;
}

export interface Difference {
  readonly name: string;
  readonly one: Decimal;
  readonly other: Decimal;
}

type Found = Decimal | undefined;

const number = (text: string | undefined | null): Found => (text ? Decimal.parse(text.trim()) : undefined);
const sum = (all: readonly Found[]) => all.reduce<Decimal>((one, each) => (each ? one.plus(each) : one), Decimal.ZERO);

function all(from: XmlElement, path: string): XmlElement[] {
  let found = [from];
  for (const step of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter(({ localName }) => localName === step));
  }
  return found;
}

const text = (from: XmlElement, path: string) => all(from, path)[0]?.text.trim();
const amount = (from: XmlElement, path: string) => number(text(from, path));
const amounts = (from: XmlElement, path: string) => all(from, path).flatMap((each) => number(each.text) ?? []);

/** Adds up rates with the same percentage; all supplies without tax are one. */
function ratesOf(rates: readonly (readonly [percent: Found, base: Found, tax: Found])[]): [string, Decimal][] {
  const found = new Map<string, Decimal>();
  const add = (name: string, value: Found) => {
    if (value) found.set(name, (found.get(name) ?? Decimal.ZERO).plus(value));
  };
  for (const [percent, base, tax] of rates) {
    if (tax === undefined || tax.isZero) add('base 0', base);
    else {
      add(`base ${percent?.shortened()}`, base);
      add(`tax ${percent?.shortened()}`, tax);
    }
  }
  return [...found];
}

function figures(
  named: Readonly<Record<string, Found>>,
  rates: Parameters<typeof ratesOf>[0] = [],
  more: Omit<Figures, 'values'> = {},
): Figures {
  const stated = Object.entries(named).flatMap(([name, value]): [string, Decimal][] => (value ? [[name, value]] : []));
  return { values: new Map([...stated, ...ratesOf(rates)]), ...more };
}

/** Returns the amount in the currency of the invoice. */
const inCurrency = (found: readonly XmlElement[], currency: string | undefined) =>
  number(found.find((each) => [undefined, null, currency].includes(each.attribute('currencyID')))?.text);

function ofUbl(root: XmlElement): Figures {
  const [totals = root] = all(root, 'LegalMonetaryTotal');
  const currency = text(root, 'DocumentCurrencyCode');
  const [gross, rounding] = [amount(totals, 'TaxInclusiveAmount'), amount(totals, 'PayableRoundingAmount')];
  const subtotals = all(root, 'TaxTotal/TaxSubtotal').filter((each) => {
    const [tax] = all(each, 'TaxAmount');
    return [undefined, currency].includes(tax?.attribute('currencyID'));
  });
  return figures(
    {
      net: amount(totals, 'TaxExclusiveAmount'),
      tax: inCurrency(all(root, 'TaxTotal/TaxAmount'), currency),
      gross,
      rounded: gross && sum([gross, rounding]),
      due: amount(totals, 'PayableAmount'),
    },
    subtotals.map((each) => [
      amount(each, 'TaxCategory/Percent'),
      amount(each, 'TaxableAmount'),
      amount(each, 'TaxAmount'),
    ]),
    { lines: ['InvoiceLine', 'CreditNoteLine'].flatMap((name) => amounts(root, `${name}/LineExtensionAmount`)) },
  );
}

function ofCii(root: XmlElement): Figures | undefined {
  const [settlement] = all(root, 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement');
  const [totals] = settlement ? all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation') : [];
  if (!settlement || !totals) return undefined;
  const gross = amount(totals, 'GrandTotalAmount');
  const lines = all(root, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem').filter((line) =>
    [undefined, 'DETAIL'].includes(text(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode')),
  );
  const ofLine = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
  return figures(
    {
      net: amount(totals, 'TaxBasisTotalAmount'),
      tax: inCurrency(all(totals, 'TaxTotalAmount'), text(settlement, 'InvoiceCurrencyCode')),
      gross,
      rounded: gross && sum([gross, amount(totals, 'RoundingAmount')]),
      due: amount(totals, 'DuePayableAmount'),
    },
    all(settlement, 'ApplicableTradeTax').map((each) => [
      amount(each, 'RateApplicablePercent'),
      amount(each, 'BasisAmount'),
      amount(each, 'CalculatedAmount'),
    ]),
    { lines: lines.flatMap((line) => amount(line, ofLine) ?? []) },
  );
}

function ofKsef(root: XmlElement): Figures | undefined {
  const [invoice] = all(root, 'Fa');
  if (!invoice) return undefined;
  const named = (names: RegExp) => {
    const found = invoice.children.filter(({ localName }) => names.test(localName));
    return found.length > 0 ? sum(found.map((each) => number(each.text))) : undefined;
  };
  const settled = sum(amounts(invoice, 'Rozliczenie/SumaObciazen')).minus(
    sum(amounts(invoice, 'Rozliczenie/SumaOdliczen')),
  );
  const [net, asked] = [named(/^P_13_/), amount(invoice, 'P_15')];
  const rounded = asked?.plus(settled);
  return figures({ net: net?.plus(settled), tax: named(/^P_14_\d$/), rounded }, [], { turns: true });
}

function ofFatturaPa(root: XmlElement): Figures | undefined {
  const [body, other] = all(root, 'FatturaElettronicaBody');
  if (!body || other || root.localName !== 'FatturaElettronica') return undefined;
  const goods = 'DatiBeniServizi';
  const taxes = amounts(body, `${goods}/DatiRiepilogo/Imposta`);
  return figures(
    {
      tax: taxes.length > 0 ? sum(taxes) : undefined,
      rounded: amount(body, 'DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento'),
    },
    all(body, `${goods}/DatiRiepilogo`).map((each) => [
      amount(each, 'AliquotaIVA'),
      amount(each, 'ImponibileImporto'),
      amount(each, 'Imposta'),
    ]),
    { lines: amounts(body, `${goods}/DettaglioLinee/PrezzoTotale`) },
  );
}

function ofFacturae(root: XmlElement): Figures | undefined {
  const [invoice, other] = all(root, 'Invoices/Invoice');
  const [totals] = invoice ? all(invoice, 'InvoiceTotals') : [];
  if (!invoice || !totals || other) return undefined;
  const outlays = amount(totals, 'TotalReimbursableExpenses');
  return figures(
    {
      net: sum([amount(totals, 'TotalGrossAmountBeforeTaxes'), outlays]),
      tax: amount(totals, 'TotalTaxOutputs'),
      due: amount(totals, 'TotalExecutableAmount'),
    },
    [
      ...all(invoice, 'TaxesOutputs/Tax').map(
        (each) =>
          [
            amount(each, 'TaxRate'),
            amount(each, 'TaxableBase/TotalAmount'),
            amount(each, 'TaxAmount/TotalAmount'),
          ] as const,
      ),
      [undefined, outlays, undefined],
    ],
    { lines: amounts(invoice, 'Items/InvoiceLine/GrossAmount'), turns: true },
  );
}

function ofCfdi(root: XmlElement): Figures | undefined {
  if (root.attribute('TipoDeComprobante') === 'P') return undefined;
  const of = (name: string) => number(root.attribute(name));
  const taxes = all(root, 'Impuestos').map((each) => number(each.attribute('TotalImpuestosTrasladados')));
  return figures({
    gross: sum([of('SubTotal'), ...taxes]).minus(of('Descuento') ?? Decimal.ZERO),
    payable: of('Total'),
  });
}

function ofVerifactu(root: XmlElement): Figures | undefined {
  const [record, other] = [...root.within()].filter(({ localName }) => localName === 'RegistroAlta');
  if (!record || other) return undefined;
  return figures({ tax: amount(record, 'CuotaTotal'), gross: amount(record, 'ImporteTotal') }, [], { turns: true });
}

const READERS: readonly (readonly [root: RegExp, read: (root: XmlElement) => Figures | undefined])[] = [
  [/^(?:Invoice|CreditNote)$/, ofUbl],
  [/^CrossIndustryInvoice$/, ofCii],
  [/^Faktura$/, ofKsef],
  [/^FatturaElettronica/, ofFatturaPa],
  [/^Facturae$/, ofFacturae],
  [/^Comprobante$/, ofCfdi],
  [/^(?:RegFactuSistemaFacturacion|RegistroAlta)$/, ofVerifactu],
];

/** Returns the figures that a file states; undefined if it is not a single invoice. */
export function figuresOfXml(xml: string): Figures | undefined {
  const parsed = parseXml(xml);
  if (!parsed.ok) return undefined;
  return READERS.find(([root]) => root.test(parsed.root.localName))?.[1](parsed.root);
}

/** Returns the figures of a built invoice. */
export function figuresOfDocument({ totals, lines, tax, charges }: JsonObject): Figures | undefined {
  if (!isJsonObject(totals)) return undefined;
  const of = (name: string) => number(totals[name] as string | undefined);
  const taxes = isJsonObject(totals.taxes) ? objects(totals.taxes.categories) : [];
  const charged = taxes.filter(({ retained, informative }) => !retained && !informative);
  const outlays = objects(charges).filter(({ key, taxes: own }) => key === 'outlay' && own === undefined);
  const rates = charged.flatMap((each) =>
    objects(each.rates).map(
      ({ percent, base, amount: own }) =>
        [number(String(percent ?? '').replace('%', '')), number(base as string), number(own as string)] as const,
    ),
  );
  const isNet = !(isJsonObject(tax) && tax.prices_include !== undefined);
  return figures(
    {
      net: of('total'),
      tax: of('tax') ?? Decimal.ZERO,
      gross: of('total_with_tax'),
      rounded: sum([of('total_with_tax'), of('rounding')]),
      payable: of('payable'),
      due: of('due') ?? of('payable'),
    },
    [...rates, ...outlays.map((each) => [undefined, number(each.amount as string), undefined] as const)],
    isNet ? { lines: objects(lines).flatMap((line) => number(line.total as string) ?? []) } : {},
  );
}

const objects = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);

/** Returns the figures that both state and that differ. */
export function differencesOf(one: Figures, other: Figures): Difference[] {
  const turns = one.turns || other.turns;
  const isSame = (a: Decimal, b: Decimal) => a.equals(b) || (turns && a.plus(b).isZero);
  const found: Difference[] = [];
  for (const [name, value] of one.values) {
    const made = other.values.get(name);
    if (made && !isSame(value, made)) found.push({ name, one: value, other: made });
  }
  const [lines = [], made = []] = [one.lines, other.lines];
  if (lines.length !== made.length) return found;
  for (const [at, value] of lines.entries()) {
    const own = made[at] ?? value;
    if (!isSame(value, own)) found.push({ name: `line ${at}`, one: value, other: own });
  }
  return found;
}

type Named = Pick<PlacedLoss, 'kind' | 'severity' | 'properties' | 'term' | 'text'>;

/** Returns the differences that no loss names with both figures, and that no loss about rounding explains. */
export function unnamed(differences: readonly Difference[], losses: readonly Named[]): Difference[] {
  const isRounded = losses.some(
    ({ term, properties }) => term === 'BT-114' || properties.some((each) => each.endsWith('.rounding')),
  );
  const most = new Decimal(10n, 2);
  return differences.filter(({ one, other }) => {
    if (isRounded && one.minus(other).abs().compare(most) <= 0) return false;
    return !losses.some((loss) => {
      const given = Object.values(loss.text.values ?? {}).flatMap((each) => number(String(each)) ?? []);
      const has = (figure: Decimal) => given.some((each) => each.abs().equals(figure.abs()));
      return (loss.severity === 'error' || loss.kind === 'difference') && has(one) && has(other);
    });
  });
}

/** Returns the errors about figures. */
export function errorsIn(losses: readonly Named[]): Named[] {
  return losses.filter(({ kind, severity }) => kind === 'difference' && severity === 'error');
}
