import { expect, it } from 'vitest';
import { type Group, LineGroups, linesIn } from './groups.ts';

const UTF_8 = new TextEncoder();
const FROM_UTF_8 = new TextDecoder();

/** Returns the groups of a stream in these pieces: their lines and first numbers. */
function groupsOf(pieces: readonly string[], longest = 10, most = 100) {
  const groups = new LineGroups(longest, most);
  const all = [...pieces.flatMap((piece) => [...groups.push(UTF_8.encode(piece))]), ...groups.end()];
  return all.map((group) =>
    'tooLong' in group
      ? `${group.line}/${group.sequence} too long`
      : `${group.line}/${group.sequence} ${textsOf(group).join('|')} (${group.requests})`,
  );
}

const textsOf = ({ bytes }: Group) => [...linesIn(bytes)].map((line) => FROM_UTF_8.decode(line));

it('LineGroups yields the lines that each piece completes, counting lines and requests', () => {
  expect(groupsOf(['a\nb\nc', 'd\n\n', 'e'])).toEqual(['1/1 a|b (2)', '3/3 cd (1)', '4/4  (0)', '5/4 e (1)']);
  expect(groupsOf(['', '\n', ' \r\n', 'a\r\n'])).toEqual(['1/1  (0)', '2/1  \r (0)', '3/1 a\r (1)']);
  expect(groupsOf([])).toEqual([]);
});

it('LineGroups splits a piece of many lines', () => {
  expect(groupsOf(['a\nb\nc\nd\n'], 10, 4)).toEqual(['1/1 a|b (2)', '3/3 c|d (2)']);
  expect(groupsOf(['abcdef\nb\n'], 10, 4)).toEqual(['1/1 abcdef (1)', '2/2 b (1)']);
});

it('LineGroups skips an overlong line, and continues', () => {
  const long = 'x'.repeat(7);
  expect(groupsOf(['a\n', long, long, `${long}\nb\n`])).toEqual(['1/1 a (1)', '2/2 too long', '3/3 b (1)']);
  expect(groupsOf([long, long])).toEqual(['1/1 too long']);
  expect(groupsOf([`${'x'.repeat(11)}\nb`])).toEqual(['1/1 too long', '2/2 b (1)']);
  expect(groupsOf([`${'x'.repeat(10)}\n`, 'x'.repeat(10)])).toEqual(['1/1 xxxxxxxxxx (1)', '2/2 xxxxxxxxxx (1)']);
});
