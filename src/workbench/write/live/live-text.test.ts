import { describe, expect, it } from 'vitest';
import { moved } from './live-text.ts';

describe('a moved span', () => {
  const span = { offset: 10, length: 5 };
  const changed = (offset: number, length: number, newLength: number) => moved(span, { offset, length, newLength });

  it('follows changes before it, and ignores changes after it', () => {
    expect(changed(2, 3, 5)).toEqual({ offset: 12, length: 5 });
    expect(changed(20, 3, 5)).toEqual(span);
  });

  it('does not grow by text inserted at its edges', () => {
    expect(changed(10, 0, 2)).toEqual({ offset: 12, length: 5 });
    expect(changed(15, 0, 2)).toEqual(span);
  });

  it('grows and shrinks with changes inside it', () => {
    expect(changed(12, 1, 4)).toEqual({ offset: 10, length: 8 });
    expect(changed(10, 5, 1)).toEqual({ offset: 10, length: 1 });
  });

  it('loses text that is replaced together with its surroundings', () => {
    expect(changed(8, 4, 1)).toEqual({ offset: 9, length: 3 });
    expect(changed(13, 4, 1)).toEqual({ offset: 10, length: 3 });
    expect(changed(8, 10, 3)).toEqual({ offset: 11, length: 0 });
  });
});
