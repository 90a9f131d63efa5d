import { contentOf } from '../../engine/document/text.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { post } from './post.ts';

/** Milliseconds a text must stay unchanged before the host page gets it. */
const DELAY = 150;

/** Texts the host page knows or can know, by draft: as it gave them, or as built or posted last. */
const known = new Map<string, string>();

/** Timers of drafts whose texts are still to be posted. */
const pending = new Map<string, ReturnType<typeof setTimeout>>();

/** Records that the host page knows a text, because it provided it. */
export function noteKnown(draft: string, text: string): void {
  known.set(draft, text);
}

/** Posts changes and closed drafts to the host page. Returns the function that ends it. */
export function postChanges(): () => void {
  const stop = useDrafts.subscribe(({ drafts }, before) => {
    if (drafts === before.drafts) return;
    for (const draft of drafts) noteChange(draft);
    for (const draft of before.drafts) if (!drafts.some(({ id }) => id === draft.id)) postClose(draft);
  });
  // A closing page has no time to wait.
  addEventListener('pagehide', postPending);
  return () => {
    stop();
    removeEventListener('pagehide', postPending);
  };
}

/** Posts pending texts at once. */
export function postPending(): void {
  for (const draft of useDrafts.getState().drafts) if (pending.has(draft.id)) postChange(draft);
}

function noteChange({ id, text }: Draft): void {
  // The host page opened the draft, or gets its content otherwise.
  if (!known.has(id)) known.set(id, text);
  forgetChange(id);
  if (known.get(id) === text) return;
  pending.set(
    id,
    setTimeout(() => postChange({ id, text }), DELAY),
  );
}

function forgetChange(id: string): void {
  clearTimeout(pending.get(id));
  pending.delete(id);
}

function postChange({ id, text }: Pick<Draft, 'id' | 'text'>): void {
  forgetChange(id);
  known.set(id, text);
  const data = contentOf(text);
  post({ type: 'change', draft: id, text, ...(data !== undefined && { data }) });
}

function postClose(draft: Draft): void {
  if (pending.has(draft.id)) postChange(draft);
  known.delete(draft.id);
  post({ type: 'close', draft: draft.id });
}
