import { create } from 'zustand';

interface Frame {
  readOnly: boolean;
  /** Regions shown next to the document. */
  result: boolean;
  problems: boolean;
}

/** The regions and actions that the host page wants to show and allow. */
export const useFrame = create<Frame>(() => ({ readOnly: false, result: true, problems: true }));
