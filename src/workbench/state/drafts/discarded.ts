import { emitter } from '../../ui/page/emitter.ts';
import { useDrafts } from './drafts.ts';

/** Emits the id of a discarded draft, so that its resources can be released. */
export const draftDiscarded = emitter<string>();

/** Discards a closed draft for good. A restored draft stays. */
export function discardDraft(draft: string): void {
  if (!useDrafts.getState().drafts.some(({ id }) => id === draft)) draftDiscarded.emit(draft);
}
