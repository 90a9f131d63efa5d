import { create } from 'zustand';
import type { Hint, Way } from './hint.ts';

/** The hints of the document that is shown, and what can be done with them. */
interface ShownHints {
  hints: readonly Hint[];
  follow(hint: Hint, way: Way): void;
  hide(hint: Hint): void;
}

interface HintState {
  /** The hints that the user has hidden, by draft, until the page is closed. */
  hidden: ReadonlyMap<string, ReadonlySet<string>>;
  shown?: ShownHints | undefined;
}

export const useHidden = create<HintState>(() => ({ hidden: new Map() }));

export function hideHint(draft: string, id: string): void {
  const { hidden } = useHidden.getState();
  useHidden.setState({ hidden: new Map(hidden).set(draft, new Set(hidden.get(draft)).add(id)) });
}
