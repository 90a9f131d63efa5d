import { expect, it } from 'vitest';
import { fault } from '../engine/faults.ts';
import { translationTo } from '../engine/testing/translation.ts';
import { errorBody, refusal, refusedInput } from './errors.ts';

const german = translationTo('de', {
  'try again in {seconds, plural, one {a second} other {# seconds}}':
    'noch einmal in {seconds, plural, one {einer Sekunde} other {# Sekunden}}',
  '{name} is missing': '{name} fehlt',
});

it('errorBody describes a rejection without faults in English or the requested language', () => {
  const overloaded = (seconds: number) =>
    refusal('overloaded', 'try again in {seconds, plural, one {a second} other {# seconds}}', { seconds });
  expect(errorBody(overloaded(1))).toEqual({
    code: 503,
    key: 'overloaded',
    message: 'try again in a second',
    faults: [],
  });
  expect(errorBody(overloaded(7)).message).toBe('try again in 7 seconds');
  expect(errorBody(overloaded(7), german).message).toBe('noch einmal in 7 Sekunden');
});

it('errorBody describes a rejection with its faults in the requested language', () => {
  const refused = refusedInput([fault('BW-X', '$.name', '{name} is missing', { name: 'name' })]);
  expect(errorBody(refused, german)).toMatchObject({ message: 'name fehlt', faults: [{ description: 'name fehlt' }] });
});

it('errorBody falls back to the key', () => {
  expect(errorBody(refusedInput([]))).toEqual({ code: 400, key: 'input', message: 'input', faults: [] });
});
