/**
 * The releases of official rules, as data: from which day each applies, and on which releases of the sets of rules a format stands on that
 * day (chapter 26 §2). The last day of a row is the day before the next one begins.
 */

import type { RuleSetKey, SchemaKey } from '../format.ts';

/** A release of the rules of a format. */
export interface ReleaseRow {
  readonly release: string;
  /** The first day; absent if the rules have no older release. */
  readonly from?: string;
  /** The releases of the sets of rules. */
  readonly sets: Readonly<Partial<Record<RuleSetKey, string>>>;
  /** The schema, if it is not that of today. */
  readonly schema?: SchemaKey;
}

/** The releases of the rules of some formats, the oldest first. */
export interface Releases {
  readonly name: string;
  readonly rows: readonly [ReleaseRow, ...ReleaseRow[]];
  /** A later release whose rules Billwright does not have. */
  readonly newer?: ComingRelease;
}

export interface ComingRelease {
  readonly release: string;
  /** The day from which it applies. */
  readonly from: string;
  /** Rules that it adds or makes errors, by its notes, with their levels in it. */
  readonly announces?: Readonly<Record<string, 'fatal' | 'warning'>>;
}

const core = (release: string) => ({ 'en16931-ubl': release, 'en16931-cii': release }) as const;

const en16931: Releases = {
  name: 'EN 16931',
  rows: [
    { release: '1.3.13', from: '2024-11-15', sets: core('1.3.13') },
    { release: '1.3.14.2', from: '2025-05-15', sets: core('1.3.14.2') },
    { release: '1.3.15', from: '2025-11-15', sets: core('1.3.15') },
    { release: '1.3.16', from: '2026-05-15', sets: core('1.3.16') },
  ],
  newer: { release: '1.3.17', from: '2026-11-15' },
};

const peppol: Releases = {
  name: 'Peppol BIS Billing 3',
  rows: [
    { release: '3.0.18', from: '2025-02-17', sets: { 'en16931-ubl': '1.3.13', 'peppol-ubl': '3.0.18' } },
    { release: '3.0.19', from: '2025-08-25', sets: { 'en16931-ubl': '1.3.14.2', 'peppol-ubl': '3.0.19' } },
    { release: '3.0.20', from: '2026-02-23', sets: { 'en16931-ubl': '1.3.15+0245', 'peppol-ubl': '3.0.20' } },
    { release: '3.0.21', from: '2026-08-24', sets: { 'en16931-ubl': '1.3.16', 'peppol-ubl': '3.0.21' } },
  ],
  newer: {
    release: '3.0.22',
    from: '2027-02-22',
    announces: {
      'PEPPOL-COMMON-R054': 'fatal',
      'PEPPOL-COMMON-R055': 'fatal',
      'PEPPOL-COMMON-R056-1': 'fatal',
      'PEPPOL-COMMON-R056-2': 'fatal',
      'PEPPOL-COMMON-R057': 'fatal',
    },
  },
};

const peppolSelfBilling: Releases = {
  name: 'Peppol BIS Self-Billing 3',
  rows: [
    { release: '3.0.0', from: '2025-03-01', sets: { 'en16931-ubl': '1.3.13', 'peppol-sb-ubl': '3.0.0' } },
    { release: '3.0.1', from: '2026-03-31', sets: { 'en16931-ubl': '1.3.13+0239-0245', 'peppol-sb-ubl': '3.0.1' } },
    { release: '3.0.2', from: '2026-08-24', sets: { 'en16931-ubl': '1.3.16', 'peppol-sb-ubl': '3.0.2' } },
  ],
};

const german = (release: string) => ({ 'xrechnung-ubl': release, 'xrechnung-cii': release }) as const;

const xrechnung: Releases = {
  name: 'XRechnung',
  rows: [
    { release: '2.3.0', from: '2025-03-21', sets: { ...core('1.3.13'), ...german('2.3.0') } },
    { release: '2.4.0', from: '2025-07-10', sets: { ...core('1.3.14.2'), ...german('2.4.0') } },
    { release: '2.5.0', from: '2026-01-31', sets: { ...core('1.3.15'), ...german('2.5.0') } },
    { release: '2.5.0', from: '2026-08-31', sets: { ...core('1.3.16'), ...german('2.5.0') } },
  ],
  newer: {
    release: '2.6.0',
    from: '2026-08-31',
    announces: { 'BR-TMP-2': 'fatal', 'BR-TMP-6': 'warning', 'BR-TMP-7': 'warning' },
  },
};

const romania: Releases = {
  name: 'CIUS-RO',
  rows: [{ release: '1.0.9', sets: { 'en16931-ubl': '1.3.8', 'cius-ro-ubl': '1.0.9' } }],
};

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
const france: Releases = {
  name: 'FNFE',
  rows: [
    french('1.3.0', '2026-02-16', '1.3.0', '1.3.0', '1.3.0', '1.3.15'),
    french('1.3.1', '2026-04-30', '1.3.1', '1.3.1', '1.3.1', '1.3.15'),
    french('1.4.0', '2026-06-30', '1.4.0 (warning)', '1.4.0', '1.4.0', '1.3.16'),
    french('1.4.0.01', '2026-07-10', '1.4.0 (warning)', '1.4.0.01', '1.4.0', '1.3.16'),
    french('1.4.0.02', '2026-07-14', '1.4.0 (warning)', '1.4.0.02', '1.4.0', '1.3.16'),
    french('1.4.0.03', '2026-08-04', '1.4.0.03 (warning)', '1.4.0.03', '1.4.0.03', '1.3.16'),
    french('1.4.0.03', '2026-09-01', '1.4.0.03', '1.4.0.03', '1.4.0.03', '1.3.16'),
  ],
  newer: { release: '1.4.0.04', from: '2026-09-03' },
};

const FACTURX = ['facturx-minimum', 'facturx-basicwl', 'facturx-basic', 'facturx-en16931', 'facturx-extended'] as const;

/** The releases of Factur-X, the same of all profiles. */
const profiles = (release: string, from: string, schema?: SchemaKey): ReleaseRow => ({
  release,
  from,
  sets: Object.fromEntries(FACTURX.map((key) => [key, release])),
  ...(schema && { schema }),
});

const facturx: Releases = {
  name: 'Factur-X',
  rows: [
    profiles('1.07.3', '2025-05-15'),
    profiles('1.08', '2026-01-15'),
    profiles('1.09', '2026-07-01'),
    profiles('1.09.2', '2026-09-01'),
  ],
};

/** By the set of rules that only these formats have; those of EN 16931 alone by the core. */
export const releasesBySet: Readonly<Partial<Record<RuleSetKey, Releases>>> = {
  'en16931-ubl': en16931,
  'en16931-cii': en16931,
  'peppol-ubl': peppol,
  'peppol-sb-ubl': peppolSelfBilling,
  'xrechnung-ubl': xrechnung,
  'xrechnung-cii': xrechnung,
  'cius-ro-ubl': romania,
  'fr-flux2-ubl': france,
  'fr-flux2-cii': france,
  ...Object.fromEntries(FACTURX.map((key) => [key, facturx])),
};
