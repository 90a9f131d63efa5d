import { create } from 'zustand';
import { settings } from '../page/settings.ts';
import { interfaceLanguage } from './interface-language.ts';

interface LanguageState {
  /** The language code of names and descriptions. */
  language: string;
  choose(language: string): void;
}

/** The language of names and descriptions if available: the page's, until another is chosen in a catalogue. Stored in this browser. */
export const useLanguage = create<LanguageState>((set) => ({
  language: settings.getItem('names-language') ?? interfaceLanguage,
  choose(language) {
    settings.setItem('names-language', language);
    set({ language });
  },
}));
