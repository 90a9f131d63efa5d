import { create } from 'zustand';
import { settings } from './settings.ts';

interface LanguageState {
  /** The language of names and descriptions, by its code. */
  language: string;
  choose(language: string): void;
}

/** In which language names and descriptions are given where they exist in it; English at first. Kept in this browser. */
export const useLanguage = create<LanguageState>((set) => ({
  language: settings.getItem('language') ?? 'en',
  choose(language) {
    settings.setItem('language', language);
    set({ language });
  },
}));
