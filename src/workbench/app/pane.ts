import { create } from 'zustand';

export const panes = ['Document', 'Result'] as const;
export type Pane = (typeof panes)[number];

/** The visible region if there is room for only one. */
export const usePane = create<{ pane: Pane }>(() => ({ pane: 'Document' }));

export function showPane(pane: Pane): void {
  usePane.setState({ pane });
}
