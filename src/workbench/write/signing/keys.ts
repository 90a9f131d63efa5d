import { create } from 'zustand';
import type { ReadKey } from '../../engine/worker/read-key.ts';
import { broadcast, subscribe } from '../../state/drafts/between-tabs.ts';
import { say } from '../../ui/texts/say.ts';
import type { KeptKey } from './key-storage.ts';
import * as texts from './texts.ts';

const storage = () => import('./key-storage.ts');

interface KeysState {
  /** `loading` until storage has answered. */
  status: 'unasked' | 'loading' | 'ready';
  keys: readonly KeptKey[];
  /** Whether keys are not stored, so that they last only as long as the page is open. */
  unkept: boolean;
  load(): Promise<void>;
  /** Stores and shows keys. An existing one keeps its name, and gets a missing private part. */
  keep(keys: readonly ReadKey[], name: string): Promise<void>;
  rename(kid: string, name: string): void;
  remove(kid: string): Promise<void>;
}

/** The keys of this browser. They are never sent anywhere. */
export const useKeys = create<KeysState>((set, get) => ({
  status: 'unasked',
  keys: [],
  unkept: false,

  async load() {
    if (get().status !== 'unasked') return;
    set({ status: 'loading' });
    const kept = await stored((database) => database.loadKeys());
    const isNew = ({ kid }: KeptKey) => !get().keys.some((key) => key.kid === kid);
    set(({ keys }) => ({ status: 'ready', keys: [...(kept ?? []).filter(isNew), ...keys] }));
  },

  async keep(given, name) {
    const changed = given.map(({ kid, ...parts }, index) => {
      const known = get().keys.find((key) => key.kid === kid);
      const named = known?.name ?? (given.length > 1 ? say(texts.numbered, { name, number: index + 1 }) : name);
      return { kid, name: named, public: parts.public, private: parts.private ?? known?.private, keptAt: Date.now() };
    });
    await change((database) => database.saveKeys(changed));
    const others = get().keys.filter(({ kid }) => !changed.some((key) => key.kid === kid));
    set({ keys: [...others, ...changed] });
  },

  rename(kid, name) {
    set(({ keys }) => ({ keys: keys.map((key) => (key.kid === kid ? { ...key, name } : key)) }));
    const changed = get().keys.filter((key) => key.kid === kid);
    void change((database) => database.saveKeys(changed));
  },

  async remove(kid) {
    await change((database) => database.deleteKey(kid));
    set(({ keys }) => ({ keys: keys.filter((key) => key.kid !== kid) }));
  },
}));

subscribe(async ({ kind }) => {
  const { status, unkept } = useKeys.getState();
  // Keys that exist only in this page are kept.
  if (kind !== 'keys' || status !== 'ready' || unkept) return;
  const kept = await stored((database) => database.loadKeys());
  if (kept) useKeys.setState({ keys: kept });
});

type Work<T> = (database: Awaited<ReturnType<typeof storage>>) => Promise<T>;

async function change(work: Work<void>): Promise<void> {
  await stored(work);
  if (!useKeys.getState().unkept) broadcast({ kind: 'keys' });
}

/** Runs a storage operation. If the browser refuses, keys are held in memory only. */
async function stored<T>(work: Work<T>): Promise<T | undefined> {
  try {
    const result = await work(await storage());
    useKeys.setState({ unkept: false });
    return result;
  } catch {
    useKeys.setState({ unkept: true });
    return undefined;
  }
}
