import { create } from 'zustand';

interface ShownPlaces {
  /** Paths of the document that somebody asked to see, as `$.lines[0]`. */
  places: readonly string[];
  /** Where the cursor goes; the first of the places where it does not exist. */
  first: string | undefined;
  /** The editor has not shown them yet: it may be out of sight, or still being loaded. */
  waiting: boolean;
}

/** What the editor marks because it was asked for elsewhere on the page. */
export const useShownPlaces = create<ShownPlaces>(() => ({ places: [], first: undefined, waiting: false }));

/** Marks places of the document in the editor and scrolls there. The focus stays where it is. */
export function showPlaces(places: readonly string[], first = places[0]): void {
  useShownPlaces.setState({ places, first, waiting: true });
}
