import { broadcast } from '../../state/drafts/between-tabs.ts';
import { forgetDrafts, useDrafts } from '../../state/drafts/drafts.ts';
import { SHARED } from '../../state/drafts/shared-cache.ts';
import { setWanted } from '../../state/memory/setting.ts';
import { loadAgain } from '../../ui/page/one-file.ts';
import { settings } from '../../ui/page/settings.ts';

/**
 * Deletes drafts, history, keys, memory, documents, inbox, stored batches and settings from this browser, and reloads, also in other tabs. Returns false if
 * some data may remain because storage fails now.
 */
export async function clearEverything(): Promise<boolean> {
  // If storage was refused all along, there is nothing to delete. If it is full, there is a lot.
  const hasStored = useDrafts.getState().storageFault !== 'refused';
  forgetDrafts();
  // Also drops entries being remembered at this moment, here or in another tab.
  setWanted(false);
  const { clearStores } = await import('../../state/stores/store.ts');
  const isCleared = await Promise.all([clearStores(), clearShared()]).then(
    () => true,
    () => false,
  );
  settings.clear();
  broadcast({ kind: 'cleared' });
  if (hasStored && !isCleared) return false;
  loadAgain();
  return true;
}

/** Deletes files that other programs shared and that were not opened yet. Caches need a secure page. */
async function clearShared(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(SHARED);
}
