import { expect, it } from 'vitest';
import { type Show, set, textAt } from './show.ts';

const step = { title: '', draw: () => null, target: '' };
const show: Show = {
  drafts: {},
  steps: [
    { ...step, draft: 'one' },
    { ...step, draft: 'one', changes: [set(['date'], '2020-07-01')] },
    { ...step, draft: 'two', changes: [set(['date'], '1999-01-01')] },
    { ...step, draft: 'one', changes: [set(['note'], undefined)] },
  ],
};
const base = '{ "date": "2020-06-30", "note": "x" }';

it('textAt applies the changes of earlier steps of the same draft', () => {
  expect(textAt(show, base, 0, 'after')).toBe(base);
  expect(JSON.parse(textAt(show, base, 1, 'after'))).toEqual({ date: '2020-07-01', note: 'x' });
  expect(JSON.parse(textAt(show, base, 3, 'before'))).toEqual({ date: '2020-07-01', note: 'x' });
  expect(JSON.parse(textAt(show, base, 3, 'after'))).toEqual({ date: '2020-07-01' });
});
