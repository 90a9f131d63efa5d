import { ShareDialog } from '../drafts/share-dialog.tsx';
import { useActiveDraft } from '../drafts/use-active-draft.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import { closeDialog, type DialogName } from './dialogs.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The shell's dialogs, of which one is open at a time. Fetched with the first. */
export function ShellDialogs({ open }: { open: DialogName }) {
  const draft = useActiveDraft();
  switch (open) {
    case 'palette':
      return <CommandPalette draft={draft} onClose={closeDialog} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={closeDialog} />;
    case 'settings':
      return <SettingsDialog onClose={closeDialog} />;
    case 'share':
      return draft ? <ShareDialog draft={draft} onClose={closeDialog} /> : null;
    case 'history':
      return draft ? <HistoryDialog draft={draft} onClose={closeDialog} /> : null;
  }
}
