import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { settings } from '../../ui/page/settings.ts';
import type { Draft } from './draft-storage.ts';
import { draftById, isOwn, useDrafts } from './drafts.ts';

/** The last draft shown in this tab; other tabs have their own. */
let lastShown: string | undefined;

/** Stores which draft is shown, to return to it from other pages and on the next visit. */
export function noteShown(id: string): void {
  lastShown = id;
  settings.setItem('draft', id);
}

/** Returns the current draft: the received bill that the inbox shows; otherwise from the address, the last one shown, or the first. */
export function useActiveDraft(): Draft | undefined {
  const { draft: named, file } = useSearch({ strict: false });
  return useDrafts(({ drafts }) => {
    if (file !== undefined) return drafts.find(({ inbox }) => inbox === file);
    const own = drafts.filter(isOwn);
    const find = (id: string | null | undefined) => own.find((draft) => draft.id === id);
    return find(named) ?? find(lastShown) ?? find(settings.getItem('draft')) ?? own[0];
  });
}

/** Returns a function that shows a draft, from any page, and a panel of its result if one is named: a received bill in the inbox. */
export function useShowDraft(): (id: string, panel?: string) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (id, panel) => {
      const file = draftById(id)?.inbox;
      return navigate(
        file === undefined ? { to: '/', search: { draft: id, panel } } : { to: '/inbox', search: { file, panel } },
      );
    },
    [navigate],
  );
}
