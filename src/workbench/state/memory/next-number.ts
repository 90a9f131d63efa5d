import { memberAt as at, type LazyJson, lazyJson, textOf } from '../../engine/document/lazy-json.ts';
import { schemaPath } from '../../engine/document/names.ts';
import { nextNumber, numberInSeries } from '../../engine/document/number-in-series.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { isOfOthers } from '../drafts/received-from.ts';

/** Returns the number after the highest of those written like one of them; undefined if that does not end with a digit. */
export function nextFree(like: string | undefined, taken: readonly string[]): string | undefined {
  let last = like ?? '';
  for (const code of taken) {
    const [one, other] = [numberInSeries(code), numberInSeries(last)];
    if (one && other && one.before === other.before && one.value > other.value) last = code;
  }
  return nextNumber(last);
}

/** Returns the numbers that the user's open drafts already have in a series. */
export function codesInDrafts(
  drafts: readonly Pick<Draft, 'text' | 'receivedFrom'>[],
  { schema, series }: { schema: string; series: string | undefined },
): string[] {
  return drafts.flatMap((draft) => {
    const root = lazyJson(draft.text);
    const document = at(root, 'doc') ?? root;
    const code = textIn(document, 'code');
    const isInSeries =
      textIn(document, 'series') === (series ?? '') && schemaPath(textIn(document, '$schema')) === schema;
    return code !== '' && isInSeries && !isOfOthers(draft) ? [code] : [];
  });
}

function textIn(value: LazyJson | undefined, name: string): string {
  return textOf(at(value, name));
}
