import { create } from 'zustand';
import { settings } from './settings.ts';

export const views = ['JSON', 'Form'] as const;
export type View = (typeof views)[number];

/** How the document is written: as text, or in a form. Kept in this browser. */
export const useView = create<{ view: View }>(() => ({
  view: settings.getItem('view') === 'Form' ? 'Form' : 'JSON',
}));

export function showView(view: View): void {
  settings.setItem('view', view);
  useView.setState({ view });
}
