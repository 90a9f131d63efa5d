import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Message } from './message.ts';

test('names match whatever their case, and content is always written', () => {
  expect(rewritten(Message, { CONTENT: 'x', meta: { 'A b': null }, zzz: 1 })).toEqual({
    content: 'x',
    meta: { 'A b': '' },
  });
  expect(rewritten(Message, { title: 'x' })).toEqual({ title: 'x', content: '' });
});

test('a message needs a content; a blank one is enough', () => {
  expect(faultsOf(Message, { content: ' ' })).toEqual([]);
  expect(faultsOf(Message, { meta: { 'A b': '' } })).toEqual([
    'GOBL-CBC-KEY-02 $.meta.A b',
    'GOBL-NOTE-MESSAGE-01 $.content',
  ]);
});
