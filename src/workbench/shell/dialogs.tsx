import { type ComponentType, lazy } from 'react';
import { create } from 'zustand';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { useActiveDraft } from '../state/drafts/use-active-draft.ts';
import { withTexts } from '../ui/language/later.ts';
import { OverlayBoundary } from '../ui/overlay-boundary.tsx';
import { TypingAhead } from '../ui/typed-ahead.tsx';

interface DialogProps {
  onClose(): void;
}

/** A dialog over the page, loaded when first opened; `ofDraft` for the current draft. */
type Dialog =
  | { ofDraft?: false; Component: ComponentType<DialogProps> }
  | { ofDraft: true; Component: ComponentType<DialogProps & { draft: Draft }> };

const dialog = (load: () => Promise<ComponentType<DialogProps>>): Dialog => ({
  Component: lazy(async () => ({ default: await load() })),
});

const dialogOfDraft = (load: () => Promise<ComponentType<DialogProps & { draft: Draft }>>): Dialog => ({
  ofDraft: true,
  Component: lazy(async () => ({ default: await load() })),
});

export const commandPalette = dialog(
  async () => (await withTexts(import('./command-palette.tsx'), ['names'])).CommandPalette,
);
export const shortcutsDialog = dialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);
export const shareDialog = dialogOfDraft(async () => (await import('../state/drafts/share-dialog.tsx')).ShareDialog);
export const saveDialog = dialogOfDraft(
  async () => (await withTexts(import('../write/saving/save-dialog.tsx'), ['names'])).SaveDialog,
);
export const sendDialog = dialogOfDraft(
  async () => (await withTexts(import('../write/sending/send-dialog.tsx'))).SendDialog,
);
export const reportDialog = dialogOfDraft(
  async () => (await withTexts(import('../inbox/inspect/parts.ts'))).ReportDialog,
);
export const repairDialog = dialogOfDraft(
  async () => (await withTexts(import('../inbox/repair/repair-dialog.tsx'))).RepairDialog,
);
const comparing = () => withTexts(import('../write/history/dialogs.ts'));
export const historyDialog = dialogOfDraft(async () => (await comparing()).HistoryDialog);
export const compareDialog = dialogOfDraft(async () => (await comparing()).CompareDialog);
export const correctDialog = dialogOfDraft(
  async () => (await withTexts(import('../write/correct/correct-dialog.tsx'), ['names'])).CorrectDialog,
);
export const signDialog = dialogOfDraft(
  async () => (await withTexts(import('../write/signing/sign-dialog.tsx'))).SignDialog,
);

/** The open dialog; there is at most one. */
const useDialogs = create<{ open: Dialog | undefined }>(() => ({ open: undefined }));

/** Opens a dialog in place of the open one; without a dialog, closes that. */
export function openDialog(open?: Dialog): void {
  useDialogs.setState({ open });
}

/** Opens a dialog, or closes it if open. */
export function toggleDialog(dialog: Dialog): void {
  useDialogs.setState(({ open }) => ({ open: open === dialog ? undefined : dialog }));
}

function closeDialog(): void {
  openDialog();
}

/** Renders the open dialog. */
export function OpenDialog() {
  const { open } = useDialogs();
  const draft = useActiveDraft();
  if (!open) return null;
  return (
    <OverlayBoundary onClose={closeDialog} waiting={open === commandPalette && <TypingAhead />}>
      {!open.ofDraft ? (
        <open.Component onClose={closeDialog} />
      ) : (
        draft && <open.Component draft={draft} onClose={closeDialog} />
      )}
    </OverlayBoundary>
  );
}
