import { describe, expect, it, test } from 'vitest';
import { group as declared, type TermId } from '../terms/declare.ts';
import { XmlElement } from '../xml/element.ts';
import { bitOf, Group, Value } from './group.ts';

const kind = (id: TermId) => declared(id, id, '0..n', 'a', 'a', []);
const INVOICE = kind('BG-0');
const LINE = kind('BG-25');
const PERIOD = kind('BG-26');
const ITEM = kind('BG-31');

const idsOf = (groups: Iterable<Group>) => [...groups].map(({ id }) => id);
const textsOf = (values: Iterable<Value>) => [...values].map(({ text }) => text);
const withinOf = (group: Group) => [...group.within()].map(([id, { text }, around]) => `${around.id} ${id} ${text}`);

/** Returns a group with the given values, each written as its number and text: `BT-1 a`. */
function withValues(...values: string[]): Group {
  const group = new Group(INVOICE);
  for (const each of values) {
    const [id, text] = each.split(' ');
    group.add(id as TermId, text);
  }
  return group;
}

describe('Value', () => {
  it('names the member of an object, the property or nothing as its origin', () => {
    const line = { path: '$.lines[0]' };
    expect(new Value('a', undefined, line, 'order').property).toBe('$.lines[0].order');
    expect(new Value('a', undefined, line).property).toBe('$.lines[0]');
    expect(new Value('a', undefined, '$.code').property).toBe('$.code');
    expect(new Value('a').property).toBeUndefined();
    expect(new Group(LINE, undefined, undefined, line).property).toBe('$.lines[0]');
    expect(new Group(LINE).property).toBeUndefined();
  });

  it('keeps one text per qualifying term, the last one set', () => {
    const value = new Value('a').with('BT-29-1', '0088').with('BT-30-1', undefined).with('BT-31-1', 'VA');
    expect(value.with('BT-29-1', '0002')).toBe(value);
    expect((['BT-29-1', 'BT-30-1', 'BT-31-1'] as const).map((id) => value.qualifier(id))).toEqual([
      '0002',
      undefined,
      'VA',
    ]);
  });
});

describe('Group: values', () => {
  it('finds the first value or all values of a term in document order', () => {
    const group = withValues('BT-1 a', 'BT-2 b', 'BT-1 c', 'BT-3 d', 'BT-1 e', 'BT-3 f');
    expect(textsOf(group.all('BT-1'))).toEqual(['a', 'c', 'e']);
    expect(textsOf(group.all('BT-2'))).toEqual(['b']);
    expect(textsOf(group.all('BT-3'))).toEqual(['d', 'f']);
    expect([group.first('BT-1')?.text, group.text('BT-3'), group.text('BT-4'), group.first('BT-4')]).toEqual([
      'a',
      'd',
      undefined,
      undefined,
    ]);
    expect(group.all('BT-4')).toEqual([]);
    expect(group.ids()).toEqual(['BT-1', 'BT-2', 'BT-3']);
  });

  it('tests values until one passes', () => {
    const group = withValues('BT-1 a', 'BT-2 b', 'BT-1 c');
    const isOneOf =
      (...texts: string[]) =>
      ({ text }: Value) =>
        texts.includes(text);
    expect(['a', 'b', 'c'].map((text) => group.some('BT-1', isOneOf(text)))).toEqual([true, false, true]);
    expect(['a', 'b', 'c'].map((text) => group.some('BT-2', isOneOf(text)))).toEqual([false, true, false]);
    expect(group.some('BT-3', () => true)).toBe(false);
  });

  it('skips empty values in add, but keeps them in put', () => {
    const group = new Group(INVOICE);
    expect([group.add('BT-1', ''), group.add('BT-1', undefined)]).toEqual([undefined, undefined]);
    expect(group.ids()).toEqual([]);
    group.put('BT-1', new Value(''));
    expect(group.text('BT-1')).toBe('');
    expect(group.add('BT-2', 'a', { path: '$' }, 'b')?.property).toBe('$.b');
  });

  it.each([
    [[0, 0, 0], 'abc'],
    [[1, 0, 1], 'bac'],
    [[0, 1, 0], 'acb'],
    [[2, 1, 0], 'cba'],
    [[1, 0, 2, 0, 1, 2], 'bdaecf'],
    [[3, 3, 2, 2, 1, 1, 0, 0], 'ghefcdab'],
  ])('sorts values of ranks %j by rank, and keeps the order within a rank', (ranks, expected) => {
    // Values of other terms before or after them must not matter.
    for (const others of ['', 'before', 'behind', 'before behind']) {
      const group = new Group(INVOICE);
      if (others.includes('before')) group.add('BT-1', 'x');
      ranks.forEach((rank, i) => {
        group.put('BT-29', new Value('abcdefgh'[i] ?? ''), rank);
        if (i === 0 && others.includes('behind')) group.add('BT-46', 'y');
      });
      expect(textsOf(group.all('BT-29')).join(''), others).toBe(expected);
      expect(group.text('BT-29'), others).toBe(expected[0]);
      expect(group.text('BT-1'), others).toBe(others.includes('before') ? 'x' : undefined);
      expect(group.text('BT-46'), others).toBe(others.includes('behind') ? 'y' : undefined);
      expect(group.ids().length, others).toBe(1 + others.split(' ').filter(Boolean).length);
    }
  });
});

