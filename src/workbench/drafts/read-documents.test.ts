import { describe, expect, it } from 'vitest';
import { readDocuments, readFile } from './read-documents.ts';

describe('reading the documents of a file', () => {
  it('keeps JSON as it is written', async () => {
    const text = '{ "price": 35.00,\n "name":"x" }';
    expect(await readDocuments(text, 'a.json')).toEqual({ texts: [text] });
  });

  it('takes lists and lines of documents apart', async () => {
    expect(await readDocuments('[{"price":35.00}, {"code":"2"}]')).toEqual({
      texts: ['{\n  "price": 35.00\n}\n', '{\n  "code": "2"\n}\n'],
    });
    const lines = await readDocuments('{"price":35.00}\n{"code":"2"}\n', 'many.jsonl');
    expect(lines).toEqual({ texts: ['{\n  "price": 35.00\n}\n', '{\n  "code": "2"\n}\n'] });
  });

  it('turns YAML into JSON', async () => {
    expect(await readDocuments('code: 1\nprice: 35.00', 'a.yaml')).toEqual({
      texts: ['{\n  "code": 1,\n  "price": "35.00"\n}\n'],
    });
  });

  it('opens each of several YAML documents', async () => {
    expect(await readDocuments('---\ncode: "1"\n---\ncode: "2"\n', 'a.yaml')).toEqual({
      texts: ['{\n  "code": "1"\n}\n', '{\n  "code": "2"\n}\n'],
    });
    expect(await readDocuments('{"code":"1"}\n---\n{"code":"2"}\n')).toMatchObject({ texts: { length: 2 } });
  });

  it('says what is wrong with YAML that its aliases make endless', async () => {
    expect(await readDocuments('a: &a [*a]', 'a.yaml')).toMatchObject({ fault: expect.stringContaining('alias') });
  });

  it('says which line is broken of documents one a line', async () => {
    const fault = { fault: expect.stringMatching(/^line 3 is no JSON object: A comma/) };
    expect(await readDocuments('{"code":"1"}\n\n{"code":"2" "a":1}\n{}', 'a.jsonl')).toMatchObject(fault);
    expect(await readDocuments('{"code":"1"}\n\n{"code":"2" "a":1}\n{}', 'a.txt')).toMatchObject(fault);
    expect(await readDocuments('{"code":"1"}\n7', 'a.jsonl')).toEqual({ fault: 'line 2 is no JSON object' });
  });

  it('opens a broken JSON file, so that it can be mended', async () => {
    expect(await readDocuments('{"code": ', 'a.json')).toEqual({ texts: ['{"code": '] });
  });

  it.each([
    ['an empty file', ' \n', 'it is empty'],
    ['a word', 'hello', 'it holds no object'],
    ['a picture', '\x89PNG\0', 'it is neither JSON nor YAML'],
  ])('says what is wrong with %s', async (_, text, fault) => {
    expect(await readDocuments(text, 'x')).toEqual({ fault });
  });

  it('says where YAML breaks', async () => {
    expect(await readDocuments('a: [1', 'a.yaml')).toMatchObject({ fault: expect.stringMatching(/YAML.*line/) });
  });

  it('keeps the letters of files that older programs wrote, and says what they were taken for', async () => {
    const text = '{ "name": "Librería" }';
    const old = new File([Buffer.from(text, 'latin1')], 'a.json');
    expect(await readFile(old)).toEqual({ texts: [text], guessed: 'Windows-1252' });
    expect(await readFile(new File([text], 'a.json'))).toEqual({ texts: [text], guessed: undefined });
  });

  it('refuses what is too large to be edited', async () => {
    const file = { size: 11 * 1024 * 1024, name: 'x.json' } as File;
    expect(await readFile(file)).toEqual({ fault: 'it is larger than 10 MB' });
  });
});
