// Written by `npm run texts`: the languages whose page is translated, and the parts of each translation.
import type { PartsOf } from './load.ts';

export const translations = {
  de: {
    page: () => import('./de.po?page'),
    later: () => import('./de.po?later'),
    assistance: () => import('./de.po?assistance'),
    faults: () => import('./de.po?faults'),
    formats: () => import('./de.po?formats'),
    names: () => import('./de.po?names'),
  },
  es: {
    page: () => import('./es.po?page'),
    later: () => import('./es.po?later'),
    assistance: () => import('./es.po?assistance'),
    faults: () => import('./es.po?faults'),
    formats: () => import('./es.po?formats'),
    names: () => import('./es.po?names'),
  },
  fr: {
    page: () => import('./fr.po?page'),
    later: () => import('./fr.po?later'),
    assistance: () => import('./fr.po?assistance'),
    faults: () => import('./fr.po?faults'),
    formats: () => import('./fr.po?formats'),
    names: () => import('./fr.po?names'),
  },
  it: {
    page: () => import('./it.po?page'),
    later: () => import('./it.po?later'),
    assistance: () => import('./it.po?assistance'),
    faults: () => import('./it.po?faults'),
    formats: () => import('./it.po?formats'),
    names: () => import('./it.po?names'),
  },
  nl: {
    page: () => import('./nl.po?page'),
    later: () => import('./nl.po?later'),
    assistance: () => import('./nl.po?assistance'),
    faults: () => import('./nl.po?faults'),
    formats: () => import('./nl.po?formats'),
    names: () => import('./nl.po?names'),
  },
  pl: {
    page: () => import('./pl.po?page'),
    later: () => import('./pl.po?later'),
    assistance: () => import('./pl.po?assistance'),
    faults: () => import('./pl.po?faults'),
    formats: () => import('./pl.po?formats'),
    names: () => import('./pl.po?names'),
  },
  pt: {
    page: () => import('./pt.po?page'),
    later: () => import('./pt.po?later'),
    assistance: () => import('./pt.po?assistance'),
    faults: () => import('./pt.po?faults'),
    formats: () => import('./pt.po?formats'),
    names: () => import('./pt.po?names'),
  },
} satisfies Readonly<Record<string, PartsOf>>;
