import { useEffect } from 'react';
import { useDrafts } from './drafts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** The fragment prefix of a link with a document. */
export const sharedPrefix = '#document=';

/** Opens the document in a link once, or shows the draft with the same text. */
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
