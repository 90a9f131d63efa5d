import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { settings } from '../../ui/page/settings.ts';
import type { Draft } from './draft-storage.ts';
import { useDrafts } from './drafts.ts';

/** The last draft shown in this tab; other tabs have their own. */
let lastShown: string | undefined;

/** Stores which draft is shown, to return to it from other pages and on the next visit. */
export function noteShown(id: string): void {
  lastShown = id;
  settings.setItem('draft', id);
}

/** Returns the current draft: from the address, otherwise the last one shown, otherwise the first. */
export function useActiveDraft(): Draft | undefined {
  const { draft: named } = useSearch({ strict: false });
  return useDrafts(({ drafts }) => {
    const find = (id: string | null | undefined) => drafts.find((draft) => draft.id === id);
    return find(named) ?? find(lastShown) ?? find(settings.getItem('draft')) ?? drafts[0];
  });
}

/** Shows a draft, from any page, and a panel of its result if one is named. */
export function useShowDraft(): (id: string, panel?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (id, panel) => void navigate({ to: '/', search: { draft: id, ...(panel !== undefined && { panel }) } }),
    [navigate],
  );
}
