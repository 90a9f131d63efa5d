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
  const [
    { clearStorage },
    { deleteAllKeys },
    { clearEntries },
    { clearDocuments },
    { clearAllKept },
    { loadInboxParts },
  ] = await Promise.all([
    import('../../state/drafts/draft-storage.ts'),
    import('../../write/signing/key-storage.ts'),
    import('../../state/memory/storage.ts'),
    import('../../documents/documents.ts'),
    import('../../developer/batch/kept.ts'),
    import('../../inbox/load.ts'),
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
