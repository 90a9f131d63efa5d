import { contentOf } from '../document/text.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { post } from './post.ts';

/** How long a text must stay the same before the host page gets it, in milliseconds. */
const DELAY = 150;

/** Texts that the host page knows, or could know: as they were given, made or posted last. By draft. */
const known = new Map<string, string>();

/** Timers of the drafts whose texts are still to be posted. */
const pending = new Map<string, ReturnType<typeof setTimeout>>();

/** Notes that the host page knows a text, as it has given it. */
export function noteKnown(draft: string, text: string): void {
  known.set(draft, text);
}

/** Posts to the host page what is written, and which drafts are closed; returns the function that ends it. */
export function postChanges(): () => void {
  const stop = useDrafts.subscribe(({ drafts }, before) => {
    if (drafts === before.drafts) return;
    for (const draft of drafts) noteChange(draft);
    for (const draft of before.drafts) if (!drafts.some(({ id }) => id === draft.id)) postClose(draft);
  });
  // A page that goes away has no time to wait.
  addEventListener('pagehide', postPending);
  return () => {
    stop();
    removeEventListener('pagehide', postPending);
  };
}

/** Posts at once what is still to be posted. */
export function postPending(): void {
  for (const draft of useDrafts.getState().drafts) if (pending.has(draft.id)) postChange(draft);
}

function noteChange({ id, text }: Draft): void {
  // A draft is opened by the host page, or with something that it gets by itself.
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
