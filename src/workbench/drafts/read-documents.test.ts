import { describe, expect, it } from 'vitest';
import { readDocuments } from './read-documents.ts';

describe('reading the documents of a file', () => {
  it('keeps JSON as it is written', () => {
    const text = '{ "price": 35.00,\n "name":"x" }';
    expect(readDocuments(text, 'a.json')).toEqual({ texts: [text], faults: [] });
  });

  it('takes lists and lines of documents apart', () => {
    const texts = ['{\n  "price": 35.00\n}\n', '{\n  "code": "2"\n}\n'];
    expect(readDocuments('[{"price":35.00}, {"code":"2"}]')).toEqual({ texts, faults: [] });
    expect(readDocuments('{"price":35.00}\n{"code":"2"}\n', 'many.jsonl')).toEqual({ texts, faults: [] });
  });

  it('turns YAML into JSON, with numbers as exact as they were', () => {
    const texts = ['{\n  "code": 1,\n  "price": 12345678901234567890.1\n}\n'];
    expect(readDocuments('code: 1\nprice: 12345678901234567890.1', 'a.yaml')).toEqual({ texts, faults: [] });
  });

  it('says where comments of YAML are left behind', () => {
    expect(readDocuments('# ours\ncode: 1', 'a.yaml')).toMatchObject({ uncommented: true });
    expect(readDocuments('code: 1 # ours', 'a.yaml')).toMatchObject({ uncommented: true });
    expect(readDocuments('code: "1 # 2"\nname: a#b', 'a.yaml').uncommented).toBeUndefined();
    expect(readDocuments('{"code": "# 1"}').uncommented).toBeUndefined();
  });

  it('opens each of several YAML documents', () => {
    const texts = ['{\n  "code": "1"\n}\n', '{\n  "code": "2"\n}\n'];
    expect(readDocuments('---\ncode: "1"\n---\ncode: "2"\n', 'a.yaml')).toEqual({ texts, faults: [] });
    expect(readDocuments('{"code":"1"}\n---\n{"code":"2"}\n')).toMatchObject({ texts: { length: 2 } });
  });

  it('says what is wrong with one of several, and opens the others', () => {
    const { texts, faults } = readDocuments('{"code":"1"}\n\n{"code":"2" "a":1}\n{}', 'a.jsonl');
    expect(texts).toHaveLength(2);
    expect(faults).toEqual([expect.stringMatching(/JSON.* 3, .* 13$/)]);
  });

  it('opens a broken JSON file, so that it can be fixed', () => {
    expect(readDocuments('{"code": ', 'a.json')).toEqual({ texts: ['{"code": '], faults: [] });
    expect(readDocuments('{"code": ')).toMatchObject({ texts: [], faults: { length: 1 } });
  });

  it('says why there is none', () => {
    expect(readDocuments('hello', 'x')).toEqual({
      texts: [],
      faults: [expect.stringMatching(/"hello"$/)],
    });
  });
});
