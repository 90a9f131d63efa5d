import { describe, expect, expectTypeOf, it } from 'vitest';
import { translationTo } from '../testing/translation.ts';
import { detailed, firstOf, message, type ValuesOf, words } from './message.ts';

describe('words', () => {
  it('replaces names by values', () => {
    expect(words(message('{found} is no {wanted}: {found}', { found: 'x', wanted: 'date' }))).toBe('x is no date: x');
    expect(words(message('No values.'))).toBe('No values.');
    expect(words(message('{n} of {m}', { n: 1, m: 12n }))).toBe('1 of 12');
  });

  it('leaves braces in values unchanged', () => {
    expect(words(message('found {text}', { text: '{text}' }))).toBe('found {text}');
  });

  it('chooses among plural forms', () => {
    const lines = (count: number) =>
      words(message('{count, plural, =0 {no line} one {# line} other {# lines}} left', { count }));
    expect([0, 1, 2].map(lines)).toEqual(['no line left', '1 line left', '2 lines left']);
  });

  it('puts details after a colon, in the language of the reader', () => {
    const found = detailed(message('open {file}', { file: 'a.json' }), message('no such file'));
    expect(words(found)).toBe('open a.json: no such file');
    const texts = { 'open {file}': 'ouverture de {file}', 'no such file': 'fichier introuvable' };
    expect(words(found, translationTo('fr', texts))).toBe('ouverture de a.json\u202f: fichier introuvable');
  });

  it('ends the details with a full stop', () => {
    expect(words(detailed(message('Not signed.'), message('no key'), message('no time')))).toBe(
      'Not signed: no key; no time.',
    );
    expect(words(detailed(message('Not signed.'), message('There is no key.')))).toBe('Not signed: There is no key.');
    expect(words(detailed(message('Not signed.')))).toBe('Not signed.');
    expect(words(detailed(message('open {file}', { file: '.' }), message('is a folder')))).toBe('open .: is a folder');
  });

  it('shows only the first three details', () => {
    const faults = ['a', 'b', 'c', 'd'].map((template) => ({ template }));
    const three = firstOf(faults);
    expect(words(detailed(message('{count} faults', { count: 4 }), ...three))).toBe('4 faults: a; b; c …');
    expect(firstOf(three.slice(0, 2))).toEqual(faults.slice(0, 2));
  });

  it('names missing values', () => {
    const found = message('{found} is wrong', { found: null });
    expect(words(found, translationTo('de', { '(no value)': '(kein Wert)' }))).toBe('(kein Wert) is wrong');
  });

  it('uses the plural forms of the language', () => {
    const template = '{count, plural, one {# line} other {# lines}}';
    const texts = { [template]: '{count, plural, one {# wiersz} few {# wiersze} other {# wierszy}}' };
    const lines = (count: number) => words(message(template, { count }), translationTo('pl', texts));
    expect([1, 3, 5].map(lines)).toEqual(['1 wiersz', '3 wiersze', '5 wierszy']);
  });

  it('joins lists as the language does', () => {
    const found = message('one of {types}', { types: ['a', 'b', 'c'] });
    expect(words(found)).toBe('one of a, b, c');
    expect(words(found, translationTo('de', { 'one of {types}': 'aus {types}' }))).toBe('aus a, b und c');
  });

  it('distinguishes texts by their context, which is not shown', () => {
    const button = message('button\u0004Copy');
    const german = translationTo('de', { 'button\u0004Copy': 'Kopieren', Copy: 'Kopie' });
    expect(words(button)).toBe('Copy');
    expect(words(button, german)).toBe('Kopieren');
    expect(words(message('Copy'), german)).toBe('Kopie');
  });

  it('throws if a value of the template is missing', () => {
    expect(() => words({ template: '{a}', values: { b: 1 } })).toThrow('{a}');
  });
});

it('ValuesOf derives the names of the values from the template', () => {
  expectTypeOf<ValuesOf<'plain'>>().toEqualTypeOf<[]>();
  expectTypeOf<ValuesOf<'{a} of {b}'>[0]>().toHaveProperty('a');
  expectTypeOf<ValuesOf<'{a} of {b}'>[0]>().toHaveProperty('b');
  expectTypeOf<keyof ValuesOf<'{count, plural, one {# line} other {# lines}} of {b}'>[0]>().toEqualTypeOf<
    'count' | 'b'
  >();
  expectTypeOf<keyof ValuesOf<'{a} has {count, plural, =0 {none} one {one} other {#}}, {c}'>[0]>().toEqualTypeOf<
    'a' | 'count' | 'c'
  >();
  // @ts-expect-error a value is missing
  message('{a} of {b}', { a: 1 });
  // @ts-expect-error another name
  message('{a}', { b: 1 });
});
