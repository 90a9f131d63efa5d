import { create } from 'zustand';
import type { Span } from '../document/text.ts';

/** A place in the body to show; a new object for each request to show it. */
export interface ShownPlace {
  place: Span | undefined;
}

/** Leads from a fault of the answer to its place in the request. */
export const useShownPlace = create<ShownPlace>(() => ({ place: undefined }));
