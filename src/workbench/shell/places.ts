import { create } from 'zustand';
import { useView } from '../state/view/document-view.ts';
import { settings } from '../ui/page/settings.ts';
import { useMedia } from '../ui/use-media.ts';

/** The groups of pages under a heading, next to the three places. */
export const groups = ['reference', 'developer'] as const;
export type Group = (typeof groups)[number];

const settingOf = (group: Group) => `group.${group}`;
const FOLDED = 'sidebar';

interface Chosen {
  /** How each group was left; undefined until the user opens or closes it. */
  open: Readonly<Partial<Record<Group, boolean>>>;
  /** The sidebar is as narrow as on a small screen. */
  folded: boolean;
}

const kept = (group: Group) => {
  const value = settings.getItem(settingOf(group));
  return value === null ? {} : { [group]: value === 'open' };
};

const useChosen = create<Chosen>(() => ({
  open: { ...kept('reference'), ...kept('developer') },
  folded: settings.getItem(FOLDED) === 'folded',
}));

/** Returns whether a group is open: as it was left; otherwise Reference where there is room, and Developer for those who chose JSON. */
export function useIsOpen(group: Group): boolean {
  const { open } = useChosen();
  const hasRoom = useMedia('(min-height: 45rem)');
  const isJson = useView(({ view }) => view === 'JSON' && settings.getItem('view') !== null);
  return open[group] ?? (group === 'reference' ? hasRoom : isJson);
}

export function leave(group: Group, isOpen: boolean): void {
  settings.setItem(settingOf(group), isOpen ? 'open' : 'closed');
  useChosen.setState(({ open }) => ({ open: { ...open, [group]: isOpen } }));
}

/** Returns whether names stand next to the icons of the sidebar. */
export function useIsWide(): boolean {
  const hasRoom = useMedia('(min-width: 85rem)');
  return useChosen(({ folded }) => !folded) && hasRoom;
}

export function foldSidebar(): void {
  const folded = !useChosen.getState().folded;
  settings.setItem(FOLDED, folded ? 'folded' : 'wide');
  useChosen.setState({ folded });
}
