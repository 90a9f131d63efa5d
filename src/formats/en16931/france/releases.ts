import type { ReleaseRow, Releases } from '../../rules/releases.ts';
import { core } from '../core/releases.ts';

/** The releases of the rules of France, with those of the core of the CIUS and of the extension. */
const french = (
  release: string,
  from: string,
  cius: string,
  ubl: string,
  cii: string,
  core16931: string,
): ReleaseRow => ({
  release,
  from,
  sets: {
    ...core(core16931),
    'fr-flux2-ubl': cius,
    'fr-flux2-cii': cius,
    'fr-extended-ubl': ubl,
    'fr-extended-cii': cii,
  },
});

// Until 31 August 2026 most faults were warnings.
export const releases: Releases = {
  name: 'FNFE',
  rows: [
    french('1.3.0', '2026-02-16', '1.3.0', '1.3.0', '1.3.0', '1.3.15'),
    french('1.3.1', '2026-04-30', '1.3.1', '1.3.1', '1.3.1', '1.3.15'),
    french('1.4.0', '2026-06-30', '1.4.0 (warning)', '1.4.0', '1.4.0', '1.3.16'),
    french('1.4.0.01', '2026-07-10', '1.4.0 (warning)', '1.4.0.01', '1.4.0', '1.3.16'),
    french('1.4.0.02', '2026-07-14', '1.4.0 (warning)', '1.4.0.02', '1.4.0', '1.3.16'),
    french('1.4.0.03', '2026-08-04', '1.4.0.03 (warning)', '1.4.0.03', '1.4.0.03', '1.3.16'),
    french('1.4.0.03', '2026-09-01', '1.4.0.03', '1.4.0.03', '1.4.0.03', '1.3.16'),
    french('1.4.0.04', '2026-10-01', '1.4.0.04', '1.4.0.04', '1.4.0.04', '1.3.16'),
  ],
};
