import { ARTICLE_219, article226, type RuleClasses } from '../class.ts';

/** Rules of the French reform, for invoices and messages. */
export const franceClasses: RuleClasses = {
  format: [
    /^BR-FR-(?:0[1-4]|08|15|16|17|20|2[3-6]|DEC-\d+)_/,
    /^BR-FR-(?:29|30)_A/,
    /^BR-FR-27_(?:BT|EXT)-/,
    /^BR-FR-CDV-(?:CL-|09_)/,
    /^BR-F[RX]EXT-0[45]$/,
  ],
  content: [
    { rules: /^BR-FR-05_/, law: ['Code de commerce, art. L441-9'] },
    { rules: /^BR-FR-10_/, law: ['Code de commerce, art. R123-237'] },
    { rules: /^BR-FR-11_/, law: ['CGI, annexe II, art. 242 nonies A'] },
    { rules: /^BR-FR-CO-12_/, law: ['Directive 2006/112/EC, Art. 230'] },
    { rules: /^BR-FR-(?:CO-0[45]_|(?:MV|BD)-14-)/, law: ['CGI, annexe II, art. 242 nonies A', ARTICLE_219] },
    { rules: /^BR-FR-MV-03_EXT-FR-FE-164$/, law: [article226('5')] },
  ],
};
