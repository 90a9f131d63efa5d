import { showView, type View } from '../app/document-view.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { noteShown } from '../drafts/use-active-draft.ts';
import { endTour, useTour } from '../tour/tour-state.ts';
import type { Stage } from './stage.ts';

/** A scenario that is played: it goes on at its step when somebody comes back from another page. */
export interface Play {
  /** Which playing it is. */
  run: number;
  stage: Stage;
  /** Its step, from 0. */
  at: number;
  /** How documents were shown before. */
  view: View;
  /** The draft that was shown before. */
  before: string | undefined;
}

let current: Play | undefined;

/** Returns the scenario that is played in a run, which begins with it. */
export function playOf(run: number, begin: () => Pick<Play, 'stage' | 'before' | 'view'>): Play {
  if (current?.run === run) return current;
  abandon();
  current = { run, at: 0, ...begin() };
  return current;
}

/** Ends what is played: goes to the draft that is to be shown now, and takes the show's away, but for those that stay. */
export async function leavePlay(keep: boolean, show: (draft: string | undefined) => Promise<void>): Promise<void> {
  const left = current;
  current = undefined;
  const stays = left?.stage.end(keep);
  if (left) showView(left.view);
  endTour();
  const { drafts } = useDrafts.getState();
  const next = [stays, left?.before].find((id) => drafts.some((draft) => draft.id === id)) ?? drafts[0]?.id;
  await show(next);
  left?.stage.clear();
}

/** Where something else is shown step by step, or nothing any more, drafts of the show do not stay behind. */
useTour.subscribe(({ shown }) => {
  if (typeof shown !== 'object' || shown.run !== current?.run) abandon();
});

function abandon(): void {
  if (!current) return;
  const { stage, before, view } = current;
  current = undefined;
  showView(view);
  stage.end(false);
  if (before !== undefined) noteShown(before);
  stage.clear();
}
