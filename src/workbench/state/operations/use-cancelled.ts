import { useEffect } from 'react';
import { say } from '../../ui/texts/say.ts';
import { type Done, operationDone } from './done.ts';
import * as texts from './texts.ts';

/** Emits that an operation on a draft is cancelled when the calling dialog closes without it. */
export function useCancelled(operation: Done['operation'], draft: string): void {
  useEffect(() => {
    let isDone = false;
    const stop = operationDone.subscribe((done) => {
      if (done.operation === operation && done.draft === draft) isDone = true;
    });
    return () => {
      stop();
      if (!isDone) operationDone.emit({ operation, draft, failure: say(texts.cancelled) });
    };
  }, [operation, draft]);
}
