import { useDeferredValue, useMemo } from 'react';
import { useLegalTitles } from '../../engine/document/legal-titles.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { type Differences, differencesOf } from './differences.ts';
import { type Question, questionsOf } from './questions.ts';

/** Returns what differs between a draft and its original, and what is to be asked about it; rendered after typing. */
export function useWhatChanged({
  text,
  origin,
}: Draft): { differences: Differences; questions: Question[] } | undefined {
  const shown = useDeferredValue(text);
  // Kinds of documents get their legal titles when these are loaded.
  const titles = useLegalTitles();
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are read while describing.
  return useMemo(() => {
    if (!origin) return undefined;
    const differences = differencesOf(origin, shown);
    return { differences, questions: questionsOf(differences, origin.answered) };
  }, [origin, shown, titles]);
}
