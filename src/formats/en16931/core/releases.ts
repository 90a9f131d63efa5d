import type { Releases } from '../../rules/releases.ts';

/** The release of the core in both syntaxes. */
export const core = (release: string) => ({ 'en16931-ubl': release, 'en16931-cii': release }) as const;

export const releases: Releases = {
  name: 'EN 16931',
  rows: [
    { release: '1.3.13', from: '2024-11-15', sets: core('1.3.13') },
    { release: '1.3.14.2', from: '2025-05-15', sets: core('1.3.14.2') },
    { release: '1.3.15', from: '2025-11-15', sets: core('1.3.15') },
    { release: '1.3.16', from: '2026-05-15', sets: core('1.3.16') },
  ],
  newer: { release: '1.3.17', from: '2026-11-15' },
};
