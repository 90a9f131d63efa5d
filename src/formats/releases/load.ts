import { lazily } from '../lazily.ts';

/** Loads the functions that choose the releases of a day. Programs that only read do not need them. */
export const loadReleases = lazily(() => import('./index.ts'));
