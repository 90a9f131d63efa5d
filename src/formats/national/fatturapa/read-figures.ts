/**
 * Compares the figures of a file with those of its document. Not left to the ledger, because the same figures decide what is written back, and
 * chapter 15 §3 compares funds, withheld taxes and instalments too.
 */

import { amountToPay } from '../../../engine/bill/amount-to-pay.ts';
import { addTo } from '../../../engine/model/group-by.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { Totals } from '../../../paper/documents.ts';
import type { Report, Severity } from '../../declare/report.ts';
import type { StatedFigures } from '../../declare/source-file.ts';
import { plus } from '../shared/amounts.ts';
import { differing, type Figure, isWithin, reportFigures } from '../shared/figures.ts';
import { listIn, numberIn, textIn } from '../shared/members.ts';
import type { Source } from '../shared/reading.ts';
import { amountIn, includedTax, sumOf } from './read-base.ts';
import { type Summary, summaryOf } from './read-summaries.ts';
import { MOST_ROUNDING, type Settled } from './read-totals.ts';
import { WITHHELD } from './write-base.ts';

/** The tax total of one rate, or of several with the same key. `property` is the property of the rate, if it is only one. */
interface Rate {
  readonly property: string | undefined;
  readonly base: Amount;
  readonly amount: Amount;
}

type Noted = Map<string, { base?: Amount; amount: Amount }>;

/**
 * Reports the figures that differ. Returns those of the file if any does.
 */
export function compareFigures(
  body: Source,
  { built: { document }, total, rounding }: Settled,
  report: Report,
): StatedFigures | undefined {
  if (!isJsonObject(document.totals)) return undefined;
  const goods = body.all('DatiBeniServizi');
  const lines = goods.flatMap((each) => each.all('DettaglioLinee'));
  const rates: Noted = new Map();
  const differences = differing([
    ...lineFigures(lines, document),
    ...fundFigures(body, document),
    ...summaryFigures(goods, document, rates),
    ...withheldFigures(body, document, rates),
    ...paidFigures(body, document, report),
    ...simplifiedFigures(goods),
  ]);
  reportFigures(report, differences, severityOf);
  if (differences.length === 0 && isTotal(document.totals, total)) return undefined;
  return { lines: lines.map((each) => amountIn(each, 'PrezzoTotale')), rates, total, rounding };
}

function isTotal(totals: JsonObject, stated: Amount | undefined): boolean {
  if (stated === undefined) return true;
  return plus(numberIn(totals, 'total_with_tax') ?? Amount.zero(2), numberIn(totals, 'rounding')).equals(stated);
}

/** Small differences come from rounding. */
function severityOf(figure: Figure): Severity {
  if (isWithin(figure, Amount.of(1, 2))) return 'info';
  return isWithin(figure, Amount.ONE) ? 'warning' : 'error';
}

/** Returns a figure in an element; undefined if the element has none. */
function figureIn(part: Source, name: string, calculated: Amount | undefined): Figure[] {
  const stated = amountIn(part, name);
  const source = part.child(name);
  if (stated === undefined || source === undefined) return [];
  return [{ name, element: source.element, stated, calculated: alike(calculated ?? Amount.zero(2), stated) }];
}

/** Returns the stated figure if a calculated one differs only in decimals that one of them does not have. */
function alike(calculated: Amount, stated: Amount): Amount {
  const decimals = Math.max(2, Math.min(calculated.exponent, stated.exponent));
  return calculated.rescale(decimals).equals(stated.rescale(decimals)) ? stated : calculated;
}

function* lineFigures(lines: readonly Source[], document: JsonObject): Generator<Figure> {
  const rows = listIn(document, 'lines');
  for (const [at, line] of lines.entries()) yield* figureIn(line, 'PrezzoTotale', numberIn(rows[at], 'total'));
}

function* fundFigures(body: Source, document: JsonObject): Generator<Figure> {
  const charges = listIn(document, 'charges').filter(({ key }) => key === 'fund-contribution');
  const funds = documentOf(body)?.all('DatiCassaPrevidenziale') ?? [];
  for (const [at, fund] of funds.entries()) {
    yield* figureIn(fund, 'ImportoContributoCassa', numberIn(charges[at], 'amount'));
  }
}

