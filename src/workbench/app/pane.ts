import { create } from 'zustand';

export const panes = ['Document', 'Result'] as const;
export type Pane = (typeof panes)[number];

interface PaneState {
  /** The visible region if there is room for only one. */
  pane: Pane;
  /** Show only the result, even if there is room for both. */
  onlyResult: boolean;
}

export const usePane = create<PaneState>(() => ({ pane: 'Document', onlyResult: false }));

export function showPane(pane: Pane): void {
  usePane.setState(pane === 'Document' ? { pane, onlyResult: false } : { pane });
}

/** Shows the result alone until the document is wanted. */
export function showOnlyResult(): void {
  usePane.setState({ pane: 'Result', onlyResult: true });
}
