import { create } from 'zustand';

/** The hints that the user has hidden, by draft, until the page is closed. */
export const useHidden = create<{ hidden: ReadonlyMap<string, ReadonlySet<string>> }>(() => ({ hidden: new Map() }));

export function hideHint(draft: string, id: string): void {
  const { hidden } = useHidden.getState();
  useHidden.setState({ hidden: new Map(hidden).set(draft, new Set(hidden.get(draft)).add(id)) });
}
