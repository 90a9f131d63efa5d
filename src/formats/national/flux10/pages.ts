/** The pages of a report of the French e-reporting: its head, its sums and its blocks (chapter 24 §9). */

import { entryOf } from '../../../engine/model/json.ts';
import { type Format, formatFor } from '../../../paper/format.ts';
import type { ReportWords } from '../../../paper/labels/reports.ts';
import { directionOf, type PaperLanguage } from '../../../paper/languages.ts';
import type { Block, Column, Fact, Paper, Row, TextLine } from '../../../paper/paper.ts';
import { loadReportWords } from '../../../paper/report-words.ts';
import { filled, known, named } from '../../../paper/texts.ts';
import type { DayShown, InvoiceShown, PaymentShown, RateShown, ReportShown } from '../../declare/report-shown.ts';

/** The functions that write the texts of a report in a language. */
interface Writing {
  readonly language: PaperLanguage;
  readonly words: ReportWords;
  readonly format: Format;
}

const CURRENCY = 'EUR';
const COUNTRY = 'FR';

const CATEGORY_WORDS: Readonly<Record<string, keyof ReportWords>> = {
  TLB1: 'goodsTaxed',
  TPS1: 'servicesTaxed',
  TNT1: 'notTaxed',
  TMA1: 'margin',
};

/** The types of invoices (UNTDID 1001) that reports usually have. */
const TYPE_WORDS: Readonly<Record<string, keyof ReportWords>> = {
  380: 'commercial',
  381: 'creditNote',
  384: 'corrective',
  386: 'prepayment',
  389: 'selfBilled',
  261: 'selfBilledCredit',
  503: 'prepaymentCredit',
};

/** Returns the pages of a report in a language. */
export async function reportPages(report: ReportShown, language: PaperLanguage): Promise<Paper> {
  const words = await loadReportWords(language);
  const writing = { language, words, format: formatFor(language, COUNTRY, CURRENCY, 'symbol') };
  const title = report.isRectifying ? words.rectifyingReport : words.initialReport;
  const blocks = contentOf(report, writing);
  return {
    language,
    direction: directionOf(language),
    size: 'a4',
    title: [title, report.number].filter(Boolean).join(' '),
    blocks: [
      { kind: 'head', title, number: report.number, dates: datesOf(report, writing) },
      { kind: 'facts', facts: factsOf(report, writing) },
      ...(blocks.length > 0 ? blocks : [{ kind: 'content', text: words.empty } as const]),
    ],
  };
}

function datesOf({ made, start, end }: ReportShown, { words, format }: Writing): Fact[] {
  const [day = '', time] = made.split('T');
  const period = { start: format.date(start), end: format.date(end) };
  return known([
    { name: words.made, text: [day && format.date(day), time].filter(Boolean).join(', ') },
    { name: words.period, text: start || end ? inWords(words.fromTo, period) : undefined },
  ]);
}

function factsOf(report: ReportShown, { words, format }: Writing): Fact[] {
  const { name, declarant, platform, isOfBuyer, isOfPayments } = report;
  const content = isOfPayments ? words.payments : isOfBuyer ? words.purchases : words.sales;
  const party = isOfBuyer ? words.asBuyer : words.asSeller;
  return known([
    { name: words.content, text: [content, name].filter(Boolean).join(' · ') },
    {
      name: words.declarant,
      text:
        coded(declarant.name, declarant.code) && inWords(party, { ...declarant, name: format.isolate(declarant.name) }),
    },
    { name: words.sender, text: coded(format.isolate(platform.name), platform.code) },
  ]);
}

