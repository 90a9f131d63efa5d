import { create } from 'zustand';
import { useView } from './document-view.ts';
import { settings } from './settings.ts';

const SETTING = 'developer-tools';

const useChosen = create<{ chosen: string | null }>(() => ({ chosen: settings.getItem(SETTING) }));

/** Returns whether the head shows the tools of developers: as set, else where documents are written as JSON. */
export function useDeveloperTools(): boolean {
  const { chosen } = useChosen();
  const { view } = useView();
  return chosen === null ? view === 'JSON' : chosen === 'on';
}

export function showDeveloperTools(wanted: boolean): void {
  const chosen = wanted ? 'on' : 'off';
  settings.setItem(SETTING, chosen);
  useChosen.setState({ chosen });
}
