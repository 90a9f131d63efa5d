import { settings } from '../app/settings.ts';
import { broadcast } from '../drafts/between-tabs.ts';
import { forgetDrafts, useDrafts } from '../drafts/drafts.ts';
import { setWanted } from '../memory/setting.ts';

/**
 * Removes drafts, their history, keys, what is remembered, the batch that is kept, and settings from this browser, and begins anew, in its other tabs too. Gives false where some of it
 * may be there still, as storage that has worked refuses now.
 */
export async function clearEverything(): Promise<boolean> {
  // Where storage was refused all along there is nothing to remove.
  const hasStored = useDrafts.getState().storageFault === undefined;
  forgetDrafts();
  const [{ clearStorage }, { deleteAllKeys }, { clearEntries }, { clearAllKept }] = await Promise.all([
    import('../drafts/draft-storage.ts'),
    import('../signing/key-storage.ts'),
    import('../memory/storage.ts'),
    import('../batch/kept.ts'),
  ]);
  // What is being remembered at this moment, here or in another tab, is forgotten too.
  setWanted(false);
  const removed = await Promise.allSettled([clearStorage(), deleteAllKeys(), clearEntries(), clearAllKept()]);
  settings.clear();
  broadcast({ kind: 'cleared' });
  if (hasStored && removed.some(({ status }) => status === 'rejected')) return false;
  location.assign('/');
  return true;
}
