import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.ts';

test('onDemand calls a function once the module is loaded, and immediately from then on', async () => {
  const calls: string[] = [];
  const { use, load } = onDemand(async () => 'module');
  use((module) => calls.push(`first ${module}`));
  expect(calls).toEqual([]);
  await load();
  expect(calls).toEqual(['first module']);
  use((module) => calls.push(`second ${module}`));
  expect(calls).toEqual(['first module', 'second module']);
});

test('onDemand loads again after a failure', async () => {
  const importModule = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const { use, load } = onDemand(importModule);
  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toBe('module');
  const call = vi.fn();
  use(call);
  expect(call).toHaveBeenCalledWith('module');
});
