import { create } from 'zustand';

interface ShownLocations {
  /** Paths of the document that somebody asked to see, as `$.lines[0]`. */
  locations: readonly string[];
  /** Where the cursor goes; the first of the locations where it does not exist. */
  first: string | undefined;
  /** The editor has not shown them yet: it may be out of sight, or still being loaded. */
  waiting: boolean;
  /** Only the text shows them: the form is where the user is. */
  onlyText: boolean;
}

/** What the editor marks because it was asked for elsewhere on the page. */
export const useShownLocations = create<ShownLocations>(() => ({
  locations: [],
  first: undefined,
  waiting: false,
  onlyText: false,
}));

/** Marks locations of the document in the editor and scrolls there. The focus stays where it is. */
export function showLocations(locations: readonly string[], first = locations[0]): void {
  useShownLocations.setState({ locations, first, waiting: true, onlyText: false });
}

/** Marks one location in the editor alone. */
export function markInText(location: string): void {
  useShownLocations.setState({ locations: [location], first: location, waiting: true, onlyText: true });
}
