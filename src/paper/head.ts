import { numberOf } from './bill-number.ts';
import type { Party } from './documents.ts';
import { logoOf } from './logo.ts';
import type { Head, Section } from './paper.ts';
import { known, named } from './texts.ts';
import type { Writing } from './writing.ts';

interface Heading {
  title: string;
  series?: string | undefined;
  code?: string | undefined;
  dates?: readonly { name: string; date: string | undefined }[];
  supplier?: Party | undefined;
}

/** Returns the type, number and dates of the document, and the sender's logo. */
export function describeHead(
  { title, series, code, dates = [], supplier }: Heading,
  { labels, format, country }: Writing,
): Head {
  const logo = logoOf(supplier, labels.logoOf);
  return {
    kind: 'head',
    title,
    // A series alone would read as a number.
    number: code ? numberOf({ series, code }, country) : '',
    dates: known(dates.map(({ name, date }) => ({ name, text: date && format.date(date) }))),
    ...(logo ? { logo } : supplier?.logos?.length ? { lacksLogo: true } : {}),
  };
}

interface HeadNotes {
  notes?: readonly { code?: string; text?: string }[] | undefined;
  exchange_rates?: readonly { from?: string; to?: string; amount?: string }[] | undefined;
}

/** Returns the notes and the exchange rates; undefined if there are none. */
export function describeNotes(
  { notes = [], exchange_rates = [] }: HeadNotes,
  { labels, format, language }: Writing,
): Section | undefined {
  const rates = exchange_rates.flatMap(
    ({ from, to, amount = '' }) =>
      named(labels.exchangeRate, `1 ${from} = ${format.number(amount)} ${to}`, language) ?? [],
  );
  const lines = [...notes.flatMap(({ code, text }) => (code ? named(code, text, language) : text) || []), ...rates].map(
    (text) => ({ text }),
  );
  return lines.length > 0 ? { kind: 'section', label: labels.notes, lines } : undefined;
}
