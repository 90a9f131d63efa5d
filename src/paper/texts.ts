import { numberOf } from './bill-number.ts';
import type { DocumentReference, Period } from './documents.ts';
import type { Fact, TextLine } from './paper.ts';
import type { Writing } from './writing.ts';

/** Joins texts and omits missing ones. */
export function joined(separator: string, ...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(separator);
}

/** Returns a text after its name: `Farbe: rot`, in French `Couleur : rouge`. */
export function named(name: string, text: string | undefined, language: string): string | undefined {
  return text ? `${name}${language === 'fr' ? '\u00a0' : ''}: ${text}` : undefined;
}

/** Returns an amount with the opposite sign; leaves zero unsigned. */
export function negated(amount: string): string {
  if (/^-?0*(?:\.0*)?$/.test(amount)) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

/** Returns a reference as text: `FAC-118, 10 de marzo de 2025`. */
export function referenceText(
  { series, code, issue_date, reason }: DocumentReference,
  { country, format }: Pick<Writing, 'country' | 'format'>,
): string {
  return joined(', ', numberOf({ series, code }, country), issue_date && format.date(issue_date), reason);
}

/** Returns a period as text from start to end; open-ended if one is missing. */
export function periodText(
  { start, end }: Period = {},
  { format, labels }: Pick<Writing, 'format' | 'labels'>,
): string {
  if (start && start === end) return format.date(start);
  if (start && end) return `${format.date(start)} – ${format.date(end)}`;
  const [words, day] = start ? [labels.periodFrom, start] : [labels.periodUntil, end];
  return day ? words.replaceAll('{date}', format.date(day)) : '';
}

/** Returns the facts that have a text. */
export function known(facts: readonly { name: string; text: string | undefined }[]): Fact[] {
  return facts.flatMap(({ name, text }) => (text ? { name, text } : []));
}

/** Returns the lines that have a text. */
export function filled(lines: readonly (Omit<TextLine, 'text'> & { text: string | undefined })[]): TextLine[] {
  return lines.filter((line): line is TextLine => Boolean(line.text));
}
