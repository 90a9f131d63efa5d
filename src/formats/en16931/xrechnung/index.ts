import type { Fault } from '../../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { coreCii, coreUbl } from '../core/rule-sets.ts';

const xrechnungSetUbl = ruleSet(
  'xrechnung-ubl',
  () => import('./rules/ubl.ts'),
  async () => (await import('./rules/older.ts')).ubl,
);
const xrechnungSetCii = ruleSet(
  'xrechnung-cii',
  () => import('./rules/cii.ts'),
  async () => (await import('./rules/older.ts')).cii,
);

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
/** The prefixes of the identifiers of other versions. Up to 2.3, XÖV issued them. */
const VERSIONS = [
  'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_',
  'urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_',
];

/**
 * Rules of the addon beyond the KoSIT rules: the invoice that a credit note corrects (BR-DE-26 requires it only for
 * 384), and the address of a receiver.
 */
const BEYOND = new Set(['02', '26', '27', '28'].map((number) => `GOBL-DE-XRECHNUNG-BILL-INVOICE-${number}`));

/** A rule of the addon to ignore, because a delivery date needs no receiver. */
const RECEIVER = 'GOBL-DE-XRECHNUNG-BILL-INVOICE-25';

/**
 * Rules of the addon for the supplier that KoSIT applies only to the seller. The seller is another party if the
 * supplier is a representative.
 */
const OF_SELLER = new Set(['04', '05', '06', '07', '08', '09', '10'].map((n) => `GOBL-DE-XRECHNUNG-BILL-INVOICE-${n}`));

function tolerates({ code }: Fault, { ordering }: JsonObject): 'warning' | 'nothing' | undefined {
  if (OF_SELLER.has(code) && isJsonObject(ordering) && isJsonObject(ordering.seller)) return 'nothing';
  if (code === RECEIVER) return 'nothing';
  return BEYOND.has(code) ? 'warning' : undefined;
}

/**
 * XRechnung 3.0 with its extension and its part for clean vehicles. Earlier versions are checked by the current rules
 * (chapter 13 §1).
 */
const common = {
  specification: XRECHNUNG,
  extensions: [XRECHNUNG],
  versions: VERSIONS,
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  addons: ['de-xrechnung-v3'],
  inboxes: 'peppol',
  writing: { rateOutside: true, vehicles: `${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9` },
  tolerates,
  releases: async () => (await import('./releases.ts')).releases,
  reads: true,
  writes: true,
} as const;

/** XRechnung in UBL: https://xeinkauf.de/xrechnung/. */
const xrechnungUbl: Format = {
  ...common,
  key: 'xrechnung-ubl',
  usualFor: ['de-xrechnung-v3'],
  name: { en: 'XRechnung 3.0 (UBL)', de: 'XRechnung 3.0 (UBL)' },
  description: {
    en: 'The European standard in UBL 2.1 as German public bodies receive it, with its extension.',
    de: 'Die europäische Norm in UBL 2.1, wie deutsche Behörden sie empfangen, mit ihrer Erweiterung.',
  },
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [coreUbl, xrechnungSetUbl],
};

/** XRechnung in CII. */
export const xrechnungCii: Format = {
  ...common,
  key: 'xrechnung-cii',
  name: { en: 'XRechnung 3.0 (CII)', de: 'XRechnung 3.0 (CII)' },
  description: {
    en: 'The European standard in UN/CEFACT Cross Industry Invoice as German public bodies receive it, with its extension.',
    de: 'Die europäische Norm in UN/CEFACT Cross Industry Invoice, wie deutsche Behörden sie empfangen, mit ihrer Erweiterung.',
  },
  syntax: 'cii',
  schema: schemaNamed('cii-d16b'),
  rules: [coreCii, xrechnungSetCii],
};

export const xrechnung: Family = {
  formats: [xrechnungUbl, xrechnungCii],
  classes: lazily(() => import('./classes.ts')),
};
