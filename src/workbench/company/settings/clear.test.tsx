import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrafts } from '../../state/drafts/drafts.ts';
import type { StorageFault } from '../../state/drafts/storage-fault.ts';
import { storeOf } from '../../state/stores/store.ts';
import { openDatabase } from '../../state/stores/stores.ts';
import { clearEverything } from './clear.ts';

vi.mock(import('../../ui/page/one-file.ts'), async (original) => ({ ...(await original()), loadAgain: vi.fn() }));

const key = { kid: 'k', name: 'Key', public: { kty: 'EC' as const, crv: 'P-256' }, keptAt: 1 };
const keys = storeOf('keys');

beforeEach(() => keys.put([key]));
afterEach(() => {
  vi.restoreAllMocks();
  useDrafts.setState({ drafts: [], storageFault: undefined });
});

/** Lets every deletion fail, as a browser may. */
function refuseDeletion(): void {
  const fail = () => {
    throw new DOMException('', 'UnknownError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(fail);
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(fail);
}

it.each<[StorageFault | undefined, boolean, boolean]>([
  [undefined, false, true],
  [undefined, true, false],
  ['refused', true, true],
  ['full', true, false],
  ['full', false, true],
  ['unusable', true, false],
  ['unusable', false, true],
])(
  'clearEverything with the storage fault %s, and a failing deletion %s, succeeds: %s',
  async (storageFault, fails, right) => {
    useDrafts.setState({ storageFault });
    if (fails) refuseDeletion();
    expect(await clearEverything()).toBe(right);
    vi.restoreAllMocks();
    expect(await keys.all()).toHaveLength(fails ? 1 : 0);
  },
);

it.each([
  ['of a newer version', 9, ['keys']],
  ['without its stores', 1, []],
])('clearEverything deletes a database %s', async (_, version, stores) => {
  indexedDB.deleteDatabase('billwright-keys');
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('billwright-keys', version);
    opening.onupgradeneeded = () => {
      for (const name of stores) opening.result.createObjectStore(name).put(key, 'k');
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  await expect(keys.all()).rejects.toThrow();
  expect(await clearEverything()).toBe(true);
  const opened = await openDatabase('billwright-keys');
  expect([opened.version, await opened.count('keys')]).toEqual([1, 0]);
  opened.close();
});
