import type { JsonWebKey } from '../../../client/index.ts';
import { keptStore } from '../../state/kept/kept-store.ts';

/** A key stored in this browser: an own key with its private part, or someone else's without. */
export interface KeptKey {
  kid: string;
  name: string;
  public: JsonWebKey;
  private: JsonWebKey | undefined;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const store = keptStore<KeptKey>({ database: 'billwright-keys', version: 10, store: 'keys', keyPath: 'kid' });

/** Returns every stored key, oldest first. Rejects if the browser refuses storage. */
export async function loadKeys(): Promise<KeptKey[]> {
  const keys = await store.all();
  return keys.sort((a, b) => a.keptAt - b.keptAt);
}

export const saveKeys = store.put;

export const deleteKey: (kid: string) => Promise<void> = store.delete;

export const deleteAllKeys = store.clear;
