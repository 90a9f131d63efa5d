import { ARTICLE_219, type RuleClasses, required } from '../../rules/class.ts';

/** Rules of XRechnung, also as Peppol has them for German sellers. */
export const classes: RuleClasses = {
  format: [/^BR-DEX-(?:01|0[4-8]|13)$/, /^BR-TMP-CVD-/, /^BR-DE-CVD-0[45]$/],
  content: [
    required(/^(?:BR-DE-[3489]|DE-R-00[3489])$/, '1', '5'),
    required(/^(?:BR-DE-|DE-R-0)16$/, '2', '3'),
    required(/^(?:BR-DE-|DE-R-0)14$/, '8', '9'),
    required(/^BR-DE-TMP-32$/, '6', '7'),
    { rules: /^(?:BR-DE-|DE-R-0)26$/, law: ['§ 31 Abs. 5 Satz 2 UStDV', ARTICLE_219] },
  ],
};
