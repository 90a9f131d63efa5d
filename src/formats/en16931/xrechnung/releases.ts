import type { Releases } from '../../rules/releases.ts';
import { core } from '../core/releases.ts';

const german = (release: string) => ({ 'xrechnung-ubl': release, 'xrechnung-cii': release }) as const;

export const releases: Releases = {
  name: 'XRechnung',
  rows: [
    { release: '2.3.0', from: '2025-03-21', sets: { ...core('1.3.13'), ...german('2.3.0') } },
    { release: '2.4.0', from: '2025-07-10', sets: { ...core('1.3.14.2'), ...german('2.4.0') } },
    { release: '2.5.0', from: '2026-01-31', sets: { ...core('1.3.15'), ...german('2.5.0') } },
    { release: '2.6.0', from: '2026-08-31', sets: { ...core('1.3.16'), ...german('2.6.0') } },
  ],
};
