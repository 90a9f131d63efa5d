import { type ValuesOf, words } from '../../engine/text/message.ts';

/** Returns a text of a `texts.ts` in words, with its values: `say(texts.found, { count })`. Called when it is shown, never as a module is loaded. */
export function say<const T extends string>(text: T, ...[values]: ValuesOf<T>): string {
  return words({ template: text, values });
}
