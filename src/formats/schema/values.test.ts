import { expect, it } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { collapsed, trimmed, valueKind } from './values.ts';

const cases: [kind: string, good: string[], bad: string[]][] = [
  ['decimal', ['0', '-1', '+1.', '.5', '007.10', `${'9'.repeat(40)}.5`], ['', '.', '1,5', '1e5', 'INF', '1 000', '٣']],
  ['boolean', ['true', 'false', '1', '0'], ['', 'TRUE', 'yes', '01']],
  [
    'date',
    [
      '2026-01-31',
      '2024-02-29',
      '2026-01-31Z',
      '2026-01-31+14:00',
      '2026-01-31-05:30',
      '-0044-03-15',
      '12026-01-01',
      '2020-12-31',
      `${'9'.repeat(400)}2024-02-29`,
    ],
    [
      '',
      '2026-02-29',
      '2026-13-01',
      '2026-01-00',
      '2026-01-32',
      '0000000-01-01',
      '2026-00-10',
      '2026-1-1',
      '26-01-01',
      '20260131',
      '0000-01-01',
      '02026-01-01',
      '2026-01-31+14:01',
    ],
  ],
  [
    'time',
    ['17:30:00', '24:00:00', '24:00:00.00', '00:00:00.25Z', '23:59:59-13:59'],
    ['', '25:00:00', '24:01:00', '24:00:00.5', '24:00:00.05', '17:30', '24:00:01', '17:60:00', '17:30:60', '17:30:00.'],
  ],
  [
    'dateTime',
    ['2026-01-31T17:30:00', '2026-01-31T24:00:00+01:00'],
    ['', '2026-01-31', '2026-01-31 17:30:00', 'T17:30:00', '2026-02-30T17:30:00', '2026-01-31T25:00:00'],
  ],
  [
    'language',
    ['en', 'de-AT', 'x-klingon-1'],
    ['', 'en_US', 'deutschland', 'en-', '1a', 'en-ä1', 'en-abcdefghi', 'en-a!', 'enä'],
  ],
  [
    'base64',
    ['', 'QQ==', 'QUI=', 'QUJD', 'QU JD\n', 'Q U I ='],
    ['Q', 'QQ=', 'QR==', 'QUJ=', '=', 'Q===', 'QQ==QQ==', 'QU-_', 'é'],
  ],
  [
    'uri',
    [
      '',
      'https://example.com/a?b=c#d',
      'mailto:a@b',
      '//host:80/x',
      'http://[::1]/',
      'list',
      'ü/%C3',
      'urn:a:b',
      '?x:y',
      '#x',
      'http://a:b@host:1/',
      'a\nb',
    ],
    [
      '%',
      '%g1',
      '%a',
      '%ag',
      '#a#b',
      'a!b:c',
      'ä:c',
      'http://a:b@c:d/',
      'a#b#c',
      '1a:b',
      ':x',
      'http://a:b/',
      'http://[::1',
      'a[1]',
    ],
  ],
  ['length10-12', ['1234567890', '123456789012'], ['123456789', '1234567890123']],
  ['length1-3', ['C62', 'a', 'a    b', '𝄞𝄞𝄞'], ['', 'C621', 'a b c']],
];

it.each(cases)('valueKind: distinguishes %s from other values', (name, good, bad) => {
  const { fits } = valueKind(name);
  expect(good.filter((value) => fits?.(value) !== true)).toEqual([]);
  expect(bad.filter((value) => fits?.(value) !== false)).toEqual([]);
});

it.each(['length', 'length1', 'length1-', 'xlength1-3', 'length1-3x', 'number'])(
  'valueKind: throws for the unknown kind %s',
  (name) => {
    expect(() => valueKind(name)).toThrow(`the data of a schema have the kind ${name}`);
  },
);

it('valueKind: reports an empty value as such', () => {
  const templateFor = (kind: string, value: string) => valueKind(kind).fault('cbc:X', value).template;
  for (const kind of ['decimal', 'date']) {
    expect(templateFor(kind, '')).not.toBe(templateFor(kind, 'x'));
    expect(valueKind(kind).fault('cbc:X', 'x').values).toEqual({ name: 'cbc:X', value: 'x' });
  }
});

it('valueKind: accepts any text as a string', () => {
  expect(valueKind('string').fits).toBeUndefined();
});

it.each(cases.map(([name]) => name))('valueKind: reports an invalid %s with the name of its element', (name) => {
  expect(words(valueKind(name).fault('cbc:X', '?'))).toContain('cbc:X ');
  expect(words(valueKind(name).fault('cbc:X', ''))).toContain('cbc:X ');
});

it('collapsed: removes surrounding blanks, and reduces inner ones to one', () => {
  expect(trimmed(' \t\r\na  b\n')).toBe('a  b');
  expect(trimmed('\u00a0a')).toBe('\u00a0a');
  expect([trimmed(''), trimmed(' \n '), trimmed('a '), trimmed(' a')]).toEqual(['', '', 'a', 'a']);
  expect(collapsed(' a \n b\tc ')).toBe('a b c');
});
