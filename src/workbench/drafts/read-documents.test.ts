import { describe, expect, it } from 'vitest';
import { readDocuments, readFile } from './read-documents.ts';

describe('reading the documents of a file', () => {
  it('keeps JSON as it is written', async () => {
    const text = '{ "price": 35.00,\n "name":"x" }';
    expect(await readDocuments(text, 'a.json')).toEqual({ texts: [text] });
  });

  it('takes lists and lines of documents apart', async () => {
    expect(await readDocuments('[{"code":"1"},{"code":"2"}]')).toMatchObject({
      texts: [expect.stringContaining(`"1"`), expect.stringContaining(`"2"`)],
    });
    const lines = await readDocuments('{"price":35.00}\n{"code":"2"}\n', 'many.jsonl');
    expect(lines).toEqual({ texts: ['{\n  "price": 35.00\n}\n', '{\n  "code": "2"\n}\n'] });
  });

  it('turns YAML into JSON', async () => {
    expect(await readDocuments('code: 1\nprice: 35.00', 'a.yaml')).toEqual({
      texts: ['{\n  "code": 1,\n  "price": "35.00"\n}\n'],
    });
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

  it('refuses what is too large to be edited', async () => {
    const file = { size: 11 * 1024 * 1024, name: 'x.json' } as File;
    expect(await readFile(file)).toEqual({ fault: 'it is larger than 10 MB' });
  });
});
