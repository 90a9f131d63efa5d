import { create } from 'zustand';
import { draftById, useDrafts } from '../state/drafts/drafts.ts';
import type { Issued } from '../state/drafts/issued.ts';
import { settings } from '../ui/page/settings.ts';

interface OfferState {
  /** The own document saved last, while this browser remembers nothing. */
  saved: Issued | undefined;
  /** Drafts for which the user said *Not now*. */
  declined: readonly string[];
}

const NAME = 'memory-offer';

/** What the next new invoice can begin with, once the user agrees that this browser remembers. */
export const useOffer = create<OfferState>(() => ({ saved: undefined, declined: [] }));

export function offer(saved: Issued): void {
  settings.setItem(NAME, saved.draft.id);
  useOffer.setState({ saved });
}

export function decline(draft: string): void {
  useOffer.setState(({ declined }) => ({ declined: [...declined, draft] }));
}

/** Returns the saved document: after a reload, its draft if that is still open. */
export function useOffered(): Issued | undefined {
  const { saved } = useOffer();
  useDrafts(({ status }) => status);
  const draft = draftById(settings.getItem(NAME) ?? '');
  return saved ?? (draft && { draft, format: undefined });
}
