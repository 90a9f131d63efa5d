/** Rows of the table of e-invoices (`src/countries/e-invoices.ts`), in words of the interface. */
import {
  type EInvoice,
  type EInvoiceDuty,
  type EInvoiceIssuers,
  type EInvoiceScope,
  isInForce,
} from '../../../countries/e-invoices.ts';
import { longDay } from '../texts/long-day.ts';
import { inLanguage, say, sayList } from '../texts/say.ts';
import * as texts from './texts.ts';

const SCOPES: Readonly<Record<EInvoiceScope, string>> = {
  all: texts.all,
  business: texts.business,
  public: texts.publicBodies,
  program: texts.program,
  goods: texts.goods,
  services: texts.services,
  receipts: texts.receipts,
  ledgers: texts.ledgers,
  basque: texts.basque,
};

const ISSUERS: Readonly<Record<Exclude<EInvoiceIssuers, 'everyone' | 'over'>, string>> = {
  large: texts.large,
  companies: texts.companies,
  others: texts.others,
  smallest: texts.smallest,
  'newly-registered': texts.newlyRegistered,
};

/** Returns which invoices need a file: `invoices to public bodies`. */
function whichInvoices({ scope, isInvoice }: EInvoice): string {
  const which = say(SCOPES[scope]);
  if (!isInvoice) return which;
  return scope === 'all' ? say(texts.itself) : say(texts.itselfFor, { which });
}

/** Returns who must, and from which day: `companies from 1 January 2027, all others from 1 July 2027`. */
function whoMust({ duties = [] }: EInvoice, today: string): string {
  if (duties.length === 0) return say(texts.usual);
  return sayList(duties.map((duty) => inWords(duty, today)));
}

function inWords({ from, whom, turnover }: EInvoiceDuty, today: string): string {
  const day = longDay(new Date(from));
  const isInForce = from <= today;
  if (whom === 'everyone') return say(isInForce ? texts.since : texts.from, { day });
  const named = turnover ? say(texts.over, { amount: money(turnover) }) : say(ISSUERS[whom as keyof typeof ISSUERS]);
  return say(isInForce ? texts.whomSince : texts.whomFrom, { whom: named, day });
}

function money({ amount, currency }: NonNullable<EInvoiceDuty['turnover']>): string {
  return inLanguage(
    (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }),
    'en-GB',
  )().format(amount);
}

/** Returns a row in one line: `invoices to public bodies: required since 15 January 2015`. */
function dutyInWords(row: EInvoice, today: string, which = whichInvoices(row)): string {
  return say(texts.which, { which, when: whoMust(row, today) });
}

/** Returns the row that says most about a file on a day: a law in force, otherwise the first. */
function firstRow(rows: readonly EInvoice[], today: string): EInvoice | undefined {
  return rows.find((row) => isInForce(row, today)) ?? rows[0];
}

/** Returns the rows of one file in words, that of a law in force first. */
export function rowsInWords(rows: readonly EInvoice[], today: string): string[] {
  const first = firstRow(rows, today);
  const which = rows.length === 1 && first?.scope === 'public' ? say(texts.onlyPublicBodies) : undefined;
  return [first, ...rows.filter((row) => row !== first)].flatMap((row) => (row ? dutyInWords(row, today, which) : []));
}
