import { create } from 'zustand';
import { chosenView } from '../../ui/page/chosen-view.ts';

/** How a received e-invoice is shown: as paper or as text. */
export type XmlView = 'Paper' | 'XML';

export const useXmlView = create<{ shown: XmlView }>(() => ({ shown: preferred() }));

/** Users of the form start with the paper, users of JSON with the text. */
function preferred(): XmlView {
  return chosenView() === 'Form' ? 'Paper' : 'XML';
}

export function showXmlAs(shown: XmlView): void {
  useXmlView.setState({ shown });
}

/** Shows the next e-invoice in the user's preferred way. */
export function resetXmlView(): void {
  showXmlAs(preferred());
}
