import { useState } from 'react';

/**
 * Keeps what is being typed in a field until the document has it: a field that waits for that would lose the cursor. What
 * comes from elsewhere, as by undo, takes its place. Returns what the field shows, and what takes a key.
 */
export function useTyped(value: string): [shown: string, type: (text: string) => void] {
  /** With what was there before, as long as the document still has that. */
  const [typed, setTyped] = useState<{ text: string; before: string | undefined }>();
  const isOnItsWay = typed !== undefined && value === typed.before && value !== typed.text;
  // It has come, or something else has.
  if (typed && !isOnItsWay) setTyped(undefined);
  return [isOnItsWay ? typed.text : value, (text) => setTyped({ text, before: value })];
}
