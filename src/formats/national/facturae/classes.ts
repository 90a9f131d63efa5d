import { article226, type RuleClasses } from '../../rules/class.ts';

const regulation = (place: string) => `RD 1619/2012, art. 6.1 ${place}`;

export const classes: RuleClasses = {
  format: [/^FACE-(?:1|2|8|8-form|6a-dec|6b-dec)$/],
  content: [
    { rules: /^FACE-3[ab]$/, law: [regulation('a)'), article226('2')] },
    { rules: /^FACE-5/, law: [regulation('c) y d)'), article226('3')] },
    { rules: /^FACE-9b$/, law: [regulation('f)'), article226('6')] },
  ],
};
