import { useDrafts } from './drafts.ts';

const hearers = new Set<(draft: string) => void>();

/** Calls back when a draft is closed for good, so that what was held for it can be given up. */
export function hearGone(hear: (draft: string) => void): void {
  hearers.add(hear);
}

/** Says that a closed draft can no longer be put back; one that has been is not gone. */
export function tellGone(draft: string): void {
  if (useDrafts.getState().drafts.some(({ id }) => id === draft)) return;
  for (const hear of hearers) hear(draft);
}
