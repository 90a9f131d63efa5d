import { describe, expect, it } from 'vitest';
import { verdictOn } from './between-tabs.ts';

const draft = (text: string, changedAt: number) => ({ id: 'a', text, changedAt, envelop: false, position: 1 });

describe('a draft that another tab has changed', () => {
  it('is taken over where it was changed from what is here', () => {
    expect(verdictOn(draft('one', 1), { draft: draft('one two', 2), before: 'one' })).toBe('take over');
  });

  it('is nothing new where it is what is here', () => {
    expect(verdictOn(draft('one', 1), { draft: draft('one', 2), before: 'zero' })).toBe('ignore');
  });

  it('stays in one tab and is kept aside in the other where both wrote at once', () => {
    const here = draft('one, here', 5);
    const there = draft('one, there', 6);
    expect(verdictOn(here, { draft: there, before: 'one' })).toBe('take over, keeping mine');
    expect(verdictOn(there, { draft: here, before: 'one' })).toBe('ignore');
  });

  it('takes a switch over too', () => {
    expect(verdictOn(draft('one', 1), { draft: { ...draft('one', 2), envelop: true }, before: 'one' })).toBe(
      'take over',
    );
  });
});
