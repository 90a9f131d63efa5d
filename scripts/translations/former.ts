/**
 * Finds the former wording of reworded texts, so that their translations are kept for translators. Compares the texts, as msgmerge does,
 * because a clone has no former template.
 */
import { groupBy } from '../../src/engine/model/group-by.ts';

/** The minimum similarity of a text and its former wording: twice the trigrams in common, as a share of all. */
const LEAST = 0.5;

/** Returns the most similar former text for each new one, if any. Each former text is used only once. */
export function formerTextsOf(added: readonly string[], removed: readonly string[]): Map<string, string> {
  const former = removed.map((text) => ({ text, trigrams: trigramsOf(text) }));
  const having = groupBy(
    former.flatMap((each) => [...each.trigrams].map((trigram) => ({ trigram, each }))),
    ({ trigram }) => trigram,
  );
  const pairs = added.flatMap((text) => {
    const trigrams = trigramsOf(text);
    const common = new Map<(typeof former)[number], number>();
    for (const trigram of trigrams)
      for (const { each } of having.get(trigram) ?? []) common.set(each, (common.get(each) ?? 0) + 1);
    return [...common].map(([each, count]) => ({
      text,
      former: each.text,
      similarity: (2 * count) / (trigrams.size + each.trigrams.size),
    }));
  });
  const found = new Map<string, string>();
  const used = new Set<string>();
  for (const { text, former, similarity } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (similarity < LEAST) break;
    if (found.has(text) || used.has(former)) continue;
    found.set(text, former);
    used.add(former);
  }
  return found;
}

function trigramsOf(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}
