import { create } from 'zustand';

/** Something that happened, said in a corner for a few seconds. */
export interface Notice {
  title: string;
  description?: string;
  /** That something was done, or failed; plain without. */
  tone?: 'good' | 'bad';
  action?: { label: string; onClick(): void };
  /** Milliseconds it stays. */
  duration?: number;
  /** It has gone, without its action being taken. */
  onGone?(): void;
}

/** Notices not yet shown. What shows them is fetched with the first one. */
export const useNotices = create<{ waiting: readonly Notice[]; wanted: boolean }>(() => ({
  waiting: [],
  wanted: false,
}));

export function notify(notice: Notice): void {
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, notice], wanted: true }));
}
