import { supplierOf } from '../../../documents/record.ts';
import { schemaPath } from '../../../engine/document/names.ts';
import { nextNumber, numberInSeries } from '../../../engine/document/number-in-series.ts';
import { plainNumber } from '../../../engine/document/plain-number.ts';
import { contentOf } from '../../../engine/document/text.ts';
import { contentsOf, isObject, partAt, text } from '../../../engine/document/values.ts';
import { codesInDrafts } from '../../../state/memory/next-number.ts';
import { say } from '../../../ui/texts/say.ts';
import { dayIn, type Hint, hint, type Known } from './hint.ts';
import * as texts from './texts.ts';

/** Hints about a number that was used, that skips others, or that is out of the order of dates. */
export function numberHints(document: unknown, { records, drafts, draft, dateOf }: Known): Hint[] {
  const code = text(partAt(document, ['code']));
  if (code === undefined || !isObject(document)) return [];
  const series = text(document.series) ?? '';
  const supplier = supplierOf(document);
  const own = plainNumber(`${series}/${code}`);
  const others = records.filter(
    (record) => record.way === 'written' && record.supplier === supplier && record.draft !== draft,
  );
  const inSeries = others.filter((record) => record.series === series);
  const used = others.find((record) => plainNumber(`${record.series}/${record.code}`) === own);
  // A copy or a correction that is open has the number that comes before this one.
  const open = codesInDrafts(
    drafts.filter(({ id }) => id !== draft),
    { schema: schemaPath(text(document.$schema) ?? ''), series },
  );
  const last = lastOf([...inSeries.map((record) => record.code), ...open], code);
  const next = last && nextNumber(last);
  const ways =
    next === undefined
      ? []
      : [{ title: say(texts.useNumber, { number: next }), changes: [{ path: ['code'], value: next }] }];
  if (used) {
    const { party, date } = used;
    const message = party && date ? say(texts.numberUsed, { party, date: dateOf(date) }) : say(texts.numberUsedBy);
    return [hint(['code'], 'used', message, ways)];
  }
  if (open.includes(code) && drafts.some(({ id, text }) => id !== draft && isNumbered(text, supplier, own)))
    return [hint(['code'], 'used', say(texts.numberInDraft), ways)];
  if (last && next !== undefined && numberOf(code) > numberOf(next)) {
    return [hint(['code'], 'skips', say(texts.numberSkips, { last }), ways)];
  }
  const issued = dayIn(document, ['issue_date']);
  const later = inSeries.find(
    ({ code: before, date = '' }) =>
      isAlike(before, code) && numberOf(before) < numberOf(code) && issued && date > issued,
  );
  if (later?.date === undefined) return [];
  return [hint(['issue_date'], 'order', say(texts.earlier, { number: later.code, date: dateOf(later.date) }))];
}

/** Returns whether a draft is of a supplier and has a number. */
function isNumbered(draft: string, supplier: string, number: string): boolean {
  const document = contentsOf(contentOf(draft));
  const [series = '', code] = ['series', 'code'].map((name) => text(partAt(document, [name])));
  return code !== undefined && supplierOf(document) === supplier && plainNumber(`${series}/${code}`) === number;
}

/** Returns the highest number that is written like another one: with the same text before its digits. */
function lastOf(codes: readonly string[], code: string): string | undefined {
  return codes
    .filter((each) => isAlike(each, code))
    .reduce<string | undefined>(
      (last, each) => (last !== undefined && numberOf(last) >= numberOf(each) ? last : each),
      undefined,
    );
}

function isAlike(one: string, other: string): boolean {
  const before = numberInSeries(one)?.before;
  return before !== undefined && before === numberInSeries(other)?.before;
}

function numberOf(code: string): bigint {
  return numberInSeries(code)?.value ?? 0n;
}
