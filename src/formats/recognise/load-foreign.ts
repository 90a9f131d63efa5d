import { lazily } from '../lazily.ts';

/** Loads the list of foreign families. Programs that only write do not need it. */
export const loadForeign = lazily(() => import('./foreign.ts'));
