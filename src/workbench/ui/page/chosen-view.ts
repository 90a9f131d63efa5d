import { isEmbedded } from './embedded.ts';
import { settings } from './settings.ts';

export type View = 'JSON' | 'Form';

/** A screen as narrow as a phone's, where code is hard to write. */
const NARROW = '(max-width: 639px)';

const isNarrow = () => globalThis.matchMedia?.(NARROW).matches ?? false;

/** Returns the chosen view. The default on a phone is the form. */
export function chosenView(): View {
  const kept = settings.getItem('view');
  return kept === 'Form' || (kept === null && !isEmbedded && isNarrow()) ? 'Form' : 'JSON';
}
