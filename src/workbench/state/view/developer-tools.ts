import { create } from 'zustand';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { settings } from '../../ui/page/settings.ts';
import { useView } from './document-view.ts';

const SETTING = 'developer-tools';

const useChosen = create<{ chosen: string | null }>(() => ({ chosen: settings.getItem(SETTING) }));

/** Returns whether the header shows the developer tools: as set, otherwise if the user prefers JSON. */
export function useDeveloperTools(): boolean {
  const { chosen } = useChosen();
  const writesJson = useView(() => (settings.getItem('view') ?? (isEmbedded ? 'JSON' : '')) === 'JSON');
  return chosen === null ? writesJson : chosen === 'on';
}

export function showDeveloperTools(wanted: boolean): void {
  const chosen = wanted ? 'on' : 'off';
  settings.setItem(SETTING, chosen);
  useChosen.setState({ chosen });
}
