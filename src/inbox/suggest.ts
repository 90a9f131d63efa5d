/** What to do with a file: the gravest reason decides. */

import { aboutIban } from '../engine/pay/about-iban.ts';
import { detailed, followed, type Message, message } from '../engine/text/message.ts';
import { isHouseRule } from '../house-rules/code.ts';
import { centsOf } from './compare/amounts.ts';
import { isInvalid } from './is-invalid.ts';
import type { FileRead } from './read-file.ts';
import type { Flag, Suggestion, VersionField } from './row.ts';
import * as texts from './texts.ts';

/** What the other files say about a file. */
export interface Beside {
  flags: Flag[];
  /** The file on top of its bill, if the bill has several files. */
  bill?: string | null;
  /** How it relates to the other versions of its bill. */
  version?: VersionState;
  /** A file with the same amount and date under another number. */
  similar?: string;
  /** The file that leaves nothing to pay: a credit note over its whole amount, or its corrected form over the same amount. */
  settled?: { by: 'credit' | 'correction'; other: string };
  /** The other file, if an XML and a PDF came in one e-mail, and the XML is not the one in the PDF. */
  otherInEmail?: string;
  /** How it breaks the chain of its records or invoices. */
  chainFault?: Message;
  /** Its account or certificate was flagged in another file of this run, and nobody has confirmed it since. */
  stillNew?: Message | undefined;
  /** Whether no earlier invoice of its supplier states its account. */
  isFirstAccount?: boolean;
  /** Why it does not belong in this inbox. */
  elsewhere?: Suggested | undefined;
}

/** `other` is the file with which it is compared. */
export type VersionState =
  | { kind: 'copy'; other: string }
  | { kind: 'differs'; other: string; fields: readonly VersionField[] }
  /** It breaks official rules, and another version does not. */
  | { kind: 'replaced'; other: string }
  /** It follows its rules, and replaces a version that does not. */
  | { kind: 'replaces'; other: string };

export interface Suggested {
  suggestion: Suggestion;
  why: Message;
}

/** Returns what to do with a file. */
export function suggestionFor(read: FileRead, flags: readonly Flag[], beside: Beside): Suggested {
  const file = { read, flags, beside };
  for (const reason of REASONS) {
    const found = reason(file);
    if (found) return found;
  }
  return nothingToPay(read, beside) ?? { suggestion: 'pay', why: wayToPay(read, beside) };
}

interface Judged {
  read: FileRead;
  flags: readonly Flag[];
  beside: Beside;
}

const ask = (why: Message): Suggested => ({ suggestion: 'ask', why });
const refuse = (why: Message): Suggested => ({ suggestion: 'refuse', why });

/** The reasons to ask about a file or to refuse it, the gravest first. Each returns nothing if it does not apply. */
const REASONS: readonly ((file: Judged) => Suggested | undefined)[] = [
  ({ read: { verdict, reason } }) => (verdict === 'unreadable' ? ask(reason ?? message(texts.noInvoice)) : undefined),
  ({ beside: { elsewhere } }) => elsewhere,
  ({ read, beside: { version } }) =>
    version?.kind === 'differs' && !isInvalid(read) ? ask(otherVersion(version)) : undefined,
  ({ beside: { otherInEmail: other } }) =>
    other === undefined ? undefined : ask(message(texts.otherInEmail, { other })),
  ({ flags }) => flagIn(flags, 'account_changed') && ask(message(texts.accountChanged)),
  ({ flags }) => differingPages(flags),
  ({ flags }) => {
    const renamed = flagIn(flags, 'name_changed');
    return renamed && ask(message(texts.nameChanged, { other: renamed.other }));
  },
  ({ read, beside }) => (isInvalid(read) ? refuse(brokenRules(read, beside)) : undefined),
  ({ beside: { similar: other } }) => (other === undefined ? undefined : ask(message(texts.similarTo, { other }))),
  ({ flags }) => {
    const wrong = flagIn(flags, 'account_invalid');
    return wrong && ask(invalidAccount(wrong.account));
  },
  ({ flags }) => {
    const overlap = flagIn(flags, 'overlaps');
    return overlap && ask(message(texts.overlaps[overlap.reason], { other: overlap.other }));
  },
  ({ flags }) => flagIn(flags, 'signature_missing') && ask(message(texts.signatureMissing)),
  ({ flags }) => flagIn(flags, 'certificate_changed') && ask(message(texts.certificateChanged)),
  ({ read: { signature } }) => (signature === 'broken' ? ask(message(texts.signatureBroken)) : undefined),
  ({ read: { signature } }) => (signature === 'unverified' ? ask(message(texts.signatureUnverified)) : undefined),
  ({ read: { differs } }) => differs && ask(detailed(message(texts.amountDiffers), differs)),
  ({ beside: { chainFault } }) => chainFault && ask(chainFault),
  ({ read: { broken } }) => {
    const [own] = broken;
    return own && ask(detailed(message(texts.breaksHouseRules, { count: broken.length, code: own.code }), own.text));
  },
  ({ flags }) => flagIn(flags, 'due_before_issue') && ask(message(texts.dueBeforeIssue)),
  ({ flags, read: { facts } }) => {
    const unusual = flagIn(flags, 'unusual_amount');
    const usual = `${unusual?.usual} ${facts?.currency ?? ''}`.trim();
    return unusual && ask(message(texts.unusualAmount, { usual }));
  },
  ({ beside: { stillNew } }) => stillNew && ask(stillNew),
  ({ read: { verdict, reason } }) =>
    verdict === 'not-judged' ? ask(reason ?? message(texts.unjudgedFormat)) : undefined,
  ({ read: { facts, notice, reason } }) =>
    facts === undefined && notice === undefined ? ask(reason ?? message(texts.noInvoice)) : undefined,
  ({ read: { facts }, beside: { version } }) =>
    facts?.isSelfBilled && facts.isCredit && version?.kind !== 'copy'
      ? ask(message(texts.selfBilledCredit))
      : undefined,
  ({ read: { facts, notice } }) =>
    facts?.due === null && !facts.isCredit && !notice ? ask(message(texts.noAmount)) : undefined,
];

