import { useEffect } from 'react';
import { isEmbedded } from '../app/embedded.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { type Issued, issued, received } from '../drafts/issued.ts';
import { isWanted } from '../memory/setting.ts';

/** Learns from what the user saves, prints and receives. In a frame, documents belong to the host page. */
export function useLearning(draft: Draft | undefined): void {
  useEffect(() => {
    if (isEmbedded) return undefined;
    const stops = [
      issued.subscribe((each) => void learn(each)),
      received.subscribe(({ draft: id, inspection }) => {
        if (isWanted()) void import('./keep.ts').then(({ keepReceived }) => keepReceived(id, inspection));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
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

async function learn(each: Issued): Promise<void> {
  const { learnFrom } = await import('./learn.ts');
  await learnFrom(each);
}
