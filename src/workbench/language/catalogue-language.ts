import { create } from 'zustand';
import { settings } from '../app/settings.ts';
import { interfaceLanguage } from './interface-language.ts';

interface LanguageState {
  /** The language of names and descriptions, by its code. */
  language: string;
  choose(language: string): void;
}

/** In which language names and descriptions are given where they exist in it: the page's, until another is chosen in a catalogue. Kept in this browser. */
export const useLanguage = create<LanguageState>((set) => ({
  language: settings.getItem('names-language') ?? interfaceLanguage,
  choose(language) {
    settings.setItem('names-language', language);
    set({ language });
  },
}));
