import { describe, expect, it } from 'vitest';
import { readDocuments } from './read-documents.ts';

describe('readDocuments', () => {
  it('keeps JSON as written', () => {
    const text = '{ "price": 35.00,\n "name":"x" }';
    expect(readDocuments(text, 'a.json')).toEqual({ texts: [text], faults: [] });
  });

  it('splits lists and lines of documents', () => {
    const texts = ['{\n  "price": 35.00\n}\n', '{\n  "code": "2"\n}\n'];
    expect(readDocuments('[{"price":35.00}, {"code":"2"}]')).toEqual({ texts, faults: [] });
    expect(readDocuments('{"price":35.00}\n{"code":"2"}\n', 'many.jsonl')).toEqual({ texts, faults: [] });
  });

  it('converts YAML to JSON, with exact numbers', () => {
    const texts = ['{\n  "code": 1,\n  "price": 12345678901234567890.1\n}\n'];
    expect(readDocuments('code: 1\nprice: 12345678901234567890.1', 'a.yaml')).toEqual({ texts, faults: [] });
  });

  it('reports lost comments of YAML', () => {
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

  it('reports a faulty document among several, and opens the others', () => {
    const { texts, faults } = readDocuments('{"code":"1"}\n\n{"code":"2" "a":1}\n{}', 'a.jsonl');
    expect(texts).toHaveLength(2);
    expect(faults).toEqual([expect.stringMatching(/JSON.* 3, .* 13: /)]);
  });

  it('opens broken JSON to be fixed', () => {
    expect(readDocuments('{"code": ', 'a.json')).toEqual({ texts: ['{"code": '], faults: [] });
    expect(readDocuments('{"code": ')).toMatchObject({ texts: [], faults: { length: 1 } });
  });

  it('reports why there is no document', () => {
    expect(readDocuments('hello', 'x')).toEqual({
      texts: [],
      faults: [expect.stringMatching(/"hello"$/)],
    });
  });
});
