import { factsOf } from '../countries/countries.ts';
import { describeBill } from './bill.ts';
import { markDraft, markIncomplete } from './incomplete.ts';
import { stacked } from './labels/beside.ts';
import { directionOf, type PaperLanguage } from './languages.ts';
import { describeMessage, describeOther } from './other.ts';
import { describePaid } from './paid.ts';
import type { Block, Paper } from './paper.ts';
import { describeParty } from './parties.ts';
import { sizeOf } from './size.ts';
import { describeStatus } from './status.ts';
import { type Subject, subjectOf } from './subject.ts';
import { joined } from './texts.ts';
import { memberAt } from './values.ts';
import { describeStamped, type Stamped, stampedIn, type Verification } from './verification.ts';
import { type Writing, writingFor } from './writing.ts';

/**
 * Describes the paper of a built document, bare or in an envelope, in a language whose labels are loaded; by default the language of
 * the supplier. Returns undefined for a document without a schema.
 * @param verification by default taken from the document's stamps
 * @param isIncomplete whether to mark it as a document with faults
 */
export function describe(
  document: unknown,
  language?: PaperLanguage,
  verification?: Verification,
  isIncomplete = false,
): Paper | undefined {
  const subject = subjectOf(document);
  if (subject === undefined) return undefined;
  const writing = writingFor(subject, language ?? subject.language);
  const paper = describeSubject(subject, writing, stampedIn(document, verification));
  if (isIncomplete) return markIncomplete(paper, subject, writing);
  return verification === undefined && lacksStamp(document, subject) ? markDraft(paper, writing) : paper;
}

/** Returns whether an invoice needs the stamp of a tax office, by its addons, and has none. */
function lacksStamp(document: unknown, { kind, contents, country }: Subject): boolean {
  if (kind !== 'invoice' || contents.type === 'proforma') return false;
  const found = memberAt(document, 'head.stamps');
  const given = new Set(Array.isArray(found) ? found.map((stamp) => memberAt(stamp, 'prv')) : []);
  const { stamps = {} } = factsOf(country);
  return (contents.$addons ?? []).some((addon) => {
    const needed = stamps[addon ?? ''];
    return needed !== undefined && !needed.some((stamp) => given.has(stamp));
  });
}

/** Describes the paper of a subject. Unchanged lines keep their row objects. */
export function describeSubject(subject: Subject, general: Writing, stamped?: Stamped): Paper {
  const writing = withWordsOfAddon(subject, general);
  const described = blocksOf(subject, subject.titleIn(writing.labels), writing);
  if (stamped) addStamped(described, stamped, writing);
  const blocks = described.flatMap((block) => (block ? [writing.beside ? withStackedHeadings(block) : block] : []));
  const head = blocks.find(({ kind }) => kind === 'head');
  const title = head?.kind === 'head' ? joined(' ', head.title, head.number).replace(/[\u2068\u2069]/g, '') : '';
  const { language } = writing;
  return { language, direction: directionOf(language), size: sizeOf(subject.country), title, blocks };
}

/** Returns the writing with the words that the country has for documents with an addon, such as those on services. */
function withWordsOfAddon({ country, contents }: Subject, writing: Writing): Writing {
  const { words = {} } = factsOf(country);
  const addons = memberAt(contents, '$addons');
  const own = Array.isArray(addons) && addons.map((addon) => words[`${writing.language}/${addon}`]).find(Boolean);
  return own && !writing.beside ? { ...writing, labels: { ...writing.labels, ...own } } : writing;
}

/** Adds the code to verify a bill, with its lines as a section; without any, next to the totals, where it takes no room of its own. */
function addStamped(described: (Block | undefined)[], stamped: Stamped, writing: Writing): void {
  const section = describeStamped(stamped, writing);
  const isFirst = stamped.verification?.isFirst === true;
  const at = described.findLastIndex((block) => block?.kind === 'figures');
  const totals = described[at];
  if (section?.code && section.lines.length === 0 && !isFirst && totals?.kind === 'figures')
    described[at] = { ...totals, code: section.code };
  else described.splice(isFirst ? 1 : described.length, 0, section);
}

/** Puts the languages of column headings one above the other. */
function withStackedHeadings(block: Block): Block {
  if (block.kind !== 'table') return block;
  return { ...block, columns: block.columns.map((column) => ({ ...column, heading: stacked(column.heading) })) };
}

function blocksOf(subject: Subject, title: string, writing: Writing): (Block | undefined)[] {
  switch (subject.kind) {
    case 'invoice':
    case 'bill':
      return describeBill(subject.contents, title, subject.kind === 'invoice', writing);
    case 'payment':
      return describePaid(subject.contents, title, writing);
    case 'status':
      return describeStatus(subject.contents, title, writing);
    case 'message':
      return describeMessage(subject.contents, title, writing);
    case 'party':
      return describeParty(subject.contents, title, writing);
    case 'other':
      return describeOther(subject.contents, title, writing);
  }
}
