import { ARTICLE_219, article226, type RuleClasses } from '../../rules/class.ts';

const LAW = 'Zakon o PDV-u, čl. 79.';

export const classes: RuleClasses = {
  format: [/^HR-BR-(?:1|2|5|33|34|4[0-9]|5[0-36]|CL-\d)$/],
  content: [
    { rules: /^HR-BR-(?:S|Z|E|AE)-[123]$/, law: [LAW] },
    { rules: /^HR-BR-(?:13|36)$/, law: [LAW, article226('11')] },
    { rules: /^HR-BR-6$/, law: [ARTICLE_219] },
  ],
};
