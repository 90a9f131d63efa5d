import { create } from 'zustand';

/** An event, shown in a corner for a few seconds. */
export interface Notice {
  title: string;
  description?: string;
  /** Success or failure; neutral by default. */
  tone?: 'good' | 'bad';
  action?: { label: string; onClick(): void };
  /** A button next to it; without an action it only closes the notice. */
  other?: string | { label: string; onClick(): void };
  /** Replaces the notice that has the same one. */
  id?: string;
  /** Milliseconds to show it. */
  duration?: number;
  /** Shown until this settles, instead of for a time. */
  until?: Promise<unknown>;
  /** Called when it disappears without its action being used. */
  onGone?(): void;
}

/** Notices not yet shown. Their display is loaded with the first one. */
export const useNotices = create<{ waiting: readonly Notice[]; wanted: boolean }>(() => ({
  waiting: [],
  wanted: false,
}));

export function notify(notice: Notice): void {
  useNotices.setState(({ waiting }) => ({ waiting: [...waiting, notice], wanted: true }));
}

/** Returns the notices not yet shown, which then count as shown. One may have come after the render that shows them. */
export function takeNotices(): readonly Notice[] {
  const { waiting } = useNotices.getState();
  useNotices.setState({ waiting: [] });
  return waiting;
}
