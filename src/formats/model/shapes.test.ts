import { expect, test } from 'vitest';
import { group, type TermId, term } from '../terms/declare.ts';
import { Group, Value } from './group.ts';
import type { PlanNode, PlannedTerm } from './plan.ts';
import { Recording, Shapes } from './shapes.ts';

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
  // 127 values and the end.
  expect(shapes.placeOf(made(Array(127).fill('a'), []))).toBeDefined();
  expect(shapes.placeOf(made(Array(128).fill('a'), []))).toBeUndefined();
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

test('how a group is written is told by places in it; where something of another group is, it is like none', () => {
  const shapes = new Shapes();
  const group = made(['a', 'b'], [1]);
  shapes.placeOf(group);
  const [first, second, third] = shapes.values;
  const [within] = group.groups('BG-27');
  if (first === undefined || second === undefined || third === undefined || within === undefined)
    throw new Error('they are there');
  const [node, inside] = [{} as PlanNode, {} as PlanNode];
  const planned = {} as PlannedTerm;
  const recording = new Recording(shapes);
  recording.put(planned, first);
  recording.put(planned, second);
  recording.put(planned, third);
  recording.add(inside, within, 1, 0, undefined);
  recording.add(inside, within, 0, 0, 'dropped');
  recording.cut(1);
  recording.add(node, group, 2, 1, 'x');
  expect(recording.length).toBe(2);
  expect(recording.recipe(true)).toEqual({
    steps: [
      { at: inside, within: 1, puts: [{ planned, value: 2 }], children: 0, fixed: undefined },
      {
        at: node,
        within: 0,
        puts: [
          { planned, value: 0 },
          { planned, value: 1 },
        ],
        children: 1,
        fixed: 'x',
      },
    ],
    isWhole: true,
  });
  recording.put(planned, new Value('of another'));
  expect(recording.recipe(true)).toBe('unlike');
  const other = new Recording(shapes);
  other.add(node, made([], []), 0, 0, undefined);
  expect(other.recipe(false)).toBe('unlike');
});
