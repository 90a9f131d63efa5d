import { describe, expect, it } from 'vitest';
import * as documentTexts from '../document/texts.ts';
import { say } from '../texts/say.ts';
import { splitDocuments } from './split-documents.ts';

const invoice = '{"$schema":"https://gobl.org/draft-0/bill/invoice","lines":[{"quantity":10.00}]}';
const note = '{"$schema":"https://gobl.org/draft-0/note/message","content":"Hello"}';

describe('the documents of a file', () => {
  it('are one in a JSON file, as it stands', () => {
    expect(splitDocuments(invoice, 'a.json')).toEqual([
      { part: undefined, text: invoice, kind: say(documentTexts.invoice), fault: undefined },
    ]);
  });

  it('are one in an e-invoice in XML, as it stands', () => {
    const text = '<Invoice><ID>R-7</ID></Invoice>';
    expect(splitDocuments(text, 'a.xml')).toEqual([
      { part: undefined, text, kind: say(documentTexts.eInvoice), fault: undefined },
    ]);
  });

  it('are one a line, whatever the file is called', () => {
    for (const name of ['a.jsonl', 'a.ndjson', 'a.json', 'a.txt']) {
      const found = splitDocuments(`${invoice}\n\n${note}\r\n`, name);
      expect(found.map(({ part, kind }) => [part, kind])).toEqual([
        [1, say(documentTexts.invoice)],
        [2, 'Message'],
      ]);
    }
  });

  it('are the entries of a list, with their numbers as written', () => {
    const found = splitDocuments(`[\n  ${invoice},\n  ${note}\n]`, 'all.json');
    expect(found.map(({ part, text }) => [part, text])).toEqual([
      [1, invoice],
      [2, note],
    ]);
  });

  it('are those between the marks of YAML, in JSON', () => {
    const yaml = '---\n$schema: https://gobl.org/draft-0/note/message\ncontent: One\n---\ncontent: 2.50\n';
    const found = splitDocuments(yaml, 'notes.yaml');
    expect(found.map(({ part, text }) => [part, JSON.parse(text)])).toEqual([
      [1, { $schema: 'https://gobl.org/draft-0/note/message', content: 'One' }],
      [2, { content: 2.5 }],
    ]);
  });

  it('are one in YAML without marks', () => {
    expect(splitDocuments('content: One\n', 'note.yml').map(({ part, fault }) => [part, fault])).toEqual([
      [undefined, undefined],
    ]);
  });

  it.each([
    ['broken JSON', '{\n  "a": 1\n  "b": 2\n}', 'a.json', /JSON.* 3, .* 3$/],
    ['a number', '7', 'a.json', / 7$/],
    ['nothing', ' \n', 'a.json', /./],
    ['a picture', 'PNG\0\0', 'a.png', /JSON .*YAML/],
    ['broken YAML', 'a: [1\nb: 2', 'a.yaml', /YAML.+/],
  ])('that are %s say why they cannot be read', (_what, text, name, fault) => {
    const [only, ...others] = splitDocuments(text, name);
    expect(others).toEqual([]);
    expect(only?.fault).toMatch(fault);
  });

  it('are read one by one: a broken line leaves the others', () => {
    const found = splitDocuments(`${invoice}\n{"a":\n${note}`, 'a.jsonl');
    expect(found.map(({ fault }) => fault === undefined)).toEqual([true, false, true]);
  });
});
