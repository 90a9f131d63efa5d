import { describe, expect, it } from 'vitest';
import { byCause, countsOf, inOrder, nextStop, type Problem, problemsFrom, stopsOf, warningsAmong } from './problem.ts';

const at = (line: number, column = 1) => ({
  startLineNumber: line,
  startColumn: column,
  endLineNumber: line,
  endColumn: column + 4,
});

const problems: Problem[] = [
  {
    id: 'a',
    severity: 'error',
    code: 'GOBL-X-01',
    message: 'Price is missing.',
    locations: [
      { path: '$.lines[1].item', range: at(9) },
      { path: '$.lines[0].item', range: at(4, 8) },
    ],
  },
  { id: 'b', severity: 'warning', code: undefined, message: 'Left out.', locations: [{ path: '$.x', range: at(4) }] },
  {
    id: 'c',
    severity: 'error',
    code: 'BW-REQUEST-TYPE',
    message: 'No.',
    locations: [{ path: 'request.data', range: undefined }],
  },
];

describe('nextStop', () => {
  const stops = stopsOf(problems);
  const lines = stops.map(({ range }) => [range.startLineNumber, range.startColumn]);

  it('visits every location in text order, and skips locations outside the text', () => {
    expect(lines).toEqual([
      [4, 1],
      [4, 8],
      [9, 1],
    ]);
  });

  it('goes to the next one, and from the end to the start', () => {
    expect(nextStop(stops, { lineNumber: 4, column: 1 }, 1)).toBe(stops[1]);
    expect(nextStop(stops, { lineNumber: 9, column: 1 }, 1)).toBe(stops[0]);
    expect(nextStop([], { lineNumber: 1, column: 1 }, 1)).toBeUndefined();
  });

  it('goes back, and from the start to the end', () => {
    expect(nextStop(stops, { lineNumber: 9, column: 1 }, -1)).toBe(stops[1]);
    expect(nextStop(stops, { lineNumber: 1, column: 1 }, -1)).toBe(stops[2]);
  });
});

describe('problem lists', () => {
  it('are sorted by severity or by location', () => {
    const ids = (order: Parameters<typeof inOrder>[1]) => inOrder(problems.toReversed(), order).map(({ id }) => id);
    expect(ids('severity')).toEqual(['c', 'a', 'b']);
    expect(ids('position')).toEqual(['b', 'a', 'c']);
  });

  it('are counted by severity', () => {
    expect(countsOf(problems)).toEqual({ errors: 2, warnings: 1, following: 0 });
  });

  it('are grouped by cause, and counted by causes', () => {
    const at = (id: string, path: string, causes?: string[]): Problem => ({
      id,
      severity: 'error',
      code: id,
      message: '',
      locations: [{ path, range: undefined }],
      causes,
    });
    const found = [
      at('rate', '$.lines[0].taxes[0].rate', ['$.supplier']),
      at('supplier', '$.supplier'),
      at('other', '$.currency', ['$.elsewhere']),
    ];
    expect(
      byCause(found).map(({ problem, consequences }) => [problem.id, ...consequences.map(({ id }) => id)]),
    ).toEqual([['supplier', 'rate'], ['other']]);
    expect(countsOf(found)).toEqual({ errors: 2, warnings: 0, following: 1 });
  });
});

describe('problems of a service', () => {
  const missing = { code: 'GOBL-X-01', description: 'Price is missing.', properties: ['$.lines[0].item'] };

  it('have paths in the text, whose lists may have null entries, and no locations yet', () => {
    expect(problemsFrom([missing, { ...missing, input_properties: ['$.lines[2].item'] }], 'error')).toMatchObject([
      { severity: 'error', message: 'Price is missing.', locations: [{ path: '$.lines[0].item', range: undefined }] },
      { severity: 'error', locations: [{ path: '$.lines[2].item' }] },
    ]);
  });

  it('keep their ids while others appear', () => {
    const idsOf = (...codes: string[]) =>
      problemsFrom(
        codes.map((code) => ({ ...missing, code })),
        'error',
      ).map(({ id }) => id);
    const [one, other] = idsOf('A', 'B');
    expect(idsOf('C', 'B', 'A')).toEqual([expect.any(String), other, one]);
    expect(one).not.toBe(other);
  });

  it('return their warnings', () => {
    const found = [...problemsFrom([missing], 'error'), ...problemsFrom([missing], 'warning')];
    expect(warningsAmong(found)).toEqual([missing]);
    expect(warningsAmong(problems)).toEqual([{ properties: ['$.x'], description: 'Left out.' }]);
  });
});