describe('each', () => {
  const seen = (group: Group, id: TermId) => {
    const texts: string[] = [];
    group.each(id, ({ text }) => texts.push(text));
    return texts;
  };

  it('visits the values of a term in document order', () => {
    const group = withValues('BT-1 a', 'BT-2 b', 'BT-2 c');
    expect([seen(group, 'BT-1'), seen(group, 'BT-2'), seen(group, 'BT-3')]).toEqual([['a'], ['b', 'c'], []]);
  });

  it('visits neither values nor groups after release', () => {
    const group = withValues('BT-1 a', 'BT-2 b');
    group.open(LINE);
    group.release();
    expect([group.ids(), seen(group, 'BT-1'), group.inner()]).toEqual([[], [], []]);
  });
});

describe('Group: inner groups', () => {
  const group = new Group(INVOICE);
  const [one, period, two, item] = [LINE, PERIOD, LINE, ITEM].map((each) => group.open(each));
  const within = two?.open(PERIOD);

  it('finds groups by their number, and gives each its parent', () => {
    expect(group.groups('BG-25')).toEqual([one, two]);
    expect(group.group('BG-25')).toBe(one);
    expect(group.groups('BG-31')).toEqual([item]);
    expect([group.groups('BG-1'), group.group('BG-1')]).toEqual([[], undefined]);
    expect([one?.parent, within?.parent?.parent, group.parent]).toEqual([group, group, undefined]);
  });

  it('tests groups until one passes', () => {
    expect([one, two, item].map((each) => group.someGroup('BG-25', (other) => other === each))).toEqual([
      true,
      true,
      false,
    ]);
    expect(group.someGroup('BG-31', (each) => each === item)).toBe(true);
    expect(group.someGroup('BG-1', () => true)).toBe(false);
  });

  it('lists groups by kind, and visits the groups inside them', () => {
    expect(group.inner()).toEqual([one, two, period, item]);
    expect(two?.inner()).toEqual([within]);
    expect(one?.inner()).toEqual([]);
    const seen: Group[] = [];
    group.visit((each) => seen.push(each));
    expect(idsOf(seen)).toEqual(['BG-0', 'BG-25', 'BG-25', 'BG-26', 'BG-26', 'BG-31']);
    expect(group.firstGroup).toBe(one);
    expect([group.firstValue, two?.firstGroup]).toEqual([undefined, within]);
  });

  it('yields all values in order, starting with the values of the group itself', () => {
    const invoice = withValues('BT-1 a', 'BT-1 b', 'BT-2 c');
    const [first, second] = [invoice.open(LINE), invoice.open(LINE)];
    second.add('BT-131', 'e');
    first.add('BT-131', 'd');
    first.open(ITEM).add('BT-153', 'f');
    expect(withinOf(invoice)).toEqual([
      'BG-0 BT-1 a',
      'BG-0 BT-1 b',
      'BG-0 BT-2 c',
      'BG-25 BT-131 d',
      'BG-31 BT-153 f',
      'BG-25 BT-131 e',
    ]);
  });
});

