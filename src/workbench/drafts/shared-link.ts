import { useEffect } from 'react';
import { say } from '../texts/say.ts';
import { notify } from '../ui/notice.ts';
import { useDrafts } from './drafts.ts';
import * as texts from './texts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** What the fragment of a link with a document begins with. */
export const sharedPrefix = '#document=';

/** Returns the text in the link by which the page was opened: undefined where it was another link, `damaged` where it cannot be read. */
export async function textOfLink(): Promise<{ text: string } | 'damaged' | undefined> {
  if (!location.hash.startsWith(sharedPrefix)) return undefined;
  const { sharedText } = await import('./share.ts');
  const text = sharedText(location.hash);
  return text === undefined ? 'damaged' : { text };
}

/** Opens the document that a link holds, once; a draft that has the very text is shown instead. */
export function useSharedLink(): void {
  const ready = useDrafts(({ status }) => status === 'ready');
  const show = useShowDraft();
  useEffect(() => {
    const openLink = async () => {
      const shared = await textOfLink();
      if (!shared) return;
      if (shared === 'damaged') {
        notify({
          title: say(texts.damagedLink),
          description: say(texts.damagedLinkHow),
          tone: 'bad',
          duration: 20_000,
        });
        history.replaceState(history.state, '', location.pathname + location.search);
        return;
      }
      const { drafts, open } = useDrafts.getState();
      show(drafts.find(({ text }) => text === shared.text)?.id ?? open(shared.text));
    };
    if (!ready) return;
    void openLink();
    addEventListener('hashchange', openLink);
    return () => removeEventListener('hashchange', openLink);
  }, [ready, show]);
}
