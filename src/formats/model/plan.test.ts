import { describe, expect, it, test } from 'vitest';
import { group, type Path, type TermId, term } from '../terms/declare.ts';
import { bitOf } from './group.ts';
import { attributeAt, type Condition, type DocumentKind, isUbl, type Order, type PlanNode, planOf } from './plan.ts';

const unordered: Order = () => undefined;

function conditionIn({ path, attribute, kind, value, term }: Condition): string {
  const at = [...path, ...(attribute === undefined ? [] : [`@${attribute}`])].join('/');
  return kind === 'missing' ? `not ${at}` : `${at} ${kind} ${term ?? `'${value}'`}`;
}

/** Returns the elements of a plan, one per line and indented by depth, with their conditions and content. */
function told(node: PlanNode, indent = ''): string[] {
  const { conditions, opens, terms, attributes, repeats, fixed, fixedFrom, fixedAttributes } = node;
  const line = [
    `${indent}${node.name}`,
    ...conditions.map((each) => `[${conditionIn(each)}]`),
    ...(opens ? [`opens ${opens.group.id} in ${opens.in.id}`] : []),
    ...terms.map(({ term, place, places, rank, outer }) =>
      [term.id, ...(places > 1 ? [`${place + 1} of ${places} by ${rank}`] : []), ...(outer ? ['outer'] : [])].join(' '),
    ),
    ...attributes.map(({ attribute, term, of }) => `@${attribute} ${term.id} of ${of?.id}`),
    ...(repeats ? [`for each ${repeats.term.id}`] : []),
    ...(fixed === undefined ? [] : [`'${fixed}'`]),
    ...(fixedFrom === undefined ? [] : [`text of ${fixedFrom}`]),
    ...[...fixedAttributes].map(([name, value]) => `@${name}='${value}'`),
    ...(node.lends ? ['lends'] : []),
    ...(node.obligatory ? ['always there'] : []),
  ];
  return [line.join(', '), ...node.children.flatMap((child) => told(child, `${indent}  `))];
}

/** Returns the plan of a document whose group has one term at the given path. */
function planWith(path: Path, kind: DocumentKind = 'cii', order = unordered) {
  const line = group('BG-25', 'Line', '0..n', 'l', 'l', [term('BT-126', 'Number', '0..1', 'text', path, path)]);
  return planOf(group('BG-0', 'Invoice', '1..1', '.', '.', [line]), kind, order);
}
const pathTold = (path: Path) => told(planWith(path).root).slice(1);

describe('a path in a declaration', () => {
  it.each<[string, Path, string[]]>([
    ['leads from the element of its group', 'a/b', ['  l, opens BG-25 in BG-0', '    a', '      b, BT-126']],
    ['can be that element itself', '.', ['  l, opens BG-25 in BG-0, BT-126']],
    ['begins at the root', '/a/b', ['  l, opens BG-25 in BG-0', '  a, lends', '    b, BT-126 outer, lends']],
    ['ends in an attribute', 'a/@b', ['  l, opens BG-25 in BG-0', '    a, @b BT-126 of undefined']],
    [
      'can repeat an element for each value',
      'a*/b',
      ['  l, opens BG-25 in BG-0', '    a, for each BT-126', '      b, BT-126'],
    ],
    [
      'has names for several steps',
      'a/$date',
      ['  l, opens BG-25 in BG-0', '    a', "      udt:DateTimeString, [@format is '102'], BT-126, @format='102'"],
    ],
    [
      'has names that begin at the root',
      '$X/a',
      ['  l, opens BG-25 in BG-0', '  rsm:ExchangedDocument, lends', '    a, BT-126 outer, lends'],
    ],
    [
      'can require a child',
      "a[b/c='x']/d",
      ['  l, opens BG-25 in BG-0', "    a, [b/c is 'x']", '      b', "        c, 'x'", '      d, BT-126'],
    ],
    [
      'can exclude the value of a child',
      "a[b!='x']/d",
      ['  l, opens BG-25 in BG-0', "    a, [b is-not 'x']", '      d, BT-126'],
    ],
    [
      'can require that a child is missing',
      'a[not(b/c)]/d',
      ['  l, opens BG-25 in BG-0', '    a, [not b/c]', '      d, BT-126'],
    ],
    [
      'can have two conditions',
      "a[b='x'][@c='y']",
      ['  l, opens BG-25 in BG-0', "    a, [b is 'x'], [@c is 'y'], BT-126, @c='y'", "      b, 'x'"],
    ],
    [
      'can require the value of a term',
      'a[b=BT-6]',
      ['  l, opens BG-25 in BG-0', '    a, [b is BT-6], BT-126', '      b, text of BT-6'],
    ],
    [
      'can require a currency, which the writer sets',
      'a[@currencyID=BT-6]',
      ['  l, opens BG-25 in BG-0', '    a, [@currencyID is BT-6], BT-126'],
    ],
    [
      'is one of several',
      'a or b',
      ['  l, opens BG-25 in BG-0', '    a, BT-126 1 of 2 by 0', '    b, BT-126 2 of 2 by 1'],
    ],
  ])('%s: %s', (_, path, expected) => {
    expect(pathTold(path)).toEqual(expected);
  });
});

