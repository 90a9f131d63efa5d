import type { Document } from '../../../client/index.ts';
import { entryOf } from '../../../engine/model/json.ts';
import type { Format } from '../../../paper/format.ts';
import type { Labels } from '../../../paper/labels/labels.ts';
import type { PaperLanguage } from '../../../paper/languages.ts';
import { type Facts, factsOf, type MessageFacts, messageFactsOf } from '../../documents/received/facts.ts';
import { localDay } from '../../engine/document/local-day.ts';
import type { Inspection } from '../../engine/worker/inspect.ts';
import { formatShown } from '../../ui/texts/format.ts';
import { language, say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** A received e-invoice in a few words. */
export interface Summary {
  /** `Invoice R-7 from Gärtnerei Lindenhof GmbH`. */
  what: string;
  /** The amount, or the status that a message states. */
  main: string | undefined;
  /** The due date of the amount, or the first day of the status. */
  rest: string;
}

/**
 * Summarises a received e-invoice: `Invoice R-7 from Gärtnerei Lindenhof GmbH`, `€23.80`, `due on 12 March 2026`; or a message about an
 * invoice: `Status of invoice R-7 from Kanzlei Brandt`, `Rejected`, `on 3 March 2026`.
 * @param labels in the reader's language
 */
export function summaryOf(document: Document, terms: Inspection['terms'], labels: Labels | undefined): Summary {
  const message = messageFactsOf(document);
  return message ? messageSummary(message, labels) : invoiceSummary(factsOf(document, terms));
}

function invoiceSummary(facts: Facts): Summary {
  const { amount, currency, isPaid, isCredit } = facts;
  const format = formatShown(currency);
  return {
    what: fromWhom(kindOf(facts), facts),
    main: amount === undefined ? undefined : format.money(amount),
    rest: isPaid ? say(isCredit ? texts.settled : texts.paid) : whenDue(facts, format),
  };
}

/** Returns the language that the reader of an e-invoice has chosen for the page. */
export function readersLanguage(): PaperLanguage {
  return (language.translation?.language ?? 'en') as PaperLanguage;
}

function messageSummary(facts: MessageFacts, labels: Labels | undefined): Summary {
  const { status, amount, currency, date } = facts;
  const format = formatShown(currency);
  return {
    what: fromWhom(say(status === undefined ? texts.paymentOfInvoice : texts.statusOfInvoice), facts),
    main: status === undefined ? amount && format.money(amount) : (entryOf(labels?.statusKeys ?? {}, status) ?? status),
    rest: date === undefined ? '' : say(texts.onDay, { day: format.date(date) }),
  };
}

function fromWhom(kind: string, { number = '', from }: Pick<Facts, 'number' | 'from'>): string {
  return from === undefined ? say(texts.numberedKind, { kind, number }) : say(texts.fromWhom, { kind, number, from });
}

function kindOf({ isCredit, isSelfBilled }: Facts): string {
  if (isCredit) return say(isSelfBilled ? texts.selfBilledCredit : texts.creditNote);
  return say(isSelfBilled ? texts.selfBilled : texts.invoice);
}

/** Returns when an amount is due: by its date, or by the terms in words. A credit note says to whom it is credited. */
function whenDue({ isCredit, to, due, terms }: Facts, format: Format): string {
  if (isCredit) return to === undefined ? '' : say(texts.creditedTo, { customer: to });
  if (due !== undefined) return say(due < localDay() ? texts.wasDueOn : texts.dueOn, { day: format.date(due) });
  return terms !== undefined && terms.length <= SHORT ? terms : say(texts.noDueDate);
}

/** The longest terms of payment to show in the summary, in characters. */
const SHORT = 80;
