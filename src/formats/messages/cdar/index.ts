import type { Format } from '../../declare/format.ts';
import type { Releases } from '../../rules/releases.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

const common = {
  syntax: 'cdar',
  addons: ['fr-ctc-flow6-v1'],
  schema: schemaNamed('cdar'),
  rules: [ruleSet('fr-cdv', () => import('../../en16931/france/rules/life-cycle.ts'))],
  releases: async (): Promise<Releases> => ({
    name: 'FNFE-MPE CDAR',
    rows: [{ release: '1.4.0.03', sets: { 'fr-cdv': '1.4.0.03' } }],
    newer: { release: '1.4.0.04', from: '2026-10-01' },
  }),
  reads: true,
  writes: true,
} as const;

/**
 * The life cycle messages between partners and their platforms about an invoice: XP Z12-012 of AFNOR, annex A (chapter
 * 14 §6).
 */
const cdar: Format = {
  ...common,
  key: 'cdar',
  usualFor: ['fr-ctc-flow6-v1'],
  name: { en: 'Invoice status (CDAR)', fr: 'Cycle de vie (CDAR)' },
  description: {
    en: 'The status of an invoice in the French reform: deposited, received, approved, refused, paid. In UN/CEFACT Cross Domain Acknowledgement and Response.',
    fr: 'Le cycle de vie d’une facture dans la réforme française : déposée, reçue, approuvée, refusée, encaissée. En UN/CEFACT Cross Domain Acknowledgement and Response.',
  },
  specification: 'urn.cpro.gouv.fr:1p0:CDV:invoice',
  process: 'REGULATED',
};

/** The kind of document that statuses are about: an e-invoice. It is also the guideline of messages to the portal. */
export const EINVOICE = 'urn.cpro.gouv.fr:1p0:CDV:einvoicingF2';

/** The life cycle messages as the public invoicing portal (PPF) receives them. */
const cdarPpf: Format = {
  ...common,
  key: 'cdar-ppf',
  name: { en: 'Invoice status to the public portal (CDAR)', fr: 'Cycle de vie vers le PPF (CDAR)' },
  description: {
    en: 'The status of an invoice in the French reform, as reported to the public portal (PPF).',
    fr: 'Le cycle de vie d’une facture dans la réforme française, tel qu’il est transmis au portail public de facturation (PPF).',
  },
  specification: EINVOICE,
};

export const cdarFormats: readonly Format[] = [cdar, cdarPpf];