const note = (path: Path, kind: Partial<Parameters<typeof term>[6]> = {}) =>
  term('BT-22', 'Note', '0..n', 'text', path, path, kind);

describe('planOf', () => {
  it('uses the root and the places of its kind of document', () => {
    const places = { invoice: 'cbc:I', creditNote: 'cbc:C' };
    const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [
      term('BT-3', 'Type', '1..1', 'code', places, 'ram:T'),
      term('BT-4', 'In UBL', '1..1', 'code', 'cbc:U', undefined),
    ]);
    const of = (kind: DocumentKind) => told(planOf(invoice, kind, unordered).root);
    expect(of('ubl-invoice')).toEqual(['ubl:Invoice, opens BG-0 in BG-0', '  cbc:I, BT-3', '  cbc:U, BT-4']);
    expect(of('ubl-credit-note')).toEqual(['cn:CreditNote, opens BG-0 in BG-0', '  cbc:C, BT-3', '  cbc:U, BT-4']);
    expect(of('cii')).toEqual(['rsm:CrossIndustryInvoice, opens BG-0 in BG-0', '  ram:T, BT-3']);
    expect((['ubl-invoice', 'ubl-credit-note', 'cii', 'cdar'] as const).map(isUbl)).toEqual([true, true, false, false]);
  });

  it('records for each term its group, its path and whether the path starts at the root', () => {
    const { terms, parents, declaration } = planWith('$X/a/@b');
    const line = [...parents.keys()][0];
    expect(terms.get('BT-126')).toMatchObject({
      group: line,
      absolute: true,
      steps: ['rsm:ExchangedDocument', 'a', '@b'],
    });
    expect(terms.get('BG-25')).toMatchObject({ group: declaration, absolute: false, steps: ['l'] });
    expect(planWith("a[b='x']/c*").terms.get('BT-126')).toMatchObject({ absolute: false, steps: ['a', 'c'] });
    expect(line && parents.get(line)).toBe(declaration);
  });

  it('creates one element for all terms in it, those with conditions before others of the same name', () => {
    const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [
      note('a/b'),
      term('BT-1', 'Number', '1..1', 'text', "a[c='x']/d", "a[c='x']/d"),
      term('BT-2', 'Day', '1..1', 'text', 'a/e', 'a/e'),
      term('BT-3', 'Type', '1..1', 'text', "a[c='x']/e", "a[c='x']/e"),
      term('BT-1-1', 'Scheme', '0..1', 'text', "a[c='x']/d/@s", "a[c='x']/d/@s"),
    ]);
    const { root } = planOf(invoice, 'cii', unordered);
    expect(told(root).slice(1)).toEqual([
      '  a',
      '    b, BT-22',
      '    e, BT-2',
      "  a, [c is 'x']",
      "    c, 'x'",
      '    d, BT-1, @s BT-1-1 of BT-1',
      '    e, BT-3',
    ]);
    expect(root.byName.get('a')?.map(({ conditions }) => conditions.length)).toEqual([1, 0]);
  });

  it('keeps terms at attributes by name, each with the term of its own group that it qualifies', () => {
    const line = group('BG-25', 'Line', '0..n', 'l', 'l', [
      term('BT-126', 'Number', '0..1', 'text', '/a', '/a'),
      term('BT-126-1', 'Scheme', '0..1', 'text', '/a/@s', '/a/@s'),
      term('BT-126-2', 'Version', '0..1', 'text', '/a/@v', '/a/@v'),
    ]);
    const { root } = planOf(group('BG-0', 'Invoice', '1..1', '.', '.', [note('a'), line]), 'cii', unordered);
    const element = root.byName.get('a')?.[0];
    const at = (name: string) => element && attributeAt(element, name);
    expect(['s', 'v', 'x'].map((name) => [at(name)?.term.id, at(name)?.of?.id])).toEqual([
      ['BT-126-1', 'BT-126'],
      ['BT-126-2', 'BT-126'],
      [undefined, undefined],
    ]);
  });

  it('ranks the places of single terms only, not of repeatable ones', () => {
    const ranks = (cardinality: '0..1' | '1..1' | '0..n') => {
      const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [
        term('BT-7', 'Day', cardinality, 'text', 'a or b or c', 'a or b or c'),
      ]);
      return planOf(invoice, 'cii', unordered).root.children.map(({ terms }) => terms[0]?.rank);
    };
    expect([ranks('0..1'), ranks('1..1'), ranks('0..n')]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 0, 0],
    ]);
  });

  it('sorts elements in schema order, unknown ones last', () => {
    const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [
      note('x'),
      note('a/d'),
      note('b'),
      note('a/c'),
      note('y'),
    ]);
    const order: Order = (path) => {
      const orders: Record<string, string[]> = {
        'rsm:CrossIndustryInvoice': ['a', 'b'],
        'rsm:CrossIndustryInvoice/a': ['c', 'd'],
      };
      return orders[path.join('/')];
    };
    const names = (node: PlanNode): string[] => [node.name, ...node.children.flatMap(names)];
    expect(names(planOf(invoice, 'cii', order).root).slice(1)).toEqual(['a', 'c', 'd', 'b', 'x', 'y']);
    expect(names(planOf(invoice, 'cii', unordered).root).slice(1)).toEqual(['x', 'a', 'd', 'c', 'b', 'y']);
  });

  it('nests groups in groups of the same kind where the declaration allows it', () => {
    const line = group('BG-25', 'Line', '0..n', 'l', 'l', [note('n')], { ubl: 's', cii: undefined });
    const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [line]);
    const inUbl = planOf(invoice, 'ubl-invoice', unordered).root.children[0];
    expect(inUbl?.children.map(({ name, opens }) => [name, opens?.group.id, opens?.in.id])).toEqual([
      ['n', undefined, undefined],
      ['s', 'BG-25', 'BG-25'],
    ]);
    const inner = inUbl?.byName.get('s')?.[0];
    expect([inner?.children === inUbl?.children, inner?.conditions]).toEqual([true, []]);
    expect(told(planOf(invoice, 'cii', unordered).root).slice(1)).toEqual(['  l, opens BG-25 in BG-0', '    n, BT-22']);
  });

  it('contains fixed content, and elements that appear even when empty', () => {
    const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [
      note('$D/a', { fixed: 'VAT' }),
      term('BT-1', 'Number', '1..1', 'text', '$X/a', '$X/a'),
    ]);
    expect(told(planOf(invoice, 'cii', unordered).root).slice(1)).toEqual([
      '  rsm:SupplyChainTradeTransaction',
      '    ram:ApplicableHeaderTradeDelivery, always there',
      "      a, BT-22, 'VAT'",
      '  rsm:ExchangedDocument',
      '    a, BT-1',
    ]);
  });
});

