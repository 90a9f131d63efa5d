/** Dialogs that compare texts, in one part because they are small. */
export { CompareDialog } from './compare-dialog.tsx';
export { HistoryDialog } from './history-dialog.tsx';
