import { at } from './at.ts';
import { co } from './co.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import type { CountryFacts } from './facts.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sa } from './sa.ts';

const countries: Readonly<Record<string, CountryFacts>> = {
  AT: at,
  CO: co,
  DE: de,
  ES: es,
  IT: it,
  NL: nl,
  PL: pl,
  PT: pt,
  SA: sa,
};

/** Returns the facts of a country; nothing for a country without a file. */
export function factsOf(country: string | undefined): CountryFacts {
  return countries[country ?? ''] ?? {};
}
