import { expect, it, vi } from 'vitest';
import { useKeys } from './keys.ts';

const work = vi.hoisted(() => ({ begun: [] as string[], end: (): void => undefined }));

vi.mock('./key-storage.ts', () => {
  const slow = (name: string) => () => {
    work.begun.push(name);
    return new Promise<void>((resolve) => {
      work.end = resolve;
    });
  };
  return { loadKeys: async () => [], saveKeys: slow('save'), deleteKey: slow('delete') };
});

const shown = () => useKeys.getState().keys.map(({ name }) => name);

it('keys appear once stored, and disappear once removed, even if the page closes immediately', async () => {
  const { load, keep, remove } = useKeys.getState();
  await load();
  const key = { kid: 'k', kty: 'EC' as const, crv: 'P-256' as const, alg: 'ES256' as const, use: 'sig' as const };
  const keeping = keep([{ kid: 'k', public: { ...key, x: 'x', y: 'y' }, private: undefined }], 'Office');
  await expect.poll(() => work.begun).toEqual(['save']);
  expect(shown()).toEqual([]);
  work.end();
  await keeping;
  expect(shown()).toEqual(['Office']);
  const removing = remove('k');
  await expect.poll(() => work.begun).toEqual(['save', 'delete']);
  expect(shown()).toEqual(['Office']);
  work.end();
  await removing;
  expect(shown()).toEqual([]);
});
