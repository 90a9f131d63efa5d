import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ReportedRepair } from '../../../formats/check-report/repair.ts';
import type { OpenQuestion } from './open-question.ts';

/** A draft, as stored in this browser. */
export interface Draft {
  id: string;
  text: string;
  /** Build wraps it in an envelope. */
  envelop: boolean;
  /** Its position among the tabs. */
  position: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** The PDF that contained its e-invoice. */
  pdf?: File | undefined;
  /** The signed file that contained its e-invoice. */
  signed?: File | undefined;
  /** The file that contained its e-invoice, if the same text in UTF-8 would have other bytes. */
  encoded?: File | undefined;
  /** The title of the document it is a copy of. Used for its title until it has its own number. */
  copyOf?: string | undefined;
  /** The supplier's name, if it was made from an e-invoice that the user received. */
  receivedFrom?: string | undefined;
  /** How its e-invoice was repaired, for the report of its check. */
  repair?: ReportedRepair | undefined;
  /** The key of its file in the inbox. */
  inbox?: string | undefined;
  /** Open questions of its form, by path. */
  questions?: ReadonlyMap<string, OpenQuestion> | undefined;
}

/** An earlier text of a draft. */
export interface Version {
  id: number;
  draft: string;
  text: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** It was built, or replaced by another text. */
  why: 'built' | 'saved' | 'replaced';
}

interface Stores extends DBSchema {
  drafts: { key: string; value: Draft };
  versions: { key: number; value: Version; indexes: { draft: string } };
}

/** Opened on first use, and retried if the browser refused. */
let opened: Promise<IDBPDatabase<Stores>> | undefined;

function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<Stores>> {
  return await openDB<Stores>('billwright', 20, {
    upgrade(stores, before) {
      if (before < 10) stores.createObjectStore('drafts', { keyPath: 'id' });
      if (before < 20) {
        const versions = stores.createObjectStore('versions', { keyPath: 'id', autoIncrement: true });
        versions.createIndex('draft', 'draft');
      }
    },
    // A newer page in another tab briefly needs exclusive access to the database.
    blocking: (_before, _blocked, event) => forget(event),
    terminated: () => forget(),
  });
}

function forget(event?: IDBVersionChangeEvent): void {
  opened = undefined;
  if (event?.target instanceof IDBDatabase) event.target.close();
}

/** Returns whether any draft is stored. Rejects if the browser refuses storage. */
export async function keepsDrafts(): Promise<boolean> {
  return (await (await database()).count('drafts')) > 0;
}

/** Returns every stored draft, in tab order. Rejects if the browser refuses storage. */
export async function loadDrafts(): Promise<Draft[]> {
  const drafts = await (await database()).getAll('drafts');
  return drafts.sort((a, b) => a.position - b.position);
}

export async function saveDrafts(drafts: Draft[]): Promise<void> {
  const transaction = (await database()).transaction('drafts', 'readwrite');
  const saved = drafts.map((draft) => transaction.store.put(draft));
  // Does not wait for the result, because the page may close any moment.
  transaction.commit();
  await Promise.all([...saved, transaction.done]);
}

export async function removeDraft(id: string): Promise<void> {
  await (await database()).delete('drafts', id);
}

/** Returns the versions of a draft, newest first. */
export async function loadVersions(draft: string): Promise<Version[]> {
  const versions = await (await database()).getAllFromIndex('versions', 'draft', draft);
  return versions.sort(newestFirst);
}

/** Stores a version, and removes versions of its draft above the limit. */
export async function saveVersion(version: Omit<Version, 'id'>, most: number): Promise<void> {
  const { store, done } = (await database()).transaction('versions', 'readwrite');
  const save = async () => {
    // The store assigns its number.
    await store.add(version as Version);
    const versions = await store.index('draft').getAll(version.draft);
    const old = versions.sort(newestFirst).slice(most);
    await Promise.all(old.map(({ id }) => store.delete(id)));
  };
  await Promise.all([save(), done]);
}

const newestFirst = (a: Version, b: Version) => b.keptAt - a.keptAt || b.id - a.id;

/** Removes the versions of all other drafts. */
export async function removeVersionsExcept(drafts: readonly string[]): Promise<void> {
  const { store, done } = (await database()).transaction('versions', 'readwrite');
  const remove = async () => {
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (!drafts.includes(cursor.value.draft)) await cursor.delete();
    }
  };
  await Promise.all([remove(), done]);
}

/** Removes all stored data. */
export async function clearStorage(): Promise<void> {
  const stores = await database();
  await Promise.all([stores.clear('drafts'), stores.clear('versions')]);
}
