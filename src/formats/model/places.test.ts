import { expect, it, test } from 'vitest';
import { group, type Member, term } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { Group } from './group.ts';
import { planOf } from './plan.ts';
import { writeTerms } from './write.ts';

/** Returns an invoice group for the given declarations, with functions that write and print it. */
function made(members: readonly Member[], kind: 'cii' | 'ubl-invoice' = 'cii') {
  const plan = planOf(group('BG-0', 'Invoice', '1..1', '.', '.', members), kind, () => undefined);
  const invoice = new Group(plan.declaration, undefined, undefined, '$');
  return { invoice, written: () => told(writeTerms(invoice, plan)).slice(6, -7) };
}

/** Returns an element as abbreviated XML, the root as `<root>`. */
function told({ name, parent, attributes, children, text }: XmlElement): string {
  const tag = parent === undefined ? 'root' : name;
  const said = attributes.map(({ name, value }) => ` ${name}=${value}`).join('');
  return `<${tag}${said}>${children.length > 0 ? children.map(told).join('') : text}</${tag}>`;
}

const terms = (invoice: Group) =>
  [...invoice.within()].map(([id, { text, property }]) => [id, text, property].join(' '));

it.each([
  ['one', '<a>one</a>'],
  ['two', '<b>two</b>'],
  ['all', '<a>all</a><b>all</b>'],
  ['with', '<c>C</c><b>with</b>'],
  ['group', '<g><h>H</h></g><b>group</b>'],
  ['without', '<a>without</a>'],
])('writeTerms: writes a value to the place its declaration chooses: %s', (text, expected) => {
  const { invoice, written } = made([
    term('BT-1', 'C', '0..1', 'text', 'c', 'c'),
    group('BG-1', 'G', '0..n', 'g', 'g', [term('BT-2', 'H', '0..1', 'text', 'h', 'h')]),
    term('BT-3', 'Placed', '0..n', 'text', 'a or b', 'a or b', {
      choose: (given, _, isThere) => {
        if (given === 'all') return 'all';
        return given === 'two' || isThere('BT-1') || isThere('BG-1') || isThere('BT-99') ? 1 : 0;
      },
    }),
  ]);
  invoice.add('BT-3', text, '$.placed');
  if (text === 'with') invoice.add('BT-1', 'C');
  if (text === 'group') {
    const inner = invoice.open(group('BG-1', 'G', '0..n', 'g', 'g', []));
    inner.add('BT-2', 'H');
  }
  expect(written()).toBe(expected);
});

test('writeTerms: writes a value to the place chosen by its qualifier', () => {
  const { invoice, written } = made([
    term('BT-3', 'Placed', '0..n', 'text', 'a* or b*', 'a* or b*', { choose: (_, scheme) => (scheme === 'S' ? 1 : 0) }),
    term('BT-3-1', 'Scheme', '0..1', 'text', 'b/@s', 'b/@s'),
  ]);
  for (const [i, scheme] of [undefined, 'S', 'T', 'S'].entries()) invoice.add('BT-3', `${i}`)?.with('BT-3-1', scheme);
  expect(written()).toBe('<a>0</a><a>2</a><b s=S>1</b><b s=S>3</b>');
});

test.each([1, 2, 40])('writeTerms: repeats an element for each of %i values, including its fixed content', (count) => {
  const { invoice, written } = made([
    term('BT-1', 'Several', '0..n', 'text', "a*[c='x']/b", "a*[c='x']/b"),
    term('BT-2', 'None', '0..n', 'text', "d*[c='x']/b", "d*[c='x']/b"),
  ]);
  const texts = Array.from({ length: count }, (_, i) => `${i}`);
  for (const text of texts) invoice.add('BT-1', text, `$.list[${text}]`);
  expect(written()).toBe(texts.map((text) => `<a><c>x</c><b>${text}</b></a>`).join(''));
  expect(terms(invoice)).toEqual(texts.map((text) => `BT-1 ${text} $.list[${text}]`));
});

test('writeTerms: writes an attribute with the value it qualifies, or alone if it has its own value', () => {
  const scheme = term('BT-1-1', 'Scheme', '0..1', 'text', 'a/@s', 'a/@s');
  const qualified = made([term('BT-1', 'Text', '0..1', 'text', 'a', 'a'), scheme]);
  qualified.invoice.add('BT-1', 'x', '$.x')?.with('BT-1-1', 'S');
  expect(qualified.written()).toBe('<a s=S>x</a>');
  expect(terms(qualified.invoice)).toEqual(['BT-1 x $.x', 'BT-1-1 S ']);
  const apart = made([term('BT-1', 'Text', '0..1', 'text', 'a', 'a'), scheme]);
  apart.invoice.add('BT-1', 'x');
  apart.invoice.add('BT-1-1', 'S', '$.s');
  expect(apart.written()).toBe('<a s=S>x</a>');
  expect(terms(apart.invoice)).toEqual(['BT-1 x ', 'BT-1-1 S $.s']);
  // With several values the qualified one is unknown; alone the attribute has no element.
  const several = made([term('BT-1', 'Text', '0..n', 'text', 'a*', 'a*'), scheme]);
  several.invoice.add('BT-1', 'x');
  several.invoice.add('BT-1', 'y')?.with('BT-1-1', 'T');
  several.invoice.add('BT-1-1', 'S');
  expect(several.written()).toBe('<a>x</a><a s=T>y</a>');
  const alone = made([term('BT-1', 'Text', '0..1', 'text', 'a', 'a'), scheme]);
  alone.invoice.add('BT-1-1', 'S');
  expect(alone.written()).toBe('');
  expect(terms(alone.invoice)).toEqual([]);
});

