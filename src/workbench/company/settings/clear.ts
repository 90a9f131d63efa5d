import { broadcast } from '../../state/drafts/between-tabs.ts';
import { forgetDrafts, useDrafts } from '../../state/drafts/drafts.ts';
import { setWanted } from '../../state/memory/setting.ts';
import { loadAgain } from '../../ui/page/one-file.ts';
import { settings } from '../../ui/page/settings.ts';

/**
 * Deletes drafts, history, keys, memory, documents, inbox, stored batches and settings from this browser, and reloads, also in other tabs. Returns false if
 * some data may remain because storage fails now.
 */
export async function clearEverything(): Promise<boolean> {
  // If storage was refused all along, there is nothing to delete.
  const hasStored = useDrafts.getState().storageFault === undefined;
  forgetDrafts();
  // Also drops entries being remembered at this moment, here or in another tab.
  setWanted(false);
  const { clearStores } = await import('../../state/stores/store.ts');
  const isCleared = await clearStores().then(
    () => true,
    () => false,
  );
  settings.clear();
  broadcast({ kind: 'cleared' });
  if (hasStored && !isCleared) return false;
  loadAgain();
  return true;
}
