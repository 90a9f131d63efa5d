/** Questions about values that a copy or correction kept from its original. */

import { localDay, timeOf } from '../../engine/document/local-day.ts';
import { plainNumber } from '../../engine/document/plain-number.ts';
import { isObject, partAt, text } from '../../engine/document/values.ts';
import { formatShown } from '../../ui/texts/format.ts';
import { say, sayList } from '../../ui/texts/say.ts';
import type { Change } from '../form/form-edits.ts';
import { fieldPath, type Path } from '../form/path.ts';
import type { Differences, StillKept } from './differences.ts';
import { dayShown, numberShown, valueShown } from './shown.ts';
import * as texts from './texts.ts';
import { textsWithTime } from './texts-with-time.ts';

export interface Question {
  id: string;
  /** The values that it is about. */
  about: readonly KeptPlace[];
  /** Its sentence, with the values as `{what}`. */
  sentence: string;
  what: string;
  count: number;
  answers: readonly Answer[];
  /** What the first answer leads to. */
  note?: string;
}

/** A kept value, or a text that may be about the time of the original. */
type KeptPlace = Pick<StillKept, 'path' | 'at' | 'value'> & { what?: StillKept['what'] };

interface Answer {
  label: string;
  /** A value is removed if it becomes undefined. */
  changes: readonly Change[];
  /** The place where the user answers. */
  goTo?: Path;
}

type Asked = Pick<Differences, 'by' | 'kept' | 'before' | 'document' | 'currency' | 'day'>;

/** Returns the open questions, those with the most expensive mistakes first. */
export function questionsOf(asked: Asked, answered: readonly string[]): Question[] {
  const isCredit = partAt(asked.document, ['type']) === 'credit-note';
  const of = (...kinds: StillKept['what'][]) => asked.kept.filter(({ what }) => kinds.includes(what));
  const all = [
    depositQuestion(asked, of('advance'), isCredit),
    ...(isCredit ? [paymentQuestion(asked, of('due-date', 'account'))] : []),
    datesQuestion(asked, of('period', ...(isCredit ? [] : (['due-date'] as const)))),
    supplyQuestion(asked, of('supply')),
    referenceQuestion(asked, of('reference')),
    ...(asked.by === 'replicate' ? [paymentReferenceQuestion(asked), textQuestion(asked)] : []),
  ];
  return all.flatMap((question) => (question && !answered.includes(question.id) ? [question] : []));
}

function depositQuestion({ currency, day }: Asked, about: readonly StillKept[], isCredit: boolean) {
  if (about.length === 0) return undefined;
  const names = about.map(({ value }) => {
    const { amount: sum, date } = isObject(value) ? value : {};
    const amount = formatShown(currency).money(text(sum) ?? '0');
    return date
      ? say(texts.depositOf, { date: dayShown(String(date), day), amount })
      : say(texts.depositAmount, { amount });
  });
  return {
    id: 'deposit',
    ...{ about, what: sayList(names), count: about.length },
    sentence: isCredit ? texts.lowersRefund : texts.deductedTwice,
    answers: [
      { label: say(texts.removeDeposit, { count: about.length }), changes: removals(about.map(({ at }) => at)) },
    ],
  };
}