test('writeTerms: writes fixed content only if the parent element has other content', () => {
  const members = [
    group('BG-1', 'G', '0..n', 'g', 'g', [
      term('BT-1', 'Text', '0..1', 'text', 'a/b', 'a/b'),
      term('BT-1-0', 'Always', '0..1', 'text', 'a/c', 'a/c', { fixed: 'VAT' }),
      term('BT-2', 'Other', '0..1', 'text', "d[e='x'][@f='y']/h", "d[e='x'][@f='y']/h"),
    ]),
  ];
  const { invoice, written } = made(members);
  const declared = members[0];
  if (declared === undefined) throw new Error('it is declared');
  invoice.open(declared).add('BT-1', 'x');
  invoice.open(declared).add('BT-2', 'z');
  invoice.open(declared);
  expect(written()).toBe('<g><a><b>x</b><c>VAT</c></a></g><g><a><c>VAT</c></a><d f=y><e>x</e><h>z</h></d></g>');
  expect(terms(invoice)).toEqual(['BT-1 x ', 'BT-1-0 VAT ', 'BT-2 z ', 'BT-1-0 VAT ']);
});

test.each([1, 3, 40])(
  'writeTerms: writes a shared element once if its %i terms agree, and gives them the same origin',
  (count) => {
    const members = [
      group('BG-1', 'G', '0..n', 'g', 'g', [
        term('BT-1', 'Text', '0..1', 'text', 'a', 'a'),
        term('BT-2', 'Same', '0..1', 'text', 'a', 'a'),
      ]),
    ];
    const { invoice, written } = made(members);
    const [declared] = members;
    if (declared === undefined) throw new Error('it is declared');
    for (let i = 0; i < count; i++) invoice.open(declared).add(i % 2 ? 'BT-2' : 'BT-1', `${i}`, `$.list[${i}]`);
    const all = Array.from({ length: count }, (_, i) => i);
    expect(written()).toBe(all.map((i) => `<g><a>${i}</a></g>`).join(''));
    const [one, same] = [
      invoice.groups('BG-1').map((each) => each.text('BT-1')),
      invoice.groups('BG-1').map((each) => each.text('BT-2')),
    ];
    expect([one, same]).toEqual([all.map(String), all.map(String)]);
  },
);

test('writeTerms: gives UBL amounts the currency of the document or of the declared term', () => {
  const { invoice, written } = made(
    [
      term('BT-5', 'Currency', '1..1', 'code', 'k', 'k'),
      term('BT-6', 'Currency', '1..1', 'code', 'l', 'l'),
      term('BT-110', 'Amount', '0..1', 'amount', 'a', 'a'),
      term('BT-111', 'Amount', '0..1', 'amount', 'b', 'b', { currency: 'BT-6' }),
      term('BT-146', 'Price', '0..1', 'price', 'c', 'c'),
      term('BT-129', 'Quantity', '0..1', 'quantity', 'd', 'd'),
    ],
    'ubl-invoice',
  );
  for (const [id, text] of [
    ['BT-5', 'EUR'],
    ['BT-6', 'SEK'],
    ['BT-110', '1'],
    ['BT-111', '2'],
    ['BT-146', '3'],
    ['BT-129', '4'],
  ] as const)
    invoice.add(id, text);
  expect(written()).toBe(
    '<k>EUR</k><l>SEK</l><a currencyID=EUR>1</a><b currencyID=SEK>2</b><c currencyID=EUR>3</c><d>4</d>',
  );
});

test.each([1, 2, 15, 16, 40])(
  'writeTerms: writes several shared elements of a group if their terms agree: %i',
  (count) => {
    const { invoice, written } = made([
      term('BT-2', 'Same', '0..n', 'text', 'a*', 'a*'),
      term('BT-1', 'Text', '0..n', 'text', 'a*', 'a*'),
    ]);
    const texts = Array.from({ length: count }, (_, i) => `${i % 3}`);
    for (const [i, text] of texts.entries()) invoice.add('BT-1', text, `$.list[${i}]`);
    expect(written()).toBe(texts.map((text) => `<a>${text}</a>`).join(''));
    for (const id of ['BT-1', 'BT-2'] as const)
      expect(
        invoice.all(id).map(({ text }) => text),
        id,
      ).toEqual(texts);
    expect(invoice.all('BT-1').map(({ property }) => property)).toEqual(texts.map((_, i) => `$.list[${i}]`));
    const elements = invoice.all('BT-1').map(({ element }) => element);
    expect(new Set(elements).size).toBe(count);
    expect(invoice.all('BT-2').map(({ element }) => elements.indexOf(element))).toEqual(texts.map((_, i) => i));
  },
);

