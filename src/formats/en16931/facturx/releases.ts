import type { ReleaseRow, Releases } from '../../rules/releases.ts';

const FACTURX = ['facturx-minimum', 'facturx-basicwl', 'facturx-basic', 'facturx-en16931', 'facturx-extended'] as const;

/** The releases of Factur-X, the same of all profiles. */
const profiles = (release: string, from: string): ReleaseRow => ({
  release,
  from,
  sets: Object.fromEntries(FACTURX.map((key) => [key, release])),
});

export const releases: Releases = {
  name: 'Factur-X',
  rows: [
    profiles('1.07.3', '2025-05-15'),
    profiles('1.08', '2026-01-15'),
    profiles('1.09', '2026-07-01'),
    profiles('1.09.2', '2026-09-01'),
  ],
};
