/** What the inbox says in the displayed language. */

import { detailed, message, words } from '../../engine/text/message.ts';
import { classNames } from '../../formats/rules/texts.ts';
import { factIn } from '../../inbox/letter.ts';
import type { Flag, Row } from '../../inbox/row.ts';
import * as inboxTexts from '../../inbox/texts.ts';
import { whyInWords } from '../../inbox/why.ts';
import { withFigures } from '../../inbox/with-figures.ts';
import { plainFault } from '../engine/document/plain-fault.ts';
import { formatShown } from '../ui/texts/format.ts';
import { language, say, sayAbout } from '../ui/texts/say.ts';
import type { Entry } from './entry.ts';
import { classesOf, type Finding, findingsOf, type InboxRow, isOlder } from './rows.ts';
import * as texts from './texts.ts';

/** Returns an amount with its currency; anything else as it is. */
export function amountShown(amount: string, currency: string | null): string {
  if (!/^-?\d+(?:\.\d+)?$/.test(amount)) return amount;
  return formatShown(currency ?? undefined).money(amount);
}

/** Returns the name of a file without its folders. */
export function baseOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

export function formatName({ format, read }: Entry): string {
  if (!format) return read.format.toUpperCase();
  const own = format as Readonly<Record<string, string | undefined>>;
  return own[language.translation?.language ?? 'en'] ?? say<string>(format.en ?? read.format);
}

/** Returns why something is suggested, with amounts as on the rest of the page, and without the names of rules. */
export function whyShown({ why }: Row): string {
  return plainFault(whyInWords(withFigures(why, formatShown().number), language.translation));
}

export function findingName(finding: Finding): string {
  return finding in texts.flags
    ? say<string>(texts.flags[finding as Flag['kind']])
    : say<string>(classNames[finding as keyof typeof classNames]);
}

/** The sums that rules check, by their codes. */
const SUMS: Readonly<Record<string, string>> = {
  'BR-CO-10': texts.sumOfLines,
  'BR-CO-13': texts.totalWithoutTax,
  'BR-CO-14': texts.totalTax,
  'BR-CO-15': texts.totalWithTax,
  'BR-CO-16': texts.amountDue,
};

/**
 * Returns the first broken rule of a bill that is to be refused for it, which says more than that there is one: in a line, and in a sentence with
 * amounts as on the rest of the page. Undefined for other reasons.
 */
export function faultShown(each: InboxRow): { short: string; whole: string } | undefined {
  const { entry, row } = each;
  const [first] = entry.read.broken;
  if (row.verdict !== 'invalid' || row.suggestion !== 'refuse' || isOlder(each) || !first) return undefined;
  const whole = plainFault(factIn(first.text, formatShown().number, language.translation));
  return { short: wrongSum(first, row.currency) ?? whole, whole };
}

/** Returns by how much a sum is wrong: `Total with tax: €270.00 too high.` */
function wrongSum({ code, text }: Entry['read']['broken'][number], currency: string | null): string | undefined {
  const sum = SUMS[code];
  const [expected, found] = [text.values?.expected, text.values?.found].map((value) => Number(value));
  if (sum === undefined || !expected || !found) return undefined;
  const difference = found - expected;
  const amount = amountShown(Math.abs(difference).toFixed(2), currency);
  return say(difference > 0 ? texts.tooHigh : texts.tooLow, { sum: say<string>(sum), amount });
}

/** Returns words that a search finds a row by, in addition to its values: its status, and what was noticed. */
export function wordsOf(each: InboxRow): string[] {
  const { mark } = each.entry;
  return [say<string>(texts.marks[mark]), ...findingsOf(each).map(findingName)];
}

/** Returns the classes of broken rules with their numbers: `Format error: 2`. */
export function classesShown(entry: Entry): { name: string; text: string }[] {
  return classesOf(entry).map((each) => {
    const name = say<string>(classNames[each]);
    return { name, text: say(texts.broken, { kind: name, count: entry.classes[each] }) };
  });
}

/** Returns a sentence about a flag, with its values. */
export function flagShown(flag: Flag, { currency }: Row): string {
  switch (flag.kind) {
    case 'difference': {
      const { field, page, xml } = flag;
      return sayAbout(
        say(inboxTexts.fields[field]),
        withFigures(message(texts.differs, { page, xml }), formatShown().number),
      );
    }
    case 'duplicate_of': {
      const { other, reason, differs = [] } = flag;
      if (reason === 'same-amount-and-date') return say(inboxTexts.similarTo, { other });
      if (reason !== 'same-number') return say(inboxTexts.copyOf, { other });
      const fields = differs.map((field) => message(inboxTexts.versionFields[field]));
      return words(detailed(message(inboxTexts.sameNumber, { other }), ...fields), language.translation);
    }
    case 'account_changed':
      return `${say(inboxTexts.accountChanged)} ${say(texts.account, { other: flag.other, account: flag.account })}`;
    case 'account_invalid':
      return say(inboxTexts.accountInvalid, { account: flag.account });
    case 'overlaps':
      return say(inboxTexts.overlaps[flag.reason], { other: flag.other });
    case 'name_changed':
      return say(inboxTexts.nameChanged, { other: flag.other });
    case 'due_before_issue':
      return say(inboxTexts.dueBeforeIssue);
    case 'unusual_amount':
      return say(inboxTexts.unusualAmount, { usual: amountShown(flag.usual, currency) });
    case 'chain_broken':
      return say(texts.chainBroken, { code: flag.code, other: flag.other });
    case 'signature_broken':
      return say(inboxTexts.signatureBroken);
    case 'signature_unverified':
      return say(inboxTexts.signatureUnverified);
    case 'certificate_changed':
      return say(inboxTexts.certificateChanged);
    case 'signature_missing':
      return say(inboxTexts.signatureMissing);
    case 'not_comparable':
      return say(texts.notCompared);
    case 'unreadable':
      return '';
  }
}
