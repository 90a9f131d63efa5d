import { ARTICLE_219, article226, type RuleClasses } from '../../rules/class.ts';

/** The number in the register of companies (SIREN) of both parties is among the content of 1°. */
const PARTIES = 'CGI, annexe II, art. 242 nonies A, I, 1°';

/** The law on VAT moved to the CIBS on 1 September 2026 (ordonnance n° 2025-1247). */
const CORRECTIONS = ['CGI, art. 289, I, 5', 'CIBS, art. L216-34', ARTICLE_219];

/** Rules of the French reform, for invoices and messages. */
export const classes: RuleClasses = {
  format: [
    /^BR-FR-(?:0[1-4]|08|15|16|17|20|2[3-6]|DEC-\d+)_/,
    /^BR-FR-(?:29|30)_A/,
    /^BR-FR-27_(?:BT|EXT)-/,
    /^BR-FR-CDV-(?:CL-|09_)/,
    /^BR-F[RX]EXT-0[45]$/,
  ],
  content: [
    { rules: /^BR-FR-05_/, law: ['Code de commerce, art. L441-9'] },
    { rules: /^BR-FR-10_/, law: ['Code de commerce, art. R123-237', PARTIES] },
    { rules: /^BR-FR-11_/, law: [PARTIES] },
    { rules: /^BR-FR-CO-12_/, law: ['Directive 2006/112/EC, Art. 230'] },
    { rules: /^BR-FR-(?:CO-0[45]_|(?:MV|BD)-14-)/, law: CORRECTIONS },
    { rules: /^BR-FR-MV-03_EXT-FR-FE-164$/, law: [article226('5')] },
  ],
};
