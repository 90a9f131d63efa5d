import type { StoredIn } from '../../state/stores/shapes/index.ts';
import { storeOf } from '../../state/stores/store.ts';

export type KeptKey = StoredIn<'keys'>;

const store = storeOf('keys');

/** Returns every stored key, oldest first. Rejects if the browser refuses storage. */
export async function loadKeys(): Promise<KeptKey[]> {
  const keys = await store.all();
  return keys.sort((a, b) => a.keptAt - b.keptAt);
}

export const saveKeys = store.put;

export const deleteKey: (kid: string) => Promise<void> = store.delete;
