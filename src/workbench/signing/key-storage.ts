import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Key } from '../../client/index.ts';

/** A key as it is kept in this browser: one's own with its private part, somebody else's without. */
export interface KeptKey {
  kid: string;
  name: string;
  public: Key;
  private: Key | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
}

interface Stores extends DBSchema {
  keys: { key: string; value: KeptKey };
}

/** Opened for what is to be done, and closed: keys are asked for rarely. */
async function withKeys<T>(work: (stores: IDBPDatabase<Stores>) => Promise<T>): Promise<T> {
  const stores = await openDB<Stores>('billwright-keys', 10, {
    upgrade: (database) => void database.createObjectStore('keys', { keyPath: 'kid' }),
  });
  try {
    return await work(stores);
  } finally {
    stores.close();
  }
}

/** Returns every key kept, the oldest first. Rejects where the browser refuses storage. */
export async function loadKeys(): Promise<KeptKey[]> {
  const keys = await withKeys((stores) => stores.getAll('keys'));
  return keys.sort((a, b) => a.keptAt - b.keptAt);
}

export async function saveKeys(keys: KeptKey[]): Promise<void> {
  await withKeys(async (stores) => {
    const { store, done } = stores.transaction('keys', 'readwrite');
    await Promise.all([...keys.map((key) => store.put(key)), done]);
  });
}

export async function deleteKey(kid: string): Promise<void> {
  await withKeys((stores) => stores.delete('keys', kid));
}

export async function deleteAllKeys(): Promise<void> {
  await withKeys((stores) => stores.clear('keys'));
}
