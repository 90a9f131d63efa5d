import { describe, expect, test } from 'vitest';
import { Source } from './source.ts';

const document = (more: object = {}) => ({
  code: '7',
  count: 3,
  big: 12n,
  empty: '',
  none: null,
  isPaid: true,
  supplier: { name: 'Ada', tax_id: { country: 'DE' }, ext: {} },
  lines: [{ i: 1, item: { name: 'Shelf' } }, null, { i: 2, notes: [null, { text: 'Oak' }, {}] }],
  tags: ['a', 'b'],
  nothing: [null, ''],
  ...more,
});

/** Separates tests: what is known about members is stored by kind. */
let kinds = 0;
const sourceOf = (value: ReturnType<typeof document>) => new Source(value, '$.doc', `kind ${kinds++}`);

/** Returns the unread members, by kind and path. */
function unreadOf(source: Source): string[] {
  const list: { kind: string; name: string; path: string }[] = [];
  source.addUnread(list);
  return list.map(({ kind, name, path }) => `${kind.replace(/ \d+/, '')} ${name} ${path}`);
}

describe('Source', () => {
  test('has texts, including numbers, for non-empty scalars only', () => {
    const source = sourceOf(document());
    expect(source.text('code')).toBe('7');
    expect(source.text('count')).toBe('3');
    expect(source.text('big')).toBe('12');
    for (const name of ['empty', 'none', 'isPaid', 'supplier', 'tags'] as const) {
      expect(source.text(name), name).toBeUndefined();
      expect(source.peek(name), name).toBeUndefined();
    }
    expect(source.peek('code')).toBe('7');
  });

  test('has distinguishes members with and without a value', () => {
    const source = sourceOf(document());
    const names = ['code', 'count', 'isPaid', 'empty', 'none', 'supplier', 'lines', 'tags', 'nothing'] as const;
    expect(names.filter((name) => source.has(name))).toEqual(['code', 'count', 'isPaid', 'supplier', 'lines', 'tags']);
    expect(source.object('supplier')?.has('ext')).toBe(false);
    expect(new Source<{ missing?: string }>({}, '$', 'empty').has('missing')).toBe(false);
  });

  test('returns the same objects and lists each time, with their paths', () => {
    const source = sourceOf(document());
    const supplier = source.object('supplier');
    expect(source.object('supplier')).toBe(supplier);
    expect([source.object('code'), source.object('none')]).toEqual([undefined, undefined]);
    expect(source.path).toBe('$.doc');
    expect(supplier?.object('tax_id')?.at('country')).toBe('$.doc.supplier.tax_id.country');
    const lines = source.list('lines');
    expect(source.list('lines')).toBe(lines);
    expect(lines.map(({ path }) => path)).toEqual(['$.doc.lines[0]', '$.doc.lines[2]']);
    expect(lines.flatMap((line) => line.list('notes')).map(({ path }) => path)).toEqual([
      '$.doc.lines[2].notes[1]',
      '$.doc.lines[2].notes[2]',
    ]);
    expect([source.list('supplier'), source.list('none'), source.list('tags')]).toEqual([[], [], []]);
    expect(source.value).toEqual(document());
  });

  test('knows the paths of several objects of one kind', () => {
    const source = new Source({ supplier: { name: 'Ada' }, customer: { name: 'Eva' } }, '$', 'pair');
    const parties = [source.object('supplier', 'party'), source.object('customer', 'party')];
    expect(parties.map((party) => party?.path)).toEqual(['$.supplier', '$.customer']);
  });

  test('returns the same object each time for the only entry of a list, and tracks its reads', () => {
    const source = new Source({ only: [{ a: '1', b: '2' }], none: [null] }, '$', 'list');
    const [only] = source.list('only', 'entry');
    expect(source.list('only', 'entry')).toEqual([only]);
    expect(source.list('only', 'entry')[0]).toBe(only);
    expect([only?.path, only?.name, source.list('none')]).toEqual(['$.only[0]', 'only', []]);
    expect(unreadOf(source)).toEqual(['entry  $.only[0]']);
    only?.text('a');
    expect(unreadOf(source)).toEqual(['entry b $.only[0].b']);
    expect(source.finish().map(({ path }) => path)).toEqual(['$.only[0].b']);
  });
});

