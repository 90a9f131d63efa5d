import { Dexie, type EntityTable } from 'dexie';

/** A document being written, as it is kept in this browser. */
export interface Draft {
  id: string;
  text: string;
  /** Build wraps it in an envelope. */
  envelop: boolean;
  /** Its place among the tabs. */
  position: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** A text that a draft once had. */
export interface Version {
  id: number;
  draft: string;
  text: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** It was built, or another text was put in its place. */
  why: 'built' | 'replaced';
}

class DraftDatabase extends Dexie {
  drafts!: EntityTable<Draft, 'id'>;
  versions!: EntityTable<Version, 'id'>;

  constructor() {
    super('billwright');
    this.version(1).stores({ drafts: 'id' });
    this.version(2).stores({ versions: '++id, draft' });
  }
}

const database = new DraftDatabase();

/** Every draft kept, in the tabs' order. Rejects where the browser refuses storage. */
export async function loadDrafts(): Promise<Draft[]> {
  const drafts = await database.drafts.toArray();
  return drafts.sort((a, b) => a.position - b.position);
}

export async function saveDrafts(drafts: Draft[]): Promise<void> {
  await database.drafts.bulkPut(drafts);
}

export async function removeDraft(id: string): Promise<void> {
  await database.drafts.delete(id);
}

/** The versions of a draft, the newest first. */
export async function loadVersions(draft: string): Promise<Version[]> {
  const versions = await database.versions.where({ draft }).sortBy('keptAt');
  return versions.reverse();
}

/** Keeps a version, and of all of its draft so many as are worth it. */
export async function saveVersion(version: Omit<Version, 'id'>, most: number): Promise<void> {
  await database.transaction('rw', database.versions, async () => {
    await database.versions.add(version);
    const versions = await loadVersions(version.draft);
    await database.versions.bulkDelete(versions.slice(most).map(({ id }) => id));
  });
}

/** Removes the versions of all drafts but these. */
export async function removeVersionsExcept(drafts: readonly string[]): Promise<void> {
  await database.versions.where('draft').noneOf(drafts).delete();
}

/** Removes everything. */
export async function clearStorage(): Promise<void> {
  await Promise.all([database.drafts.clear(), database.versions.clear()]);
}
