import { create } from 'zustand';

interface Frame {
  readOnly: boolean;
  /** Which regions are shown beside the document. */
  result: boolean;
  problems: boolean;
}

/** What the host page wants to be seen and done. */
export const useFrame = create<Frame>(() => ({ readOnly: false, result: true, problems: true }));