test('planOf: records which numbers an element can hold, so that a writer can skip it', () => {
  const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [
    term('BT-1', 'Number', '1..1', 'text', 'a/b', 'a/b'),
    term('BT-2', 'Day', '1..1', 'text', 'a/c', 'a/c'),
    term('BT-3', 'Type', '1..1', 'text', 'f', 'f', { fixed: 'x' }),
    term('BT-5', 'Other', '1..1', 'text', "g[h='x']/i", "g[h='x']/i"),
    group('BG-25', 'Line', '0..n', 'l', 'l', [term('BT-126', 'Number', '1..1', 'text', 'n', 'n')]),
    group('BG-26', 'Lending', '0..n', 'm', 'm', [term('BT-127', 'Text', '1..1', 'text', '/a/d', '/a/d')]),
    group('BG-27', 'Inner', '0..n', 'o/p', 'o/p', [
      group('BG-28', 'Innermost', '0..n', 'q', 'q', [term('BT-128', 'Text', '1..1', 'text', 'r', 'r')]),
    ]),
  ]);
  const { root } = planOf(invoice, 'cii', unordered);
  const at = (...names: string[]) =>
    names.reduce<PlanNode | undefined>((node, name) => node?.children.find((each) => each.name === name), root);
  const held = (...names: string[]) => [at(...names)?.holds, at(...names)?.always];
  expect(held('a', 'b')).toEqual([bitOf('BT-1'), false]);
  // A term of another group is inside it.
  expect(held('a')).toEqual([-1, true]);
  expect(held('f')).toEqual([bitOf('BT-3'), true]);
  // Fixed content belongs to the term that requires it.
  expect(held('g')).toEqual([bitOf('BT-5'), false]);
  expect(held('g', 'h')).toEqual([0, true]);
  expect(held('l')).toEqual([bitOf('BG-25'), false]);
  expect(held('l', 'n')).toEqual([bitOf('BT-126'), false]);
  expect(held('o')).toEqual([bitOf('BG-27'), false]);
  expect(held('o', 'p', 'q')).toEqual([bitOf('BG-28'), false]);
});

test("planOf: always descends into a group's element if it is elsewhere, holds terms of other groups or is mandatory", () => {
  const inner = (id: TermId, path: Path, text: Path) =>
    group(id, 'Inner', '0..n', path, path, [term(`BT-1${id.slice(-2)}` as TermId, 'Text', '0..1', 'text', text, text)]);
  const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [
    inner('BG-20', 'a', 't'),
    inner('BG-21', 'b', 't'),
    inner('BG-22', 'c', '/b/u'),
    inner('BG-23', '$D', 't'),
    group('BG-24', 'Line', '0..n', 'd', 'd', [inner('BG-30', '/e', 't'), inner('BG-31', '$LA', 't')]),
  ]);
  const { root } = planOf(invoice, 'cii', unordered);
  const held = (node: PlanNode): string[] => [
    ...(node.opens && node !== root ? [`${node.opens.group.id} ${node.holds === -1} ${node.always}`] : []),
    ...node.children.flatMap(held),
  ];
  expect(held(root)).toEqual([
    'BG-20 false false',
    'BG-21 true true',
    'BG-22 false false',
    'BG-23 true true',
    'BG-24 false false',
    'BG-31 true true',
    'BG-30 true true',
  ]);
});
