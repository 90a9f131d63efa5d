import { useEffect } from 'react';
import type { Draft } from '../drafts/draft-storage.ts';
import { useExport } from '../drafts/use-export.ts';
import { hasMod } from '../ui/shortcut.tsx';
import { isTextField } from '../ui/text-field.ts';
import { closeDialog, openDialog, useDialogs } from './dialogs.ts';

/** The shortcuts that work on every page. */
export function useShortcuts(draft: Draft | undefined): void {
  const { saveJson } = useExport();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = shortcutOf(event);
      if (!run) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    const shortcutOf = (event: KeyboardEvent): (() => void) | undefined => {
      const { key, altKey, shiftKey } = event;
      if (altKey) return undefined;
      if (key === 'F1' && !shiftKey) return togglePalette;
      if (hasMod(event) && !shiftKey && key.toLowerCase() === 'k') return togglePalette;
      if (hasMod(event) && !shiftKey && key.toLowerCase() === 's') return draft ? () => saveJson(draft) : undefined;
      if (key === '?' && !hasMod(event) && !isTextField(event.target)) return () => openDialog('shortcuts');
      return undefined;
    };
    // While capturing: the editor begins chords of its own with Ctrl K.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });
}

function togglePalette(): void {
  if (useDialogs.getState().open === 'palette') closeDialog();
  else openDialog('palette');
}
