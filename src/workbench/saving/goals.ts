import { create } from 'zustand';

/** What a draft is being mended for: a format, with what tells what is missing for it. */
export interface Goal {
  kind: string;
  /** As which it is tried. */
  trial: string;
  /** Of the format. */
  name: string;
}

/** By the draft: since what keeps it from being saved so was shown in it, until nothing does, or somebody else is asked about it. */
export const useGoals = create<Readonly<Record<string, Goal | undefined>>>(() => ({}));

export function goalOf(draft: string): Goal | undefined {
  return useGoals.getState()[draft];
}

export function setGoal(draft: string, goal: Goal | undefined): void {
  if (goalOf(draft) !== goal) useGoals.setState({ [draft]: goal });
}
