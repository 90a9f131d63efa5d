import { expect, it } from 'vitest';
import { storageFaultOf } from './storage-fault.ts';

const full = new DOMException('', 'QuotaExceededError');

it('tells a full storage from one that is refused', () => {
  expect(storageFaultOf(full)).toBe('full');
  expect(storageFaultOf(new DOMException('', 'SecurityError'))).toBe('refused');
  expect(storageFaultOf(undefined)).toBe('refused');
});
