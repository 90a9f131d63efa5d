import { create } from 'zustand';
import { settings } from '../../ui/page/settings.ts';

const SETTING = 'dark-paper';

/** Whether the paper is dark in the dark theme. Stored in this browser. */
export const useDarkPaper = create<{ dark: boolean; show(dark: boolean): void }>((set) => ({
  dark: settings.getItem(SETTING) === 'on',
  show(dark) {
    settings.setItem(SETTING, dark ? 'on' : 'off');
    set({ dark });
  },
}));
