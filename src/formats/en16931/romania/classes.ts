import { article226, type RuleClasses } from '../../rules/class.ts';

const LAW = 'Codul fiscal (Legea 227/2015), art. 319 alin. (20)';

export const classes: RuleClasses = {
  format: [/^BR-RO-(?:001|010|020_\d|040|A020|DT\d{3}(?:_CN)?|L\d+)$/, /^BR-RO-(?:1[0167][01]|160|202|212)$/],
  content: [
    { rules: /^BR-RO-0[89]1$/, law: [`${LAW} lit. d)`, article226('5')] },
    { rules: /^BR-RO-0[89]2$/, law: [`${LAW} lit. f)`, article226('5')] },
    { rules: /^BR-RO-065$/, law: [`${LAW} lit. d)`, article226('3')] },
    { rules: /^BR-RO-120$/, law: [`${LAW} lit. f)`] },
    { rules: /^BR-RO-030$/, law: ['Directive 2006/112/EC, Art. 230'] },
  ],
};
