import { useState } from 'react';

/**
 * Keeps the input of a field until the document has it. A field that waits for a slow document would lose the cursor and keys. External
 * changes, such as undo, replace the input. Returns the text to show, and the function that takes input.
 */
export function useTyped(value: string): [shown: string, type: (text: string) => void] {
  /** Texts on their way: the document's value before pending keys, and the resulting ones. */
  const [texts, setTexts] = useState<readonly string[]>([]);
  const at = texts.lastIndexOf(value);
  const shown = texts.at(-1);
  const isOnItsWay = shown !== undefined && at >= 0 && at < texts.length - 1;
  // All texts have arrived or were replaced; otherwise the arrived ones are dropped.
  if (!isOnItsWay && texts.length > 0) setTexts([]);
  else if (at > 0) setTexts(texts.slice(at));
  return [
    isOnItsWay ? shown : value,
    (text) => setTexts((before) => [...(before.length > 0 ? before : [value]), text]),
  ];
}
