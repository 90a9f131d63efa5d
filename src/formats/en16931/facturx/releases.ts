import { FRAMES } from '../../codes/generated/frames.ts';
import type { ReleaseRow, Releases } from '../../rules/releases.ts';
import { shows } from '../syntax/recognise.ts';

const FACTURX = ['facturx-minimum', 'facturx-basicwl', 'facturx-basic', 'facturx-en16931', 'facturx-extended'] as const;

/** The releases of Factur-X, the same of all profiles. */
const profiles = (release: string, from: string): ReleaseRow => ({
  release,
  from,
  sets: Object.fromEntries(FACTURX.map((key) => [key, release])),
});

/** The EXTENDED of FNFE 1.4.0.04, for invoices of French sellers in a French frame (chapter 26 §7.4). */
const french = (row: ReleaseRow): ReleaseRow => ({
  ...row,
  sets: { ...row.sets, 'facturx-extended': '1.09.2 (France)' },
  appliesTo: ({ invoice }) => shows(invoice, { processes: FRAMES, country: 'FR' }),
});

export const releases: Releases = {
  name: 'Factur-X',
  rows: [
    profiles('1.07.3', '2025-05-15'),
    profiles('1.08', '2026-01-15'),
    profiles('1.09', '2026-07-01'),
    profiles('1.09.2', '2026-09-01'),
    french(profiles('1.09.2', '2026-10-01')),
  ],
};
