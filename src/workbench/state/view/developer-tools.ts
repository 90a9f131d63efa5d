import { useView } from './document-view.ts';

/** Returns whether developer tools are shown: while the document is written as JSON. */
export function useDeveloperTools(): boolean {
  return useView(({ view, both }) => view === 'JSON' || both);
}
