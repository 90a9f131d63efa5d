import { notify } from '../ui/notice.ts';
import type { Draft } from './draft-storage.ts';
import { useDrafts } from './drafts.ts';
import { useActiveDraft, useShowDraft } from './use-active-draft.ts';

/** Closes a draft and shows its neighbour; for a while it can be put back. */
export function useCloseDraft() {
  const active = useActiveDraft();
  const show = useShowDraft();
  const { close, putBack } = useDrafts();
  return (draft: Draft, title: string) => {
    const { drafts } = useDrafts.getState();
    const place = drafts.findIndex(({ id }) => id === draft.id);
    const closed = close(draft.id);
    if (!closed) return;
    const neighbour = drafts[place + 1] ?? drafts[place - 1];
    if (draft.id === active?.id && neighbour) show(neighbour.id);
    notify({
      title: `Closed ${title}`,
      duration: 10_000,
      action: {
        label: 'Undo',
        onClick: () => {
          putBack(closed);
          show(closed.id);
        },
      },
    });
  };
}
