import { describe, expect, test } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { findingsIn, said } from '../testing.ts';
import { tree } from './cii.ts';
import { INVOICE, type Line, placesIn, setOf, withLines } from './testing.ts';
import { type TreeLine, treeRules } from './tree.ts';

/** Made anew each time: what makes it is what is tried. */
const set = () => setOf(treeRules('T', tree, 'BT-X-304', 'BT-X-8'));

/** A group of two details and of what is only for information. */
const TREE: readonly Line[] = [
  { id: '1', net: '100.00', subtype: 'GROUP' },
  { id: '2', net: '60.00', subtype: 'DETAIL', parent: '1' },
  { id: '3', net: '40.00', subtype: 'DETAIL', parent: '1' },
  { id: '4', net: '7.00', subtype: 'INFORMATION', parent: '1' },
];

/** Returns the tree with other members of a line. */
function treeWith(id: string, other: Line): Line[] {
  return TREE.map((line) => (line.id === id ? { ...line, ...other } : line));
}

/** Returns the tree without members of a line. */
function treeWithout(id: string, ...members: readonly (keyof Line)[]): Line[] {
  const isKept = ([name]: [string, unknown]) => !members.includes(name as keyof Line);
  return TREE.map((line) => (line.id === id ? Object.fromEntries(Object.entries(line).filter(isKept)) : line));
}

describe('a tree of lines in CII', () => {
  test.each<[string, readonly Line[], readonly string[]]>([
    ['a line alone', [{ id: '1', net: '100.00' }], []],
    ['a group of details', TREE, []],
    ['a group that comes behind its lines', [...TREE].reverse(), []],
    ['a subtype of each kind, in no other line', TREE.map(({ id = '', subtype = '' }) => ({ id, subtype })), []],
    ['a subtype that is none', treeWith('4', { subtype: 'NOTE' }), ['T-05 4 NOTE 1 7.00 0']],
    ['a subtype in small letters', [{ id: '1', subtype: 'detail' }], ['T-05 1 detail   0']],
    ['a subtype between blanks', [{ id: '1', subtype: ' DETAIL ' }], ['T-05 1  DETAIL    0']],
    // An empty one is none of them, nor does it say what the line is.
    ['an empty subtype', [{ id: '1', subtype: '' }], ['T-05 1    0']],
    ['an empty subtype in a group', treeWith('4', { subtype: '' }), ['T-05 4  1 7.00 0', 'T-06 4  1 7.00 0']],
    ['no subtype in a group', treeWithout('4', 'subtype'), ['T-06 4  1 7.00 0']],
    ['no subtype where the parent is blank', [{ id: '1', parent: ' ' }], []],
    ['a group that is a cent more', treeWith('1', { net: '100.01' }), ['T-08 1 GROUP  100.01 100']],
    ['a group that is a cent less', treeWith('1', { net: '99.99' }), ['T-08 1 GROUP  99.99 100']],
    ['a group of as much in other figures', treeWith('1', { net: '100' }), []],
    ['a group without an amount', treeWithout('1', 'net'), []],
    ['a group that is empty', [{ id: '1', subtype: 'GROUP', net: '0.00' }], []],
    [
      'a group that is empty, but has an amount',
      [{ id: '1', subtype: 'GROUP', net: '5.00' }],
      ['T-08 1 GROUP  5.00 0'],
    ],
    ['a detail that has lines in it', treeWith('1', { subtype: 'DETAIL', net: '1.00' }), []],
    ['a detail without an amount', treeWithout('3', 'net'), ['T-08 1 GROUP  100.00 60']],
    // 0.1 and 0.2 are more than 0.3 in binary, but not in cents.
    [
      'amounts whose sum is rounded',
      [
        { id: '1', subtype: 'GROUP', net: '0.30' },
        { id: '2', subtype: 'DETAIL', net: '0.10', parent: '1' },
        { id: '3', subtype: 'DETAIL', net: '0.20', parent: '1' },
      ],
      [],
    ],
    [
      'a group of groups',
      [
        { id: '0', subtype: 'GROUP', net: '130.00' },
        ...treeWith('1', { parent: '0' }),
        { id: '5', subtype: 'DETAIL', net: '30.00', parent: '0' },
      ],
      [],
    ],
    [
      'a group that adds up what its groups hold, not what they come to',
      [{ id: '0', subtype: 'GROUP', net: '200.00' }, ...treeWith('1', { parent: '0' })],
      ['T-08 0 GROUP  200.00 100'],
    ],
    ['a line in none that there is', treeWith('4', { parent: '9' }), ['T-11 4 INFORMATION 9 7.00 0']],
    ['a line in itself', treeWith('4', { parent: '4' }), ['T-11 4 INFORMATION 4 7.00 0']],
    ['a line in what is for information', treeWith('4', { parent: '3' }), []],
    ['a line without a number in another', treeWithout('4', 'id'), ['T-11  INFORMATION 1 7.00 0']],
    ['a line without a number in none', [{ net: '100.00' }, ...TREE], []],
    ['a group without a number', [{ subtype: 'GROUP', net: '5.00' }, ...TREE], ['T-08  GROUP  5.00 0']],
    // Its line is found, but sums are of what is in the line as it is written.
    ['a parent between blanks', treeWith('3', { parent: ' 1 ' }), ['T-08 1 GROUP  100.00 60']],
    ['a group in a group, with an amount', [...TREE, { id: '5', subtype: 'GROUP', net: '0', parent: '1' }], []],
    [
      'a group in a group, without an amount',
      [...TREE, { id: '5', subtype: 'GROUP', parent: '1' }],
      ['T-12 1 GROUP  100.00 100'],
    ],
    [
      'two groups in a group, one without an amount',
      [...TREE, { id: '5', subtype: 'GROUP', net: '0', parent: '1' }, { id: '6', subtype: 'GROUP', parent: '1' }],
      ['T-12 1 GROUP  100.00 100'],
    ],
    [
      'groups without amounts in one without',
      [...treeWithout('1', 'net'), { id: '5', subtype: 'GROUP', parent: '1' }],
      [],
    ],
    ['a group without an amount in a detail', [...TREE, { id: '5', subtype: 'GROUP', parent: '2' }], []],
  ])('is judged by %s', async (_, lines, found) => {
    expect(await said(withLines(lines), /^T-/, set())).toEqual(found);
  });

  test('is told at the line', async () => {
    const lines = [{ id: '0', subtype: 'NOTE' }, ...treeWith('1', { net: '1.00' })];
    expect(await placesIn(withLines(lines), /^T-/, set())).toEqual([
      'T-05 ram:IncludedSupplyChainTradeLineItem 0',
      'T-08 ram:IncludedSupplyChainTradeLineItem 1',
    ]);
  });

  test('is told with its terms, and in words that name the line', async () => {
    const lines: readonly Line[] = [
      ...treeWith('4', { subtype: '' }),
      { id: '5', subtype: 'GROUP', net: '1', parent: '9' },
      { id: '6', subtype: 'GROUP', parent: '5' },
    ];
    const findings = await findingsIn(withLines(lines), set());
    const told = findings.map(({ id, flag, terms, text }) => `${id} ${flag} ${terms.join(' ')}: ${words(text)}`);
    expect(told.map((each) => each.slice(0, each.indexOf('line ') + 6))).toEqual([
      'T-05 fatal BT-X-8: The subtype  of the line 4',
      'T-06 fatal BT-X-8 BT-X-304: The line 4',
      'T-08 fatal BT-131 BT-X-8: The net amount 1 (BT-131) of the line 5',
      'T-11 fatal BT-X-304: The line 5',
      'T-12 fatal BT-131 BT-X-8: The line 5',
    ]);
  });

  test('is not where there are no lines', async () => {
    expect(await findingsIn(withLines([]), set())).toEqual([]);
  });
});

