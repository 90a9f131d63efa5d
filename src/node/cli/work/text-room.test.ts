import { expect, it } from 'vitest';
import { TextRoom } from './text-room.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('takes texts into the memory that is given, one behind the other', () => {
  const memory = new Uint8Array(16);
  const room = new TextRoom(memory.subarray(2));
  room.add('für ');
  room.add('10 €');
  const taken = room.taken();
  expect(textOf(taken)).toBe('für 10 €');
  expect(taken.buffer).toBe(memory.buffer);
  room.add('more');
  expect([textOf(taken), textOf(room.taken())]).toEqual(['für 10 €', 'more']);
});

it.each([0, 1, 5, 11, 12])('takes what does not fit into %i bytes into memory of its own', (bytes) => {
  const room = new TextRoom(new Uint8Array(bytes));
  for (const text of ['a€', '', Buffer.from('€€'), 'b']) room.add(text);
  expect(textOf(room.taken())).toBe('a€€€b');
  room.add('😀\ud800'.repeat(1000));
  expect(textOf(room.taken())).toBe('😀\ufffd'.repeat(1000));
});
