import { create } from 'zustand';

/** The draft that is compared with its original, in place of the document. */
export const useComparing = create<{ draft: string | undefined }>(() => ({ draft: undefined }));

export function compareWithOriginal(draft: string | undefined): void {
  useComparing.setState({ draft });
}
