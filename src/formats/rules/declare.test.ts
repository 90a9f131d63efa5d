import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../xml/parse.ts';
import { filled, foundIn, isBlank, normal, rule, there } from './declare.ts';
import { failing, firstAt, has, hasText, reach, ruleAt, textAt } from './elements.ts';

function rootOf(text: string) {
  const reading = parseXml(text);
  if (!reading.ok) throw new Error('it is read');
  return reading.root;
}

const root = rootOf('<a><b><c> 1  2 </c><c/></b><d/><b><c>3</c><e> </e></b></a>');
const bs = root.all('b');

describe('a path', () => {
  it('leads to all elements at its end, from one or from several', () => {
    expect(reach(root, 'b', 'c').map(({ text }) => text)).toEqual([' 1  2 ', '', '3']);
    expect(reach(bs, 'c').map(({ text }) => text)).toEqual([' 1  2 ', '', '3']);
    expect(reach(root)).toEqual([root]);
    expect([reach(root, 'c'), reach(undefined, 'b'), reach([], 'b'), reach(root, 'b', 'x')]).toEqual([[], [], [], []]);
  });

  it('leads to the first of them', () => {
    expect(firstAt(root, 'b', 'c')).toBe(bs[0]?.child('c'));
    expect(firstAt(root, 'b', 'e')).toBe(bs[1]?.child('e'));
    expect(firstAt(bs.slice(1), 'c')?.text).toBe('3');
    expect([firstAt(root, 'x'), firstAt(undefined, 'b'), firstAt([], 'c')]).toEqual([undefined, undefined, undefined]);
  });

  it('leads to something, even if that is empty', () => {
    expect([has(root, 'd'), has(root, 'b', 'e'), has(bs, 'e'), has(root, 'e'), has(undefined, 'd')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('leads to a text in one of those at its end', () => {
    expect([hasText(root, 'b', 'c'), hasText(bs.slice(1), 'c')]).toEqual([true, true]);
    expect([hasText(root, 'd'), hasText(root, 'b', 'e'), hasText(undefined, 'b')]).toEqual([false, false, false]);
    expect(hasText(rootOf('<a><b/><b>1</b></a>'), 'b')).toBe(true);
  });

  it('leads to the text of the first, without blanks', () => {
    expect([textAt(root, 'b', 'c'), textAt(root, 'd'), textAt(root, 'x'), textAt(undefined, 'b')]).toEqual([
      '1 2',
      '',
      '',
      '',
    ]);
  });
});

describe('what is found', () => {
  it('is nothing where a rule holds, and one place or more where not', () => {
    const [one, two] = [{ step: '@a' }, { step: '@b' }];
    expect([foundIn(true), foundIn(false), foundIn(one), foundIn([one, two]), foundIn([])]).toEqual([
      [],
      [{}],
      [one],
      [one, two],
      [],
    ]);
  });

  it('is each element for which a test fails, with the values that it gives', () => {
    expect(failing(bs, () => true)).toEqual([]);
    expect(failing(bs, (each) => has(each, 'e'))).toEqual([{ element: bs[0], step: undefined }]);
    expect(failing(bs, (each) => has(each, 'e') || { found: '1' }, 'e')).toEqual([
      { element: bs[0], step: 'e', values: { found: '1' } },
    ]);
  });
});

it('rules are fatal, and have terms in a list', () => {
  const holds = () => true;
  expect(rule('R-1', 'BG-0', 'BT-1', holds, 'Text.')).toEqual({
    id: 'R-1',
    flag: 'fatal',
    per: 'BG-0',
    terms: ['BT-1'],
    holds,
    text: 'Text.',
  });
  expect(rule('R-1', 'BG-0', ['BT-1', 'BT-2'], holds, 'Text.', 'warning')).toMatchObject({
    flag: 'warning',
    terms: ['BT-1', 'BT-2'],
  });
  expect(ruleAt('R-2', 'BT-1', () => [], holds, 'Text.')).toMatchObject({ flag: 'fatal', per: 'BG-0' });
  expect(ruleAt('R-2', 'BT-1', () => [], holds, 'Text.', { flag: 'warning' }).flag).toBe('warning');
});

it('a term is there even where it is empty, and filled where it has a text', () => {
  const group = (text: string | undefined, isGroup = false) =>
    ({
      text: () => text,
      first: () => (text === undefined ? undefined : { text }),
      group: () => (isGroup ? {} : undefined),
    }) as never;
  const at = (holds: typeof filled, of: never) => holds('BT-1')(of, undefined as never);
  expect([at(filled, group('1')), at(filled, group(' \n')), at(filled, group(undefined))]).toEqual([
    true,
    false,
    false,
  ]);
  expect([at(there, group('')), at(there, group(undefined)), at(there, group(undefined, true))]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('blanks', () => {
  it.each([
    ['', ''],
    [' ', ''],
    ['\t\n\r ', ''],
    ['a', 'a'],
    [' a', 'a'],
    ['a ', 'a'],
    ['a b', 'a b'],
    ['a  b', 'a b'],
    ['\ta\nb\rc ', 'a b c'],
    ['a\u00a0 b', 'a\u00a0 b'],
    ['a\u0001', 'a\u0001'],
  ])('of %j leave %j', (text, left) => {
    expect(normal(text)).toBe(left);
    expect(isBlank(text)).toBe(left === '');
  });

  it('are single ones within, and none around, in any text', () => {
    const texts = fc.array(fc.constantFrom('a', ' ', '\t', '\n', '\r', '\u00a0', 'b')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const words = text.split(/[\t\n\r ]+/).filter((word) => word !== '');
        expect(normal(text)).toBe(words.join(' '));
        expect(isBlank(text)).toBe(words.length === 0);
      }),
    );
    expect(normal(undefined)).toBe('');
  });
});
