import { create } from 'zustand';

interface Showing {
  /** The scenario being played, with its run. */
  shown: { show: string; run: number } | undefined;
}

export const useShowing = create<Showing>(() => ({ shown: undefined }));

let runs = 0;

/** Plays a scenario from its beginning. */
export function startShow(name: string): void {
  useShowing.setState({ shown: { show: name, run: ++runs } });
}

export function endShow(): void {
  useShowing.setState({ shown: undefined });
}
