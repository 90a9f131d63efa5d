import { create } from 'zustand';
import type { Problem } from './problem.ts';

const none: readonly Problem[] = [];

const useAllProblems = create<Readonly<Record<string, readonly Problem[]>>>(() => ({}));

/** Returns the current problems of a draft: in its text, and from the service's last answer. */
export function useProblems(draft: string): readonly Problem[] {
  return useAllProblems((all) => all[draft] ?? none);
}

export function problemsOf(draft: string): readonly Problem[] {
  return useAllProblems.getState()[draft] ?? none;
}

export function forgetProblems(draft: string): void {
  useAllProblems.setState(({ [draft]: _, ...others }) => others, true);
}

export function setProblems(draft: string, problems: readonly Problem[]): void {
  useAllProblems.setState({ [draft]: problems });
}
