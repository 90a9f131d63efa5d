import { useDeferredValue, useMemo } from 'react';
import { type Description, describe } from './description.ts';

/** Returns the description of a text. It is rendered after typing, and never delays it. */
export function useDescription(text: string): Description {
  const settled = useDeferredValue(text);
  return useMemo(() => describe(settled), [settled]);
}