/** A credit note asks for no payment. */
function paymentQuestion({ before, document }: Asked, about: readonly StillKept[]): Question | undefined {
  const terms: Path = ['payment', 'terms'];
  const notes = text(partAt(document, [...terms, 'notes']));
  const isKept = notes !== undefined && notes === partAt(before, [...terms, 'notes']);
  if (about.length === 0 && !isKept) return undefined;
  const kinds = new Set(about.map(({ what }) => what));
  const hasIban = about.some(({ value }) => text(partAt(value, [0, 'iban'])));
  const both = hasIban ? texts.dueAndIban : texts.dueAndAccount;
  const account = hasIban ? texts.iban : texts.account;
  const paths: Path[] = [
    // Terms without a date speak of the payment of the original, too.
    ...(partAt(document, terms) === undefined ? [] : [terms]),
    ...(kinds.has('account') ? [['payment', 'instructions']] : []),
  ];
  if (kinds.size === 0) {
    const at: Path = [...terms, 'notes'];
    return {
      id: 'payment',
      ...{ about: [{ path: fieldPath(at), at, value: notes }], what: say(texts.paymentTerms), count: 2 },
      sentence: texts.asksToPay,
      answers: [{ label: say(texts.remove), changes: removals(paths) }],
    };
  }
  return {
    id: 'payment',
    ...{ about, count: kinds.size },
    what: say(kinds.size > 1 ? both : kinds.has('account') ? account : texts.dueDate),
    sentence: texts.asksToPay,
    answers: [{ label: say(kinds.size > 1 ? texts.removeBoth : texts.remove), changes: removals(paths) }],
  };
}

/** Due dates and periods follow the date of issue. */
function datesQuestion(asked: Asked, about: readonly StillKept[]): Question | undefined {
  if (about.length === 0) return undefined;
  const { day, document } = asked;
  const names = distinct(about.map((each) => nameOf(each, asked)));
  const days = about[0]?.days;
  const moved = about.map(({ value, ...each }) => ({
    ...each,
    value: days === undefined ? value : movedBy(value, days),
  }));
  const shown = moved.map(({ what, value }) => valueShown(what, value, { currency: undefined, year: day }) ?? '');
  return {
    id: 'dates',
    ...{ about, what: sayList(names), count: names.length },
    sentence: isBefore(about, day) ? texts.beforeIssue : texts.ofOriginal,
    ...(days === undefined
      ? { answers: [{ label: say(texts.remove), changes: removals(datePaths(about, document)) }] }
      : {
          answers: [
            {
              label: say(texts.moveDates, { days, count: names.length }),
              changes: moved.map(({ at, value }) => ({ path: at, value })),
            },
          ],
          note: say(texts.movedTo, { dates: sayList(distinct(shown)) }),
        }),
  };
}

/** Only the user knows the new date of supply. */
function supplyQuestion(asked: Asked, about: readonly StillKept[]): Question | undefined {
  if (about.length === 0) return undefined;
  const names = distinct(about.map((each) => nameOf(each, asked)));
  const today = localDay();
  return {
    id: 'supply',
    ...{ about, what: sayList(names), count: names.length },
    sentence: isBefore(about, asked.day) ? texts.beforeIssue : texts.ofOriginal,
    answers: [
      { label: say(texts.remove), changes: removals(about.map(({ at }) => at)) },
      { label: say(texts.today), changes: about.map(({ at }) => ({ path: at, value: today })) },
    ],
  };
}

function referenceQuestion(asked: Asked, about: readonly StillKept[]): Question | undefined {
  if (about.length === 0) return undefined;
  return {
    id: 'reference',
    ...{ about, count: about.length },
    what: sayList(about.map((each) => nameOf(each, asked))),
    sentence: texts.ofOriginal,
    answers: [{ label: say(texts.remove), changes: removals(about.map(({ at }) => at)) }],
  };
}

/** A customer pays under this reference, so that of a copy must not name the original. */
function paymentReferenceQuestion({ before, document }: Asked): Question | undefined {
  const at: Path = ['payment', 'instructions', 'ref'];
  const value = text(partAt(document, at));
  const code = text(partAt(before, ['code']));
  if (value === undefined || code === undefined || value !== text(partAt(before, at))) return undefined;
  const hasCheckDigits = CREDITOR_REFERENCE.test(value);
  if (!plainNumber(value).includes(plainNumber(code)) && !hasCheckDigits) return undefined;
  const [old, now] = [numberShown(before), numberShown(document)];
  const renewed = value.replace(old, now);
  // With another number, its check digits would be wrong.
  const isNumbered = text(partAt(document, ['code'])) !== undefined && renewed !== value && !hasCheckDigits;
  return {
    id: 'payment reference',
    about: [{ path: fieldPath(at), at, value }],
    count: 1,
    what: say(texts.referenceTo, { codes: value }),
    sentence: texts.ofOriginal,
    answers: [
      ...(isNumbered ? [{ label: say(texts.use, { value: renewed }), changes: [{ path: at, value: renewed }] }] : []),
      { label: say(texts.remove), changes: removals([at]) },
    ],
  };
}

