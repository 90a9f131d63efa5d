import { contentOf, readText } from '../document/text.ts';
import type { Draft } from '../drafts/draft-storage.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { tell } from './tell.ts';

/** How long a text rests before the page around hears that it has changed, in milliseconds. */
const rest = 150;

/** Texts that the page around knows, or could know: as they were given, made or told last. By draft. */
const known = new Map<string, string>();

/** Drafts whose texts it will be told. */
const resting = new Map<string, ReturnType<typeof setTimeout>>();

/** Notes that the page around knows a text, as it has given it. */
export function noteKnown(draft: string, text: string): void {
  known.set(draft, text);
}

/** Tells the page around of what is written, and of drafts that are closed; gives the function that stops it. */
export function tellChanges(): () => void {
  const stop = useDrafts.subscribe(({ drafts }, before) => {
    if (drafts === before.drafts) return;
    for (const draft of drafts) noteChange(draft);
    for (const draft of before.drafts) if (!drafts.some(({ id }) => id === draft.id)) tellEnd(draft);
  });
  // Who goes away has no time to rest.
  addEventListener('pagehide', tellAll);
  return () => {
    stop();
    removeEventListener('pagehide', tellAll);
  };
}

/** Tells at once what rests. */
export function tellAll(): void {
  for (const draft of useDrafts.getState().drafts) if (resting.has(draft.id)) tellChange(draft);
}

function noteChange({ id, text }: Draft): void {
  // A draft is opened by the page around, or with something that it is told by itself.
  if (!known.has(id)) known.set(id, text);
  forgetChange(id);
  if (known.get(id) === text) return;
  resting.set(
    id,
    setTimeout(() => tellChange({ id, text }), rest),
  );
}

function forgetChange(id: string): void {
  clearTimeout(resting.get(id));
  resting.delete(id);
}

function tellChange({ id, text }: Pick<Draft, 'id' | 'text'>): void {
  forgetChange(id);
  known.set(id, text);
  const data = contentOf(readText(text));
  tell({ type: 'change', draft: id, text, ...(data !== undefined && { data }) });
}

function tellEnd(draft: Draft): void {
  if (resting.has(draft.id)) tellChange(draft);
  known.delete(draft.id);
  tell({ type: 'close', draft: draft.id });
}
