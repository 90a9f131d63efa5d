import { article226, type RuleClasses } from '../../rules/class.ts';

const regulation = (place: string) => `Real Decreto 1619/2012, art. ${place}`;

export const classes: RuleClasses = {
  format: [
    /^VF-(?:4121|4122|4131|1101|1102|1105|1106|1107|1124|1127|1130|1136|1137|1145|1151|1157|1175|1177|1225|1244|1262|2002|2003)$/,
  ],
  content: [
    { rules: /^VF-1104$/, law: [regulation('6.1.a)'), article226('2')] },
    { rules: /^VF-(?:1189|1282)$/, law: [regulation('6.1.c)'), article226('5')] },
    { rules: /^VF-1208$/, law: [regulation('6.1.g)'), article226('9')] },
    { rules: /^VF-1209$/, law: [regulation('6.1.h)'), article226('10')] },
  ],
};