/** Compares the summaries, those of the same tax together, and notes the rates of the document they belong to. */
function* summaryFigures(goods: readonly Source[], document: JsonObject, noted: Noted): Generator<Figure> {
  const rates = ratesOf(document, 'VAT', ({ percent, ext }) =>
    keyOf(percent, textIn(ext, 'it-sdi-exempt'), textIn(ext, 'it-sdi-vat-liability')),
  );
  const groups = new Map<string, Summary[]>();
  for (const summary of goods.flatMap((each) => each.all('DatiRiepilogo')).map(summaryOf)) {
    const { rate, nature, liability } = summary;
    const key = keyOf(rate, rate === '0.00' ? nature : undefined, liability);
    addTo(groups, key, summary);
  }
  for (const [key, same] of groups) {
    const [first] = same;
    const rate = rates.get(key);
    const sources = same.map(({ source }) => source);
    if (first === undefined) continue;
    const base = sumIn(sources, 'ImponibileImporto');
    const amount = sumIn(sources, 'Imposta');
    if (rate?.property !== undefined) noted.set(rate.property, { base, amount });
    for (const [name, stated, calculated] of [
      ['ImponibileImporto', base, rate?.base],
      ['Imposta', amount, rate?.amount],
    ] as const) {
      const element = first.source.child(name)?.element ?? first.source.element;
      yield { name, element, stated, calculated: calculated ?? Amount.zero(2) };
    }
  }
}

function* withheldFigures(body: Source, document: JsonObject, noted: Noted): Generator<Figure> {
  const given = documentOf(body)?.all('DatiRitenuta') ?? [];
  for (const [category, kind] of WITHHELD) {
    const own = given.filter((each) => each.text('TipoRitenuta') === kind);
    const rate = ratesOf(document, category, () => '').get('');
    const [first] = own;
    if (first === undefined) continue;
    const stated = sumIn(own, 'ImportoRitenuta');
    const element = first.child('ImportoRitenuta')?.element ?? first.element;
    if (rate?.property !== undefined) noted.set(rate.property, { amount: stated });
    yield { name: 'ImportoRitenuta', element, stated, calculated: rate?.amount ?? Amount.zero(2) };
  }
}

/**
 * Compares the amounts to pay, and reports instalments that the document loses. Dated instalments may ask for a part of
 * the total only, so those count if they differ by a rounding.
 */
function* paidFigures(body: Source, document: JsonObject, report: Report): Generator<Figure> {
  const groups = body.all('DatiPagamento').filter((each) => each.text('CondizioniPagamento') !== 'TP03');
  const rows = groups.flatMap((each) => each.all('DettaglioPagamento'));
  const undated = rows.filter((each) => !hasDate(each));
  for (const { element } of undated.length < rows.length ? undated : undated.slice(1)) {
    const text = message('Not read: in a document, an instalment needs its date.');
    report.dropped('warning', { element }, text);
  }
  const [first] = rows;
  if (first === undefined) return;
  const figure: Figure = {
    name: 'ImportoPagamento',
    element: first.child('ImportoPagamento')?.element ?? first.element,
    stated: sumIn(rows, 'ImportoPagamento'),
    calculated: Amount.parse(amountToPay(document.totals as Totals) ?? '') ?? Amount.zero(2),
  };
  if (undated.length === rows.length || isWithin(figure, Amount.of(MOST_ROUNDING, 2))) yield figure;
}

const hasDate = (row: Source) =>
  row.text('DataScadenzaPagamento') !== undefined ||
  (row.text('DataRiferimentoTerminiPagamento') !== undefined && row.text('GiorniTerminiPagamento') !== undefined);

/** Compares the tax of simplified rows, if they state their rate too. */
function* simplifiedFigures(goods: readonly Source[]): Generator<Figure> {
  for (const row of goods) {
    const data = row.child('DatiIVA');
    const [amount, rate] = [amountIn(row, 'Importo'), data && amountIn(data, 'Aliquota')];
    if (data && amount && rate) yield* figureIn(data, 'Imposta', includedTax(amount, rate));
  }
}

const documentOf = (body: Source) => body.child('DatiGenerali')?.child('DatiGeneraliDocumento');

const sumIn = (parts: readonly Source[], name: string) => sumOf(parts.map((each) => amountIn(each, name)));

const keyOf = (percent: string | undefined, nature = '', liability = '') =>
  `${
    Amount.parse(percent?.replace('%', '') ?? '0')
      ?.rescale(2)
      .toString() ?? ''
  } ${nature} ${liability}`;

/** Returns the tax totals of a category by a key of their rate. */
function ratesOf(
  { totals }: JsonObject,
  category: string,
  key: (rate: { percent: string | undefined; ext: Json | undefined }) => string,
): Map<string, Rate> {
  const found = new Map<string, Rate>();
  const taxes = isJsonObject(totals) && isJsonObject(totals.taxes) ? totals.taxes : {};
  for (const [i, each] of listIn(taxes, 'categories').entries()) {
    if (each.code !== category) continue;
    for (const [j, rate] of listIn(each, 'rates').entries()) {
      const own = key({ percent: textIn(rate, 'percent'), ext: rate.ext });
      const known = found.get(own);
      found.set(own, {
        property: known ? undefined : `$.totals.taxes.categories[${i}].rates[${j}]`,
        base: plus(numberIn(rate, 'base') ?? Amount.zero(2), known?.base),
        amount: plus(numberIn(rate, 'amount') ?? Amount.zero(2), known?.amount),
      });
    }
  }
  return found;
}