/** A group and an element with fixed content, both behind places for values and groups. */
const around = () => {
  const inner = group('BG-2', 'Inner', '0..n', 'a/y', 'a/y', [term('BT-2', 'Text', '0..1', 'text', 'h', 'h')]);
  const outer = group('BG-1', 'Outer', '0..n', 'g', 'g', [
    term('BT-1', 'Text', '0..1', 'text', 'b', 'b'),
    term('BT-3', 'Placed', '0..n', 'text', 'a/z* or a/x*', 'a/z* or a/x*', {
      choose: (text) => (text === 'z' ? 0 : text === 'x' ? 1 : 2),
    }),
    inner,
    term('BT-1-0', 'Always', '0..1', 'text', 'a/c', 'a/c', { fixed: 'VAT' }),
  ]);
  const { invoice, written } = made([outer]);
  return { invoice: invoice.open(outer), inner, written };
};

const FIXED = '<a><c>VAT</c></a>';

test.each<[string, readonly (string | undefined)[], readonly string[], string]>([
  ['nothing', [], [], ''],
  ['an empty group', [undefined], [], ''],
  ['empty groups', [undefined, undefined], [], ''],
  ['many empty groups', Array(20).fill(undefined), [], ''],
  ['one group', ['1'], [], '<a><y><h>1</h></y><c>VAT</c></a>'],
  ['the second of two groups', [undefined, '2'], [], '<a><y><h>2</h></y><c>VAT</c></a>'],
  ['the first of two groups', ['1', undefined], [], '<a><y><h>1</h></y><c>VAT</c></a>'],
  ['two groups', ['1', '2'], [], '<a><y><h>1</h></y><y><h>2</h></y><c>VAT</c></a>'],
  ['one of many groups', [...Array(20).fill(undefined), '1'], [], '<a><y><h>1</h></y><c>VAT</c></a>'],
  ['many groups', Array(20).fill('1'), [], `<a>${'<y><h>1</h></y>'.repeat(20)}<c>VAT</c></a>`],
  ['one value', [], ['z'], '<a><z>z</z><c>VAT</c></a>'],
  ['one value at another place', [], ['x'], '<a><x>x</x><c>VAT</c></a>'],
  ['one value at no place', [], ['-'], ''],
  ['two values at no place', [], ['-', '-'], ''],
  ['two values, the second at no place', [], ['z', '-'], '<a><z>z</z><c>VAT</c></a>'],
  ['two values, the first at no place', [], ['-', 'z'], '<a><z>z</z><c>VAT</c></a>'],
  ['two values', [], ['z', 'z'], '<a><z>z</z><z>z</z><c>VAT</c></a>'],
  ['two values at two places', [], ['x', 'z'], '<a><z>z</z><x>x</x><c>VAT</c></a>'],
])('writeTerms: writes an element for content inside it or next to it: %s', (_, groups, values, expected) => {
  const fill = ({ invoice, inner }: ReturnType<typeof around>) => {
    for (const text of groups) invoice.open(inner).add('BT-2', text);
    for (const text of values) invoice.add('BT-3', text);
  };
  const alone = around();
  fill(alone);
  expect(alone.written()).toBe(expected && `<g>${expected}</g>`);
  // Fixed content also appears next to other content.
  const beside = around();
  beside.invoice.add('BT-1', '1');
  fill(beside);
  expect(beside.written()).toBe(`<g><b>1</b>${expected || FIXED}</g>`);
});

test('writeTerms: ignores the places that this kind of document lacks', () => {
  const placed = term('BT-1', 'Placed', '0..1', 'text', 'a or b', 'a', { choose: () => 1 });
  const [cii, ubl] = [made([placed]), made([placed], 'ubl-invoice')];
  for (const { invoice } of [cii, ubl]) invoice.add('BT-1', 'x');
  expect([cii.written(), ubl.written()]).toEqual(['<a>x</a>', '<b>x</b>']);
});

test.each([1, 2, 20])(
  'writeTerms: writes a term of the parent group into the first of %i groups, or into each if repeated',
  (count) => {
    const inner = group('BG-1', 'Inner', '0..n', 'g', 'g', [term('BT-2', 'Text', '0..1', 'text', 'h', 'h')]);
    const { invoice, written } = made([
      inner,
      term('BT-1', 'Once', '0..1', 'text', 'g/a', 'g/a'),
      term('BT-3', 'In each', '0..1', 'text', 'g/b', 'g/b', { repeated: true }),
    ]);
    invoice.add('BT-1', '1', '$.one');
    invoice.add('BT-3', '3', '$.each');
    for (let i = 0; i < count; i++) invoice.open(inner).add('BT-2', '2');
    expect(written()).toBe(`<g><h>2</h><a>1</a><b>3</b></g>${'<g><h>2</h><b>3</b></g>'.repeat(count - 1)}`);
    expect(invoice.all('BT-1').map(({ property }) => property)).toEqual(['$.one']);
    expect(invoice.all('BT-3').map(({ text, property }) => [text, property])).toEqual(
      Array(count).fill(['3', '$.each']),
    );
  },
);
