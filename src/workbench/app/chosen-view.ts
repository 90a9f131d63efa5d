import { isEmbedded } from './embedded.ts';
import { settings } from './settings.ts';

export const views = ['JSON', 'Form'] as const;
export type View = (typeof views)[number];

/** A screen as wide as a telephone's, where code is hard to write. */
const NARROW = '(max-width: 639px)';

export const isNarrow = () => globalThis.matchMedia?.(NARROW).matches ?? false;

/** Returns the view that was chosen: a telephone begins with the form. */
export function chosenView(): View {
  const kept = settings.getItem('view');
  return kept === 'Form' || (kept === null && !isEmbedded && isNarrow()) ? 'Form' : 'JSON';
}
