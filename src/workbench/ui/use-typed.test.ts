import { describe, expect, it } from 'vitest';
import { pendingTexts } from './use-typed.ts';

describe('pendingTexts', () => {
  const typed = ['', 'a', 'ab', 'abc'];

  it('keeps typed texts until the document changes', () => {
    expect(pendingTexts(typed, '')).toEqual(typed);
  });

  it('drops texts once the document contains them', () => {
    expect(pendingTexts(typed, 'ab')).toEqual(['ab', 'abc']);
  });

  it('is empty once the document has the last text', () => {
    expect(pendingTexts(typed, 'abc')).toEqual([]);
    expect(pendingTexts([], '')).toEqual([]);
  });

  it('is empty if the value changed elsewhere', () => {
    expect(pendingTexts(typed, 'undone')).toEqual([]);
  });

  it('uses the later one of two equal texts', () => {
    expect(pendingTexts(['', 'a', '', 'a', 'ab'], 'a')).toEqual(['a', 'ab']);
    expect(pendingTexts(['', 'a', ''], '')).toEqual([]);
  });
});
