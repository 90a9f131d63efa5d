import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { discardDraft } from './discarded.ts';
import type { Draft } from './draft-storage.ts';
import { useDrafts } from './drafts.ts';
import * as texts from './texts.ts';
import { noteShown, useActiveDraft, useShowDraft } from './use-active-draft.ts';

/** Closes a draft and shows another one, by default its neighbour. The draft can be restored for some time. */
export function useCloseDraft() {
  const active = useActiveDraft();
  const show = useShowDraft();
  return (draft: Draft, title: string, next?: string) => {
    const { drafts, close } = useDrafts.getState();
    const index = drafts.findIndex(({ id }) => id === draft.id);
    const shown = drafts.find(({ id }) => id === next) ?? drafts[index + 1] ?? drafts[index - 1];
    const isLeft = draft.id === active?.id && shown !== undefined;
    // Until the address has changed, the page shows the last one noted.
    if (isLeft) noteShown(shown.id);
    const closed = close(draft.id);
    if (!closed) return;
    if (isLeft) show(shown.id);
    offerUndo(closed, title, show);
  };
}

function offerUndo(closed: Draft, title: string, show: (id: string) => void): void {
  const { id } = closed;
  // Dismissed notices are remembered, but must not keep the draft's text.
  let kept: Draft | undefined = closed;
  notify({
    title: say(texts.closed, { title }),
    duration: 10_000,
    action: {
      label: say(texts.undo),
      onClick() {
        if (kept) useDrafts.getState().putBack(kept);
        kept = undefined;
        show(id);
      },
    },
    onGone() {
      kept = undefined;
      discardDraft(id);
    },
  });
}
