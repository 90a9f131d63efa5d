import { useState } from 'react';

/**
 * Keeps what is being typed in a field until the document has it: a field that waits for that would lose the cursor, and
 * keys if the document is slow. What comes from elsewhere, as by undo, takes its place. Returns what the field shows, and
 * what takes a key.
 */
export function useTyped(value: string): [shown: string, type: (text: string) => void] {
  /** What the document had before the keys that it does not have yet, and what they made of it. */
  const [texts, setTexts] = useState<readonly string[]>([]);
  const at = texts.lastIndexOf(value);
  const shown = texts.at(-1);
  const isOnItsWay = shown !== undefined && at >= 0 && at < texts.length - 1;
  // All has come, or something else has; else what has come is behind it.
  if (!isOnItsWay && texts.length > 0) setTexts([]);
  else if (at > 0) setTexts(texts.slice(at));
  return [
    isOnItsWay ? shown : value,
    (text) => setTexts((before) => [...(before.length > 0 ? before : [value]), text]),
  ];
}
