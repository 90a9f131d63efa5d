import { describe, expect, it } from 'vitest';
import { valuesIn } from '../../engine/text/testing.ts';
import { decodeXml, seemsXml } from './decode.ts';

/** Returns one byte for each character of a text, its code point. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const littleEndian = (text: string) => bytesOf(`\u00ff\u00fe${[...text].map((each) => `${each}\0`).join('')}`);
const bigEndian = (text: string) => bytesOf(`\u00fe\u00ff${[...text].map((each) => `\0${each}`).join('')}`);
const MARK = '\u00ef\u00bb\u00bf';
const declaring = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

/** Returns the text of the bytes, or the problem and its position. */
function decodedOf(bytes: Uint8Array): string {
  const decoding = decodeXml(bytes);
  if (decoding.ok) return decoding.text;
  return `${decoding.position.line}:${decoding.position.column} ${valuesIn(decoding.what)}`;
}

describe('decodeXml', () => {
  it.each([
    ['a text without a declaration', '<a>\u00c3\u00a9</a>', '<a>é</a>'],
    ['a declaration without an encoding', '<?xml version="1.0"?><a>\u00c3\u00a9</a>', '<?xml version="1.0"?><a>é</a>'],
    ['a declaration', `${declaring('utf8')}\u00c3\u00a9`, `${declaring('utf8')}é`],
    [
      'a byte order mark rather than a declaration',
      `${MARK}${declaring('latin1')}\u00c3\u00a9`,
      `${declaring('latin1')}é`,
    ],
    ['a declaration of ISO-8859-1', `${declaring('ISO-8859-1')}\u00e9\u0085`, `${declaring('ISO-8859-1')}é\u0085`],
    ['a declaration of Windows-1252', `${declaring('cp1252')}\u00e9\u0085`, `${declaring('cp1252')}é…`],
    [
      'a declaration with spaces',
      "\n<?xml version='1.0' encoding = 'latin1' ?>\u00e9",
      "\n<?xml version='1.0' encoding = 'latin1' ?>é",
    ],
  ])('detects the encoding from %s', (_, bytes, text) => {
    expect(decodedOf(bytesOf(bytes))).toBe(text);
  });

  const UNDECLARED = '';
  const notAsSaid = (encoding: string) => `${encoding}`;

  it.each([
    ['the first byte', bytesOf('\u0080<a/>'), `1:1 ${UNDECLARED}`],
    [
      'a byte after multi-byte characters',
      bytesOf('<a>\u00c3\u00a9\u00c3\u00a9\n\u00c3\u00a9\u00e9'),
      `2:2 ${UNDECLARED}`,
    ],
    ['half a byte order mark of UTF-16', bytesOf('\u00ff<\0a'), `1:1 ${UNDECLARED}`],
    ['the other half of the mark', bytesOf('<\u00fe'), `1:2 ${UNDECLARED}`],
    ['half a byte order mark of UTF-16BE', bytesOf('\u00fe<\0a'), `1:1 ${UNDECLARED}`],
    ['the other half of the mark of UTF-16BE', bytesOf('<\u00ff'), `1:2 ${UNDECLARED}`],
    ['a declaration after an element', bytesOf(`<a/>${declaring('latin1')}\u00e9`), `1:44 ${UNDECLARED}`],
    ['a declaration after other text', bytesOf(`x${declaring('latin1')}\u00e9`), `1:41 ${UNDECLARED}`],
    ['a wrong declaration', bytesOf(`${declaring('utf-8')}\u00e9`), `1:39 ${notAsSaid('UTF-8')}`],
    [
      'a wrong declaration after a byte order mark',
      bytesOf(`${MARK}${declaring('utf-8')}\u00e9`),
      `1:39 ${notAsSaid('UTF-8')}`,
    ],
    ['half a character of UTF-16', bytesOf('\u00ff\u00fe<\0\u0000\u00d8'), `1:2 ${notAsSaid('UTF-16LE')}`],
  ])('rejects a wrong encoding instead of guessing: %s', (_, bytes, told) => {
    expect(decodedOf(bytes)).toBe(told);
  });
});

it.each([
  ['an element', bytesOf('<a/>'), true],
  ['an element after spaces', bytesOf(' \n<a/>'), true],
  ['an element after a byte order mark', bytesOf(`${MARK}<a/>`), true],
  ['UTF-16', littleEndian('<a/>'), true],
  ['UTF-16BE', bigEndian('<a/>'), true],
  ['JSON', bytesOf('{"a": "<b/>"}'), false],
  ['JSON after a byte order mark', bytesOf(`${MARK}{}`), false],
  ['JSON in UTF-16', littleEndian('{"a": 1}'), false],
  ['YAML with a merge key', bytesOf('<<: *a'), false],
  ['a byte order mark inside', bytesOf(` ${MARK}<a/>`), false],
  ['half a byte order mark of UTF-16', bytesOf('\u00ff<\0a'), false],
  ['the other half of the mark', bytesOf('<\u00fe'), true],
  ['half a byte order mark of UTF-16BE', bytesOf('\u00fe\0<a'), false],
  ['the other half of the mark of UTF-16BE', bytesOf('<\u00ff'), true],
  ['nothing', bytesOf(''), false],
])('seemsXml: detects XML by its first bytes: %s', (_, bytes, expected) => {
  expect(seemsXml(bytes)).toBe(expected);
});

it('decodeXml: reads the single-byte encodings that XML declares', () => {
  const of = (encoding: string, ...bytes: number[]) => {
    const text = new TextEncoder().encode(`${declaring(encoding)}<a>`);
    const decoding = decodeXml(Uint8Array.from([...text, ...bytes]));
    return decoding.ok ? decoding.text.slice(-bytes.length) : undefined;
  };
  expect(of('ISO-8859-15', 0xf6, 0xa4)).toBe('ö€');
  expect(of('iso-8859-2', 0xb3, 0xb6)).toBe('łś');
  expect(of('ISO-8859-9', 0xfd)).toBe('ı');
  expect(of('windows-1250', 0x80, 0xb9)).toBe('€ą');
  expect(of('ISO-8859-42', 0xf6)).toBeUndefined();
});
