import { keptStore } from '../kept/kept-store.ts';
import type { Entry } from './entries.ts';

const store = keptStore<Entry>({
  database: 'billwright-memory',
  version: 1,
  store: 'entries',
  keyPath: ['kind', 'name'],
});

/** Returns all that is remembered, what was used last first. */
export async function loadEntries(): Promise<Entry[]> {
  const entries = await store.all();
  return entries.sort((a, b) => b.usedAt - a.usedAt);
}

/** Keeps entries, each in the place of the one of its kind and name. */
export const saveEntries = store.put;

export const clearEntries = store.clear;
