import { settings } from './settings.ts';

/** Returns the language of names and descriptions in the editor's help: the one chosen for the catalogues. */
export function helpLanguage(): string {
  return settings.getItem('language') ?? 'en';
}
