import { useEffect, useState } from 'react';
import { engine } from '../engine/service/engine.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { runOf } from '../state/drafts/runs.ts';
import { type Summary, summaryOf } from './record.ts';

/** By the text of a draft, for drafts as they are now. */
let known: ReadonlyMap<string, Summary> = new Map();

/** Returns the totals of drafts, by their texts. Calculated one after the other, as many as can be calculated. */
export function useSummaries(drafts: readonly Draft[]): ReadonlyMap<string, Summary> {
  const [summaries, setSummaries] = useState(known);
  useEffect(() => {
    let isWanted = true;
    const texts = new Set(drafts.map(({ text }) => text));
    known = new Map([...known].filter(([text]) => texts.has(text)));
    const calculate = async () => {
      for (const draft of drafts) {
        if (!isWanted) return;
        if (known.has(draft.text)) continue;
        const built = await builtOf(draft).catch(() => undefined);
        if (built === undefined) continue;
        known = new Map([...known, [draft.text, summaryOf(built, { way: 'written' })]]);
        setSummaries(known);
      }
    };
    void calculate();
    return () => {
      isWanted = false;
    };
  }, [drafts]);
  return summaries;
}

async function builtOf({ id, text, envelop }: Draft): Promise<unknown> {
  const { built } = runOf(id);
  if (built?.from === text) return built.document;
  const { result } = await engine().call('check', { draft: id, text, envelop });
  return result === undefined ? undefined : JSON.parse(result);
}
