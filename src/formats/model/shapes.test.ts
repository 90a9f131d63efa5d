import { expect, test } from 'vitest';
import { group, type TermId, term } from '../terms/declare.ts';
import { Group } from './group.ts';
import { Shapes } from './shapes.ts';

const inner = group('BG-27', 'Inner', '0..n', 'b', 'b', [term('BT-2', 'Inner text', '0..n', 'text', 'c', 'c')]);
const outer = group('BG-25', 'Outer', '0..n', 'a', 'a', [term('BT-1', 'Text', '0..n', 'text', 'd', 'd'), inner]);

/** Returns a group with values of BT-1, and within it for each number of another a group with so many of BT-2, the second of two within the first. */
function made(texts: readonly string[], numbers: readonly number[], isNested = false): Group {
  const made = new Group(outer);
  for (const text of texts) made.add('BT-1', text);
  let around = made;
  for (const number of numbers) {
    const within = around.open(inner);
    for (let i = 0; i < number; i++) within.add('BT-2', `${i}`);
    if (isNested) around = within;
  }
  return made;
}

test('groups with the same terms are of one shape, whatever their texts', () => {
  const shapes = new Shapes();
  const place = shapes.placeOf(made(['a', 'b'], [1, 2]));
  expect(place).toBeDefined();
  expect(shapes.placeOf(made(['c', 'd'], [1, 2]))).toBe(place);
  expect(shapes.values.slice(0, 5).map(({ text }) => text)).toEqual(['c', 'd', '0', '0', '1']);
  expect(shapes.groups.slice(0, 3).map(({ id }) => id)).toEqual(['BG-25', 'BG-27', 'BG-27']);
});

test('groups that differ in how many terms they have, or in where these stand, are of different shapes', () => {
  const shapes = new Shapes();
  const groups = [
    made([], []),
    made(['a'], []),
    made(['a', 'b'], []),
    made(['a'], [0]),
    made(['a'], [1, 1]),
    made(['a'], [2]),
    made(['a'], [1, 0]),
    made(['a'], [0, 1]),
    made(['a'], [1, 1], true),
    made(['a'], [0, 0], true),
    made(['a'], [0, 0]),
  ];
  const places = groups.map((each) => shapes.placeOf(each));
  expect(places).not.toContain(undefined);
  expect(new Set(places).size).toBe(groups.length);
});

test('what differs without end, or has no end, is not kept', () => {
  const shapes = new Shapes();
  expect(shapes.placeOf(made(Array(1000).fill('a'), []))).toBeUndefined();
  const others = Array.from({ length: 50 }, (_, i) => placeBehind(shapes, `BT-${i}`));
  expect(others[0]).toBeDefined();
  expect(others.at(-1)).toBeUndefined();
});

/** Returns the place of a group with a value of a number that has no declaration here. */
function placeBehind(shapes: Shapes, id: TermId) {
  const group = new Group(outer);
  group.add(id, 'a');
  return shapes.placeOf(group);
}