function flagIn<K extends Flag['kind']>(flags: readonly Flag[], kind: K): Extract<Flag, { kind: K }> | undefined {
  return flags.find((each): each is Extract<Flag, { kind: K }> => each.kind === kind);
}

function invalidAccount(account: string): Message {
  const more = aboutIban(account);
  return { ...message(texts.accountInvalid, { account }), ...(more && { more }) };
}

function differingPages(flags: readonly Flag[]): Suggested | undefined {
  const fields = flags.flatMap((flag) => (flag.kind === 'difference' ? message(texts.fields[flag.field]) : []));
  if (fields.length === 0) return undefined;
  return ask(followed(detailed(message(texts.differs), ...fields), message(texts.askWhichIsRight)));
}

function brokenRules({ broken, notice }: FileRead, { version }: Beside): Message {
  if (version?.kind === 'replaced') return message(texts.replacedBy, { other: version.other });
  const official = broken.filter(({ code }) => !isHouseRule(code));
  const said = message(notice ? texts.noticeBreaksRules : texts.breaksRules, { count: official.length });
  const [first] = official;
  return followed(first ? detailed(said, first.text) : said, message(notice ? texts.askSender : texts.askSupplier));
}

function otherVersion({ other, fields }: Extract<VersionState, { kind: 'differs' }>): Message {
  const named = fields.map((field) => message(texts.versionFields[field]));
  return followed(detailed(message(texts.sameNumber, { other }), ...named), message(texts.askWhichIsMeant));
}

/** Returns why there is nothing to pay; undefined if there is. */
function nothingToPay({ facts, notice }: FileRead, { version, settled }: Beside): Suggested | undefined {
  const because = (why: Message): Suggested => ({ suggestion: 'nothing', why });
  if (version?.kind === 'copy') return because(message(texts.copyOf, { other: version.other }));
  if (notice) return because(message(texts.notices[notice]));
  if (facts?.isSelfBilled) return because(message(texts.selfBilled));
  if (facts?.isCredit) return because(message(texts.creditIt));
  if (settled) return because(message(texts.settledBy[settled.by], { other: settled.other }));
  if (facts?.due?.startsWith('-') && centsOf(facts.due) !== 0) return because(message(texts.owedToYou));
  return centsOf(facts?.due ?? null) === 0 ? because(message(texts.paidAlready)) : undefined;
}

function wayToPay({ facts }: FileRead, { version, isFirstAccount }: Beside): Message {
  const way = message(facts?.isCollected ? texts.collected : isFirstAccount ? texts.payFirst : texts.payIt);
  return version?.kind === 'replaces' ? followed(way, message(texts.replaces, { other: version.other })) : way;
}

/** Returns what to do with a file without faults if another file with the same content, or one that settles it, raises a question. */
export function askedAfter(why: keyof typeof texts.askedAfter, other: string): Suggested {
  return { suggestion: 'ask', why: message(texts.askedAfter[why], { other }) };
}
