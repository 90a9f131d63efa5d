import { useEffect } from 'react';
import type { Inspection } from '../engine/worker/inspect.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { type Issued, issued, received } from '../state/drafts/issued.ts';
import { isWanted } from '../state/memory/setting.ts';
import { isEmbedded } from '../ui/page/embedded.ts';

/** Learns from what the user saves, prints and receives. In a frame, documents belong to the host page. */
export function useLearning(draft: Draft | undefined): void {
  useEffect(() => {
    if (isEmbedded) return undefined;
    const resting = new Map<string, ReturnType<typeof setTimeout>>();
    const stops = [
      issued.subscribe((each) => void learn(each)),
      received.subscribe(({ draft: id, inspection }) => {
        clearTimeout(resting.get(id));
        if (isWanted())
          resting.set(
            id,
            setTimeout(() => void keepReceived(id, inspection), REST),
          );
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const timer of resting.values()) clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (isEmbedded) return undefined;
    const print = () => {
      if (draft && document.querySelector('.paper')) issued.emit({ draft, format: undefined });
    };
    addEventListener('afterprint', print);
    return () => removeEventListener('afterprint', print);
  }, [draft]);
}

/** Milliseconds without a change after which an e-invoice is kept, because it is inspected on each key. */
const REST = 1_000;

async function keepReceived(draft: string, inspection: Inspection): Promise<void> {
  const keeping = await import('./keep.ts');
  await keeping.keepReceived(draft, inspection);
}

async function learn(each: Issued): Promise<void> {
  const { learnFrom } = await import('./learn.ts');
  await learnFrom(each);
}
