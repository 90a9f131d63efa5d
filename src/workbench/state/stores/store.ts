import type { IDBPDatabase } from 'idb';
import { fitting } from './fitting.ts';
import type { StoredIn } from './shapes/index.ts';
import { declared, deleteDatabase, openDatabase, type StoreName } from './stores.ts';

/** A store of this browser. Its database is opened for each access and closed, because accesses are rare and other tabs may delete it. */
export interface Store<Value> {
  /** Returns all values, or the values of a key range. Rejects if the browser refuses storage, like all methods here. */
  all(range?: IDBKeyRange): Promise<Value[]>;
  keys(): Promise<IDBValidKey[]>;
  /** Stores values by key, replacing existing ones. */
  put(values: readonly Value[]): Promise<void>;
  delete(keys: IDBValidKey | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}

/** Returns a declared store. */
export function storeOf<Name extends StoreName>(name: Name): Store<StoredIn<Name>> {
  const { database, store } = declared[name];
  async function within<T>(work: (opened: IDBPDatabase) => Promise<T>): Promise<T> {
    const opened = await openDatabase(database);
    try {
      return await work(opened);
    } finally {
      opened.close();
    }
  }
  return {
    all: async (range) => fitting(name, await within((opened) => opened.getAll(store, range))),
    keys: () => within((opened) => opened.getAllKeys(store)),
    put: (values) =>
      within(async (opened) => {
        const { store: kept, done } = opened.transaction(store, 'readwrite');
        await Promise.all([...values.map((value) => kept.put(value)), done]);
      }),
    delete: (keys) => within((opened) => opened.delete(store, keys)),
    clear: () => within((opened) => opened.clear(store)),
  };
}

/**
 * Deletes what all stores hold. A database that cannot be opened, because it is damaged or of a newer version, is deleted as a whole. Rejects
 * if the browser refuses any of it, after all others.
 */
export async function clearStores(): Promise<void> {
  const names = Object.keys(declared) as StoreName[];
  const clear = (name: StoreName) =>
    storeOf(name)
      .clear()
      .catch(() => deleteDatabase(declared[name].database));
  const cleared = await Promise.allSettled(names.map(clear));
  for (const each of cleared) if (each.status === 'rejected') throw each.reason;
}
