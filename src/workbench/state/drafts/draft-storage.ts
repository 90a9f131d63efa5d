import type { IDBPDatabase } from 'idb';
import { fitting } from '../stores/fitting.ts';
import type { StoredIn } from '../stores/shapes/index.ts';
import { openDatabase } from '../stores/stores.ts';

/** A draft, as stored in this browser. */
export type Draft = StoredIn<'drafts'>;
/** An earlier text of a draft. */
export type Version = StoredIn<'versions'>;

/** Opened on first use, and retried if the browser refused. */
let opened: Promise<IDBPDatabase> | undefined;

function database(): Promise<IDBPDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase> {
  return await openDatabase('billwright', {
    // A newer page in another tab briefly needs exclusive access to the database.
    blocking: (_before, _blocked, event) => forget(event),
    terminated: () => forget(),
  });
}

function forget(event?: IDBVersionChangeEvent): void {
  opened = undefined;
  if (event?.target instanceof IDBDatabase) event.target.close();
}

/** Returns every stored draft, in tab order. Rejects if the browser refuses storage. */
export async function loadDrafts(): Promise<Draft[]> {
  const drafts = await fitting('drafts', await (await database()).getAll('drafts'));
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
  const versions = await fitting('versions', await (await database()).getAllFromIndex('versions', 'draft', draft));
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

/** Removes the versions of drafts that are not stored any more: nothing shows them again, and they fill the storage. */
export async function removeVersionsOfClosed(): Promise<void> {
  const transaction = (await database()).transaction(['drafts', 'versions'], 'readwrite');
  const versions = transaction.objectStore('versions');
  const remove = async () => {
    const open = new Set(await transaction.objectStore('drafts').getAllKeys());
    // Keys alone: the texts may be long.
    let cursor = await versions.index('draft').openKeyCursor();
    for (; cursor; cursor = await cursor.continue())
      if (!open.has(cursor.key)) await versions.delete(cursor.primaryKey);
  };
  await Promise.all([remove(), transaction.done]);
}
