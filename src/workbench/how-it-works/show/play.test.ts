import { afterEach, expect, it, vi } from 'vitest';
import { endShow, startShow, useShowing } from '../guide/showing.ts';
import { playOf } from './play.ts';

const stage = () => ({ go: vi.fn(), stop: vi.fn(), end: vi.fn(), clear: vi.fn() });

function started(): number {
  startShow('wrong-number');
  const { shown } = useShowing.getState();
  return typeof shown === 'object' ? shown.run : 0;
}

afterEach(endShow);

it('playOf resumes a scenario when the user returns', () => {
  const run = started();
  const play = playOf(run, () => ({ stage: stage(), before: undefined }));
  play.at = 3;
  expect(playOf(run, () => expect.unreachable()).at).toBe(3);
});

it("leavePlay removes the scenario's drafts when it restarts or ends", () => {
  const first = stage();
  playOf(started(), () => ({ stage: first, before: undefined }));
  const run = started();
  expect(first.end).toHaveBeenCalledExactlyOnceWith(false);
  expect(first.clear).toHaveBeenCalledOnce();
  const second = stage();
  expect(playOf(run, () => ({ stage: second, before: undefined })).at).toBe(0);
  endShow();
  expect(second.clear).toHaveBeenCalledOnce();
  expect(first.clear).toHaveBeenCalledOnce();
});