describe('Group: content', () => {
  const made = () => {
    const group = withValues('BT-1 a', 'BT-2 b', 'BT-3 c', 'BT-2 d');
    for (const each of [LINE, PERIOD, LINE, ITEM]) group.open(each);
    return group;
  };

  test.each<[TermId, string]>([
    ['BT-1', 'BT-2 BT-3 BG-25 BG-26 BG-31'],
    ['BT-2', 'BT-1 BT-3 BG-25 BG-26 BG-31'],
    ['BT-3', 'BT-1 BT-2 BG-25 BG-26 BG-31'],
    ['BG-25', 'BT-1 BT-2 BT-3 BG-26 BG-31'],
    ['BG-26', 'BT-1 BT-2 BT-3 BG-25 BG-31'],
    ['BG-31', 'BT-1 BT-2 BT-3 BG-25 BG-26'],
    ['BT-4', 'BT-1 BT-2 BT-3 BG-25 BG-26 BG-31'],
  ])('has no %s after removal', (id, left) => {
    const group = made();
    group.remove(id);
    expect(group.ids().join(' ')).toBe(left);
    expect([group.all(id), group.groups(id)]).toEqual([[], []]);
    // Something removed can be added again, after the others.
    group.add('BT-1', 'z');
    expect(group.text('BT-1')).toBe(id === 'BT-1' ? 'z' : 'a');
  });

  test('tests for content by sets of numbers and by bits', () => {
    const group = made();
    const hasAny = (...ids: TermId[]) => group.hasAny(new Set(ids));
    expect([hasAny('BT-3'), hasAny('BT-9', 'BG-26'), hasAny('BT-9', 'BG-1'), hasAny()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([group.mayHave(bitOf('BT-3')), group.mayHave(bitOf('BG-31')), group.mayHave(0)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(new Group(LINE).mayHave(-1)).toBe(false);
    const numbers = Array.from({ length: 32 }, (_, i) => bitOf(`BT-1${String(i).padStart(2, '0')}`));
    expect(new Set(numbers).size).toBeGreaterThan(25);
  });

  /** Values and groups, each given as its number, with `!` if it has an element. */
  test.each([
    ['nothing is written', 'BT-1 BT-1 BT-2 BG-25 BG-25', '', false],
    ['the first of several', 'BT-1! BT-1 BT-2', 'BT-1:0', true],
    ['the last of several', 'BT-1 BT-1 BT-1! BT-2', 'BT-1:2', true],
    ['some of several', 'BT-2 BT-1! BT-1 BT-1! BT-3!', 'BT-1:1,3 BT-3:4', true],
    ['all', 'BT-1! BT-1! BT-2! BG-25!', 'BT-1:0,1 BT-2:2 BG-25:3', true],
    ['groups at elements', 'BT-1 BG-25! BG-26 BG-25 BG-31!', 'BG-25:1 BG-31:4', true],
    ['the last of several groups', 'BG-25 BG-25! BG-26', 'BG-25:1', true],
  ])('keeps only what was written: %s', (_, given, left, isLeft) => {
    const group = new Group(INVOICE);
    given.split(' ').forEach((each, i) => {
      const id = each.replace('!', '') as TermId;
      const element = each.endsWith('!') ? new XmlElement('a') : undefined;
      if (id.startsWith('BT')) group.put(id, new Value(`${i}`, element));
      else group.open(kind(id), element, `${i}`);
    });
    expect(group.keepWritten()).toBe(isLeft);
    const told = group.ids().map((id) => {
      const places = id.startsWith('BT') ? textsOf(group.all(id)) : group.groups(id).map(({ property }) => property);
      return `${id}:${places}`;
    });
    expect(told.join(' ')).toBe(left);
  });

  test('stays if something in it was written or if it has an element itself', () => {
    const group = new Group(INVOICE);
    const [empty, line] = [group.open(PERIOD), group.open(LINE)];
    line.open(ITEM).put('BT-153', new Value('a', new XmlElement('a')));
    expect(group.keepWritten()).toBe(true);
    expect(idsOf(group.inner())).toEqual(['BG-25']);
    expect(empty.keepWritten()).toBe(false);
    expect(new Group(LINE, undefined, new XmlElement('a')).keepWritten()).toBe(true);
  });
});
