import { create } from 'zustand';
import type { Span } from '../../engine/document/text.ts';

/** A place in the body to show; a new object for each request to show it. */
export interface ShownSpan {
  place: Span | undefined;
}

/** Maps a fault in the response to its place in the request. */
export const useShownSpan = create<ShownSpan>(() => ({ place: undefined }));
