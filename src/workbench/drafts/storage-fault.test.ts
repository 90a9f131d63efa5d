import { expect, it } from 'vitest';
import { storageFaultOf } from './storage-fault.ts';

const full = new DOMException('', 'QuotaExceededError');

it('tells a full storage from one that is refused', () => {
  expect(storageFaultOf(full)).toContain('full');
  expect(storageFaultOf(new DOMException('', 'SecurityError'))).toContain('refuses');
  expect(storageFaultOf(undefined)).toContain('refuses');
});
