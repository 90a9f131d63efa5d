import { expect, it } from 'vitest';
import { LARGEST_BLOCK } from '../../files/json-blocks.ts';
import { BlockMemory, encodedInto } from './block-memory.ts';

const blockOf = (text: string) => ({ bytes: new TextEncoder().encode(text) });

it('BlockMemory keeps blocks unchanged when their source is overwritten', () => {
  const memory = new BlockMemory();
  const block = blockOf('{"a":1}\n');
  const [held, room] = memory.take(block);
  block.bytes.fill(0);
  room.fill(0);
  expect(Buffer.from(held.bytes).toString()).toBe('{"a":1}\n');
  expect(held.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
});

it('BlockMemory reuses memory only after a block is ended', () => {
  const memory = new BlockMemory();
  const [one, two, three] = [blockOf('1'), blockOf('2'), blockOf('3')];
  const [{ bytes: first }] = memory.take(one);
  const [{ bytes: second }] = memory.take(two);
  expect(second.buffer).not.toBe(first.buffer);
  memory.give(one);
  memory.give(one);
  expect(memory.take(three)[0].bytes.buffer).toBe(first.buffer);
  expect(memory.take(blockOf('4'))[0].bytes.buffer).not.toBe(first.buffer);
  expect(Buffer.from(second).toString()).toBe('2');
});

it('BlockMemory does not pool a block that is one long line', () => {
  const memory = new BlockMemory();
  const block = blockOf('x'.repeat(LARGEST_BLOCK + 1));
  const [held, room] = memory.take(block);
  expect([held.bytes.length, room.length]).toEqual([LARGEST_BLOCK + 1, 0]);
  memory.give(block);
  expect(memory.take(blockOf('1'))[0].bytes.buffer).not.toBe(held.bytes.buffer);
});

it('encodedInto uses the given buffer if the text fits', () => {
  const room = new Uint8Array(new SharedArrayBuffer(6));
  const inRoom = encodedInto(room, 'a€b\n');
  expect([Buffer.from(inRoom).toString(), inRoom.buffer === room.buffer]).toEqual(['a€b\n', true]);
  const apart = encodedInto(room, 'a€bc\n');
  expect([Buffer.from(apart).toString(), apart.buffer === room.buffer]).toEqual(['a€bc\n', false]);
});
