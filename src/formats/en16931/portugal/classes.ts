import { ARTICLE_219, article226, type RuleClasses } from '../../rules/class.ts';

const LAW = 'CIVA, art. 36.º, n.º 5';

export const classes: RuleClasses = {
  format: [/^DT-CIUS-PT-(?:0|1[0-4]|15[0-6])/, /^BR-CIUS-PT-(?:0[289]|04|19|20|2[4689]|27|3[0-9]|4[0-9]|5[0-9]|60)$/],
  content: [
    { rules: /^BR-CIUS-PT-0[13]$/, law: [`${LAW}, al. a)`, article226('3')] },
    { rules: /^BR-CIUS-PT-0[567]$/, law: [`${LAW}, al. a)`, article226('5')] },
    { rules: /^BR-CIUS-PT-(?:17|18)$/, law: [`${LAW}, al. e)`, article226('11')] },
    { rules: /^BR-CIUS-PT-(?:25|65)$/, law: ['CIVA, art. 36.º, n.º 6', ARTICLE_219] },
  ],
};