describe('a tree of lines that say more than once where they are', () => {
  const line = (other: Partial<TreeLine>) => {
    const NONE = { id: undefined, net: undefined, subtype: undefined, subtypes: [], parents: [], above: [] };
    return { ...NONE, ...other };
  };
  type Lines = readonly ReturnType<typeof line>[];
  const GROUP = line({ id: '1', net: '60', subtype: 'GROUP', subtypes: ['GROUP'] });

  /** Returns what is found of lines that are read so, in places apart. */
  const of = (...places: readonly Lines[]) => {
    const rules = treeRules(
      'T',
      ({ root }) => places.map((lines) => lines.map((each) => ({ element: root, ...each }))),
      'BT-X-304',
      'BT-X-8',
    );
    return said(INVOICE, /^T-/, setOf(rules));
  };

  test('counts a line once in each that it says', async () => {
    const twice = line({ id: '2', net: '60', subtypes: ['DETAIL'], parents: ['1', '1'], above: ['1', '1'] });
    expect(await of([GROUP, twice])).toEqual([]);
    const both = line({ id: '2', net: '60', subtypes: ['DETAIL'], parents: ['1', '3'], above: ['1', '3'] });
    expect(await of([GROUP, both, { ...GROUP, id: '3' }])).toEqual([]);
  });

  test('takes one subtype of several', async () => {
    const several = line({ id: '2', net: '60', subtypes: ['INFORMATION', 'DETAIL'], parents: ['1'], above: ['1'] });
    expect(await of([GROUP, several])).toEqual([]);
    expect(await of([GROUP, { ...several, subtypes: ['INFORMATION'] }])).toEqual(['T-08 1 GROUP  60 0']);
    expect(await of([{ ...GROUP, subtypes: ['DETAIL', 'GROUP'], net: '61' }, several])).toEqual([
      'T-08 1 GROUP  61 60',
    ]);
  });

  test('takes one parent of several that there is', async () => {
    const several = line({ id: '2', net: '60', subtypes: ['DETAIL'], parents: ['1'], above: ['2', '9', '1'] });
    expect(await of([GROUP, several])).toEqual([]);
    expect(await of([GROUP, { ...several, above: ['2', '9'] }])).toEqual(['T-11 2  2 9 60 0']);
  });

  test('does not look for a parent at another place', async () => {
    const detail = line({ id: '2', net: '60', subtypes: ['DETAIL'], parents: ['1'], above: ['1'] });
    expect(await of([GROUP], [detail])).toEqual(['T-08 1 GROUP  60 0', 'T-11 2  1 60 0']);
    expect(await of([GROUP, detail], [])).toEqual([]);
  });
});
