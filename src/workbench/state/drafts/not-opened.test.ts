import { beforeEach, expect, it } from 'vitest';
import { useDrafts } from './drafts.ts';
import { reportNotOpened, useNotOpened } from './not-opened.ts';
import { reportPasted } from './report-pasted.ts';

const titles = () => useNotOpened.getState().rows.map(({ title }) => title);

beforeEach(() => useDrafts.setState({ drafts: [], status: 'ready' }));

it('reportNotOpened shows what the last attempt did not open, and not what earlier ones did not', () => {
  reportNotOpened({ title: 'first', actions: [] });
  reportNotOpened({ title: 'a', actions: [] }, { title: 'b', actions: [] });
  expect(titles()).toEqual(['a', 'b']);
  reportNotOpened();
  expect(titles()).toEqual([]);
});

it('reportPasted forgets pasted content as soon as the user goes on writing, and keeps a file', () => {
  const id = useDrafts.getState().open('{}');
  reportPasted({ title: 'pasted', actions: [] });
  useDrafts.getState().change(id, { envelop: true });
  expect(titles()).toEqual(['pasted']);
  useDrafts.getState().change(id, { text: '{"a":1}' });
  expect(titles()).toEqual([]);

  reportNotOpened({ title: 'file', actions: [] });
  useDrafts.getState().change(id, { text: '{"a":2}' });
  expect(titles()).toEqual(['file']);
});
