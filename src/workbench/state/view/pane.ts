import { create } from 'zustand';

export const panes = ['Document', 'Result'] as const;
export type Pane = (typeof panes)[number];

interface PaneState {
  /** The visible region if there is room for only one. */
  pane: Pane;
  /** Show only the result, even if there is room for both, until somebody wants the document. */
  onlyResult: boolean;
}

export const usePane = create<PaneState>(() => ({ pane: 'Document', onlyResult: false }));

export function showPane(pane: Pane): void {
  usePane.setState({ pane, ...(pane === 'Document' && { onlyResult: false }) });
}
