import { emitter } from '../app/emitter.ts';
import { useDrafts } from './drafts.ts';

/** Emits the id of a draft that is closed for good, so that what was held for it can be given up. */
export const draftDiscarded = emitter<string>();

/** Discards a closed draft, which can no longer be put back; one that has been put back stays. */
export function discardDraft(draft: string): void {
  if (!useDrafts.getState().drafts.some(({ id }) => id === draft)) draftDiscarded.emit(draft);
}
