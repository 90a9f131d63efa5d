import { create } from 'zustand';
import { settings } from '../../ui/page/settings.ts';
import type { Draft } from '../drafts/draft-storage.ts';

/** What the region of a received e-invoice shows first: its page, or its text. */
export type XmlView = 'Paper' | 'XML';

interface XmlViewState {
  shown: XmlView;
  /** Whether the page of an e-invoice is shown now. */
  onPage: boolean;
  /** Where the text is shown next to the page, while it is. */
  beside: HTMLElement | undefined;
  /** How often the text next to the page was asked for. */
  asked: number;
}

export const useXmlView = create<XmlViewState>(() => ({
  shown: preferred(),
  onPage: false,
  beside: undefined,
  asked: 0,
}));

/** Returns whether the page of an e-invoice is its main view, as always for a received bill. */
export function useIsOnPage({ inbox }: Pick<Draft, 'inbox'>, isXml: boolean): boolean {
  return useXmlView(({ shown }) => shown === 'Paper' || inbox !== undefined) && isXml;
}

/** Users of JSON start with the text, all others with the page. */
function preferred(): XmlView {
  return settings.getItem('view') === 'JSON' ? 'XML' : 'Paper';
}

export function showXmlAs(shown: XmlView): void {
  useXmlView.setState({ shown });
}

/** Shows the next e-invoice in the user's preferred way. */
export function resetXmlView(): void {
  showXmlAs(preferred());
}

/** Shows the text next to the page, and runs the function that needs it there. */
export function showXmlBeside(then: () => void): void {
  if (useXmlView.getState().beside) {
    requestAnimationFrame(then);
    return;
  }
  const stop = useXmlView.subscribe(({ beside }) => {
    if (!beside) return;
    stop();
    requestAnimationFrame(then);
  });
  useXmlView.setState(({ asked }) => ({ asked: asked + 1 }));
}
