/** A letter to the supplier of an invoice that is not to be paid, ready to copy, in the language of the supplier. */

import { countries } from '../countries/countries.ts';
import { detailed, followed, type Message, message, type Translation, words } from '../engine/text/message.ts';
import { withoutAdvice } from '../engine/text/without-advice.ts';
import { dayIn } from './day-in.ts';
import type { FileRead } from './read-file.ts';
import type { ComparedField, Flag, Row } from './row.ts';
import * as texts from './texts.ts';
import { figureIn, withFigures } from './with-figures.ts';

export interface Letter {
  subject: string;
  text: string;
}

/** Compared values that are dates and amounts. */
const FIGURES: ReadonlySet<ComparedField> = new Set(['date', 'net', 'tax', 'total']);

/** The largest number of faults that a letter lists. */
const MOST_FAULTS = 20;

/** Returns the languages of a supplier, by the country of its VAT number. The first is the most usual. */
export function languagesOfSupplier({ vat }: Pick<Row, 'vat'>): readonly string[] {
  const [country = ''] = /^[A-Z]{2}/.exec(vat ?? '') ?? [];
  return countries[country === 'GR' ? 'EL' : country]?.languages ?? [];
}

/** Returns whether there is something to ask the supplier. */
export function needsLetter({ suggestion, verdict, flags, file, bill }: Row, { broken }: FileRead): boolean {
  if (suggestion === 'pay' || suggestion === 'nothing') return false;
  // The supplier has replaced a file that is to be refused and is not on top.
  if (suggestion === 'refuse' && bill !== null && bill !== file) return false;
  const isWrong = verdict === 'unreadable' || broken.length > 0;
  return isWrong || flags.some((flag) => pointOf(flag, String).length > 0);
}

/**
 * Returns the letter about an invoice. It does not mention a new account: the person who changed it would answer.
 * @param translation into the language of the letter; English without one
 * @param sender who writes it; without one, the buyer that the invoice names
 */
export function letterTo(row: Row, read: FileRead, translation?: Translation, sender?: string): Letter {
  const show = shownIn(translation?.language);
  const say = (said: Message) => words(said, translation);
  // The letter asks for a corrected invoice. It does not tell the supplier in each point to correct it.
  const fact = (said: Message) => factIn(said, show, translation);
  const points = [...pointsOf(row, show).map(say), ...faultsOf(row, read).map(fact), ...restOf(row, read).map(say)];
  const { number, date, total, currency, file } = row;
  const about =
    number === null
      ? message(texts.letterAboutFile, { file: file.slice(file.lastIndexOf('/') + 1) })
      : date === null
        ? message(texts.letterAboutNumber, { number })
        : message(texts.letterAboutInvoice, { number, date: show(date) });
  const amount =
    total === null ? [] : [say(message(texts.letterAmount, { total: `${show(total)} ${currency ?? ''}`.trim() }))];
  const isRefused = row.suggestion === 'refuse' || row.verdict === 'unreadable';
  const text = [
    say(message(texts.letterGreeting)),
    [say(detailed(about, message(isRefused ? texts.letterRefuses : texts.letterAsks))), ...amount].join(' '),
    ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
    say(message(isRefused ? texts.letterWantsAnother : texts.letterWantsAnswer)),
    joinedLines(say(message(texts.letterEnd)), sender ?? read.facts?.buyer?.name),
  ];
  return { subject: say(about), text: `${text.join('\n\n')}\n` };
}

/** Returns what is wrong in words, without advice to the one who wrote it. */
export function factIn(said: Message, show: Show, translation?: Translation): string {
  return words(withFigures(said, show), withoutAdvice(translation));
}

function joinedLines(end: string, sender: string | null | undefined): string {
  return sender ? `${end}\n${sender}` : end;
}

/** Writes a date or an amount as people of a language do; other values as they are. */
type Show = (value: string) => string;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

function shownIn(language = 'en'): Show {
  const locale = language === 'en' ? 'en-GB' : language;
  return (value) => {
    if (DATE.test(value)) return dayIn(locale, value);
    return AMOUNT.test(value) ? figureIn(locale, value) : value;
  };
}

/** Returns what is unclear, each as a sentence. */
function pointsOf({ flags, verdict, why }: Row, show: Show): Message[] {
  if (verdict === 'unreadable') return [why];
  return [...(verdict === 'not-judged' ? [why] : []), ...flags.flatMap((flag) => pointOf(flag, show))];
}

/** Returns the first faults with their codes. */
function faultsOf({ verdict }: Row, { broken }: FileRead): Message[] {
  if (verdict === 'unreadable') return [];
  return broken.slice(0, MOST_FAULTS).map(({ code, text }) => followed(text, message('({code})', { code })));
}

/** Returns the sentence about the faults that are not listed. */
function restOf({ verdict }: Row, { broken }: FileRead): Message[] {
  const count = broken.length - MOST_FAULTS;
  return verdict === 'unreadable' || count <= 0 ? [] : [message(texts.letterMoreFaults, { count })];
}

/** Returns nothing about another account, as for a new one. */
function duplicatePoints({ reason, differs = [] }: Extract<Flag, { kind: 'duplicate_of' }>): Message[] {
  if (reason === 'same-amount-and-date') return [message(texts.letterSimilar)];
  if (reason !== 'same-number' || differs.includes('iban')) return [];
  const fields = differs.map((field) => message(texts.versionFields[field]));
  return [followed(detailed(message(texts.letterVersion), ...fields), message(texts.letterWhich))];
}

function pointOf(flag: Flag, show: Show): Message[] {
  switch (flag.kind) {
    case 'difference': {
      const { field, page, xml } = flag;
      const values = FIGURES.has(field) ? { page: show(page), xml: show(xml) } : { page, xml };
      return [detailed(message(texts.fields[field]), message(texts.letterDifference, values))];
    }
    case 'duplicate_of':
      return duplicatePoints(flag);
    case 'overlaps':
      return [message(texts.letterOverlaps[flag.reason])];
    case 'name_changed':
      return [message(texts.letterName, { name: flag.name, other: flag.other })];
    case 'due_before_issue':
      return [message(texts.letterDueDate)];
    case 'signature_broken':
      return [message(texts.letterSignature)];
    case 'signature_unverified':
      return [message(texts.letterUnverified)];
    case 'certificate_changed':
      return [message(texts.letterCertificate)];
    case 'signature_missing':
      return [message(texts.letterUnsigned)];
    case 'unusual_amount':
      return [message(texts.letterAmountUnusual)];
    default:
      return [];
  }
}
