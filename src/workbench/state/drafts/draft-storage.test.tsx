import { expect, it } from 'vitest';
import { loadVersions, removeVersionsOfClosed, saveDrafts, saveVersion } from './draft-storage.ts';

it('removeVersionsOfClosed keeps the versions of stored drafts only', async () => {
  await saveDrafts([{ id: 'open', text: '{}', envelop: false, position: 1, changedAt: 1 }]);
  for (const draft of ['open', 'closed'])
    for (const keptAt of [1, 2]) await saveVersion({ draft, text: `${keptAt}`, why: 'built', keptAt }, 50);
  await removeVersionsOfClosed();
  expect((await loadVersions('open')).map(({ text }) => text)).toEqual(['2', '1']);
  expect(await loadVersions('closed')).toEqual([]);
});
