import { lazily } from '../lazily.ts';

/** Loads what chooses the releases of a day. Whoever only reads does not need it. */
export const loadReleases = lazily(() => import('./index.ts'));