describe('unread members', () => {
  test('report the whole object if nothing in it was read', () => {
    expect(unreadOf(sourceOf(document()))).toEqual(['kind  $.doc']);
    expect(unreadOf(new Source({}, '$', 'empty'))).toEqual([]);
  });

  test('report all members with a value, at the highest level', () => {
    const source = sourceOf(document());
    source.text('code');
    source.peek('count');
    source.has('big');
    source.take('isPaid', 'tags');
    source.object('supplier', 'party')?.object('tax_id', 'identity');
    source.list('lines', 'line')[1]?.text('i');
    expect(unreadOf(source)).toEqual([
      'kind count $.doc.count',
      'kind big $.doc.big',
      'party name $.doc.supplier.name',
      'identity  $.doc.supplier.tax_id',
      'line  $.doc.lines[0]',
      'line notes $.doc.lines[2].notes',
    ]);
  });

  test('exclude settled objects', () => {
    const source = sourceOf(document());
    const [first, second] = source.list('lines', 'line');
    first?.take('item');
    first?.settle();
    first?.take('item', 'i');
    expect([first?.isSettled, second?.isSettled]).toEqual([true, false]);
    source.take('code', 'count', 'big', 'isPaid', 'supplier', 'tags');
    expect(unreadOf(source)).toEqual(['line  $.doc.lines[2]']);
  });

  test('are fixed once an object is finished', () => {
    const source = sourceOf(document());
    const [first, second] = source.list('lines', 'line');
    first?.take('i', 'item');
    second?.take('i');
    for (const line of [first, second]) line?.finish();
    second?.take('notes');
    expect([first?.isSettled, second?.isSettled]).toEqual([true, false]);
    source.take('code', 'count', 'big', 'isPaid', 'supplier', 'tags');
    expect(unreadOf(source)).toEqual(['line notes $.doc.lines[2].notes']);
  });

  test('include the only member if another one was read, or an object', () => {
    const missed = new Source<{ a?: string; b: string }>({ b: '1' }, '$', `kind ${kinds++}`);
    missed.text('a');
    expect(unreadOf(missed)).toEqual(['kind b $.b']);
    const taken = new Source({ b: '1', c: { x: '2' } }, '$', `kind ${kinds++}`);
    taken.take('c');
    taken.object('c')?.text('x');
    expect(unreadOf(taken)).toEqual(['kind b $.b']);
  });

  test('include entries of a list until each was read', () => {
    const source = new Source({ lines: [{ a: '1' }, { a: '2' }, { a: '3' }] }, '$', `kind ${kinds++}`);
    const [first, second, third] = source.list('lines', 'line');
    for (const line of [first, third]) line?.text('a');
    expect(unreadOf(source)).toEqual(['line  $.lines[1]']);
    second?.text('a');
    expect(unreadOf(source)).toEqual([]);
  });

  test('of inner objects are unchanged when finished', () => {
    const source = new Source(
      { lines: [{ item: { name: 'Shelf', ref: 'S' } }, { item: { name: 'Desk' } }] },
      '$',
      'all',
    );
    const [first, second] = source.list('lines', 'line');
    first?.object('item', 'item')?.text('name');
    first?.finish();
    second?.take('item');
    expect(unreadOf(source)).toEqual(['item ref $.lines[0].item.ref']);
  });

  test('are listed one by one if only some members were read, or members were read in several ways', () => {
    const source = new Source<{ a?: string; b: string; c: object; d: object[]; e?: string }>(
      { b: '1', c: { x: 2 }, d: [{ y: 3 }] },
      '$',
      `kind ${kinds++}`,
    );
    source.text('a');
    source.take('e');
    expect(unreadOf(source)).toEqual(['kind b $.b', 'kind c $.c', 'kind d $.d']);
    source.object('c');
    source.take('c', 'c');
    source.list('d', 'd');
    source.take('d');
    expect(unreadOf(source)).toEqual(['kind b $.b']);
    source.text('b');
    source.text('b');
    expect(unreadOf(source)).toEqual([]);
  });

  test('work for objects with very many members', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`m${i}`, `${i}`]));
    const source = new Source<Record<string, string>>(many, '$', 'many');
    for (let i = 0; i < 80; i++) if (i % 3 > 0) source.text(`m${i}`);
    const left = Array.from({ length: 80 }, (_, i) => `many m${i} $.m${i}`).filter((_, i) => i % 3 === 0);
    expect(unreadOf(source)).toEqual(left);
    // A member read in one object of a kind is not read in another.
    const other = new Source<Record<string, string>>(many, '$', 'many');
    other.text('m79');
    expect(unreadOf(other)).toHaveLength(79);
    const missed = new Source<Record<string, string>>(many, '$', 'many');
    missed.text('m1');
    missed.text('none');
    expect(unreadOf(missed)).toHaveLength(79);
    const beside = new Source<Record<string, string>>({ m79: '79' }, '$', 'many');
    beside.text('m79');
    expect(unreadOf(beside)).toEqual([]);
  });
});
