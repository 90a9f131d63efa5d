import { describe, expect, it } from 'vitest';
import { XmlElement } from './element.ts';
import { parseXml } from './parse.ts';
import { writeXml } from './write.ts';

/** Returns an invoice of UBL with a note for each text. */
function withNotes(...texts: string[]): XmlElement {
  const root = new XmlElement('ubl:Invoice');
  root.children = texts.map((text) => {
    const note = new XmlElement('cbc:Note', root);
    note.text = text;
    note.attributes = [{ name: 'languageID', value: text }];
    return note;
  });
  return root;
}

/** Returns the texts of the notes that are read again, and those of their attributes. */
function readAgain(root: XmlElement): (string | undefined)[][] {
  const reading = parseXml(writeXml(root) ?? '');
  if (!reading.ok) throw new Error('what is written is XML');
  return reading.root.children.map((note) => [note.text, note.attribute('languageID')]);
}

describe('writeXml', () => {
  it('writes what has a meaning in XML so that it is read as it was', () => {
    const texts = ['a < b & "c" > d', 'one\r\ntwo\tthree', 'Straße 😀'];
    expect(readAgain(withNotes(...texts))).toEqual(texts.map((text) => [text, text]));
  });

  it('writes texts that are longer than what is put together at a time', () => {
    const texts = Array.from({ length: 3000 }, (_, position) => `note ${position}`);
    expect(readAgain(withNotes(...texts, 'x'.repeat(100_000)))).toHaveLength(3001);
    expect(readAgain(withNotes(...texts)).map(([text]) => text)).toEqual(texts);
  });

  it.each(['\u0000', '\u000b', '\u001f', '\ufffe', '\ud83d'])(
    'writes no text with %j, which XML has not',
    (character) => {
      expect(writeXml(withNotes('good', `so ${character} so`))).toBeUndefined();
      expect(writeXml(withNotes('good', 'so so'))).toContain('so so');
    },
  );
});
