import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Message } from './message.ts';

test('Message ignores case in names and always writes content', () => {
  expect(rewritten(Message, { CONTENT: 'x', meta: { 'A b': null }, zzz: 1 })).toEqual({
    content: 'x',
    meta: { 'A b': '' },
  });
  expect(rewritten(Message, { title: 'x' })).toEqual({ title: 'x', content: '' });
});

test('Message requires content, which may be blank', () => {
  expect(faultsOf(Message, { content: ' ' })).toEqual([]);
  expect(faultsOf(Message, { meta: { 'A b': '' } })).toEqual([
    'GOBL-CBC-KEY-02 $.meta.A b',
    'GOBL-NOTE-MESSAGE-01 $.content',
  ]);
});
