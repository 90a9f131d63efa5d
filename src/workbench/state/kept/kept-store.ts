import { type IDBPDatabase, openDB } from 'idb';

/** A browser database with one store. It is opened for each access and closed, because accesses are rare and other tabs may delete it. */
export interface KeptStore<Value> {
  /** Returns all values, or the values of a key range. Rejects if the browser refuses storage, like all methods here. */
  all(range?: IDBKeyRange): Promise<Value[]>;
  keys(): Promise<IDBValidKey[]>;
  /** Stores values by key, replacing existing ones. */
  put(values: readonly Value[]): Promise<void>;
  delete(keys: IDBValidKey | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}

/** Returns the store of a database whose values have their keys at a path. */
export function keptStore<Value>({
  database,
  version,
  store,
  keyPath,
}: {
  database: string;
  version: number;
  store: string;
  keyPath: string | string[];
}): KeptStore<Value> {
  async function within<T>(work: (stores: IDBPDatabase) => Promise<T>): Promise<T> {
    const stores = await openDB(database, version, {
      upgrade: (opened) => void opened.createObjectStore(store, { keyPath }),
    });
    try {
      return await work(stores);
    } finally {
      stores.close();
    }
  }
  return {
    all: (range) => within((stores) => stores.getAll(store, range)),
    keys: () => within((stores) => stores.getAllKeys(store)),
    put: (values) =>
      within(async (stores) => {
        const { store: kept, done } = stores.transaction(store, 'readwrite');
        await Promise.all([...values.map((value) => kept.put(value)), done]);
      }),
    delete: (keys) => within((stores) => stores.delete(store, keys)),
    clear: () => within((stores) => stores.clear(store)),
  };
}
