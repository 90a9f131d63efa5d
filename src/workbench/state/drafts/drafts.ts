import { useMemo } from 'react';
import { create } from 'zustand';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { broadcast, type TabMessage } from './between-tabs.ts';
import { type Draft, loadDrafts, removeDraft, removeVersionsOfClosed, saveDrafts } from './draft-storage.ts';
import { type StorageFault, storageFaultOf } from './storage-fault.ts';

interface DraftsState {
  /** `loading` until storage has answered. */
  status: 'loading' | 'ready';
  drafts: readonly Draft[];
  /** Why drafts are not stored: the browser refuses or is full. */
  storageFault: StorageFault | undefined;
  /** Loads stored drafts, or if nothing is stored, opens the text that `first` returns, if any. */
  load(first: () => Promise<string | undefined>): Promise<void>;
  /** Opens a new draft at the end and returns its id. If `isPassing`, it is only shown until it is made permanent. */
  open(
    text: string,
    envelop?: boolean,
    source?: Pick<Draft, 'pdf' | 'signed' | 'encoded' | 'receivedFrom' | 'inbox'>,
    isPassing?: boolean,
  ): string;
  change(
    id: string,
    change: Partial<
      Pick<
        Draft,
        | 'text'
        | 'envelop'
        | 'questions'
        | 'copyOf'
        | 'origin'
        | 'pdf'
        | 'signed'
        | 'encoded'
        | 'repair'
        | 'inbox'
        | 'savedAs'
      >
    >,
  ): void;
  /** Removes a draft and returns it, so that it can be restored. */
  close(id: string): Draft | undefined;
  putBack(draft: Draft): void;
}

/** The drafts, open as tabs; storage follows. */
export const useDrafts = create<DraftsState>((set, get) => ({
  status: 'loading',
  drafts: [],
  storageFault: undefined,

  async load(first) {
    const kept = await loadDrafts().catch((error: unknown) => {
      set({ storageFault: storageFaultOf(error) });
      return [];
    });
    // Drafts opened while storage was loading stay.
    set(({ drafts }) => ({ drafts: [...kept, ...drafts.filter(({ id }) => !kept.some((known) => known.id === id))] }));
    if (get().drafts.length === 0) {
      const text = await first().catch(() => undefined);
      // The same id in every tab, so that two tabs that start together, as after clearing all data, share one draft. If storage could not
      // be read, there may be a draft of that id.
      const id = get().storageFault === undefined ? 'first' : newId();
      if (text !== undefined && get().drafts.length === 0)
        get().putBack({ id, text, envelop: false, position: 1, changedAt: Date.now() });
    }
    set({ status: 'ready' });
    if (keeping) void removeVersionsOfClosed().catch(() => undefined);
  },

  open(text, envelop = false, source = {}, isPassing = false) {
    const id = newId();
    if (isPassing) passing.add(id);
    const last = get().drafts.at(-1)?.position ?? 0;
    const draft = { id, text, envelop, position: last + 1, changedAt: Date.now(), ...source };
    set(({ drafts }) => ({ drafts: [...drafts, draft] }));
    write(id);
    if (!isPassing) broadcastInOrder({ kind: 'opened', draft });
    return id;
  },

  change(id, change) {
    const before = get().drafts.find((draft) => draft.id === id);
    if (!before) return;
    const draft = { ...before, ...change, changedAt: Date.now() };
    set(({ drafts }) => ({ drafts: drafts.map((known) => (known.id === id ? draft : known)) }));
    write(id);
    broadcastLater(before);
  },

  close(id) {
    const closed = get().drafts.find((draft) => draft.id === id);
    set(({ drafts }) => ({ drafts: drafts.filter((draft) => draft.id !== id) }));
    changed.delete(id);
    if (keeping) void removeDraft(id).catch(keepFault);
    broadcastInOrder({ kind: 'closed', id });
    return closed;
  },

  putBack(draft) {
    set(({ drafts }) => ({
      drafts: [...drafts.filter(({ id }) => id !== draft.id), draft].sort((a, b) => a.position - b.position),
    }));
    write(draft.id);
    broadcastInOrder({ kind: 'opened', draft });
  },
}));

/** In a frame, drafts belong to the host page: they are not stored or shared between tabs. */
let keeping = !isEmbedded;
let broadcasting = !isEmbedded;

/** Milliseconds to collect changes of a draft before broadcasting, so that a long text is not copied on every key. */
const gathering = 200;

/** The texts other tabs have of drafts with unsent changes. */
const pending = new Map<string, string>();
let broadcastTimer: ReturnType<typeof setTimeout> | undefined;

function broadcastLater({ id, text }: Draft): void {
  if (!broadcasting || passing.has(id)) return;
  if (!pending.has(id)) pending.set(id, text);
  broadcastTimer ??= setTimeout(broadcastChanges, gathering);
}

/** Broadcasts pending changes at once. */
export function broadcastChanges(): void {
  clearTimeout(broadcastTimer);
  broadcastTimer = undefined;
  for (const draft of useDrafts.getState().drafts) {
    const before = pending.get(draft.id);
    if (before !== undefined) broadcast({ kind: 'changed', draft, before });
  }
  pending.clear();
}

function broadcastInOrder(message: TabMessage): void {
  if (!broadcasting) return;
  // Keeps the order of events.
  broadcastChanges();
  broadcast(message);
}

export function draftById(id: string | undefined): Draft | undefined {
  return useDrafts.getState().drafts.find((draft) => draft.id === id);
}

/** Returns whether a draft is the user's own work: not a bill that the inbox shows. */
export function isOwn({ inbox }: Pick<Draft, 'inbox'>): boolean {
  return inbox === undefined;
}

/** Returns the drafts that *Write* shows as tabs. */
export function useOwnDrafts(): readonly Draft[] {
  const { drafts } = useDrafts();
  return useMemo(() => drafts.filter(isOwn), [drafts]);
}

/** Drafts that are only shown: they are not stored or shared between tabs. */
const passing = new Set<string>();

/** Makes a temporary draft permanent. */
export function makeLast(id: string): void {
  const draft = passing.delete(id) ? draftById(id) : undefined;
  if (draft) useDrafts.getState().putBack(draft);
}

/** Applies changes of another tab without broadcasting them. */
export function withoutBroadcast(change: () => void): void {
  const before = broadcasting;
  broadcasting = false;
  try {
    change();
  } finally {
    broadcasting = before;
  }
}

/** Removes all drafts from the page and stops storing: the page is about to reload. */
export function forgetDrafts(): void {
  keeping = false;
  useDrafts.setState({ drafts: [] });
}

/** Drafts with unsaved changes. */
const changed = new Set<string>();

/** Maximum number of concurrent writes; storage queues them. */
const WRITES = 3;
let writing = 0;

/** Writes at once, even during an earlier write, so that a crash or reload loses nothing. Only faster changes are combined. */
function write(id: string): void {
  if (!keeping || passing.has(id)) return;
  changed.add(id);
  if (writing < WRITES) void writeChanged();
}

async function writeChanged(): Promise<void> {
  writing++;
  while (changed.size > 0) {
    const drafts = useDrafts.getState().drafts.filter(({ id }) => changed.has(id));
    changed.clear();
    await saveDrafts(drafts).then(() => useDrafts.setState({ storageFault: undefined }), keepFault);
  }
  writing--;
}

function keepFault(error: unknown): void {
  useDrafts.setState({ storageFault: storageFaultOf(error) });
}

/** Returns ten letters and digits: enough for the drafts and batches of one browser, and available without a secure context. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
