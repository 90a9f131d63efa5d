import { expect, it, vi } from 'vitest';
import type { Fix, FixRequest } from '../../engine/worker/fixes/index.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import type { Problem } from '../../state/view/problem.ts';
import { applyFix, fixesFor, fixesOf } from './fixes-of.ts';

vi.mock('../../engine/service/engine.ts', () => ({
  engine: () => ({ call: async (_: string, request: FixRequest) => fixesIn(request.text) }),
}));

function fixesIn(text: string): Fix[] {
  const offset = text.indexOf('"10"');
  if (offset < 0) return [];
  return [
    {
      title: 'Write "10%"',
      edits: [{ offset, length: 4, content: '"10%"' }],
      goOn: undefined,
      certain: false,
      guess: false,
    },
  ];
}

const problem: Problem = { id: 'error-0', severity: 'error', code: 'A', message: '', locations: [] };
const textOf = (draft: string) => useDrafts.getState().drafts.find(({ id }) => id === draft)?.text;

it.each([
  ['at its place', '{"percent": "10"}', '{"percent": "10%"}'],
  ['that has moved', '{"name": "A", "percent": "10"}', '{"name": "A", "percent": "10%"}'],
  ['only while it exists', '{"name": "A"}', '{"name": "A"}'],
])('applyFix handles a problem %s', async (_, present, after) => {
  const draft = useDrafts.getState().open('{"percent": "10"}');
  const { text, fixes } = await fixesOf(draft, problem);
  useDrafts.getState().change(draft, { text: present });
  for (const fix of fixes) await applyFix(draft, problem, fix, text);
  expect(textOf(draft)).toBe(after);
});

it('fixesFor ignores fixes of another problem in the same place', async () => {
  const draft = useDrafts.getState().open('{"percent": "10"}');
  const found = await fixesOf(draft, problem);
  expect(fixesFor({ ...problem }, found)?.fixes).toHaveLength(1);
  expect(fixesFor({ ...problem, message: 'Another' }, found)).toBeUndefined();
});
