/** A letter to the supplier about an invoice, in their language. */

import { detailed, type Message, message, type Translation, words } from '../../../engine/text/message.ts';
import { dayIn } from '../../../inbox/day-in.ts';
import type { Flag, Row } from '../../../inbox/row.ts';
import { fields } from '../../../inbox/texts.ts';
import { languageOf as paperLanguageOf } from '../../../paper/languages.ts';
import type { Entry } from '../entry.ts';
import * as texts from './texts.ts';

export interface Letter {
  subject: string;
  text: string;
}

/** Returns the language of a supplier by the country of the VAT number. */
export function languageOf({ vat }: Row): string {
  return paperLanguageOf(vat?.slice(0, 2).replace(/^GR$/, 'EL'));
}

/** Most broken rules that a letter lists. */
const MOST = 20;

/** Returns the letter. Its points are those that the supplier can answer. */
export function letterOf({ read }: Entry, row: Row, translation?: Translation): Letter {
  const say = (said: Message) => words(said, translation);
  const number = row.number ?? baseOf(row.file);
  const { broken } = read;
  const points = [
    ...row.flags.flatMap((flag) => pointOf(flag, row) ?? []).map(say),
    ...(row.verdict === 'unreadable' ? [say(message(texts.unreadable)), say(row.why)] : []),
    ...(row.verdict === 'not-judged' ? [say(row.why)] : []),
    ...(broken.length > 0 ? [say(message(texts.breaks, { count: broken.length }))] : []),
  ];
  const rules = broken.slice(0, MOST).map(({ code, text }) => `  – ${code}: ${say(text)}`);
  const more = broken.length > MOST ? [`  – ${say(message(texts.more, { count: broken.length - MOST }))}`] : [];
  const wanted = broken.length > 0 || row.verdict === 'unreadable' ? texts.sendAgain : texts.tellUs;
  const date = row.date === null ? '–' : dayIn(translation?.language ?? 'en-GB', row.date);
  return {
    subject: say(message(texts.subject, { number })),
    text: [
      say(message(texts.greeting)),
      '',
      say(row.number === null ? message(texts.aboutFile, { file: number }) : message(texts.about, { number, date })),
      '',
      ...[...points.map((point) => `• ${point}`), ...rules, ...more],
      ...(points.length > 0 ? [''] : []),
      say({ template: points.length > 0 ? wanted : texts.tellUs }),
      '',
      say(message(texts.closing)),
      '',
    ].join('\n'),
  };
}

function baseOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** Returns what to tell the supplier of a flag. An account is confirmed by other ways than the invoice names. */
function pointOf(flag: Flag, { currency }: Row): Message | undefined {
  switch (flag.kind) {
    case 'difference': {
      const { field, page, xml } = flag;
      return detailed(message(fields[field]), message(texts.differs, { page, xml }));
    }
    case 'duplicate_of':
      return message(flag.reason === 'same-amount-and-date' ? texts.similar : texts.repeated);
    case 'account_changed':
      return message(texts.account, { account: flag.account });
    case 'name_changed':
      return message(texts.renamed, { name: flag.name, other: flag.other });
    case 'due_before_issue':
      return message(texts.dueBeforeIssue);
    case 'unusual_amount':
      return message(texts.unusual, { usual: `${flag.usual} ${currency ?? ''}`.trim() });
    default:
      return undefined;
  }
}
