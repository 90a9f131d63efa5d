import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const fields = ['type', 'series', 'code', 'issue_date', 'currency', 'supplier', 'customer', 'lines', 'totals'];

describe('the nearest known name', () => {
  it.each([
    ['curency', 'currency'],
    ['Currency', 'currency'],
    ['issue_dat', 'issue_date'],
    ['issueDate', 'issue_date'],
    ['suplier', 'supplier'],
    ['sreies', 'series'],
    ['line', 'lines'],
    ['cdoe', 'code'],
  ])('%s is meant to be %s', (typed, meant) => {
    expect(nearest(typed, fields)).toBe(meant);
  });

  it.each(['x', '', 'favourite_colour', 'notes', 'c'.repeat(5000)])('nothing is near to "%.20s"', (typed) => {
    expect(nearest(typed, fields)).toBeUndefined();
  });

  it('prefers fewer edits, then the first', () => {
    expect(nearest('tota', ['total', 'tot'])).toBe('total');
    expect(nearest('cat', ['cut', 'cast'])).toBe('cut');
    expect(nearest('rates', ['rate', 'rates'])).toBe('rates');
  });
});
