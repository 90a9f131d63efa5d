import { expect, test } from 'vitest';
import { XmlElement } from '../xml/element.ts';
import { checkStructure } from './check-structure.ts';
import { MOST_FAULTS } from './fault.ts';
import { structureWithGroups } from './groups.ts';
import type { StructureData } from './structure.ts';

const DATA: StructureData = {
  roots: 'Root Root',
  values: 'Text\nSmall Small kind!:Small',
  elements: 'Text A B C D E F G H\nSmall S',
  contents: `Root @version!:Text A! ( B! | C! ) ( D! E )*2 ( ( F! G! )! | H! )! S*3 Free
Free #any*
unchecked #unchecked`,
  facets: { Text: { base: 'token', maxLength: 2 }, Small: { base: 'token', enumeration: 'a b' } },
};

const structure = structureWithGroups(DATA);

/** Returns a root whose children have the given names and valid texts; `S` has its attribute. */
function root(names: string, version = '1'): XmlElement {
  const made = new XmlElement('Root');
  if (version !== '') made.attributes = [{ name: 'version', value: version }];
  made.takeFrom(
    names
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => {
        const child = new XmlElement(name);
        if (name === 'S') child.attributes = [{ name: 'kind', value: 'a' }];
        if (name !== 'Free') child.text = 'a';
        return child;
      }),
    0,
  );
  return made;
}

const found = (element: XmlElement) =>
  checkStructure(element, structure).map(({ code, element: at, child, expected = [] }) =>
    [code, at.name, child ?? '', expected.join('/')].join(' ').trimEnd(),
  );

test.each(['A H', 'A B H', 'A C F G', 'A D H', 'A D E D H', 'A B D E D E F G S S S Free'])(
  'groupFaults: accepts %s',
  (names) => {
    expect(found(root(names))).toEqual([]);
  },
);

test.each([
  ['H', 'XSD-ELEMENT-MISSING H  A'],
  ['', 'XSD-ELEMENT-MISSING Root A A'],
  ['A', 'XSD-ELEMENT-MISSING Root F F/H'],
  ['A B C H', 'XSD-ELEMENT-ORDER C'],
  ['A F', 'XSD-ELEMENT-MISSING Root G G'],
  ['A E H', 'XSD-ELEMENT-ORDER E'],
  ['A D E D E D H', 'XSD-ELEMENT-ORDER D'],
  ['A H S S S S', 'XSD-ELEMENT-REPEATED S'],
  ['B A H', 'XSD-ELEMENT-ORDER B'],
  ['A Xyz H', 'XSD-ELEMENT-UNKNOWN Xyz'],
  ['A H F G', 'XSD-ELEMENT-ORDER F'],
])('groupFaults: reports for "%s" the first fault %s', (names, expected) => {
  expect(found(root(names))[0]).toBe(expected);
});

test.each([
  ['in front of a required element', 'Xyz '.repeat(40_000), 'A H', 'XSD-ELEMENT-UNKNOWN'],
  ['in front of a choice', `A ${'Xyz '.repeat(40_000)}`, 'H', 'XSD-ELEMENT-UNKNOWN'],
  ['in place of a choice', `A ${'Xyz '.repeat(40_000)}`, '', 'XSD-ELEMENT-UNKNOWN'],
  ['at the end', `A H ${'Xyz '.repeat(40_000)}`, '', 'XSD-ELEMENT-UNKNOWN'],
  ['too early', 'H '.repeat(40_000), 'A H', 'XSD-ELEMENT-ORDER'],
  ['repeated', 'A H S S S '.concat('S '.repeat(40_000)), '', 'XSD-ELEMENT-REPEATED'],
  ['in several places', `A ${'D E '.repeat(40_000)}`, 'H', 'XSD-ELEMENT-ORDER'],
])('groupFaults: limits the faults of thousands of elements %s', (_where, many, rest, code) => {
  const codes = checkStructure(root(many + rest), structure).map((fault) => fault.code);
  expect(codes).toHaveLength(MOST_FAULTS + 1);
  expect(codes[0]).toBe(code);
  expect(codes.at(-1)).toBe('BW-FAULTS-CUT');
});

test('checkStructure: checks values and attributes against their facets', () => {
  const element = root('A S H', '');
  const [a, s] = element.children;
  if (a === undefined || s === undefined) throw new Error('there are elements');
  a.text = 'abc';
  s.attributes = [{ name: 'kind', value: 'c' }];
  const facets = checkStructure(element, structure).map(({ code, facet, attribute }) => [code, facet, attribute]);
  expect(facets).toEqual([
    ['XSD-ATTRIBUTE-MISSING', undefined, 'version'],
    ['XSD-VALUE', 'maxLength', undefined],
    ['XSD-ELEMENT-ORDER', undefined, undefined],
    ['XSD-VALUE', 'enumeration', 'kind'],
  ]);
});

test('checkStructure: does not descend into elements of any kind', () => {
  const element = root('A H Free');
  const free = element.children[2];
  const any = new XmlElement('{urn:other}Thing');
  any.takeFrom([new XmlElement('Unknown')], 0);
  free?.takeFrom([any], 0);
  expect(found(element)).toEqual([]);
});
