import { type ReactNode, useState } from 'react';
import type {
  DayShown,
  InvoiceShown,
  PaymentShown,
  RateShown,
  ReportShown,
} from '../../../formats/declare/report-shown.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { formatShown } from '../../ui/texts/format.ts';
import { counted, say, sayList } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const categories: Readonly<Record<string, string>> = {
  TLB1: texts.goodsTaxed,
  TPS1: texts.servicesTaxed,
  TNT1: texts.notTaxed,
  TMA1: texts.margin,
};

/** The types of invoices (UNTDID 1001) that reports usually have. */
const types: Readonly<Record<string, string>> = {
  380: texts.commercial,
  381: texts.creditNote,
  384: texts.corrective,
  386: texts.prepayment,
  389: texts.selfBilled,
  261: texts.selfBilledCredit,
  503: texts.prepaymentCredit,
};

/** A report of the French e-reporting as people see it: its head, sums and blocks. */
export function ReportView({ report }: { report: ReportShown }) {
  const { invoices, days, payments, sums, paid, isOfBuyer, invoiceTax } = report;
  const ofInvoices = payments.filter(({ number }) => number !== '');
  const ofDays = payments.filter(({ number }) => number === '');
  const { money, percent } = formatShown('EUR');
  const isEmpty = invoices.length + days.length + payments.length === 0;
  return (
    <div className="grid min-w-0 content-start gap-6">
      <Head report={report} />
      {isEmpty && <p className="text-soft">{say(texts.empty)}</p>}
      {sums.length > 0 && (
        <Block
          name={say(texts.bySum)}
          heads={[texts.category, texts.rate, texts.net, texts.tax]}
          rows={sums.map(({ category, percent: rate, net, tax }) => [
            categoryShown(category),
            percent(`${rate}%`),
            money(net),
            money(tax),
          ])}
          textColumns={1}
        />
      )}
      {days.length > 0 && (
        <Block
          name={say(texts.byDay)}
          heads={[texts.day, texts.category, texts.net, texts.tax, texts.sold, texts.rates]}
          rows={days.map(dayCells)}
          textColumns={2}
        />
      )}
      {invoices.length > 0 && (
        <Block
          name={say(isOfBuyer ? texts.bought : texts.abroad)}
          about={say(texts.invoicesSum, { count: invoices.length, tax: money(invoiceTax) })}
          heads={[texts.invoice, texts.date, texts.type, texts.other, texts.net, texts.tax, texts.rates]}
          rows={invoices.map(invoiceCells)}
          textColumns={4}
        />
      )}
      {paid.length > 0 && (
        <Block
          name={say(texts.paidByRate)}
          heads={[texts.rate, texts.amount]}
          rows={paid.map(({ percent: rate, amount }) => [percent(`${rate}%`), money(amount)])}
          textColumns={0}
        />
      )}
      {ofInvoices.length > 0 && (
        <Block
          name={say(texts.paidInvoices)}
          heads={[texts.invoice, texts.date, texts.day, texts.rates]}
          rows={ofInvoices.map((each) => [each.number, formatShown().date(each.issued), ...paymentCells(each)])}
          textColumns={3}
        />
      )}
      {ofDays.length > 0 && (
        <Block
          name={say(texts.paidDays)}
          heads={[texts.day, texts.rates]}
          rows={ofDays.map(paymentCells)}
          textColumns={1}
        />
      )}
    </div>
  );
}