function contentOf(report: ReportShown, writing: Writing): Block[] {
  const { invoices, days, payments, sums, paid, isOfBuyer, invoiceTax } = report;
  const { words, format } = writing;
  const ofInvoices = payments.filter(({ number }) => number !== '');
  const ofDays = payments.filter(({ number }) => number === '');
  const invoiceSums: Block = {
    kind: 'facts',
    facts: [
      { name: words.invoices, text: format.number(String(invoices.length)) },
      { name: words.tax, text: format.money(invoiceTax) },
    ],
  };
  return [
    ...table(
      words.bySum,
      [wide(words.category), figure(words.rate), figure(words.net), figure(words.tax)],
      sums.map(({ category, percent, net, tax }) =>
        row(categoryText(category, words), rateText(percent, format), format.money(net), format.money(tax)),
      ),
    ),
    ...table(
      words.byDay,
      [
        text(words.day),
        wide(words.category),
        ...[words.net, words.tax, words.sold, words.rates].map((heading) => figure(heading)),
      ],
      days.map((each) => dayRow(each, writing)),
    ),
    ...table(
      isOfBuyer ? words.bought : words.abroad,
      [
        wide(words.invoice),
        text(words.date),
        text(words.other),
        ...[words.net, words.tax, words.rates].map((heading) => figure(heading)),
      ],
      invoices.map((each) => invoiceRow(each, writing)),
    ),
    ...(invoices.length > 0 ? [invoiceSums] : []),
    ...table(
      words.paidByRate,
      [wide(words.rate), figure(words.amount)],
      paid.map(({ percent, amount }) => row(rateText(percent, format), format.money(amount))),
    ),
    ...table(
      words.paidInvoices,
      [wide(words.invoice), text(words.date), text(words.day), figure(words.rates)],
      ofInvoices.map((each) => row(each.number, format.date(each.issued), ...paymentCells(each, writing))),
    ),
    ...table(
      words.paidDays,
      [wide(words.day), figure(words.rates)],
      ofDays.map((each) => row(...paymentCells(each, writing))),
    ),
  ];
}

/** Returns a table below its name; nothing for one without rows. */
function table(label: string, columns: readonly Column[], rows: readonly Row[]): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'section', label, lines: [] },
    { kind: 'table', columns, rows, rest: [] },
  ];
}

const text = (heading: string): Column => ({ heading, align: 'start' });
const wide = (heading: string): Column => ({ heading, align: 'start', isWide: true });
const figure = (heading: string): Column => ({ heading, align: 'end' });

type Cell = string | readonly TextLine[];

function row(...cells: readonly Cell[]): Row {
  return { cells: cells.map((cell) => (typeof cell === 'string' ? [{ text: cell }] : cell)) };
}

function dayRow({ date, category, currency, net, tax, count, rates, isOutside, differs }: DayShown, writing: Writing) {
  const { words, format } = writing;
  return row(
    marked(format.date(date), isOutside && words.outsideMark),
    categoryText(category, words),
    marked(format.money(net, currency || undefined), differs && words.differsMark),
    format.money(tax, currency || undefined),
    format.number(count),
    ratesCell(rates, writing),
  );
}

function invoiceRow(invoice: InvoiceShown, writing: Writing): Row {
  const { number, date, type, currency, other, country, net, tax, rates, corrects } = invoice;
  const { words, format } = writing;
  const typeWord = entryOf(TYPE_WORDS, type);
  const typed = typeWord === undefined ? type : words[typeWord];
  return row(
    filled([
      { text: number },
      {
        text: corrects.length === 0 ? typed : inWords(words.corrects, { type: typed, numbers: corrects.join(', ') }),
        look: 'soft',
      },
    ]),
    format.date(date),
    filled([{ text: country && format.country(country) }, { text: other, look: 'soft' }]),
    format.money(net, currency || undefined),
    format.money(tax),
    ratesCell(rates, writing),
  );
}

function paymentCells({ date, rates, isOutside }: PaymentShown, writing: Writing): Cell[] {
  const { words, format } = writing;
  return [
    marked(format.date(date), isOutside && words.outsideMark),
    rates.flatMap(({ percent, amount }) => rateLine(percent, format.money(amount), writing)),
  ];
}

/** Returns the sums of rates in the currency of their row. */
function ratesCell(rates: readonly RateShown[], writing: Writing): TextLine[] {
  const { number } = writing.format;
  return rates.flatMap(({ percent, net, tax }) => rateLine(percent, `${number(net)} + ${number(tax)}`, writing));
}

function rateLine(percent: string, amounts: string, { format, language }: Writing): TextLine[] {
  return filled([{ text: percent === '' ? amounts : named(rateText(percent, format), amounts, language) }]);
}

function marked(shown: string, mark: string | false): TextLine[] {
  return filled([{ text: shown }, { text: mark || undefined, look: 'strong' }]);
}

function rateText(percent: string, format: Format): string {
  return percent === '' ? '' : format.percent(`${percent}%`);
}

function categoryText(code: string, words: ReportWords): string {
  const word = entryOf(CATEGORY_WORDS, code);
  return word === undefined ? code : coded(words[word], code);
}

function coded(name: string, code: string): string {
  return name === '' || code === '' ? name || code : `${name} (${code})`;
}

function inWords(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
