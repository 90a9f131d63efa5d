/** The older releases of Factur-X (chapter 26 §7). */

import type { OlderReleases } from '../older.ts';

type Profile = 'minimum' | 'basicwl' | 'basic' | 'en16931' | 'extended';

const common: OlderReleases = {
  '1.09': { next: '1.09.2' },
  '1.08': { next: '1.09' },
  '1.07.3': { next: '1.08' },
};

export const older: Readonly<Record<Profile, OlderReleases>> = {
  minimum: common,
  basicwl: common,
  basic: common,
  en16931: common,
  extended: common,
};
