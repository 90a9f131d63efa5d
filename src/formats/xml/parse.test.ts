import { describe, expect, it } from 'vitest';
import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { parseXml } from '../list/parse-xml.ts';
import { xpathOf } from './element.ts';
import { excessIn, limitXml } from './limits.ts';
import { positionsIn } from './positions.ts';

const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

function rootOf(text: string | Uint8Array) {
  const reading = parseXml(text);
  if (!reading.ok) throw new Error(words(reading.problem.what));
  return reading.root;
}

function problemOf(text: string | Uint8Array) {
  const reading = parseXml(text);
  if (reading.ok) throw new Error('it is read');
  const { what, line, column } = reading.problem;
  return { what: valuesIn(what).join(), line, column };
}

describe('parseXml', () => {
  it('names elements by the prefixes of the formats, whatever prefixes the text has', () => {
    const root = rootOf(`<x:ID xmlns:x="${CBC}" schemeID="0088" xmlns:y="urn:y" y:z="1"><b xmlns=""/><y:b/></x:ID>`);
    expect(root.name).toBe('cbc:ID');
    expect(root.localName).toBe('ID');
    expect(root.attributes).toEqual([
      { name: 'schemeID', value: '0088' },
      { name: '{urn:y}:z', value: '1' },
    ]);
    expect(root.children.map(({ name }) => name)).toEqual(['b', '{urn:y}b']);
    expect(root.children.map(({ attributes }) => attributes)).toEqual([[], []]);
  });

  it('names attributes by the prefixes of the formats too, and follows redeclared prefixes', () => {
    const xsi = 'http://www.w3.org/2001/XMLSchema-instance';
    const root = rootOf(
      `<a xmlns:x="${xsi}" x:type="1"><x:a/><x:a xmlns:x="${CBC}" x:ID="2"/><x:a xml:lang="de"/></a>`,
    );
    expect(root.attributes).toEqual([{ name: 'xsi:type', value: '1' }]);
    expect(root.children.map(({ name }) => name)).toEqual(['xsi:a', 'cbc:a', 'xsi:a']);
    expect(root.children.map(({ attributes }) => attributes.map(({ name }) => name))).toEqual([
      [],
      ['cbc:ID'],
      ['xml:lang'],
    ]);
  });

  it('distinguishes any number of long names across documents', () => {
    const made = [...Array.from({ length: 1500 }, (_, at) => `n${at}`), 'm'.repeat(300), `${'m'.repeat(299)}n`];
    for (let time = 0; time < 2; time++) {
      const root = rootOf(
        `<a xmlns:c="${CBC}">${made.map((name) => `<${name}/><c:${name} ${name}=""/>`).join('')}</a>`,
      );
      expect(root.children.map(({ name }) => name)).toEqual(made.flatMap((name) => [name, `cbc:${name}`]));
      expect(root.children.flatMap(({ attributes }) => attributes.map(({ name }) => name))).toEqual(made);
    }
  });

  it('skips the byte order mark at the start of a text, but not at its end', () => {
    expect(rootOf('\ufeff<a>b</a>').offset).toBe(0);
    expect(problemOf('<a>b</a>\ufeff')).toEqual({
      what: '',
      line: 1,
      column: 10,
    });
  });

  it('joins text, CDATA and text around comments', () => {
    expect(rootOf('<a>x<!-- c -->y<![CDATA[<z>]]>&amp;&#65;</a>').text).toBe('xy<z>&A');
  });

  it('records where each element starts', () => {
    const text = '<a>\r\n  <b\n    c="1"/>\n\t<d/></a>';
    const root = rootOf(text);
    const offsets = root.children.map(({ offset }) => offset);
    expect(offsets.map((offset) => text.slice(offset, offset + 2))).toEqual(['<b', '<d']);
    expect(positionsIn(text, offsets)).toEqual([
      { line: 2, column: 3 },
      { line: 4, column: 2 },
    ]);
  });

  it('counts columns in code points', () => {
    const text = '<a>😀<b/></a>';
    expect(positionsIn(text, [rootOf(text).children[0]?.offset ?? 0])).toEqual([{ line: 1, column: 5 }]);
  });

  it.each([
    ['<a><b></a>', '', { line: 1, column: 11 }],
    ['<a><b></b>', 'a', { line: 1, column: 11 }],
    ['<a><c:b/></a>', 'c', { line: 1, column: 10 }],
    ['<a b></a>', 'attribute without value', { line: 1, column: 6 }],
    ['', '', { line: 1, column: 1 }],
    ['<!DOCTYPE a><a/>', '', { line: 1, column: 1 }],
    [`<a>${'\n'.repeat(11)}</b>`, '', { line: 12, column: 5 }],
    ['<a>\n&x;</a>', '', { line: 2, column: 4 }],
    [' \n {"a": 1}', '', { line: 2, column: 2 }],
    ['<a>\nx\ud800</a>', '', { line: 2, column: 2 }],
  ])('reports the problem and position of %j', (text, what, place) => {
    expect(problemOf(text)).toEqual({ what, ...place });
  });

  it('accepts 128 levels, and as many bytes as the limit', () => {
    const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
    expect(rootOf(deep(128)).name).toBe('a');
    expect(problemOf(deep(129)).what).toBe('128');
    const large = (size: number) => `<a>${' '.repeat(size - 7)}</a>`;
    expect(rootOf(large(MAX_SIZE)).name).toBe('a');
    expect(rootOf(large(MAX_SIZE + 1)).name).toBe('a');
    limitXml({ bytes: MAX_SIZE });
    const reading = parseXml(large(MAX_SIZE + 1));
    limitXml({ bytes: Number.POSITIVE_INFINITY });
    expect(reading).toMatchObject({ ok: false, problem: { code: 'BW-XML-SIZE', line: 1, column: 1 } });
  });

  it('reads half a million elements and attributes at most', () => {
    const many = (count: number) => `<a>${'<b c=""/>'.repeat(count / 2)}</a>`;
    expect(rootOf(many(499_998)).children).toHaveLength(249_999);
    expect(problemOf(many(500_000))).toEqual({ what: '500000', line: 1, column: expect.any(Number) });
  });

  it.each([
    ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('<a>é</a>')])],
    ['UTF-16BE', new Uint8Array([0xfe, 0xff, ...[...'<a>é</a>'].flatMap((c) => [0, c.charCodeAt(0)])])],
    ['UTF-16LE', new Uint8Array([0xff, 0xfe, ...[...'<a>é</a>'].flatMap((c) => [c.charCodeAt(0), 0])])],
    ['ISO-8859-1', latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>')],
    ['Windows-1252', latin1("<?xml version='1.0' encoding='windows-1252'?><a>é</a>")],
  ])('reads %s', (_, bytes) => {
    expect(rootOf(bytes).text).toBe('é');
  });

  it('decodes the characters that Windows-1252 adds to ISO-8859-1', () => {
    const declaration = '<?xml version="1.0" encoding="Windows-1252"?>';
    expect(rootOf(latin1(`${declaration}<a>\u0080\u0099\u009f</a>`)).text).toBe('€™Ÿ');
    expect(problemOf(latin1(`${declaration}\n<a>x\u0081</a>`))).toEqual({
      what: 'WINDOWS-1252',
      line: 2,
      column: 5,
    });
  });

  it.each([
    ['<a>é</a>', '', 4],
    ['<?xml version="1.0" encoding="UTF-8"?>\n\n<a>x<b/>é</a>', 'UTF-8', 9],
  ])('reports where bytes do not fit the encoding in %j', (text, what, column) => {
    expect(problemOf(latin1(text))).toEqual({ what, line: text.split('\n').length, column });
  });

  it.each([
    ['an unsupported encoding', latin1('<?xml version="1.0" encoding="EBCDIC"?><a/>'), 'EBCDIC'],
    ['UTF-16 with neither mark nor declaration', latin1('<\0a\0/\0>\0'), expect.stringContaining('UTF-16')],
    ['EBCDIC', new Uint8Array([0x4c, 0x6f, 0xa7, 0x94]), 'EBCDIC'],
    ['UTF-32', latin1('\0\0\0<\0\0\0a'), 'UTF-32'],
    ['a declaration of UTF-16 alone', latin1('<?xml version="1.0" encoding="UTF-16"?><a/>'), 'UTF-16'],
  ])('rejects %s', (_, bytes, what) => {
    expect(problemOf(bytes)).toEqual({ what, line: 1, column: 1 });
  });
});

describe('xpathOf', () => {
  it('counts siblings if several share a name', () => {
    const root = rootOf('<a><b/><c/><b><d/></b></a>');
    expect(xpathOf(root.children[2]?.children[0] ?? root)).toBe('/a/b[2]/d');
    expect(xpathOf(root, '@e')).toBe('/a/@e');
  });
});

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

it('excessIn finds elements and attributes beyond the limits of parseXml', () => {
  const file = (elements: number) => `<a xmlns="urn:a">${'<b c="1"/>'.repeat(elements / 2)}</a>`;
  expect(excessIn(file(499_996))).toBeUndefined();
  expect(parseXml(file(499_996)).ok).toBe(true);
  expect(excessIn(file(500_000))).toBe(500_002);
  expect(parseXml(file(500_000))).toMatchObject({ ok: false, problem: { code: 'BW-XML-SIZE' } });
});
