import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { changeEdits } from './change.ts';
import { addonEdits, laidOut, regimeEdits, unsignEdits } from './edits.ts';
import { writeDensely } from './write.ts';

const schema = 'https://gobl.org/draft-0/bill/invoice';

describe('addonEdits', () => {
  const add = (text: string) => applyEdits(text, addonEdits(text, 'es-facturae-v3'));

  it('put the list after the schema and leave the rest unchanged', () => {
    const text = `{\n  "$schema": "${schema}",\n  "series": "A",   "code":"1"\n}\n`;
    expect(add(text)).toContain('"series": "A",   "code":"1"');
    expect(Object.keys(JSON.parse(add(text)))).toEqual(['$schema', '$addons', 'series', 'code']);
  });

  it('keep existing addons', () => {
    expect(JSON.parse(add(`{"$schema":"${schema}","$addons":["eu-en16931-v2017"]}`)).$addons).toEqual([
      'eu-en16931-v2017',
      'es-facturae-v3',
    ]);
  });

  it('change nothing if present', () => {
    expect(addonEdits(`{"$schema":"${schema}","$addons":["es-facturae-v3"]}`, 'es-facturae-v3')).toEqual([]);
  });

  it('work in an envelope', () => {
    const text = `{"$schema":"https://gobl.org/draft-0/envelope","doc":{"$schema":"${schema}"}}`;
    expect(JSON.parse(add(text)).doc.$addons).toEqual(['es-facturae-v3']);
  });
});

describe('writeDensely', () => {
  it('puts short parts on one line, with the same content', () => {
    const document = {
      code: '1',
      supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
      lines: [{ quantity: '1', item: { name: 'A name that needs a good part of the line', price: '10.00' } }, null],
    };
    const text = writeDensely(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(text.split('\n')).toHaveLength(15);
    expect(text).toContain('"tax_id": { "country": "ES", "code": "B98602642" }');
  });

  it('puts the document itself on several lines, however short', () => {
    expect(writeDensely({ a: [] })).toBe('{\n  "a": []\n}\n');
  });
});

describe('unsignEdits', () => {
  it('remove signatures and stamps, and nothing else', () => {
    const text = '{"$schema":"e","head":{"uuid":"u","stamps":[{"prv":"p","val":"v"}]},"doc":{"code":"1"},"sigs":["s"]}';
    expect(JSON.parse(applyEdits(text, unsignEdits(text)))).toEqual({
      $schema: 'e',
      head: { uuid: 'u' },
      doc: { code: '1' },
    });
  });

  it('work on an envelope without stamps', () => {
    const text = '{"head":{"uuid":"u"},"sigs":["s"]}';
    expect(JSON.parse(applyEdits(text, unsignEdits(text)))).toEqual({ head: { uuid: 'u' } });
  });
});

describe('regimeEdits', () => {
  it('put the regime after the schema, or replace it', () => {
    const text = `{\n  "$schema": "${schema}",\n  "code": "1"\n}\n`;
    const named = applyEdits(text, regimeEdits(text, 'PT'));
    expect(named).toBe(`{\n  "$schema": "${schema}",\n  "$regime": "PT",\n  "code": "1"\n}\n`);
    expect(JSON.parse(applyEdits(named, regimeEdits(named, 'ES')))).toMatchObject({ $regime: 'ES' });
  });
});

describe('changeEdits', () => {
  it.each([
    ['one two', 'one and two'],
    ['aaa', 'aa'],
    ['', 'new'],
    ['old', ''],
    ['same', 'same'],
    ['abab', 'ab'],
  ])('change only the difference between %j and %j', (before, after) => {
    expect(applyEdits(before, changeEdits(before, after))).toBe(after);
  });

  it('leave the text before and after unchanged', () => {
    expect(changeEdits('{"a":1,"b":2}', '{"a":1,"b":3}')).toEqual([{ offset: 11, length: 1, content: '3' }]);
  });
});

describe('laidOut', () => {
  it('keeps numbers as written', () => {
    expect(laidOut('{"a":[1.00,{}],"b":12345678901234567890}')).toBe(
      '{\n  "a": [\n    1.00,\n    {}\n  ],\n  "b": 12345678901234567890\n}',
    );
  });

  it('formats a megabyte on one line quickly', () => {
    const lines = Array.from({ length: 12_000 }, (_, i) => ({
      i,
      quantity: '1',
      item: { name: 'Paper', price: '1.00' },
    }));
    const text = JSON.stringify({ lines, notes: 'x'.repeat(100_000) });
    expect(laidOut(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });
});
