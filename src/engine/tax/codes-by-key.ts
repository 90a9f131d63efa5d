import type { TaxCombo } from './combo.ts';
import { keepOrSetExtension, removeExtension } from './extensions.ts';

/**
 * The codes that an extension of a combo allows for each key. The first is the default. An empty list removes the
 * extension; unlisted keys leave it unchanged.
 */
export type CodesByKey = ReadonlyMap<string, readonly string[]>;

/** Aligns an extension of a combo with the combo's key. */
export function alignWithKey(combo: TaxCombo, extension: string, codes: CodesByKey): void {
  const possible = codes.get(combo.key ?? '');
  if (!possible) return;
  const [preferred, ...others] = possible;
  if (preferred === undefined) removeExtension(combo, extension);
  else keepOrSetExtension(combo, extension, preferred, others);
}

/** Returns the first key whose codes contain this one. */
export function keyOfCode(codes: CodesByKey, code: string): string | undefined {
  for (const [key, possible] of codes) if (possible.includes(code)) return key;
  return undefined;
}
