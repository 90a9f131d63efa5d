/** Differences between an original and the document made from it, and values that were kept although they belong to the original. */

import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import { documentIn, isObject, partAt, text as textIn } from '../../engine/document/values.ts';
import type { KeptValue } from '../../state/drafts/kept-value.ts';
import type { Origin } from '../../state/drafts/origin.ts';
import { say } from '../../ui/texts/say.ts';
import { fieldPath, type Path, stepsOf } from '../form/path.ts';
import { countryOf, dayShown, numberShown, valueShown } from './shown.ts';
import * as texts from './texts.ts';

/** A value of the original and the value in its place now, as shown. */
export interface Difference {
  label: string;
  /** Its place in the document. */
  path: Path;
  before: string | undefined;
  after: string | undefined;
  /** In full, if the others are shortened. */
  full?: { before: string | undefined; after: string | undefined };
}

/** A kept value that the document still has. */
export interface StillKept extends KeptValue {
  /** Where it is now: entries before it may be gone. */
  at: Path;
}

export interface Differences {
  /** What made the document. */
  by: Origin['by'];
  changed: readonly Difference[];
  kept: readonly StillKept[];
  /** The document of the original. */
  before: unknown;
  /** The present document, which may be in an envelope. */
  document: unknown;
  inEnvelope: boolean;
  currency: string | undefined;
  /** The day of issue, whose year is not shown. */
  day: string | undefined;
}

/** Returns what differs between the original and the present text of the document made from it. */
export function differencesOf(origin: Origin, text: string): Differences {
  const before = originals.get(origin) ?? sideOf(origin.text);
  originals.set(origin, before);
  const after = sideOf(text);
  const day = textIn(partAt(after.document, ['issue_date']));
  const currency = textIn(partAt(after.document, ['currency'])) ?? textIn(partAt(before.document, ['currency']));
  const kept: StillKept[] = [];
  const gone: Difference[] = [];
  for (const value of origin.kept) {
    const path = stepsOf(value.path);
    const at = placeOf(after.document, path, value.value);
    if (at) kept.push({ ...value, at });
    else {
      // What is now at the place of a removed entry is another one.
      const now =
        path.some((step) => typeof step === 'number') && value.what === 'advance'
          ? undefined
          : partAt(after.document, path);
      const shown = (each: unknown, isShort: boolean) => valueShown(value.what, each, { currency, year: day, isShort });
      gone.push({
        label: labelOf(value.what),
        path,
        before: shown(value.value, true),
        after: shown(now, true) ?? say(texts.isRemoved),
        full: { before: shown(value.value, false), after: shown(now, false) ?? say(texts.isRemoved) },
      });
    }
  }
  const changed = [...headOf(origin, before, after, day), ...withoutRepeated(gone)];
  const inEnvelope = after.envelope !== undefined;
  return { by: origin.by, changed, kept, before: before.document, document: after.document, inEnvelope, currency, day };
}

/** Originals do not change, but the documents made from them do on each key. */
const originals = new WeakMap<Origin, Side>();

export function labelOf(what: KeptValue['what']): string {
  return say(labels[what]);
}

const labels: Record<KeptValue['what'], string> = {
  advance: texts.deposit,
  'due-date': texts.dueDate,
  supply: texts.supply,
  period: texts.period,
  reference: texts.reference,
  account: texts.account,
};

interface Side {
  text: string;
  document: unknown;
  envelope: Readonly<Record<string, unknown>> | undefined;
}

function sideOf(text: string): Side {
  const content = contentOf(text);
  const document = documentIn(content);
  return { text, document, envelope: document !== content && isObject(content) ? content : undefined };
}

const DATES: readonly (readonly [name: string, label: string])[] = [
  ['issue_date', texts.issueDate],
  ['value_date', texts.valueDate],
  ['op_date', texts.operationDate],
];

