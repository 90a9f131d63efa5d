import { describe, expect, it } from 'vitest';
import { namespaces } from '../list/namespaces.ts';
import { parseXml } from '../list/parse-xml.ts';
import { XmlElement } from './element.ts';
import { writeXml as write } from './write.ts';

const writeXml = (root: XmlElement) => write(root, namespaces);

/** Returns a UBL invoice with a note for each text. */
function withNotes(...texts: string[]): XmlElement {
  const root = new XmlElement('ubl:Invoice');
  const notes = texts.map((text) => {
    const note = new XmlElement('cbc:Note', root);
    note.text = text;
    note.attributes = [{ name: 'languageID', value: text }];
    return note;
  });
  root.takeFrom(notes, 0);
  return root;
}

/** Returns the texts and attributes of the notes after writing and reading them. */
function readAgain(root: XmlElement): (string | undefined)[][] {
  const reading = parseXml(writeXml(root) ?? '');
  if (!reading.ok) throw new Error('what is written is XML');
  return reading.root.children.map((note) => [note.text, note.attribute('languageID')]);
}

describe('writeXml', () => {
  it('escapes special characters so that the text reads back unchanged', () => {
    const texts = ['a < b & "c" > d', 'one\r\ntwo\tthree', 'Straße 😀'];
    expect(readAgain(withNotes(...texts))).toEqual(texts.map((text) => [text, text]));
  });

  it('writes texts longer than one block', () => {
    const texts = Array.from({ length: 3000 }, (_, position) => `note ${position}`);
    expect(readAgain(withNotes(...texts, 'x'.repeat(100_000)))).toHaveLength(3001);
    const lines = writeXml(withNotes(...texts))
      ?.split('\n')
      .slice(2, -2);
    expect(lines).toEqual(texts.map((text) => `  <cbc:Note languageID="${text}">${text}</cbc:Note>`));
  });

  it('writes many elements, some of them equal', () => {
    const root = new XmlElement('ubl:Invoice');
    const made = (name: string, around: XmlElement, text = '') => {
      const element = new XmlElement(name, around);
      element.text = text;
      return element;
    };
    const lines = Array.from({ length: 6000 }, (_, i) => {
      const line = made('cac:InvoiceLine', root);
      line.attributes = i % 5 === 0 ? [] : [{ name: 'a', value: i % 5 === 1 ? `${i}` : 'b' }];
      const inner = made('cac:Item', line);
      const within = Array.from({ length: (i * i) % 7 }, (_, at) =>
        made(`cbc:E${at}`, inner, i % 3 === at % 3 ? '' : `${i}<`),
      );
      inner.takeFrom(within, 0);
      line.takeFrom(
        i % 4 === 0 ? [] : i % 4 === 1 ? [inner] : [made('cbc:ID', line, `${i}`), inner, made('cbc:Note', line)],
        0,
      );
      if (i % 4 === 0) line.text = i % 8 === 0 ? '' : `text ${i}`;
      return line;
    });
    root.takeFrom(lines, 0);
    const told = ({ name, attributes, children, text }: XmlElement): unknown => [
      name,
      attributes,
      children.length > 0 ? children.map(told) : text,
    ];
    const reading = parseXml(writeXml(root) ?? '');
    if (!reading.ok) throw new Error('what is written is XML');
    expect(reading.root.children.map(told)).toEqual(root.children.map(told));
  });

  it('writes elements of one name inside one sibling and after the next', () => {
    const texts = Array.from({ length: 40 }, (_, i) => ['<b><c>1</c><c>1</c></b>', '<b><c>1</c></b><c>1</c>'][i % 2]);
    const text = `<a>${texts.map((each) => `<l>${each}</l>`).join('')}</a>`;
    const reading = parseXml(text);
    if (!reading.ok) throw new Error('this is XML');
    expect(writeXml(reading.root)?.replace(/<\?.*?>|\n */g, '')).toBe(text);
  });

  it('writes one of many elements with many empty children, without repeating them', () => {
    const root = withNotes(...Array(20).fill('note'));
    const [line = root] = root.children;
    line.takeFrom(
      Array.from({ length: 60_000 }, () => new XmlElement('cbc:Note', line)),
      0,
    );
    expect(writeXml(root)?.match(/<cbc:Note\/>/g)).toHaveLength(60_000);
  });

  const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
  const UN = 'urn:un:unece:uncefact:data:standard';
  it.each([
    [
      'ubl:Invoice',
      'cac:Price',
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="${CAC}"`,
      '</Invoice>',
    ],
    [
      'cn:CreditNote',
      'cac:Price',
      `<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" xmlns:cac="${CAC}"`,
      '</CreditNote>',
    ],
    [
      'rsm:CrossIndustryInvoice',
      'rsm:Price',
      `<rsm:CrossIndustryInvoice xmlns:rsm="${UN}:CrossIndustryInvoice:100"`,
      '</rsm:CrossIndustryInvoice>',
    ],
    [
      'cdar:Message',
      'cdar:Price',
      `<rsm:Message xmlns:rsm="${UN}:CrossDomainAcknowledgementAndResponse:100"`,
      '</rsm:Message>',
    ],
  ])('declares the used namespaces at %s, and indents each line by two more blanks', (name, inner, start, end) => {
    const root = new XmlElement(name);
    const [first, second] = [new XmlElement(inner, root), new XmlElement(inner, root)];
    root.takeFrom([first, second], 0);
    first.attributes = [
      { name: 'xml:lang', value: 'de' },
      { name: 'xsi:type', value: 'b' },
    ];
    second.takeFrom([new XmlElement(inner, second)], 0);
    const written = inner.replace('cdar', 'rsm');
    expect(writeXml(root)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
${start} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <${written} xml:lang="de" xsi:type="b"/>
  <${written}>
    <${written}/>
  </${written}>
${end}
`,
    );
  });

  it('declares no namespace for an attribute without prefix, whatever its name', () => {
    const root = withNotes('one');
    for (const note of root.children) note.attributes = [{ name: 'cacs', value: '1' }];
    expect(writeXml(root)).not.toContain('xmlns:cac');
    expect(writeXml(root)).toContain('<cbc:Note cacs="1">one</cbc:Note>');
  });

  it('writes each of many similar elements correctly: with or without text, with other attributes, nested in one of its name', () => {
    const kinds = [
      '<b>x</b>',
      '<b/>',
      '<b c="1">x</b>',
      '<b d="1">x</b>',
      '<b c="2">x</b>',
      '<b>\n    <b>x</b>\n  </b>',
    ];
    const lines = Array.from({ length: 60 }, (_, i) => `  ${kinds[((i * i) >> 1) % kinds.length]}`).join('\n');
    const reading = parseXml(`<a>\n${lines}\n</a>`);
    if (!reading.ok) throw new Error('it is XML');
    expect(writeXml(reading.root)).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n<a>\n${lines}\n</a>\n`);
  });

  it('writes an element the same among many as among few', () => {
    const notes = Array.from({ length: 50 }, (_, i) => (i % 3 === 0 ? '' : `note ${i % 2}`));
    const written = (texts: string[]) => (writeXml(withNotes(...texts)) ?? '').split('\n').slice(2, -2);
    expect(written(notes)).toEqual(notes.flatMap((note) => written([note])));
  });

  it.each(['\u0000', '\u000b', '\u001f', '\ufffe', '\ud83d'])(
    'rejects a text with %j, which XML cannot hold',
    (character) => {
      expect(writeXml(withNotes('good', `so ${character} so`))).toBeUndefined();
      expect(writeXml(withNotes('good', 'so so'))).toContain('so so');
    },
  );

  it('writes repeated texts correctly with others between them', () => {
    const texts = Array.from(
      { length: 40 },
      (_, i) => ['a & b', 'a & b', 'c', '', 'c', '<d>', '<d>', '<d>', ' '][i % 9] ?? '',
    );
    const root = new XmlElement('ubl:Invoice');
    const notes = texts.map((text) => {
      const note = new XmlElement('cbc:Note', root);
      note.text = text;
      return note;
    });
    root.takeFrom(notes, 0);
    expect(readAgain(root).map(([text]) => text)).toEqual(texts);
    expect(writeXml(withNotes(...Array(30).fill('a'), ...Array(30).fill('\u000b')))).toBeUndefined();
  });
});
