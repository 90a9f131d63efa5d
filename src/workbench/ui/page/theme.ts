import { create } from 'zustand';
import { settings } from './settings.ts';

/** The user's choice; `system` follows the operating system. */
export type Theme = 'light' | 'dark' | 'system';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

const dark = matchMedia('(prefers-color-scheme: dark)');

interface ThemeState {
  theme: Theme;
  /** The effective theme. */
  shown: 'light' | 'dark';
  choose(theme: Theme): void;
}

/** The theme, stored in this browser. `public/theme.js` sets it before the first paint. */
export const useTheme = create<ThemeState>((set) => {
  const stored = settings.getItem('theme');
  const theme = themes.find((known) => known === stored) ?? 'system';
  return {
    theme,
    shown: shownFor(theme),
    choose(theme) {
      settings.setItem('theme', theme);
      if (theme === 'system') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
      set({ theme, shown: shownFor(theme) });
    },
  };
});

dark.addEventListener('change', () => useTheme.setState(({ theme }) => ({ shown: shownFor(theme) })));

function shownFor(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return dark.matches ? 'dark' : 'light';
}

/** Whether the system forces its own colours on pages. */
export const forced = matchMedia('(forced-colors: active)');

/** Returns the current value of a colour in style/tokens.css, as `#rrggbb`. */
export function tokenColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--${name})`;
  // Forced colours would make all texts equal.
  probe.style.forcedColorAdjust = 'none';
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g)?.slice(0, 3) ?? [];
  probe.remove();
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
