import { ARTICLE_219, type RuleClasses } from '../class.ts';

export const croatiaClasses: RuleClasses = {
  format: [/^HR-BR-(?:1|2|5|33|34|4[0-9]|5[0-36]|CL-\d)$/],
  content: [{ rules: /^HR-BR-6$/, law: [ARTICLE_219] }],
};
