import { expect, test } from 'vitest';
import { unitCode } from './unit.ts';

test('a unit has the code of its word, or is one itself', () => {
  expect(unitCode('kg')).toBe('KGM');
  expect(unitCode('h')).toBe('HUR');
  expect(unitCode('KGM')).toBe('KGM');
  expect(unitCode('H87')).toBe('H87');
  for (const none of ['', 'kgm', 'K', 'KILO', 'furlong']) expect(unitCode(none)).toBeUndefined();
});
