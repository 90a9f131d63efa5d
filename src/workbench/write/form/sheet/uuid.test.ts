import { expect, it } from 'vitest';
import { newUuid } from './uuid.ts';

it('newUuid creates a different UUID of version 4 each time', () => {
  const made = Array.from({ length: 50 }, newUuid);
  for (const each of made) expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(50);
});
