import { expect, it } from 'vitest';
import { draftById, useDrafts } from '../state/drafts/drafts.ts';
import { takeNotices } from '../ui/notice.ts';
import { additionOf, changeWithUndo } from './change-with-undo.ts';

const addon = 'de-xrechnung-v3';

/** Adds an addon whose fuller message comes when `arrive` is called, and returns its notices. */
function add() {
  takeNotices();
  const id = useDrafts.getState().open('{}');
  let resolve = (_title: string) => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  changeWithUndo({ id, text: '{}' }, { ...additionOf(addon), done: 'Added', fuller: promise });
  return {
    id,
    arrive: async (title: string) => {
      resolve(title);
      await promise;
      return takeNotices();
    },
  };
}

it('reports a change at once, and again once more is known', async () => {
  const { id, arrive } = add();
  const [first] = takeNotices();
  expect(first).toMatchObject({ id: 'added', title: 'Added' });
  expect(draftById(id)?.text).toContain(addon);
  expect(await arrive('Added. 2 things are missing.')).toMatchObject([
    { id: 'added', title: 'Added. 2 things are missing.' },
  ]);
});

it('reports nothing twice, and nothing about a change that was undone, closed or followed by another', async () => {
  expect(await add().arrive('Added')).toMatchObject([{ title: 'Added' }]);

  const undone = add();
  takeNotices()[0]?.action?.onClick();
  expect(draftById(undone.id)?.text).toBe('{}');
  expect(await undone.arrive('more')).toEqual([]);

  const closed = add();
  takeNotices()[0]?.onGone?.();
  expect(await closed.arrive('more')).toEqual([]);

  const earlier = add();
  changeWithUndo({ id: earlier.id, text: draftById(earlier.id)?.text ?? '' }, { edits: () => [], done: 'Removed' });
  expect((await earlier.arrive('more')).map(({ title }) => title)).toEqual(['Added', 'Removed']);
});
