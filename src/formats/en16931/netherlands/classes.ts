import { ARTICLE_219, article226, type RuleClasses } from '../../rules/class.ts';

const LAW = 'Wet op de omzetbelasting 1968, art. 35a lid 1';

export const classes: RuleClasses = {
  format: [/^(?:BII2-T10-R001|SI-V20-INV-R000)$/, /^BR-NL-(?:7|8|12)$/, /^BR-GA-0$/],
  content: [
    { rules: /^BR-NL-[34]$/, law: [LAW, article226('5')] },
    { rules: /^BR-NL-5$/, law: [LAW, article226('15')] },
    { rules: /^BR-NL-9$/, law: [ARTICLE_219] },
  ],
};
