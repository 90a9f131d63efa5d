import { describe, expect, it } from 'vitest';
import { parseXml } from '../list/parse-xml.ts';
import { XmlElement, xpathOf, xpaths } from './element.ts';
import { positionOf, positionsIn } from './positions.ts';

function rootOf(text: string): XmlElement {
  const reading = parseXml(text);
  if (!reading.ok) throw new Error('it is read');
  return reading.root;
}

describe('XmlElement', () => {
  const root = rootOf('<a x="1" y="2">t<b>u</b>v<c z="3"><b>w</b></c><b/></a>');

  it('finds attributes by name', () => {
    expect([root.attribute('x'), root.attribute('y'), root.attribute('z')]).toEqual(['1', '2', undefined]);
    expect(root.child('b')?.attributes).toEqual([]);
  });

  it('finds the first child of a name, or every one', () => {
    expect([root.child('b')?.text, root.child('c')?.attribute('z'), root.child('d')]).toEqual(['u', '3', undefined]);
    expect(root.all('b').map(({ text }) => text)).toEqual(['u', '']);
    expect([root.all('c').length, root.all('d').length]).toEqual([1, 0]);
  });

  it('returns its own text, and as its value the text of everything inside it', () => {
    expect([root.text, root.value]).toEqual(['tv', 'tvuw']);
    expect([root.child('b')?.value, root.child('c')?.value, root.all('b')[1]?.value]).toEqual(['u', 'w', '']);
  });

  it('yields itself first, then everything inside it', () => {
    expect([...root.within()].map(({ name }) => name)).toEqual(['a', 'b', 'c', 'b', 'b']);
  });

  it.each([
    ['ID', 'ID'],
    ['cbc:ID', 'ID'],
    ['{urn:x:y}ID', 'ID'],
    ['cbc:CompanyID', 'CompanyID'],
  ])('matches the name %s by its local name %s only', (name, local) => {
    const element = new XmlElement(name);
    expect(element.localName).toBe(local);
    expect(['ID', 'CompanyID', 'nyID', 'D', 'cbc:I', 'ID2'].filter((each) => element.isLocally(each))).toEqual([local]);
  });

  it('has no offset if it was created rather than read', () => {
    const element = new XmlElement('a');
    expect([element.offset, element.parent, element.text, element.children]).toEqual([-1, undefined, '', []]);
  });
});

it('XmlElement: has a text or children, and neither after release', () => {
  const element = new XmlElement('a');
  element.text = 'said';
  element.takeFrom([], 0);
  expect([element.text, element.first, element.value]).toEqual(['said', undefined, 'said']);
  const inner = new XmlElement('b');
  inner.text = 'within';
  element.takeFrom([inner], 0);
  expect([element.text, element.first, element.value]).toEqual(['', inner, 'within']);
  element.text = 'lost';
  expect([element.text, element.first]).toEqual(['', inner]);
  element.release();
  expect([element.text, element.first, inner.text]).toEqual(['', undefined, 'within']);
});

it('XmlElement: adopts waiting elements from an index on, in their order', () => {
  const [outer, other] = [new XmlElement('o'), new XmlElement('p')];
  const waiting = ['a', 'b', 'c'].map((name) => new XmlElement(name));
  outer.takeFrom(waiting, 1);
  expect(outer.children.map(({ name, parent }) => [name, parent])).toEqual([
    ['b', outer],
    ['c', outer],
  ]);
  expect(waiting.map(({ name, parent }) => [name, parent])).toEqual([['a', undefined]]);
  other.takeFrom(waiting, 1);
  expect([other.children, waiting.length]).toEqual([[], 1]);
});

it('xpathOf: counts siblings of the same name from 1', () => {
  const root = rootOf('<a><b/><c><b/></c><b><b/><b/></b></a>');
  const paths = xpaths();
  expect([...root.within()].map((element) => paths(element))).toEqual([
    '/a',
    '/a/b[1]',
    '/a/c',
    '/a/c/b',
    '/a/b[2]',
    '/a/b[2]/b[1]',
    '/a/b[2]/b[2]',
  ]);
  expect([...root.within()].map((element) => xpathOf(element))).toEqual(
    [...root.within()].map((element) => paths(element)),
  );
  expect(paths(root, '@x')).toBe('/a/@x');
});

describe('release', () => {
  const names = (root: XmlElement) => [...root.within()].map(({ name }) => name);

  it('removes links between elements down to a depth of document lists', () => {
    const root = rootOf('<a><b><c><d/></c><c/></b><b/></a>');
    const [first, second] = root.all('b');
    const inner = first?.child('c');
    root.release();
    expect(names(root)).toEqual(['a']);
    expect([first?.next, first?.parent, first?.first, second?.parent]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([inner?.next, inner?.parent, inner?.first?.name]).toEqual([undefined, undefined, 'd']);
  });

  it('leaves the content below a smaller depth', () => {
    const root = rootOf('<a><b><c/></b></a>');
    const inner = root.child('b');
    root.release(1);
    expect(names(root)).toEqual(['a']);
    expect(inner && names(inner)).toEqual(['b', 'c']);
  });
});

describe('positionsIn', () => {
  it('returns lines and columns from 1 on, whatever the order of the offsets', () => {
    const text = 'ab\n\ncd\n';
    expect(positionsIn(text, [5, 0, 3, 2, 4, 7, 5])).toEqual([
      { line: 3, column: 2 },
      { line: 1, column: 1 },
      { line: 2, column: 1 },
      { line: 1, column: 3 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 3, column: 2 },
    ]);
    expect(positionsIn('\nab', [2, 1])).toEqual([
      { line: 2, column: 2 },
      { line: 2, column: 1 },
    ]);
    expect(positionsIn(text, [])).toEqual([]);
    expect(positionOf(text, -1)).toEqual({ line: 1, column: 1 });
  });

  it('counts characters outside the basic plane as one within 1000 units of a line', () => {
    expect(positionOf(`${'😀'.repeat(500)}x`, 1000)).toEqual({ line: 1, column: 501 });
    expect(positionOf(`${'😀'.repeat(500)}xy`, 1001)).toEqual({ line: 1, column: 1002 });
    expect(positionOf(`${'x'.repeat(2000)}\n😀x`, 2003)).toEqual({ line: 2, column: 2 });
  });
});
