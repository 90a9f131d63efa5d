import { expect, it } from 'vitest';
import { ByteBudget } from './byte-budget.ts';
import { StreamBudget } from './stream-budget.ts';

const KIB = 1024;
const never = () => expect.fail('no stream was stalled');

it('StreamBudget gives each stream half of what the others leave, but room for a line', () => {
  const budget = new StreamBudget(1600 * KIB, 100 * KIB);
  const held = [1, 2, 3, 4].map(() => {
    const share = budget.open(never);
    while (share.reserve(10 * KIB) === 'reserved');
    return Math.round(share.held / KIB);
  });
  expect(held[0]).toBeGreaterThan(700);
  expect(held[0]).toBeLessThan(800);
  for (const [at, bytes] of held.entries()) expect(bytes).toBeLessThanOrEqual((held[at - 1] ?? 800) + 10);
  expect(held.at(-1)).toBeGreaterThanOrEqual(100);
});

it('StreamBudget always has room for small streams', () => {
  const budget = new StreamBudget(1600 * KIB, 100 * KIB);
  for (let i = 0; i < 8; i++) {
    const share = budget.open(never);
    while (share.reserve(64 * KIB) === 'reserved');
  }
  const small = budget.open(never);
  expect(small.reserve(4 * KIB)).toBe('reserved');
  small.close();
});

it('StreamBudget distinguishes a request above the maximum from a temporary lack of room', () => {
  const budget = new StreamBudget(1600 * KIB, 100 * KIB);
  const other = budget.open(never);
  expect(other.reserve(700 * KIB)).toBe('reserved');
  const share = budget.open(never);
  expect(share.reserve(700 * KIB)).toBe('full');
  expect(share.reserve(1000 * KIB)).toBe('too-much');
  other.close();
  expect(share.reserve(700 * KIB)).toBe('reserved');
});

it('StreamBudget ends a stream that waits for its sender while another needs room', () => {
  let now = 0;
  const ended: string[] = [];
  const budget = new StreamBudget(1600 * KIB, 100 * KIB, undefined, () => now);
  const stalled = budget.open(() => ended.push('stalled'));
  const moving = budget.open(() => ended.push('moving'));
  const working = budget.open(() => ended.push('working'));
  for (const share of [stalled, moving, working]) expect(share.reserve(100 * KIB)).toBe('reserved');
  stalled.waits();
  stalled.arrived(1);
  moving.waits();
  now = 3000;
  moving.arrived(64 * KIB);
  moving.waits();
  const share = budget.open(never);
  while (share.reserve(100 * KIB) === 'reserved');
  expect(ended).toEqual(['stalled']);
});

it('StreamBudget releases what it takes of a larger budget', () => {
  const whole = new ByteBudget(1000 * KIB);
  const budget = new StreamBudget(800 * KIB, 800 * KIB, whole);
  const share = budget.open(never);
  share.reserve(30 * KIB);
  share.reserve(5 * KIB);
  share.release(20 * KIB);
  expect([share.held, budget.reserved, whole.reserved]).toEqual([15 * KIB, 15 * KIB, 15 * KIB]);
  share.close();
  expect([budget.reserved, whole.reserved]).toEqual([0, 0]);
});
