import { describe, expect, it } from 'vitest';
import { documentIn } from '../engine/document/values.ts';
import { valuesOf } from '../engine/document/values-of.ts';
import { addedPaths, jsonLines } from './values.ts';

const sent = { series: 'F', lines: [{ quantity: '2' }] };
const got = { series: 'F', lines: [{ quantity: '2', total: '4.00' }], totals: { sum: '4.00', taxes: [] } };

describe('values of a document', () => {
  it('are found by their paths', () => {
    expect([...valuesOf(sent).keys()]).toEqual(['$.series', '$.lines[0].quantity']);
  });

  it('count as added if the request lacks them or has others', () => {
    expect([...addedPaths(sent, got)]).toEqual(['$.lines[0].total', '$.totals.sum']);
    expect([...addedPaths({ series: 'E' }, { series: 'F' })]).toEqual(['$.series']);
  });

  it('are those of the document in an envelope', () => {
    expect(documentIn({ head: {}, doc: sent })).toBe(sent);
    expect(documentIn(sent)).toBe(sent);
  });
});

describe('JSON in lines', () => {
  const lines = jsonLines(got, addedPaths(sent, got));

  it('reads as the document', () => {
    expect(JSON.parse(lines.map(({ text }) => text).join('\n'))).toEqual(got);
  });

  it('marks added values and their brackets', () => {
    expect(lines.filter(({ isAdded }) => isAdded).map(({ text }) => text.trim())).toEqual([
      '"total": "4.00"',
      '"sum": "4.00",',
    ]);
    const whole = jsonLines({ totals: { sum: '1' } }, new Set(['$.totals.sum']));
    expect(whole.map(({ isAdded }) => isAdded)).toEqual([true, true, true, true, true]);
  });
});
