import { describe, expect, it } from 'vitest';
import * as documentTexts from '../../engine/document/texts.ts';
import { say } from '../../ui/texts/say.ts';
import { splitDocuments } from './split-documents.ts';

const invoice = '{"$schema":"https://gobl.org/draft-0/bill/invoice","lines":[{"quantity":10.00}]}';
const note = '{"$schema":"https://gobl.org/draft-0/note/message","content":"Hello"}';

describe('splitDocuments', () => {
  it('returns one for a JSON file, unchanged', () => {
    expect(splitDocuments(invoice, 'a.json')).toEqual([
      { part: undefined, text: invoice, kind: say(documentTexts.invoice), fault: undefined },
    ]);
  });

  it('returns one for an XML e-invoice, unchanged', () => {
    const text = '<Invoice><ID>R-7</ID></Invoice>';
    expect(splitDocuments(text, 'a.xml')).toEqual([
      { part: undefined, text, kind: say(documentTexts.eInvoice), fault: undefined },
    ]);
  });

  it('returns one per line, for any file name', () => {
    for (const name of ['a.jsonl', 'a.ndjson', 'a.json', 'a.txt']) {
      const found = splitDocuments(`${invoice}\n\n${note}\r\n`, name);
      expect(found.map(({ part, kind }) => [part, kind])).toEqual([
        [1, say(documentTexts.invoice)],
        [2, 'Message'],
      ]);
    }
  });

  it('returns the entries of a list, with numbers as written', () => {
    const found = splitDocuments(`[\n  ${invoice},\n  ${note}\n]`, 'all.json');
    expect(found.map(({ part, text }) => [part, text])).toEqual([
      [1, invoice],
      [2, note],
    ]);
  });

  it('returns JSON for documents separated by YAML marks', () => {
    const yaml = '---\n$schema: https://gobl.org/draft-0/note/message\ncontent: One\n---\ncontent: 2.50\n';
    const found = splitDocuments(yaml, 'notes.yaml');
    expect(found.map(({ part, text }) => [part, JSON.parse(text)])).toEqual([
      [1, { $schema: 'https://gobl.org/draft-0/note/message', content: 'One' }],
      [2, { content: 2.5 }],
    ]);
  });

  it('returns one for YAML without marks', () => {
    expect(splitDocuments('content: One\n', 'note.yml').map(({ part, fault }) => [part, fault])).toEqual([
      [undefined, undefined],
    ]);
  });

  it.each([
    ['broken JSON', '{\n  "a": 1\n  "b": 2\n}', 'a.json', /JSON.* 3, .* 3: /],
    ['a number', '7', 'a.json', / 7$/],
    ['nothing', ' \n', 'a.json', /./],
    ['a picture', 'PNG\0\0', 'a.png', /JSON .*YAML/],
    ['broken YAML', 'a: [1\nb: 2', 'a.yaml', /YAML.+/],
  ])('reports why documents that are %s cannot be read', (_what, text, name, fault) => {
    const [only, ...others] = splitDocuments(text, name);
    expect(others).toEqual([]);
    expect(only?.fault).toMatch(fault);
  });

  it('reads documents separately, so that a broken line does not affect the others', () => {
    const found = splitDocuments(`${invoice}\n{"a":\n${note}`, 'a.jsonl');
    expect(found.map(({ fault }) => fault === undefined)).toEqual([true, false, true]);
  });
});
