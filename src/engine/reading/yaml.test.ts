import { describe, expect, it } from 'vitest';
import { NumberText } from '../model/number-text.ts';
import { words } from '../text/message.ts';
import { problemText } from './problem.ts';
import { readYaml } from './yaml.ts';

function parsed(text: string) {
  const reading = readYaml(text);
  if (!reading.ok) throw new Error(words(problemText('YAML', reading.problems[0] ?? expect.fail('no problem'))));
  return reading.value;
}

function problemsOf(text: string) {
  const reading = readYaml(text);
  return reading.ok ? [] : reading.problems;
}

describe('readYaml', () => {
  it('reads a handwritten invoice', () => {
    const text = `
# an invoice
$schema: https://gobl.org/draft-0/bill/invoice
issue_date: 2022-02-01
supplier: { name: "Provide One S.L.", tax_id: { country: ES, code: B98602642 } }
lines:
  - quantity: 20
    item:
      name: Development
      price: 90.00
notes: |
  first
  second
`;
    expect(parsed(text)).toEqual({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      issue_date: '2022-02-01',
      supplier: { name: 'Provide One S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
      lines: [{ quantity: 20, item: { name: 'Development', price: 90 } }],
      notes: 'first\nsecond\n',
    });
  });

  it.each([
    ['2022-02-01', '2022-02-01'],
    ['2022-02-01T10:00:00Z', '2022-02-01T10:00:00Z'],
    ['yes', 'yes'],
    ['off', 'off'],
    ['10:30', '10:30'],
    ['1_000', '1_000'],
    ['true', true],
    ['False', false],
    ['~', null],
    ['', null],
    ['NULL', null],
    ['12', 12],
    ['+12', 12],
    ['007', 7],
    ['-.5', -0.5],
    ['1.', 1],
    ['1.50e3', 1500],
    ['0x1F', 31],
    ['0o17', 15],
    ['"12"', '12'],
    ['!!str 12', '12'],
    ['.inf', '.inf'],
    ['.nan', '.nan'],
    ['12345678901234567890', new NumberText('12345678901234567890')],
    ['0xFFFFFFFFFFFFFFFFFFFF', new NumberText('1208925819614629174706175')],
    ['1e400', new NumberText('1e400')],
    ['é😀', 'é😀'],
  ])('reads the scalar %s', (text, value) => {
    expect(parsed(`a: ${text}`)).toEqual({ a: value });
  });

  it('keeps an integer with a million digits as text', () => {
    const digits = `0x${'F'.repeat(1_000_000)}`;
    expect(parsed(`a: ${digits}`)).toEqual({ a: digits });
  });

  it('stays at version 1.2 regardless of directives', () => {
    expect(parsed('%YAML 1.1\n---\na: yes\nb: 2022-02-01\nc: 1:30\n')).toEqual({
      a: 'yes',
      b: '2022-02-01',
      c: '1:30',
    });
  });

  it('accepts plain scalars as member names', () => {
    expect(parsed('1: a\ntrue: b\n0x1f: c\n__proto__: d\n')).toEqual(
      JSON.parse('{"1":"a","true":"b","0x1f":"c","__proto__":"d"}'),
    );
  });

  it('expands aliases', () => {
    expect(parsed('a: &x [1, {b: 2}]\nc: *x\nd: &x 5\ne: *x\n')).toEqual({
      a: [1, { b: 2 }],
      c: [1, { b: 2 }],
      d: 5,
      e: 5,
    });
  });

  it('merges maps with <<, where explicit members and earlier maps win', () => {
    const text = 'base: &base {a: 1, b: 1}\nmore: &more {b: 2, c: 2}\nall:\n  b: 0\n  <<: [*base, *more]\n';
    expect(parsed(text)).toMatchObject({ all: { a: 1, b: 0, c: 2 } });
    expect(parsed('"<<": 1')).toEqual({ '<<': 1 });
  });

  it('skips a byte order mark', () => {
    expect(parsed('\ufeffa: 1')).toEqual({ a: 1 });
  });

  it('reads an empty text as null', () => {
    expect(parsed('')).toBeNull();
    expect(parsed('# only a comment\n')).toBeNull();
  });
});

describe('readYaml rejects', () => {
  it.each([
    ['a: 1\nb: [1, 2\n', 'syntax'],
    ['a: "open', 'syntax'],
    ['\ta: 1', 'syntax'],
    ['a: 1\n---\nb: 2\n', 'syntax'],
    ['a: !mine 1', 'syntax'],
    ['a: !!binary aGk=', 'syntax'],
    ['a: *nowhere', 'syntax'],
    ['a: &a [*a]', 'syntax'],
    ['? [1]\n: 2', 'syntax'],
    ['<<: 5', 'syntax'],
    ['a: 1\na: 2', 'duplicate'],
    ['a: &k b\nx: {b: 1, *k : 2}', 'duplicate'],
  ])('%j with a fault of the kind %s', (text, kind) => {
    expect(problemsOf(text)).toMatchObject([{ kind }]);
  });

  it.each([129, 20_000])('%d nested lists', (levels) => {
    expect(problemsOf('['.repeat(levels) + ']'.repeat(levels))).toMatchObject([{ kind: 'depth' }]);
  });

  it.each(['[', '{', '- ', '? ', '{a: ', '- ? '])('too many levels of %j, at the first that is too deep', (level) => {
    // Deep in the stack, V8 would end the process.
    const [problem] = problemsOf(level.repeat(60_000));
    expect(problem).toMatchObject({ kind: 'depth', line: 1 });
    expect(problem?.column).toBeLessThanOrEqual(132 * level.length);
  });

  it('a duplicate member, with line and column', () => {
    const [problem] = problemsOf('a: 1\nb:\n  c: 1\n  "😀": 2\n  c: 3\n');
    expect(problem).toMatchObject({ kind: 'duplicate', path: ['b', 'c'], line: 5, column: 3 });
    expect(problemsOf('a: 1\n---\nb: 2\n')[0]).toMatchObject({ line: 2 });
    expect(problemsOf('a: !mine 1')[0]).toMatchObject({ kind: 'syntax', line: 1, column: 4 });
  });

  it('more than a thousand aliases', () => {
    const uses = (count: number) => `a: &a 1\nb: [${Array(count).fill('*a').join(', ')}]`;
    expect(problemsOf(uses(1000))).toEqual([]);
    expect(problemsOf(uses(1001))).toMatchObject([{ kind: 'syntax', path: ['b', 1000] }]);
  });

  it('a billion laughs', () => {
    const levels = Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(',')}]`);
    expect(problemsOf(`l0: &l0 lol\n${levels.join('\n')}`)).toMatchObject([{ kind: 'syntax' }]);
    const large = `a: &a ${'x'.repeat(100_000)}\nb: [${Array(200).fill('*a').join(', ')}]`;
    expect(problemsOf(large)).toMatchObject([{ kind: 'syntax', what: { values: { most: expect.any(Number) } } }]);
    const asNames = `a: &a ${'x'.repeat(100_000)}\nb: [${Array(200).fill('{ *a : 1 }').join(', ')}]`;
    expect(problemsOf(asNames)).toMatchObject([{ kind: 'syntax' }]);
  });

  it('aliases that add more than a hundred thousand values', () => {
    const added = (values: number) => `a: &a [${'[],'.repeat(values / 100 - 1)}]\nb: [${'*a,'.repeat(100)}]`;
    expect(problemsOf(added(100_000))).toEqual([]);
    expect(problemsOf(added(101_000))).toMatchObject([{ kind: 'syntax', what: { values: { most: 100_000 } } }]);
    const names = `a: &a {${Array.from({ length: 600 }, (_, i) => `k${i}: `).join()}}\nb: [${'*a,'.repeat(100)}]`;
    expect(problemsOf(names)).toMatchObject([{ kind: 'syntax', what: { values: { most: 100_000 } } }]);
    const merged = `a: &a [${'[],'.repeat(2000)}]\nb: &b {c: *a}\nd: {<<: [${'*b,'.repeat(60)}]}`;
    expect(problemsOf(merged)).toMatchObject([{ kind: 'syntax', what: { values: { most: 100_000 } } }]);
  });

  it('oversized expansions, but not a large text itself', () => {
    const text = `a: &a 1\nb: *a\nc: ${'x'.repeat(11 * 1024 * 1024)}\n`;
    expect(problemsOf(text)).toEqual([]);
  });
});
