import { create } from 'zustand';

type TitleOf = typeof import('./legal-title.ts')['legalTitle'];

/** The titles of the law, once they are loaded. */
export const useLegalTitles = create<{ titleOf?: TitleOf }>(() => ({}));

let isLoading = false;

/** Loads the titles on first use. Without the network, types keep their names. */
export function loadLegalTitles(): void {
  if (isLoading) return;
  isLoading = true;
  import('./legal-title.ts')
    .then(async ({ loadTitles, legalTitle }) => {
      await loadTitles();
      useLegalTitles.setState({ titleOf: legalTitle });
    })
    .catch(() => undefined);
}
