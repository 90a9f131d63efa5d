import { create } from 'zustand';
import { chosenView, type View } from '../../ui/page/chosen-view.ts';
import { settings } from '../../ui/page/settings.ts';

export type { View } from '../../ui/page/chosen-view.ts';

interface ViewState {
  /** The view in which the document is edited: text or form. If both are shown, the focused one. */
  view: View;
  /** Show both side by side. */
  both: boolean;
}

/** Stored in this browser. */
export const useView = create<ViewState>(() => ({ view: chosenView(), both: false }));

/** Shows a view temporarily: the next visit begins with the user's choice. */
export function showView(view: View): void {
  useView.setState({ view });
}

/** Shows a view from now on: in new drafts, copies and corrections, and on the next visit. */
export function chooseView(view: View): void {
  settings.setItem('view', view);
  useView.setState({ view, both: false });
}

/** Shows the form to users who have not chosen a view yet. */
export function showFormFirst(): void {
  if (settings.getItem('view') === null) chooseView('Form');
}

export function showBoth(both: boolean): void {
  useView.setState({ both });
}
