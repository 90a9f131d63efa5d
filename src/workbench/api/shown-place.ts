import { create } from 'zustand';
import type { Span } from '../document/text.ts';

/** A place of the body that is to be seen, where there is one; a new object each time that it is asked for. */
export interface ShownPlace {
  place: Span | undefined;
}

/** The way from a fault of the answer to its place in the request. */
export const useShownPlace = create<ShownPlace>(() => ({ place: undefined }));
