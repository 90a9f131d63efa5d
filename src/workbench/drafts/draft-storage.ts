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

class DraftDatabase extends Dexie {
  drafts!: EntityTable<Draft, 'id'>;

  constructor() {
    super('billwright');
    this.version(1).stores({ drafts: 'id' });
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
