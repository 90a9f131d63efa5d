import { type DBSchema, openDB } from 'idb';
import type { Entry } from './entries.ts';

interface Stores extends DBSchema {
  entries: { key: [string, string]; value: Entry };
}

const open = () =>
  openDB<Stores>('billwright-memory', 1, {
    upgrade: (stores) => void stores.createObjectStore('entries', { keyPath: ['kind', 'name'] }),
  });

/** Does something with the store, and closes it: other tabs may remove it. */
async function within<T>(work: (stores: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const stores = await open();
  try {
    return await work(stores);
  } finally {
    stores.close();
  }
}

/** Returns all that is remembered, what was used last first. */
export async function loadEntries(): Promise<Entry[]> {
  const entries = await within((stores) => stores.getAll('entries'));
  return entries.sort((a, b) => b.usedAt - a.usedAt);
}

/** Keeps entries, each in the place of the one of its kind and name. */
export async function saveEntries(entries: readonly Entry[]): Promise<void> {
  await within(async (stores) => {
    const { store, done } = stores.transaction('entries', 'readwrite');
    await Promise.all([...entries.map((entry) => store.put(entry)), done]);
  });
}

export async function clearEntries(): Promise<void> {
  await within((stores) => stores.clear('entries'));
}
