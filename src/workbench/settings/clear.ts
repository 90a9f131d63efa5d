import { loadAgain } from '../app/one-file.ts';
import { settings } from '../app/settings.ts';
import { broadcast } from '../drafts/between-tabs.ts';
import { forgetDrafts, useDrafts } from '../drafts/drafts.ts';
import { setWanted } from '../memory/setting.ts';

/**
 * Deletes drafts, history, keys, memory, documents, inbox, stored batches and settings from this browser, and reloads, also in other tabs. Returns false if
 * some data may remain because storage fails now.
 */
export async function clearEverything(): Promise<boolean> {
  // If storage was refused all along, there is nothing to delete.
  const hasStored = useDrafts.getState().storageFault === undefined;
  forgetDrafts();
  const [
    { clearStorage },
    { deleteAllKeys },
    { clearEntries },
    { clearDocuments },
    { clearAllKept },
    { loadInboxParts },
  ] = await Promise.all([
    import('../drafts/draft-storage.ts'),
    import('../signing/key-storage.ts'),
    import('../memory/storage.ts'),
    import('../documents/documents.ts'),
    import('../batch/kept.ts'),
    import('../inbox/load.ts'),
  ]);
  // Also drops entries being remembered at this moment, here or in another tab.
  setWanted(false);
  const removed = await Promise.allSettled([
    clearStorage(),
    deleteAllKeys(),
    clearEntries(),
    clearDocuments(),
    clearAllKept(),
    loadInboxParts().then(({ clearInbox }) => clearInbox()),
  ]);
  settings.clear();
  broadcast({ kind: 'cleared' });
  if (hasStored && removed.some(({ status }) => status === 'rejected')) return false;
  loadAgain();
  return true;
}
