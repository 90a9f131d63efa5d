import { useDeferredValue, useMemo } from 'react';
import { type Description, describe } from './description.ts';

/** Returns what a text holds, drawn after the typing itself, which it never holds up. */
export function useDescription(text: string): Description {
  const settled = useDeferredValue(text);
  return useMemo(() => describe(settled), [settled]);
}
