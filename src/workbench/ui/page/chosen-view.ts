import { isEmbedded } from './embedded.ts';
import { settings } from './settings.ts';

export const views = ['JSON', 'Form'] as const;
export type View = (typeof views)[number];

/** A screen as narrow as a phone's, where code is hard to write. */
const NARROW = '(max-width: 639px)';

export const isNarrow = () => globalThis.matchMedia?.(NARROW).matches ?? false;

/** Returns the chosen view. The default on a phone is the form. */
export function chosenView(): View {
  const kept = settings.getItem('view');
  return kept === 'Form' || (kept === null && !isEmbedded && isNarrow()) ? 'Form' : 'JSON';
}
