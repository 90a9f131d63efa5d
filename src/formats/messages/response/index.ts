import type { Format } from '../../declare/format.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

const common = {
  syntax: 'response',
  addons: [],
  inboxes: 'peppol',
  schema: schemaNamed('application-response'),
  reads: true,
} as const;

/** The answer of a buyer to an invoice: transaction T111 of Peppol (chapter 25 §1). */
export const invoiceResponse: Format = {
  ...common,
  key: 'peppol-invoice-response',
  name: { en: 'Peppol Invoice Response' },
  description: {
    en: 'The buyer’s answer to an invoice over Peppol: received, in process, under query, accepted, rejected, paid.',
  },
  specification: 'urn:fdc:peppol.eu:poacc:trns:invoice_response:3',
  process: 'urn:fdc:peppol.eu:poacc:bis:invoice_response:3',
  rules: [ruleSet('peppol-t111', () => import('./rules-invoice-response.ts'))],
  aliases: ['peppol-t111'],
  writes: true,
};

/** The verdict of a recipient's software on a message: transaction T71 of Peppol. */
export const messageLevelResponse: Format = {
  ...common,
  key: 'peppol-mlr',
  name: { en: 'Peppol Message Level Response' },
  description: {
    en: 'Reports whether a message that arrived over Peppol follows its rules, and which it breaks. The Message Level Status replaces it.',
  },
  specification: 'urn:fdc:peppol.eu:poacc:trns:mlr:3',
  process: 'urn:fdc:peppol.eu:poacc:bis:mlr:3',
  rules: [ruleSet('peppol-t71', () => import('./rules-message-level-response.ts'))],
  aliases: ['peppol-t71'],
  writes: false,
};

/** What the receiving service provider reports to the sending one about a message. */
export const messageLevelStatus: Format = {
  ...common,
  key: 'peppol-mls',
  name: { en: 'Peppol Message Level Status' },
  description: {
    en: 'The receiver’s service provider reports to the sender’s: delivered, passed on, or rejected with reasons.',
  },
  specification: 'urn:peppol:edec:mls:1.0',
  process: 'urn:peppol:edec:mls',
  rules: [ruleSet('peppol-mls', () => import('./rules-message-level-status.ts'))],
  writes: false,
};
