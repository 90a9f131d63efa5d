import { storeOf } from '../stores/store.ts';
import type { Entry } from './entries.ts';

const store = storeOf('memory');

/** Returns all entries, most recently used first. */
export async function loadEntries(): Promise<Entry[]> {
  const entries = await store.all();
  return entries.sort((a, b) => b.usedAt - a.usedAt);
}

/** Stores entries by kind and name, replacing existing ones. */
export const saveEntries = store.put;

/** Removes an entry. */
export const removeEntry = ({ kind, name }: Entry) => store.delete([kind, name]);

export const clearEntries = store.clear;
