import { create } from 'zustand';
import type { Draft } from './draft-storage.ts';

/** Fetched after the page is drawn: it weighs more than the rest of the drafts. */
const storage = () => import('./draft-storage.ts');

interface DraftsState {
  /** `loading` until storage has answered. */
  status: 'loading' | 'ready';
  drafts: readonly Draft[];
  /** Why drafts are not kept, where the browser refuses or is full. */
  storageFault: string | undefined;
  /** Reads what storage keeps; `first` gives the text to begin with where that is nothing. */
  load(first: () => Promise<string>): Promise<void>;
  /** Opens a new draft at the end and gives its id. */
  open(text: string, envelop?: boolean): string;
  change(id: string, change: Partial<Pick<Draft, 'text' | 'envelop'>>): void;
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
    const kept = await keptDrafts().catch((error: unknown) => {
      set({ storageFault: reasonOf(error) });
      return [];
    });
    // What was opened while storage was being read stays.
    set(({ drafts }) => ({ drafts: [...kept, ...drafts] }));
    if (get().drafts.length === 0) {
      const text = await first();
      if (get().drafts.length === 0) get().open(text);
    }
    set({ status: 'ready' });
  },

  open(text, envelop = false) {
    const id = newId();
    const last = get().drafts.at(-1)?.position ?? 0;
    const draft = { id, text, envelop, position: last + 1, changedAt: Date.now() };
    set(({ drafts }) => ({ drafts: [...drafts, draft] }));
    write(id);
    return id;
  },

  change(id, change) {
    set(({ drafts }) => ({
      drafts: drafts.map((draft) => (draft.id === id ? { ...draft, ...change, changedAt: Date.now() } : draft)),
    }));
    write(id);
  },

  close(id) {
    const closed = get().drafts.find((draft) => draft.id === id);
    set(({ drafts }) => ({ drafts: drafts.filter((draft) => draft.id !== id) }));
    changed.delete(id);
    void withdraw(id).catch(keepFault);
    return closed;
  },

  putBack(draft) {
    set(({ drafts }) => ({ drafts: [...drafts, draft].sort((a, b) => a.position - b.position) }));
    write(draft.id);
  },
}));

const keptDrafts = async () => (await storage()).loadDrafts();
const keep = async (drafts: Draft[]) => (await storage()).saveDrafts(drafts);
const withdraw = async (id: string) => (await storage()).removeDraft(id);

/** Drafts whose last change is not yet in storage. */
const changed = new Set<string>();
let writing = false;

/** Writes at once, so that a crash loses nothing; what changes meanwhile is written together, after it. */
function write(id: string): void {
  changed.add(id);
  if (!writing) void writeChanged();
}

async function writeChanged(): Promise<void> {
  writing = true;
  while (changed.size > 0) {
    const drafts = useDrafts.getState().drafts.filter(({ id }) => changed.has(id));
    changed.clear();
    await keep(drafts).then(() => useDrafts.setState({ storageFault: undefined }), keepFault);
  }
  writing = false;
}

function keepFault(error: unknown): void {
  useDrafts.setState({ storageFault: reasonOf(error) });
}

function reasonOf(error: unknown): string {
  const full = error instanceof Error && error.name === 'QuotaExceededError';
  return full ? 'this browser’s storage is full' : 'this browser refuses to store them';
}

/** Ten letters and digits: enough for one browser's drafts, and made without a secure context. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
