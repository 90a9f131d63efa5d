import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { settings } from '../app/settings.ts';
import type { Draft } from './draft-storage.ts';
import { useDrafts } from './drafts.ts';

/** The draft that this tab has shown last; others show others. */
let lastShown: string | undefined;

/** Notes which draft is shown, to come back to it from other pages, and when the workbench is opened again. */
export function noteShown(id: string): void {
  lastShown = id;
  settings.setItem('draft', id);
}

/** Returns the draft that is shown: the one in the address, else the one that was shown last, else the first. */
export function useActiveDraft(): Draft | undefined {
  const { draft: named } = useSearch({ strict: false });
  return useDrafts(({ drafts }) => {
    const find = (id: string | null | undefined) => drafts.find((draft) => draft.id === id);
    return find(named) ?? find(lastShown) ?? find(settings.getItem('draft')) ?? drafts[0];
  });
}

/** Shows a draft, from whichever page. */
export function useShowDraft(): (id: string) => void {
  const navigate = useNavigate();
  return useCallback((id) => void navigate({ to: '/', search: { draft: id } }), [navigate]);
}
