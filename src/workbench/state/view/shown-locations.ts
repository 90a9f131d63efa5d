import { create } from 'zustand';

interface ShownLocations {
  /** Document paths that the user asked to see, such as `$.lines[0]`. */
  locations: readonly string[];
  /** The location for the cursor. If it does not exist, the first of the locations. */
  first: string | undefined;
  /** Whether the editor has not shown them yet: it may be hidden, or still loading. */
  waiting: boolean;
  /** Show them only in the text, because the user is in the form. */
  onlyText: boolean;
}

/** What the editor marks on request of other parts of the page. */
export const useShownLocations = create<ShownLocations>(() => ({
  locations: [],
  first: undefined,
  waiting: false,
  onlyText: false,
}));

/** Marks locations in the editor and scrolls there. The focus stays. */
export function showLocations(locations: readonly string[], first = locations[0]): void {
  useShownLocations.setState({ locations, first, waiting: true, onlyText: false });
}

/** Marks locations in the editor only. */
export function markInText(...locations: readonly string[]): void {
  useShownLocations.setState({ locations, first: locations[0], waiting: true, onlyText: true });
}
