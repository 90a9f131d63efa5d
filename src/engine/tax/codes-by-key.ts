import type { TaxCombo } from './combo.ts';
import { keepOrSetExtension, removeExtension } from './extensions.ts';

/**
 * What an extension of a combo may hold for each key: the codes that may stand there, of which the first is set where
 * none of them does. An empty list removes the extension; keys that are not listed leave it alone.
 */
export type CodesByKey = ReadonlyMap<string, readonly string[]>;

/** Brings an extension of a combo into line with the combo's key. */
export function alignWithKey(combo: TaxCombo, extension: string, codes: CodesByKey): void {
  const possible = codes.get(combo.key ?? '');
  if (!possible) return;
  const [preferred, ...others] = possible;
  if (preferred === undefined) removeExtension(combo, extension);
  else keepOrSetExtension(combo, extension, preferred, others);
}

/** The first key whose codes contain the code; undefined where none does. */
export function keyOfCode(codes: CodesByKey, code: string): string | undefined {
  for (const [key, possible] of codes) if (possible.includes(code)) return key;
  return undefined;
}
