import { schemaPath } from '../../engine/document/names.ts';
import { partAt, text } from '../../engine/document/values.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { codesInDrafts, nextFree } from '../../state/memory/next-number.ts';
import { fieldPath } from '../form/path.ts';
import type { Differences } from './differences.ts';
import { useMarkedFields } from './marked-fields.ts';
import type { Question } from './questions.ts';

/** Marks what was changed, and what was kept and is not decided yet. */
export function markFields({ changed, before, document }: Differences, questions: readonly Question[]): void {
  const marks = new Map<string, 'changed' | 'kept'>();
  for (const { path } of changed) if (path.length > 0) marks.set(fieldPath(path), 'changed');
  for (const { about } of questions) {
    for (const { at, what } of about) {
      const inside = { advance: ['.amount', '.date'], period: ['.start', '.end'] }[what as string] ?? [''];
      for (const member of inside) marks.set(fieldPath(at) + member, 'kept');
    }
  }
  useMarkedFields.setState({ marks, number: nextNumberOf(before, document) });
}

/** Returns the number after that of the original and those of all drafts in its series; undefined for a document that has one or another series. */
function nextNumberOf(before: unknown, document: unknown): string | undefined {
  const [series, code] = ['series', 'code'].map((name) => text(partAt(document, [name])));
  if (code || series !== text(partAt(before, ['series']))) return undefined;
  const schema = schemaPath(text(partAt(document, ['$schema'])) ?? '');
  const taken = codesInDrafts(useDrafts.getState().drafts, { schema, series });
  // The original may be a copy that has no number yet.
  return nextFree(text(partAt(before, ['code'])) ?? taken[0], taken);
}
