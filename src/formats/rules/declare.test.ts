import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../list/parse-xml.ts';
import { filled, foundIn, isBlank, normal, rule, there } from './declare.ts';
import { failing, firstAt, has, hasText, reach, ruleAt, textAt } from './elements.ts';

function rootOf(text: string) {
  const reading = parseXml(text);
  if (!reading.ok) throw new Error('it is read');
  return reading.root;
}

const root = rootOf('<a><b><c> 1  2 </c><c/></b><d/><b><c>3</c><e> </e></b></a>');
const bs = root.all('b');

describe('element paths', () => {
  it('return all elements at their end, from one element or several', () => {
    expect(reach(root, 'b', 'c').map(({ text }) => text)).toEqual([' 1  2 ', '', '3']);
    expect(reach(bs, 'c').map(({ text }) => text)).toEqual([' 1  2 ', '', '3']);
    expect(reach(root)).toEqual([root]);
    expect([reach(root, 'c'), reach(undefined, 'b'), reach([], 'b'), reach(root, 'b', 'x')]).toEqual([[], [], [], []]);
  });

  it('in firstAt return the first of them', () => {
    expect(firstAt(root, 'b', 'c')).toBe(bs[0]?.child('c'));
    expect(firstAt(root, 'b', 'e')).toBe(bs[1]?.child('e'));
    expect(firstAt(bs.slice(1), 'c')?.text).toBe('3');
    expect([firstAt(root, 'x'), firstAt(undefined, 'b'), firstAt([], 'c')]).toEqual([undefined, undefined, undefined]);
  });

  it('in `has` also match an empty element', () => {
    expect([has(root, 'd'), has(root, 'b', 'e'), has(bs, 'e'), has(root, 'e'), has(undefined, 'd')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('in `hasText` match if any of them has a text', () => {
    expect([hasText(root, 'b', 'c'), hasText(bs.slice(1), 'c')]).toEqual([true, true]);
    expect([hasText(root, 'd'), hasText(root, 'b', 'e'), hasText(undefined, 'b')]).toEqual([false, false, false]);
    expect(hasText(rootOf('<a><b/><b>1</b></a>'), 'b')).toBe(true);
  });

  it('in textAt return the trimmed text of the first', () => {
    expect([textAt(root, 'b', 'c'), textAt(root, 'd'), textAt(root, 'x'), textAt(undefined, 'b')]).toEqual([
      '1 2',
      '',
      '',
      '',
    ]);
  });
});

describe('foundIn and failing', () => {
  it('return nothing if a rule is met, and otherwise one or more places', () => {
    const [one, two] = [{ step: '@a' }, { step: '@b' }];
    expect([foundIn(true), foundIn(false), foundIn(one), foundIn([one, two]), foundIn([])]).toEqual([
      [],
      [{}],
      [one],
      [one, two],
      [],
    ]);
  });

  it('return each element that fails a test, with its values', () => {
    expect(failing(bs, () => true)).toEqual([]);
    expect(failing(bs, (each) => has(each, 'e'))).toEqual([{ element: bs[0], step: undefined }]);
    expect(failing(bs, (each) => has(each, 'e') || { found: '1' }, 'e')).toEqual([
      { element: bs[0], step: 'e', values: { found: '1' } },
    ]);
  });
});

it('rule declares fatal rules with a list of terms', () => {
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

it('a term is present even if empty, and filled if it has text', () => {
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

describe('normal', () => {
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
  ])('turns %j into %j', (text, left) => {
    expect(normal(text)).toBe(left);
    expect(isBlank(text)).toBe(left === '');
  });

  it('reduces inner blanks to one and trims any text', () => {
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
