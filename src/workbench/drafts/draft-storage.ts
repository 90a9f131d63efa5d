import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OpenQuestion } from './open-question.ts';

/** A document being written, as it is kept in this browser. */
export interface Draft {
  id: string;
  text: string;
  /** Build wraps it in an envelope. */
  envelop: boolean;
  /** Its position among the tabs. */
  position: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** The PDF that its e-invoice was taken out of. */
  pdf?: File | undefined;
  /** The file with the signature that its e-invoice was taken out of. */
  signed?: File | undefined;
  /** What the document is called that this is a copy of: it is called after that until it has a number of its own. */
  copyOf?: string | undefined;
  /** What its form waits for, by the paths where it is asked. */
  questions?: ReadonlyMap<string, OpenQuestion> | undefined;
}

/** A text that a draft once had. */
export interface Version {
  id: number;
  draft: string;
  text: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** It was built, or it was replaced by another text. */
  why: 'built' | 'replaced';
}

interface Stores extends DBSchema {
  drafts: { key: string; value: Draft };
  versions: { key: number; value: Version; indexes: { draft: string } };
}

/** Opened on first use; tried again where the browser refused. */
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
    // A newer page in another tab needs the database to itself for a moment.
    blocking: (_before, _blocked, event) => forget(event),
    terminated: () => forget(),
  });
}

function forget(event?: IDBVersionChangeEvent): void {
  opened = undefined;
  if (event?.target instanceof IDBDatabase) event.target.close();
}

/** Returns whether any draft is kept. Rejects where the browser refuses storage. */
export async function keepsDrafts(): Promise<boolean> {
  return (await (await database()).count('drafts')) > 0;
}

/** Returns every draft kept, in the tabs' order. Rejects where the browser refuses storage. */
export async function loadDrafts(): Promise<Draft[]> {
  const drafts = await (await database()).getAll('drafts');
  return drafts.sort((a, b) => a.position - b.position);
}

export async function saveDrafts(drafts: Draft[]): Promise<void> {
  const transaction = (await database()).transaction('drafts', 'readwrite');
  const saved = drafts.map((draft) => transaction.store.put(draft));
  // Without waiting to hear of them: the page may be left any moment.
  transaction.commit();
  await Promise.all([...saved, transaction.done]);
}

export async function removeDraft(id: string): Promise<void> {
  await (await database()).delete('drafts', id);
}

/** Returns the versions of a draft, the newest first. */
export async function loadVersions(draft: string): Promise<Version[]> {
  const versions = await (await database()).getAllFromIndex('versions', 'draft', draft);
  return versions.sort(newestFirst);
}

/** Keeps a version, and of all of its draft so many as are worth it. */
export async function saveVersion(version: Omit<Version, 'id'>, most: number): Promise<void> {
  const { store, done } = (await database()).transaction('versions', 'readwrite');
  const save = async () => {
    // The store numbers it.
    await store.add(version as Version);
    const versions = await store.index('draft').getAll(version.draft);
    const old = versions.sort(newestFirst).slice(most);
    await Promise.all(old.map(({ id }) => store.delete(id)));
  };
  await Promise.all([save(), done]);
}

const newestFirst = (a: Version, b: Version) => b.keptAt - a.keptAt || b.id - a.id;

/** Removes the versions of all drafts but these. */
export async function removeVersionsExcept(drafts: readonly string[]): Promise<void> {
  const { store, done } = (await database()).transaction('versions', 'readwrite');
  const remove = async () => {
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (!drafts.includes(cursor.value.draft)) await cursor.delete();
    }
  };
  await Promise.all([remove(), done]);
}

/** Removes everything. */
export async function clearStorage(): Promise<void> {
  const stores = await database();
  await Promise.all([stores.clear('drafts'), stores.clear('versions')]);
}
