import { create } from 'zustand';
import { schemaId } from '../../engine/model/schema-id.ts';
import { isEmbedded } from '../app/embedded.ts';
import { writeDensely } from '../document/write.ts';
import { broadcast, type TabMessage } from './between-tabs.ts';
import { type Draft, loadDrafts, removeDraft, saveDrafts } from './draft-storage.ts';
import { type StorageFault, storageFaultOf } from './storage-fault.ts';

interface DraftsState {
  /** `loading` until storage has answered. */
  status: 'loading' | 'ready';
  drafts: readonly Draft[];
  /** Why drafts are not kept, where the browser refuses or is full. */
  storageFault: StorageFault | undefined;
  /** Reads what storage keeps; `first` gives the text to begin with where that is nothing; where it has none, or rejects, that is an empty invoice. */
  load(first: () => Promise<string | undefined>): Promise<void>;
  /** Opens a new draft at the end and gives its id. One that is `isPassing` is only shown, until it is made to last. */
  open(text: string, envelop?: boolean, source?: Pick<Draft, 'pdf' | 'signed'>, isPassing?: boolean): string;
  change(id: string, change: Partial<Pick<Draft, 'text' | 'envelop' | 'questions' | 'copyOf'>>): void;
  /** Takes a draft away and gives it, so that it can be put back. */
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
    // What was opened while storage was being read stays.
    set(({ drafts }) => ({ drafts: [...kept, ...drafts.filter(({ id }) => !kept.some((known) => known.id === id))] }));
    if (get().drafts.length === 0) {
      // Also where that cannot be fetched one can begin.
      const text = (await first().catch(() => undefined)) ?? writeDensely({ $schema: schemaId('bill/invoice') });
      // Under one name in every tab: two that begin at once, as after everything was cleared, have one draft. Where
      // storage could not be read there may be one of that name.
      const id = get().storageFault === undefined ? 'first' : newId();
      if (get().drafts.length === 0) get().putBack({ id, text, envelop: false, position: 1, changedAt: Date.now() });
    }
    set({ status: 'ready' });
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

/** In a frame drafts are those of the host page: none is kept, and no other tab gets them. */
let keeping = !isEmbedded;
let broadcasting = !isEmbedded;

/** How long changes of a draft are gathered before they are broadcast, in milliseconds: a long text is not copied with every key. */
const gathering = 200;

/** The texts that other tabs have of drafts whose last changes are not broadcast yet. */
const pending = new Map<string, string>();
let broadcastTimer: ReturnType<typeof setTimeout> | undefined;

function broadcastLater({ id, text }: Draft): void {
  if (!broadcasting || passing.has(id)) return;
  if (!pending.has(id)) pending.set(id, text);
  broadcastTimer ??= setTimeout(broadcastChanges, gathering);
}

/** Broadcasts at once the changes that other tabs do not have yet. */
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
  // In the order in which it happened.
  broadcastChanges();
  broadcast(message);
}

/** Drafts that are only shown: they are not kept, and other tabs do not get them. */
const passing = new Set<string>();

/** Makes a draft last that was only shown. */
export function makeLast(id: string): void {
  const draft = passing.delete(id) ? useDrafts.getState().drafts.find((known) => known.id === id) : undefined;
  if (draft) useDrafts.getState().putBack(draft);
}

/** Changes drafts as another tab has done, without broadcasting that again. */
export function withoutBroadcast(change: () => void): void {
  const before = broadcasting;
  broadcasting = false;
  try {
    change();
  } finally {
    broadcasting = before;
  }
}

/** Takes all drafts out of the page, and writes none any more: the page is about to begin anew. */
export function forgetDrafts(): void {
  keeping = false;
  useDrafts.setState({ drafts: [] });
}

/** Drafts whose last change is not yet in storage. */
const changed = new Set<string>();

/** So many writes may be under way; storage does them one after another. */
const WRITES = 3;
let writing = 0;

/**
 * Hands to storage at once, also while it still writes what came before, so that a crash or a reload loses nothing.
 * Only what changes faster than that is written together.
 */
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

/** Returns ten letters and digits: enough for one browser's drafts and batches, and made without a secure context. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
