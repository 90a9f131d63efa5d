import { describe, expect, it } from 'vitest';
import { say } from '../../ui/texts/say.ts';
import { builtAsLines, resultsAsCsv, resultsAsJson } from './export.ts';
import { filterRows, noFilter } from './filter.ts';
import type { Row } from './row.ts';
import { summaryOf } from './summary.ts';
import * as texts from './texts.ts';

const file = new File([], 'a.json');
const plain = {
  ...{ file, part: undefined, kind: 'Invoice', faults: [], warnings: 0, time: 1.23456, built: undefined },
  ...{ format: 'JSON', figures: undefined },
};
const supplier = { code: 'GOBL-BILL-INVOICE-06', properties: ['$.supplier.name'], description: 'a name is required' };
const dates = { code: 'BW-DATE', properties: ['$.issue_date', '$.value_date'], description: 'no dates: "x", "y"' };
const rows: readonly Row[] = [
  { ...plain, position: 0, name: 'a.json', status: 'good', warnings: 2, built: '{"a":1}' },
  { ...plain, position: 1, name: 'b.json', status: 'faulty', faults: [dates, supplier, supplier] },
  { ...plain, position: 2, name: 'año, c.jsonl#1', status: 'faulty', faults: [supplier] },
  {
    ...plain,
    position: 3,
    name: 'd.json',
    kind: '',
    status: 'unreadable',
    faults: [{ properties: [], description: 'It is empty' }],
    time: undefined,
  },
  { ...plain, position: 4, name: 'e.json', status: 'good', built: '{"e":5}' },
];

describe('batch summary', () => {
  it('counts documents, and each code once per document, most frequent first', () => {
    expect(summaryOf(rows)).toEqual({
      counts: { good: 2, unjudged: 0, faulty: 2, unreadable: 1 },
      warned: 1,
      codes: [
        { code: 'GOBL-BILL-INVOICE-06', documents: 2, example: 'b.json' },
        { code: 'BW-DATE', documents: 1, example: 'b.json' },
      ],
    });
  });
});

describe('batch filters', () => {
  const found = (filter: Partial<typeof noFilter>) =>
    filterRows(rows, { ...noFilter, ...filter }).map(({ position }) => position);

  it('show all by default', () => {
    expect(filterRows(rows, noFilter)).toBe(rows);
  });

  it('count unreadable files as faulty', () => {
    expect(found({ shown: 'faulty' })).toEqual([1, 2, 3]);
    expect(found({ shown: 'good' })).toEqual([0, 4]);
  });

  it('match words in names, kinds and faults, and codes', () => {
    expect(found({ find: 'ano' })).toEqual([2]);
    expect(found({ find: 'name required' })).toEqual([1, 2]);
    expect(found({ code: 'BW-DATE' })).toEqual([1]);
    expect(found({ code: 'BW-DATE', shown: 'good' })).toEqual([]);
  });
});

describe('exported results', () => {
  it('are CSV lines, one for each property of each fault', () => {
    expect(resultsAsCsv(rows).split('\r\n')).toEqual([
      expect.stringMatching(/^\ufeff(?:[^,]+,){7}[^,]+$/),
      `a.json,Invoice,${say(texts.good)},1.235,2,,,`,
      `b.json,Invoice,${say(texts.faulty)},1.235,0,BW-DATE,$.issue_date,"no dates: ""x"", ""y"""`,
      `b.json,Invoice,${say(texts.faulty)},1.235,0,BW-DATE,$.value_date,"no dates: ""x"", ""y"""`,
      `b.json,Invoice,${say(texts.faulty)},1.235,0,GOBL-BILL-INVOICE-06,$.supplier.name,a name is required`,
      `b.json,Invoice,${say(texts.faulty)},1.235,0,GOBL-BILL-INVOICE-06,$.supplier.name,a name is required`,
      `"año, c.jsonl#1",Invoice,${say(texts.faulty)},1.235,0,GOBL-BILL-INVOICE-06,$.supplier.name,a name is required`,
      `d.json,,${say(texts.unreadable)},,0,,,It is empty`,
      `e.json,Invoice,${say(texts.good)},1.235,0,,,`,
      '',
    ]);
  });

  it('are JSON with the summary', () => {
    const { operation, summary, files } = JSON.parse(resultsAsJson(rows, summaryOf(rows), 'build'));
    expect(operation).toBe('build');
    expect(summary).toMatchObject({ total: 5, good: 2, faulty: 2, unreadable: 1 });
    expect(files[2]).toEqual({
      file: 'año, c.jsonl#1',
      kind: 'Invoice',
      status: 'faulty',
      milliseconds: 1.235,
      warnings: 0,
      faults: [supplier],
    });
  });

  it('are the built documents, a line each', () => {
    expect(builtAsLines(rows)).toBe('{"a":1}\n{"e":5}\n');
  });
});
