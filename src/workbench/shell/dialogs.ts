import { create } from 'zustand';

export type DialogName = 'palette' | 'settings' | 'shortcuts' | 'share' | 'history';

/** The dialog of the shell that is open. */
export const useDialogs = create<{ open: DialogName | undefined }>(() => ({ open: undefined }));

export function openDialog(open: DialogName): void {
  useDialogs.setState({ open });
}

export function closeDialog(): void {
  useDialogs.setState({ open: undefined });
}
