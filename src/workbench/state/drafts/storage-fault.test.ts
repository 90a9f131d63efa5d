import { expect, it } from 'vitest';
import { storageFaultOf } from './storage-fault.ts';

const full = new DOMException('', 'QuotaExceededError');

it('storageFaultOf distinguishes full storage from refused storage', () => {
  expect(storageFaultOf(full)).toBe('full');
  expect(storageFaultOf(new DOMException('', 'SecurityError'))).toBe('refused');
  expect(storageFaultOf(undefined)).toBe('refused');
});
