// Written by `npm run texts`: the texts of the command line and of the service, which only Node loads.
import type { PartSource } from './load.ts';

export const programs = {
  de: () => import('./de.po?program'),
  es: () => import('./es.po?program'),
  fr: () => import('./fr.po?program'),
  it: () => import('./it.po?program'),
  nl: () => import('./nl.po?program'),
  pl: () => import('./pl.po?program'),
  pt: () => import('./pt.po?program'),
} satisfies Readonly<Record<string, PartSource>>;
