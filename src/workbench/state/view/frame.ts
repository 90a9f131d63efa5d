import { create } from 'zustand';

interface Frame {
  readOnly: boolean;
  /** Regions shown next to the document. */
  result: boolean;
  problems: boolean;
  /** All actions, only Build and the choice of the view, or none. */
  toolbar: 'full' | 'build' | 'none';
  /** Tells the host page the height that shows the whole document. */
  autosize: boolean;
  /** Leaves a command to the host page. Returns whether it does. */
  leave?: ((command: string) => boolean) | undefined;
}

/** The regions and actions that the host page wants to show and allow. */
export const useFrame = create<Frame>(() => ({
  readOnly: false,
  result: true,
  problems: true,
  toolbar: 'full',
  autosize: false,
}));
