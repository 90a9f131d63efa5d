import type { Name } from './facts.ts';

/** Returns a name in a language; without one, in English, or in the country's own language. */
export function nameIn(name: Name, language: string): string;
export function nameIn(name: Name | undefined, language: string): string | undefined;
export function nameIn(name: Name | undefined, language: string): string | undefined {
  if (name === undefined || typeof name === 'string') return name;
  return name[language] ?? name.en ?? Object.values(name)[0];
}
