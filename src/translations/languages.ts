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
} satisfies Readonly<Record<string, PartsOf>>;
