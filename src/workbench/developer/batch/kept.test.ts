import { expect, it } from 'vitest';
import type { KnownFile } from './batch-state.ts';
import { chosenAgain } from './kept.ts';

const known = (path: string, content: string): KnownFile => ({ path, size: content.length, changed: 7 });
const file = (path: string, content: string) => new File([content], path, { lastModified: 7 });

it('chosenAgain recognises files in batch order, also equal ones', async () => {
  const again = chosenAgain(
    [known('a.json', '1'), known('b.json', '2'), known('a.json', '3')],
    [file('b.json', '2'), file('other.json', '9'), file('a.json', '1'), file('a.json', '3')],
  );
  expect(await Promise.all(again?.map((each) => each.text()) ?? [])).toEqual(['1', '2', '3']);
});

it('chosenAgain recognises no files if one is missing or changed', () => {
  const two = [known('a.json', '1'), known('a.json', '2')];
  expect(chosenAgain(two, [file('a.json', '1')])).toBeUndefined();
  expect(chosenAgain(two, [file('a.json', '1'), file('a.json', '12')])).toBeUndefined();
});