/** Returns the differences of the values that every document has only once. */
function headOf({ by }: Origin, before: Side, after: Side, day: string | undefined): Difference[] {
  const found: Difference[] = [];
  const add = (
    label: string,
    path: Path,
    one: string | undefined,
    other: string | undefined,
    full?: Difference['full'],
  ) => {
    if (one !== other)
      found.push({ label: say(label), path, before: one, after: other ?? say(texts.isRemoved), ...(full && { full }) });
  };
  if (by === 'correct') add(texts.type, ['type'], describe(before.text).kind, describe(after.text).kind);
  const [old, now] = [numberShown(before.document), numberShown(after.document)];
  const isSameSeries = partAt(before.document, ['series']) === partAt(after.document, ['series']);
  const codeOf = ({ document }: Side) => textIn(partAt(document, ['code'])) || undefined;
  const hasCode = codeOf(after) !== undefined;
  if (isSameSeries)
    add(texts.number, ['code'], codeOf(before), codeOf(after), {
      before: old,
      after: hasCode ? now : say(texts.isRemoved),
    });
  else add(texts.number, ['code'], old || undefined, hasCode ? now : undefined);
  for (const [name, label] of DATES) {
    const [one, other] = [before, after].map(({ document }) => textIn(partAt(document, [name])));
    if (one === other || (one === undefined && name !== 'issue_date')) continue;
    const shown = (date: string | undefined, year: string | undefined, isShort: boolean) =>
      date === undefined ? undefined : dayShown(date, year, isShort);
    add(label, [name], shown(one, day, true), shown(other, undefined, true), {
      before: shown(one, undefined, false),
      after: shown(other, undefined, false) ?? say(texts.isRemoved),
    });
  }
  const uuidOf = ({ document, envelope }: Side) =>
    textIn(partAt(document, ['uuid'])) ?? textIn(partAt(envelope, ['head', 'uuid']));
  const [uuid, newUuid] = [uuidOf(before), uuidOf(after)];
  if (uuid !== newUuid)
    found.push({
      label: say(texts.uuid),
      path: ['uuid'],
      before: undefined,
      after: say(newUuid ? texts.isNew : texts.isRemoved),
      full: { before: uuid, after: newUuid ?? say(texts.isRemoved) },
    });
  const preceding = partAt(after.document, ['preceding']);
  if (by === 'correct' && Array.isArray(preceding))
    add(
      texts.refersTo,
      ['preceding'],
      undefined,
      preceding.map((each) => numberShown(each, countryOf(after.document))).join(', ') || undefined,
    );
  const isGone = (path: Path) => hasEntries(partAt(before.envelope, path)) && !hasEntries(partAt(after.envelope, path));
  if (isGone(['sigs']))
    found.push({ label: say(texts.signature), path: [], before: undefined, after: say(texts.isRemoved) });
  if (isGone(['head', 'stamps']))
    found.push({ label: say(texts.stamps), path: [], before: undefined, after: say(texts.isRemoved) });
  return found;
}

const hasEntries = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Returns where a value is now; undefined if it is gone or has changed. Entries of a list may have moved up. */
function placeOf(document: unknown, path: Path, value: unknown): Path | undefined {
  const isSame = (at: Path) => JSON.stringify(partAt(document, at)) === JSON.stringify(value);
  if (isSame(path)) return path;
  const index = path.findIndex((step) => typeof step === 'number');
  const list = index < 0 ? undefined : partAt(document, path.slice(0, index));
  if (!Array.isArray(list)) return undefined;
  const found = list.findIndex((_, position) => isSame([...path.slice(0, index), position, ...path.slice(index + 1)]));
  return found < 0 ? undefined : [...path.slice(0, index), found, ...path.slice(index + 1)];
}

/** Lines often have the same period. */
function withoutRepeated(all: readonly Difference[]): Difference[] {
  const seen = new Set<string>();
  return all.filter(({ label, before, after, path }) => {
    const key = label === say(texts.deposit) ? fieldPath(path) : `${label} ${before} ${after}`;
    return !seen.has(key) && seen.add(key);
  });
}
