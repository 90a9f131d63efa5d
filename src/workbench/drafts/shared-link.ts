import { useEffect } from 'react';
import { useDrafts } from './drafts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** What the fragment of a link with a document begins with. */
export const sharedPrefix = '#document=';

/** Opens the document that a link holds, once; a draft that has the very text is shown instead. */
export function useSharedLink(): void {
  const ready = useDrafts(({ status }) => status === 'ready');
  const show = useShowDraft();
  useEffect(() => {
    const openLink = async () => {
      if (location.hash.startsWith(sharedPrefix)) (await import('./share.ts')).openLink(show);
    };
    if (!ready) return;
    void openLink();
    addEventListener('hashchange', openLink);
    return () => removeEventListener('hashchange', openLink);
  }, [ready, show]);
}
