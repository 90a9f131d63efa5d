import type { ReleaseRow, Releases } from '../../rules/releases.ts';

/** The versions of AEAT's document of validations and errors (Verifactu-Validaciones). `lasting` limits rules to some of them. */
const VERSIONS = [
  ['1.0.2', '2025-02-24'],
  ['1.0.3', '2025-03-18'],
  ['1.0.5', '2025-04-16'],
  ['1.0.6', '2025-04-25'],
  ['1.0.7', '2025-05-26'],
  ['1.0.8', '2025-06-03'],
  ['1.0.9', '2025-06-09'],
  ['1.1.0', '2025-06-17'],
  ['1.1.2', '2025-07-15'],
  ['1.1.3', '2025-09-09'],
  ['1.1.4', '2025-09-23'],
  ['1.1.5', '2025-10-02'],
  ['1.1.6', '2025-11-11'],
  ['1.1.7', '2025-11-19'],
  ['1.1.8', '2025-12-09'],
  ['1.1.9', '2025-12-12'],
  ['1.2.0', '2026-01-14'],
  ['1.2.1', '2026-02-23'],
  ['1.2.2', '2026-04-08'],
  // From a certain day this version refuses IPSI without ClaveRegimen, and a last day other than 31-12.
  ['1.2.2', '2027-01-01'],
] as const;

const [first, ...others] = VERSIONS.map(
  ([release, from]): ReleaseRow => ({ release, from, sets: { verifactu: release } }),
);

export const releases: Releases = { name: 'VERI*FACTU', rows: [first as ReleaseRow, ...others] };

/** The versions before the newest, as sets of rules: the same rules, which look at the day. */
export const older = Object.fromEntries(
  VERSIONS.slice(0, -2).map(([release], at) => [release, { next: VERSIONS[at + 1]?.[0] ?? '' }]),
);
