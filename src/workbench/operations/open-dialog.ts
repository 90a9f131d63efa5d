import { create } from 'zustand';

/** The window that is open over the page, for the draft that is shown. */
export const useOpenDialog = create<{ open: 'sign' | 'correct' | undefined }>(() => ({ open: undefined }));

export function openDialog(open: 'sign' | 'correct'): void {
  useOpenDialog.setState({ open });
}

export function closeDialog(): void {
  useOpenDialog.setState({ open: undefined });
}
