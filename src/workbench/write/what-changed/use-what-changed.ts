import { useDeferredValue, useMemo } from 'react';
import { useLegalTitles } from '../../engine/document/legal-titles.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import type { Origin } from '../../state/drafts/origin.ts';
import { type Differences, differencesOf } from './differences.ts';
import { type Question, questionsOf } from './questions.ts';

interface WhatChanged {
  differences: Differences;
  questions: Question[];
}

/** The last answer for each copy or correction: the strip, the comparison and the page ask for the same. */
const latest = new WeakMap<Origin, { text: string; titles: unknown; found: WhatChanged }>();

/** Returns the differences between a draft and its original, and the questions about it; rendered after typing. */
export function useWhatChanged({ text, origin }: Draft): WhatChanged | undefined {
  const shown = useDeferredValue(text);
  // Kinds of documents get their legal titles when these are loaded.
  const titles = useLegalTitles();
  return useMemo(() => origin && whatChanged(origin, shown, titles), [origin, shown, titles]);
}

function whatChanged(origin: Origin, text: string, titles: unknown): WhatChanged {
  const known = latest.get(origin);
  if (known?.text === text && known.titles === titles) return known.found;
  const differences = differencesOf(origin, text);
  const found = { differences, questions: questionsOf(differences, origin.answered) };
  latest.set(origin, { text, titles, found });
  return found;
}