/** ISO 11649: with check digits, for one invoice. */
const CREDITOR_REFERENCE = /^RF\d\d/;

/** Only the user knows what a text should say now. */
function textQuestion({ before, document }: Asked): Question | undefined {
  const about = textsWithTime(document)
    .filter(({ path, text }) => partAt(before, path) === text)
    .map(({ path, text }): KeptPlace => ({ path: fieldPath(path), at: path, value: text }));
  const [first] = about;
  if (!first) return undefined;
  const named = distinct(about.map(({ value }) => shortened(String(value))));
  return {
    id: 'texts',
    ...{ about, count: named.length },
    what: sayList(named.map((text) => say(texts.quoted, { text }))),
    sentence: texts.namesTime,
    answers: [{ label: say(texts.edit), changes: [], goTo: first.at }],
  };
}

/** The longest part of a text that a question shows. */
const LONGEST = 60;

function shortened(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > LONGEST || line !== text ? `${line.slice(0, LONGEST).trimEnd()}…` : text;
}

function nameOf({ what, value }: StillKept, { day, currency }: Asked): string {
  const shown = valueShown(what, value, { currency, year: day }) ?? '';
  if (what === 'due-date') return say(texts.dueOn, { date: shown });
  if (what === 'supply') return say(texts.suppliedOn, { date: shown });
  return what === 'period' ? say(texts.inPeriod, { period: shown }) : say(texts.referenceTo, { codes: shown });
}

const distinct = (names: readonly string[]) => [...new Set(names)];

function isBefore(about: readonly StillKept[], day: string | undefined): boolean {
  const lasts = about.map(({ value }) => text(value) ?? text(partAt(value, ['end'])) ?? text(partAt(value, ['start'])));
  return day !== undefined && lasts.every((date) => date !== undefined && date < day);
}

const DAY = 86_400_000;

/** Returns a date or a period some days later. */
function movedBy(value: unknown, days: number): unknown {
  if (isObject(value)) {
    const { start, end } = value;
    return {
      ...value,
      ...(start !== undefined && { start: movedBy(start, days) }),
      ...(end !== undefined && { end: movedBy(end, days) }),
    };
  }
  const time = timeOf(text(value) ?? '') + days * DAY;
  return Number.isNaN(time) ? value : new Date(time).toISOString().slice(0, 10);
}

/** Returns the paths of dates with the parts that make no sense without them: entries of due dates, and the key of their terms. */
function datePaths(about: readonly StillKept[], document: unknown): Path[] {
  const due = about.filter(({ what }) => what === 'due-date');
  const dates = partAt(document, ['payment', 'terms', 'due_dates']);
  const isEach = due.length > 0 && Array.isArray(dates) && due.length === dates.length;
  const terms: Path[] = isEach
    ? [
        ['payment', 'terms', 'key'],
        ['payment', 'terms', 'due_dates'],
      ]
    : due.map(({ at }) => at.slice(0, -1));
  return [...terms, ...about.filter(({ what }) => what !== 'due-date').map(({ at }) => at)];
}

/** Removes the last entries of a list first, so that the others keep their places until it is their turn. */
function removals(paths: readonly Path[]): Change[] {
  const lastOf = (path: Path) => path.findLast((step) => typeof step === 'number') ?? 0;
  return paths
    .toSorted((one, other) => Number(lastOf(other)) - Number(lastOf(one)))
    .map((path) => ({ path, value: undefined }));
}