function Head({ report }: { report: ReportShown }) {
  const { number, name, isRectifying, declarant, platform, isOfBuyer, isOfPayments, start, end, made } = report;
  const { date } = formatShown();
  const content = isOfPayments ? texts.payments : isOfBuyer ? texts.purchases : texts.sales;
  const facts = [
    [texts.content, say(content)],
    [texts.period, say(texts.fromTo, { start: date(start), end: date(end) })],
    [texts.declarant, say(isOfBuyer ? texts.asBuyer : texts.asSeller, declarant)],
    [texts.sender, say(texts.named, platform)],
    [texts.made, `${date(made.slice(0, 10))} ${made.slice(11)}`],
  ] as const;
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold text-base">
        {say(isRectifying ? texts.rectifyingReport : texts.initialReport, { number })}
      </h2>
      {name !== '' && <p>{name}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{say<string>(label)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function categoryShown(code: string): string {
  const name = categories[code];
  return name === undefined ? code : say(texts.coded, { name: say(name), code });
}

function typeShown(code: string): string {
  const name = types[code];
  return name === undefined ? code : say(name);
}

function dayCells({ date, category, currency, net, tax, count, rates, isOutside, differs }: DayShown): ReactNode[] {
  const { money } = formatShown(currency);
  return [
    <Marked key="day" text={formatShown().date(date)} mark={isOutside ? texts.outsideMark : undefined} />,
    categoryShown(category),
    <Marked key="net" text={money(net)} mark={differs ? texts.differsMark : undefined} />,
    money(tax),
    count === '' ? '' : counted(Number(count)),
    <Rates key="rates" rates={rates} currency={currency} />,
  ];
}

function invoiceCells(invoice: InvoiceShown): ReactNode[] {
  const { number, date, type, currency, other, country, net, tax, rates, corrects } = invoice;
  const numbers = sayList(corrects);
  const { country: nameOf } = formatShown();
  return [
    number,
    formatShown().date(date),
    corrects.length === 0 ? typeShown(type) : say(texts.corrects, { type: typeShown(type), numbers }),
    country === '' ? other : say(texts.coded, { name: nameOf(country), code: other }),
    formatShown(currency).money(net),
    formatShown('EUR').money(tax),
    <Rates key="rates" rates={rates} currency={currency} />,
  ];
}

function paymentCells({ date, rates, isOutside }: PaymentShown): ReactNode[] {
  const { money, percent } = formatShown('EUR');
  return [
    <Marked key="day" text={formatShown().date(date)} mark={isOutside ? texts.outsideMark : undefined} />,
    <ul key="rates">
      {rates.map(({ percent: rate, amount }) => (
        <li key={`${rate} ${amount}`}>{say(texts.atRate, { rate: percent(`${rate}%`), amount: money(amount) })}</li>
      ))}
    </ul>,
  ];
}

function Marked({ text, mark }: { text: string; mark: string | undefined }) {
  return (
    <>
      {text}
      {mark !== undefined && <span className="block text-warn">{say(mark)}</span>}
    </>
  );
}

function Rates({ rates, currency }: { rates: readonly RateShown[]; currency: string }) {
  const { money, percent } = formatShown(currency);
  return (
    <ul>
      {rates.map(({ percent: rate, net, tax }) => (
        <li key={`${rate} ${net} ${tax}`}>
          {say(texts.atRate, { rate: percent(`${rate}%`), amount: `${money(net)} + ${money(tax)}` })}
        </li>
      ))}
    </ul>
  );
}

interface BlockProps {
  name: string;
  about?: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** The number of leading text columns; the others hold figures. */
  textColumns: number;
}

/** The rows shown at first, and with each further step. */
const STEP = 100;

/** A block of a report as a table. A long one is shown step by step. */
function Block({ name, about, heads, rows, textColumns }: BlockProps) {
  const [shown, setShown] = useState(STEP);
  const side = (column: number) => (column < textColumns ? 'text-left' : 'text-right');
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-semibold">{name}</h3>
      {about !== undefined && <p className="text-soft">{about}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1). */}
      <section tabIndex={0} aria-label={name} className="overflow-x-auto">
        <table aria-label={name} className="w-full min-w-max tabular-nums">
          <thead className="text-soft text-xs">
            <tr>
              {heads.map((head, column) => (
                <th
                  key={head}
                  scope="col"
                  className={classes('border-line border-b py-1.5 pr-5 font-medium', side(column))}
                >
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report is read-only; a row is identified by its position.
              <tr key={row} className="border-line border-b align-top">
                {cells.map((cell, column) => (
                  <td key={heads[column]} className={classes('py-1.5 pr-5', side(column))}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + STEP)}>
          {say(texts.more, { count: counted(rows.length - shown) })}
        </Button>
      )}
    </section>
  );
}
