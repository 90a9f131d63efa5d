import { message } from '../../../engine/text/message.ts';
import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { mappedBy } from '../../mapping/own-mapping.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import type { TermsSource } from '../../terms/source.ts';
import { ZATCA_OPTIONS } from './options.ts';

const zatca = ruleSet('zatca-ubl', () => import('./rules/zatca.ts'));
const terms: TermsSource = {
  key: 'saudi-arabia',
  load: async () => ({ terms: (await import('./terms.ts')).saudiTerms() }),
};

/** E-invoices of ZATCA, the tax authority of Saudi Arabia, for its platform Fatoora: https://zatca.gov.sa. */
const zatcaUbl: Format = {
  key: 'zatca',
  name: { en: 'ZATCA' },
  usualFor: ['sa-zatca-v1'],
  description: { en: 'Tax invoices for Fatoora, the platform of the tax authority of Saudi Arabia, in UBL 2.1.' },
  specification: 'urn:cen.eu:en16931:2017#compliant#urn:zatca.gov.sa:e-invoicing:1.0',
  recognises: /urn:zatca\.gov\.sa/,
  process: 'reporting:1.0',
  isNamedByProcess: true,
  addons: ['sa-zatca-v1'],
  mapping: mappedBy('saudi-arabia', () => import('./mapping.ts')),
  mark: {
    code: 'BW-ZATCA-UNMARKED',
    text: message(
      'The file has no QR code, which ZATCA adds when it clears an invoice, and the seller when it issues a simplified one. Ask for the file with its QR code.',
    ),
    isIn: (root) =>
      root.all('cac:AdditionalDocumentReference').some((each) => each.child('cbc:ID')?.text.trim() === 'QR'),
  },
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  terms: [terms],
  rules: [zatca],
  options: ZATCA_OPTIONS,
  writing: {
    onlyInvoices: true,
    buyerMayMiss: true,
    vatNumberOutside: true,
    rateOutside: true,
    eachReason: true,
    ownReasons: true,
    tags: ['simplified', 'third-party', 'nominal', 'summary'],
    later: ['BR-KSA-33', 'BR-KSA-61', 'BR-KSA-27', 'BR-KSA-28', 'BR-KSA-29', 'BR-KSA-30', 'BR-KSA-60', 'BR-KSA-98'],
  },
  reads: true,
  writes: true,
};

export const saudiArabia: Family = { formats: [zatcaUbl], classes: lazily(() => import('./classes.ts')) };
