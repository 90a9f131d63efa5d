import { constants } from 'node:os';
import { expect, it, vi } from 'vitest';
import { giveWay } from './give-way.ts';

it.runIf(process.platform === 'linux')('giveWay: does not fail if the system refuses the priority', () => {
  const set = vi.fn((): void => {
    throw new Error('A system error occurred: uv_os_setpriority returned EPERM (operation not permitted)');
  });
  expect(() => giveWay(set)).not.toThrow();
  expect(set).toHaveBeenCalledWith(constants.priority.PRIORITY_BELOW_NORMAL);
});
