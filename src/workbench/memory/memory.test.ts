import { beforeEach, expect, it, vi } from 'vitest';
import { runAnswered } from '../drafts/runs.ts';
import type { Entry } from './entries.ts';
import { startMemory, turnOn, useMemory } from './memory.ts';
import { setWanted } from './setting.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());

vi.mock('./storage.ts', () => ({
  loadEntries: async () => [...kept.values()],
  saveEntries: async (entries: readonly Entry[]) => {
    for (const entry of entries) kept.set(entry.name, entry);
  },
  clearEntries: async () => kept.clear(),
}));

const text = JSON.stringify({ supplier: { name: 'Sol S.L.' } });
const build = () => runAnswered.emit({ draft: 'a', text, faults: [], warnings: [] });

beforeEach(async () => {
  startMemory();
  await turnOn(false);
});

it('remembers what is built while it is on, and forgets it when it is switched off', async () => {
  build();
  await turnOn(true);
  expect(kept.size).toBe(0);
  build();
  await vi.waitFor(() => expect(useMemory.getState().entries).toHaveLength(1));
  await turnOn(false);
  expect([kept.size, useMemory.getState().entries.length]).toEqual([0, 0]);
});

it('keeps nothing of what was built just before it was switched off', async () => {
  await turnOn(true);
  build();
  await turnOn(false);
  expect([kept.size, useMemory.getState()]).toEqual([0, { isOn: false, entries: [] }]);
});

it('keeps nothing once another tab has switched it off', async () => {
  await turnOn(true);
  setWanted(false);
  build();
  await vi.waitFor(() => expect(useMemory.getState().isOn).toBe(false));
  expect(kept.size).toBe(0);
});
