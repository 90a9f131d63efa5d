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
  /** A later release whose rules Billwright does not have, and the day from which it applies. */
  readonly newer?: { readonly release: string; readonly from: string };
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
};

const peppol: Releases = {
  name: 'Peppol BIS Billing 3',
  rows: [
    { release: '3.0.18', from: '2025-02-17', sets: { 'en16931-ubl': '1.3.13', 'peppol-ubl': '3.0.18' } },
    { release: '3.0.19', from: '2025-08-25', sets: { 'en16931-ubl': '1.3.14.2', 'peppol-ubl': '3.0.19' } },
    { release: '3.0.20', from: '2026-02-23', sets: { 'en16931-ubl': '1.3.15+0245', 'peppol-ubl': '3.0.20' } },
    { release: '3.0.21', from: '2026-08-24', sets: { 'en16931-ubl': '1.3.16', 'peppol-ubl': '3.0.21' } },
  ],
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
  newer: { release: '2.6.0', from: '2026-08-31' },
};

const romania: Releases = {
  name: 'CIUS-RO',
  rows: [{ release: '1.0.9', sets: { 'en16931-ubl': '1.3.8', 'cius-ro-ubl': '1.0.9' } }],
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
};
