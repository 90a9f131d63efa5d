import { create } from 'zustand';
import { chosenView } from './chosen-view.ts';

/** How a received e-invoice is shown: as the paper that it stands for, or as its text. */
export type XmlView = 'Paper' | 'XML';

export const useXmlView = create<{ shown: XmlView }>(() => ({ shown: preferred() }));

/** Who writes in the form begins with the paper, who writes JSON with the text. */
function preferred(): XmlView {
  return chosenView() === 'Form' ? 'Paper' : 'XML';
}

export function showXmlAs(shown: XmlView): void {
  useXmlView.setState({ shown });
}

/** Shows the next e-invoice as this user prefers. */
export function resetXmlView(): void {
  showXmlAs(preferred());
}
