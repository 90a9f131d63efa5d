import { useEffect } from 'react';
import { useDrafts } from './drafts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** The fragment prefix of a link with a document. */
export const sharedPrefix = '#document=';

const fragmentNow = () => (globalThis.location?.hash.startsWith(sharedPrefix) ? location.hash : undefined);

/** The fragment of the page's first address, until the page shows its document. The router removes it from the address. */
let fragment = fragmentNow();

/** Returns the fragment of the page's first address, until the page shows its document. */
export function sharedAtStart(): string | undefined {
  return fragment;
}

/** Opens the document in a link once, or shows the draft with the same text. */
export function useSharedLink(): void {
  const ready = useDrafts(({ status }) => status === 'ready');
  const show = useShowDraft();
  useEffect(() => {
    const openLink = async () => {
      const opened = fragment ?? fragmentNow();
      fragment = undefined;
      if (opened !== undefined) (await import('./share.ts')).openLink(opened, show);
    };
    if (!ready) return;
    void openLink();
    addEventListener('hashchange', openLink);
    return () => removeEventListener('hashchange', openLink);
  }, [ready, show]);
}
