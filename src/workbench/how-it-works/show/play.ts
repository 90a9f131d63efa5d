import { useDrafts } from '../../state/drafts/drafts.ts';
import { noteShown } from '../../state/drafts/use-active-draft.ts';
import { endShow, useShowing } from '../guide/showing.ts';
import type { Stage } from './stage.ts';

/** A running scenario. It resumes at its step when the user returns from another page. */
export interface Play {
  /** Identifies the run. */
  run: number;
  stage: Stage;
  /** Its step, from 0. */
  at: number;
  /** The previous draft. */
  before: string | undefined;
}

let current: Play | undefined;

/** Returns the scenario of a run, starting it if necessary. */
export function playOf(run: number, begin: () => Pick<Play, 'stage' | 'before'>): Play {
  if (current?.run === run) return current;
  abandon();
  current = { run, at: 0, ...begin() };
  return current;
}

/** Ends a scenario: goes to the draft to show next, and removes the scenario's drafts except those that stay. */
export async function leavePlay(keep: boolean, show: (draft: string | undefined) => Promise<void>): Promise<void> {
  const left = current;
  current = undefined;
  const stays = left?.stage.end(keep);
  endShow();
  const { drafts } = useDrafts.getState();
  const next = [stays, left?.before].find((id) => drafts.some((draft) => draft.id === id)) ?? drafts[0]?.id;
  await show(next);
  left?.stage.clear();
}

/** When another guide starts or all end, the scenario's drafts are removed. */
useShowing.subscribe(({ shown }) => {
  if (typeof shown !== 'object' || shown.run !== current?.run) abandon();
});

function abandon(): void {
  if (!current) return;
  const { stage, before } = current;
  current = undefined;
  stage.end(false);
  if (before !== undefined) noteShown(before);
  stage.clear();
}
