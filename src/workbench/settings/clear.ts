import { tell } from '../drafts/between-tabs.ts';
import { forgetDrafts } from '../drafts/drafts.ts';
import { settings } from '../ui/settings.ts';

/** Removes drafts, their history, keys and settings from this browser, and begins anew, in its other tabs too. */
export async function clearEverything(): Promise<void> {
  forgetDrafts();
  const [{ clearStorage }, { deleteAllKeys }] = await Promise.all([
    import('../drafts/draft-storage.ts'),
    import('../signing/key-storage.ts'),
  ]);
  // Where storage is refused there is nothing to remove.
  await Promise.allSettled([clearStorage(), deleteAllKeys()]);
  settings.clear();
  tell({ kind: 'cleared' });
  location.assign('/');
}
