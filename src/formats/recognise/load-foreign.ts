import { lazily } from '../lazily.ts';

/** Loads the list of foreign families. Whoever only writes does not need it. */
export const loadForeign = lazily(() => import('./foreign.ts'));
