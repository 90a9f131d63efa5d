import { create } from 'zustand';
import { interfaceLanguage } from './interface-language.ts';

interface LanguageState {
  /** The language of names and descriptions, by its code. */
  language: string;
  choose(language: string): void;
}

/** In which language names and descriptions are given where they exist in it; that of the page, until another is chosen in a catalogue. */
export const useLanguage = create<LanguageState>((set) => ({
  language: interfaceLanguage,
  choose: (language) => set({ language }),
}));
