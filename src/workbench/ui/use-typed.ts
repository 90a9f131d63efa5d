import { useState } from 'react';

/**
 * Keeps the input of a field until the document has it. A field that waits for a slow document would lose the cursor and keys. External
 * changes, such as undo, replace the input. Returns the text to show, and the function that takes input.
 */
export function useTyped(value: string): [shown: string, type: (text: string) => void] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const left = pendingTexts(texts, value);
  if (left.length < texts.length) setTexts(left);
  return [left.at(-1) ?? value, (text) => setTexts((before) => [...(before.length > 0 ? before : [value]), text])];
}

/**
 * Returns the document's value and the texts that it does not have yet. Empty if it has the last text or another value.
 * @param texts the document's value before the first key, and the text after each key
 * @internal
 */
export function pendingTexts(texts: readonly string[], value: string): readonly string[] {
  const at = texts.lastIndexOf(value);
  return at < 0 || at === texts.length - 1 ? [] : texts.slice(at);
}
