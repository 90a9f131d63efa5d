import { create } from 'zustand';

export const panes = ['Document', 'Result'] as const;
export type Pane = (typeof panes)[number];

/** Which of the two regions is shown where there is room for one only. */
export const usePane = create<{ pane: Pane }>(() => ({ pane: 'Document' }));

export function showPane(pane: Pane): void {
  usePane.setState({ pane });
}
