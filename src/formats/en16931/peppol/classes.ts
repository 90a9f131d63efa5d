import { ARTICLE_219, article226, type RuleClasses } from '../../rules/class.ts';

export const classes: RuleClasses = {
  format: [/^PEPPOL-EN16931-(?:CL|F)\d/, /^PEPPOL-EN16931-R(?:008|043)(?:-|$)/],
  content: [
    { rules: /^IT-R-00[234]$/, law: ['D.P.R. 633/1972, art. 21 c. 2 lett. c)', article226('5')] },
    { rules: /^NL-R-00[24]$/, law: ['Wet op de omzetbelasting 1968, art. 35a lid 1', article226('5')] },
    { rules: /^NL-R-006$/, law: ['Wet op de omzetbelasting 1968, art. 35a lid 1', article226('15')] },
    { rules: /^NL-R-001$/, law: [ARTICLE_219] },
    { rules: /^GR-S-011$/, law: [article226('3')] },
  ],
};
