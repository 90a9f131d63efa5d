import { afterEach, expect, it } from 'vitest';
import { useDrafts } from './drafts.ts';

afterEach(() => useDrafts.setState({ drafts: [], storageFault: undefined }));

it('load begins without a draft if the first text is unavailable', async () => {
  useDrafts.setState({ status: 'loading', drafts: [] });
  await useDrafts.getState().load(() => Promise.reject(new Error('not fetched')));
  const { status, drafts } = useDrafts.getState();
  expect(status).toBe('ready');
  expect(drafts).toEqual([]);
});
