import { Dexie, type EntityTable } from 'dexie';
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

class KeyDatabase extends Dexie {
  keys!: EntityTable<KeptKey, 'kid'>;

  constructor() {
    super('billwright-keys');
    this.version(1).stores({ keys: 'kid' });
  }
}

const database = new KeyDatabase();

/** Every key kept, the oldest first. Rejects where the browser refuses storage. */
export async function loadKeys(): Promise<KeptKey[]> {
  const keys = await database.keys.toArray();
  return keys.sort((a, b) => a.keptAt - b.keptAt);
}

export async function saveKeys(keys: KeptKey[]): Promise<void> {
  await database.keys.bulkPut(keys);
}

export async function deleteKey(kid: string): Promise<void> {
  await database.keys.delete(kid);
}

export async function deleteAllKeys(): Promise<void> {
  await database.keys.clear();
}
