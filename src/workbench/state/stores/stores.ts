import { deleteDB, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

interface Declared {
  database: string;
  store: string;
  keyPath: string | string[];
  autoIncrement?: boolean;
  /** The member by which values are found besides their key. */
  index?: string;
}

/** All that this browser stores in databases; `shapes/` says what the values look like. */
const stores = {
  drafts: { database: 'billwright', store: 'drafts', keyPath: 'id' },
  versions: { database: 'billwright', store: 'versions', keyPath: 'id', autoIncrement: true, index: 'draft' },
  documents: { database: 'billwright-documents', store: 'documents', keyPath: 'key' },
  memory: { database: 'billwright-memory', store: 'entries', keyPath: ['kind', 'name'] },
  keys: { database: 'billwright-keys', store: 'keys', keyPath: 'kid' },
  batch: { database: 'billwright-batch', store: 'records', keyPath: ['run', 'position'] },
  inbox: { database: 'billwright-inbox', store: 'files', keyPath: 'key' },
  inboxOfTab: { database: 'billwright-inbox-tab', store: 'files', keyPath: ['tab', 'key'] },
  suppliers: { database: 'billwright-suppliers', store: 'suppliers', keyPath: 'key' },
  accounts: { database: 'billwright-accounts', store: 'accounts', keyPath: 'key' },
} satisfies Record<string, Declared>;

export type StoreName = keyof typeof stores;

/** The stores as declared, by name. */
export const declared: Readonly<Record<StoreName, Declared>> = stores;

/** The version of every database. A change of a store must raise it and keep what was stored. */
const VERSION = 1;

/** Opens a database with all stores that are declared in it. */
export function openDatabase(name: string, callbacks: OpenDBCallbacks<unknown> = {}): Promise<IDBPDatabase> {
  return openDB(name, VERSION, {
    upgrade(opened) {
      for (const { database, store, keyPath, autoIncrement = false, index } of Object.values(declared)) {
        if (database !== name) continue;
        const made = opened.createObjectStore(store, { keyPath, autoIncrement });
        if (index) made.createIndex(index, index);
      }
    },
    ...callbacks,
  });
}

/** Deletes a database. Rejects if another tab does not close it. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const blocked = () => reject(new Error(`${name} is open in another tab`));
    deleteDB(name, { blocked }).then(resolve, reject);
  });
}
