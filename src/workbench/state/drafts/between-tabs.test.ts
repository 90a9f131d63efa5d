import { describe, expect, it } from 'vitest';
import { verdictOn } from './between-tabs.ts';

const draft = (text: string, changedAt: number) => ({ id: 'a', text, changedAt, envelop: false, position: 1 });

describe('a draft changed in another tab', () => {
  it('is taken over if it continues this one', () => {
    expect(verdictOn(draft('one', 1), { draft: draft('one two', 2), before: 'one' })).toBe('take over');
  });

  it('is ignored if its text is equal', () => {
    expect(verdictOn(draft('one', 1), { draft: draft('one', 2), before: 'zero' })).toBe('ignore');
  });

  it('is kept next to this one if both tabs wrote at once', () => {
    const here = draft('one, here', 5);
    const there = draft('one, there', 6);
    expect(verdictOn(here, { draft: there, before: 'one' })).toBe('take over, keeping mine');
    expect(verdictOn(there, { draft: here, before: 'one' })).toBe('ignore');
  });

  it('passes on its envelope switch', () => {
    expect(verdictOn(draft('one', 1), { draft: { ...draft('one', 2), envelop: true }, before: 'one' })).toBe(
      'take over',
    );
  });
});
