import { expect, it } from 'vitest';
import { message, words } from './message.ts';
import { withoutAdvice } from './without-advice.ts';

const english = withoutAdvice(undefined);

it.each([
  ['A is {found}, not {wanted}; correct it.', 'A is {found}, not {wanted}.'],
  ['A occurs {count} times; one is allowed. Keep one.', 'A occurs {count} times; one is allowed.'],
  ['A needs a B; add one, or leave A out.', 'A needs a B.'],
])('withoutAdvice removes the advice from %s', (template, fact) => {
  expect(english.find(template)).toBe(fact);
});

it.each([
  'A is {found}; correct is {wanted}.',
  'A has no B; it can be 0.',
  'A is locked. Save it unlocked.',
  'A; check it.',
])('withoutAdvice keeps %s', (template) => {
  expect(english.find(template)).toBeUndefined();
});

it('withoutAdvice shortens a translation before values are filled in', () => {
  const french = withoutAdvice({ language: 'fr', find: () => 'A vaut {found}\u202f; corrigez-le.' });
  expect(words(message('A is {found}; correct it.', { found: 'x; y' }), french)).toBe('A vaut x; y.');
});

it('withoutAdvice finds the end of a sentence by the sign that the translation uses', () => {
  const spanish = withoutAdvice({ language: 'es', find: () => 'A es p. ej. B. Sustitúyalo.' });
  expect(spanish.find('A is B; replace it.')).toBe('A es p. ej. B.');
});

it('withoutAdvice keeps a translation that gives no advice', () => {
  const dutch = withoutAdvice({ language: 'nl', find: () => 'A moet B hebben of wegvallen' });
  expect(dutch.find('A needs B; add it, or leave A out.')).toBe('A moet B hebben of wegvallen');
});
