import { expect, it } from 'vitest';
import { completedIn } from './completed.ts';

const document = {
  $schema: 'x',
  lines: [
    { i: 1, quantity: '2', sum: '20.00' },
    { i: 2, quantity: '1' },
  ],
  paid: true,
};

it('completedIn counts the values that building added or changed', () => {
  expect(completedIn(document, JSON.stringify(document))).toBe(0);
  expect(completedIn(document, '{ "lines": [{ "quantity": "2" }, { "quantity": "1.0" }] }')).toBe(6);
  expect(completedIn({ $schema: 'envelope', head: {}, doc: document }, JSON.stringify(document))).toBe(0);
  expect(completedIn(document, 'not JSON')).toBe(7);
});
