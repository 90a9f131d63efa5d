import { beforeEach, expect, it, vi } from 'vitest';
import { useDrafts } from '../drafts/drafts.ts';
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

it('memory stores builds while enabled, and deletes them when disabled', async () => {
  build();
  await turnOn(true);
  expect(kept.size).toBe(0);
  build();
  await vi.waitFor(() => expect(useMemory.getState().entries).toHaveLength(1));
  await turnOn(false);
  expect([kept.size, useMemory.getState().entries.length]).toEqual([0, 0]);
});

it('memory stores nothing of a build just before it was disabled', async () => {
  await turnOn(true);
  build();
  await turnOn(false);
  expect([kept.size, useMemory.getState()]).toEqual([0, { isOn: false, entries: [] }]);
});

it('memory stores nothing after another tab disabled it', async () => {
  await turnOn(true);
  setWanted(false);
  build();
  await vi.waitFor(() => expect(useMemory.getState().isOn).toBe(false));
  expect(kept.size).toBe(0);
});

it('memory does not take the supplier of a received invoice for the own company', async () => {
  await turnOn(true);
  const { open } = useDrafts.getState();
  const build = (draft: string, name: string) => {
    const text = JSON.stringify({ supplier: { name } });
    runAnswered.emit({ draft, text, faults: [], warnings: [] });
  };
  const draft = open('{}', false, { receivedFrom: 'Otra S.L.' }, true);
  build(draft, 'Otra S.L.');
  build(draft, 'Sol S.L.');
  await vi.waitFor(() => expect(useMemory.getState().entries).not.toEqual([]));
  expect([...kept.keys()]).toEqual(['Sol S.L.']);
});
