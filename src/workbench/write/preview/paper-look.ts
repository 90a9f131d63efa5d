import { create } from 'zustand';
import { settings } from '../../ui/page/settings.ts';

interface Look {
  on: boolean;
  set(on: boolean): void;
}

/** Returns a look of the paper that is switched on and off. Stored in this browser. */
const lookOf = (setting: string) =>
  create<Look>((set) => ({
    on: settings.getItem(setting) === 'on',
    set(on) {
      settings.setItem(setting, on ? 'on' : 'off');
      set({ on });
    },
  }));

/** Whether the paper is dark. */
export const useDarkPaper = lookOf('dark-paper');

/** Whether the text of the paper is larger. */
export const useLargePaper = lookOf('large-paper');
