import { create } from 'zustand';
import { chosenView } from './chosen-view.ts';
import { useView } from './document-view.ts';
import { settings } from './settings.ts';

const SETTING = 'developer-tools';

const useChosen = create<{ chosen: string | null }>(() => ({ chosen: settings.getItem(SETTING) }));

/** Returns whether the head shows the tools of developers: as set, else to who has chosen to write JSON. */
export function useDeveloperTools(): boolean {
  const { chosen } = useChosen();
  const view = useView(chosenView);
  return chosen === null ? view === 'JSON' : chosen === 'on';
}

export function showDeveloperTools(wanted: boolean): void {
  const chosen = wanted ? 'on' : 'off';
  settings.setItem(SETTING, chosen);
  useChosen.setState({ chosen });
}
