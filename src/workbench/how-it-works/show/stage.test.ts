import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { type Show, set } from './show.ts';
import { stageOf } from './stage.ts';

const step = { title: '', draw: () => null, target: '', draft: 'invoice' };
const show: Show = {
  drafts: { invoice: async () => '{ "code": "1", "note": "x" }' },
  steps: [step, { ...step, changes: [set(['code'], '12345')] }, { ...step, changes: [set(['note'], 'y')] }],
};
const stageOfShow = () => stageOf('a show', show, async () => {});

const texts = () => useDrafts.getState().drafts.map(({ text }) => text);
const last = () => useDrafts.getState().drafts.at(-1)?.id ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  useDrafts.setState({ drafts: [] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useDrafts.setState({ drafts: [] });
});

it('Stage types the changes of a step, and leaves nothing behind', async () => {
  const stage = stageOfShow();
  await stage.go(0);
  const going = stage.go(1);
  await vi.runAllTimersAsync();
  await going;
  expect(texts()).toEqual(['{ "code": "12345", "note": "x" }']);
  expect(stage.end(false)).toBeUndefined();
  stage.clear();
  expect(texts()).toEqual([]);
});

it('Stage leaves no half-typed draft when stopped, and resumes from there', async () => {
  const stage = stageOfShow();
  await stage.go(0);
  void stage.go(1);
  await vi.advanceTimersByTimeAsync(900 + 2 * 70);
  stage.stop();
  await vi.runAllTimersAsync();
  expect(texts()).toEqual(['{ "code": "1234", "note": "x" }']);
  const going = stage.go(1);
  await vi.runAllTimersAsync();
  await going;
  expect(texts()).toEqual(['{ "code": "12345", "note": "x" }']);
  void stage.go(2);
  await vi.advanceTimersByTimeAsync(900);
  stage.end(false);
  stage.clear();
  await vi.runAllTimersAsync();
  expect(texts()).toEqual([]);
});

it('Stage stops typing if the user types, and continues in a new draft', async () => {
  const stage = stageOfShow();
  await stage.go(0);
  const theirs = last();
  const going = stage.go(1);
  await vi.advanceTimersByTimeAsync(900);
  useDrafts.getState().change(theirs, { text: '{ "mine": true }' });
  await vi.runAllTimersAsync();
  await going;
  expect(texts()).toEqual(['{ "mine": true }']);
  const next = stage.go(2);
  await vi.runAllTimersAsync();
  await next;
  expect(texts()).toEqual(['{ "mine": true }', '{ "code": "12345", "note": "y" }']);
  stage.end(false);
  stage.clear();
  expect(texts()).toEqual(['{ "mine": true }']);
});

it('Stage keeps a draft that the user switched to an envelope', async () => {
  const stage = stageOfShow();
  await stage.go(0);
  useDrafts.getState().change(last(), { envelop: true });
  stage.end(false);
  stage.clear();
  expect(texts()).toEqual(['{ "code": "1", "note": "x" }']);
});

it('Stage leaves drafts of an earlier run alone, also when played again', async () => {
  const first = stageOfShow();
  await first.go(0);
  expect(first.end(true)).toBe(last());
  first.clear();
  useDrafts.getState().change(last(), { text: '{ "mine": true }' });
  const second = stageOfShow();
  await second.go(0);
  expect(texts()).toEqual(['{ "mine": true }', '{ "code": "1", "note": "x" }']);
  second.end(false);
  second.clear();
  expect(texts()).toEqual(['{ "mine": true }']);
});

it('Stage makes a draft from earlier steps, however fast they are skipped', async () => {
  const made: string[] = [];
  const two: Show = {
    drafts: {
      invoice: async () => '{ "code": "1" }',
      answer: async (textOf) => {
        made.push(textOf('invoice'));
        return '{}';
      },
    },
    steps: [step, { ...step, changes: [set(['code'], '2')] }, { ...step, draft: 'answer' }],
  };
  const stage = stageOf('a show', two, async () => {});
  void stage.go(0);
  void stage.go(1);
  const going = stage.go(2);
  await vi.runAllTimersAsync();
  await going;
  expect(made).toEqual(['{ "code": "2" }']);
  stage.end(false);
  stage.clear();
});
