import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { mappedBy } from '../../mapping/own-mapping.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { coreUbl } from '../core/rule-sets.ts';

const nlcius = ruleSet('nlcius-ubl', () => import('./rules/nlcius.ts'));
const gAccount = ruleSet('nlcius-ga-ubl', () => import('./rules/g-account.ts'));

const NLCIUS = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';
const G_ACCOUNT = '#conformant#urn:fdc:nen.nl:gaccount:v1.0';

const common = {
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  addons: ['eu-en16931-v2017'],
  mapping: mappedBy('netherlands', () => import('./mapping.ts')),
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  reads: true,
} as const;

/** NLCIUS in UBL, SI-UBL 2.0: https://www.nlcius.nl. */
const nlciusUbl: Format = {
  ...common,
  key: 'nlcius-ubl',
  name: { en: 'NLCIUS, SI-UBL 2.0' },
  description: {
    en: 'The European standard in UBL 2.1 as public bodies and businesses in the Netherlands receive it.',
  },
  specification: NLCIUS,
  recognises: /^urn:cen\.eu:en16931:2017#compliant#urn:fdc:nen\.nl:nlcius:v1\.0/,
  rules: [coreUbl, nlcius],
  writes: true,
  writing: { registers: ['NL OIN', 'NL KVK'] },
};

/** NLCIUS with the extension for blocked accounts. Documents have no field for two sums to two accounts. */
const nlciusGAccountUbl: Format = {
  ...common,
  key: 'nlcius-ga-ubl',
  name: { en: 'NLCIUS with G-account', fr: 'NLCIUS avec compte G' },
  description: {
    en: "Dutch invoices paid in part to the seller's blocked account, in UBL 2.1. Billwright reads and checks them.",
  },
  specification: NLCIUS + G_ACCOUNT,
  recognises:
    /^urn:cen\.eu:en16931:2017#compliant#urn:fdc:nen\.nl:nlcius:v1\.0.*#conformant#urn:fdc:nen\.nl:gaccount:v1\.0/,
  rules: [coreUbl, gAccount],
  writes: false,
};

export const netherlands: Family = {
  formats: [nlciusGAccountUbl, nlciusUbl],
  classes: lazily(() => import('./classes.ts')),
};
