import { ARTICLE_219, article226, type RuleClasses } from '../../rules/class.ts';

const act = (place: string) => `Ustawa o VAT, ${place}`;

/** KSeF accepts invoices that break the rules on contents, so those are warnings. */
export const classes: RuleClasses = {
  format: [/^KSEF-(?:FILE|XSD)-/],
  business: [/^KSEF-SUM-/],
  content: [
    { rules: /^KSEF-TYPE-01$/, law: [act('art. 106j ust. 2'), ARTICLE_219] },
    { rules: /^KSEF-TYPE-03$/, law: [act('art. 106f ust. 1')] },
    { rules: /^KSEF-TYPE-04$/, law: [act('art. 106f ust. 3')] },
    { rules: /^KSEF-(?:TYPE-07|ROW-04)$/, law: [act('art. 106e ust. 1 pkt 7'), article226('6')] },
    { rules: /^KSEF-ROW-03$/, law: [act('art. 106e ust. 1 pkt 12'), article226('9')] },
    { rules: /^KSEF-ANN-01$/, law: [act('art. 106e ust. 1 pkt 19'), article226('11')] },
    { rules: /^KSEF-ANN-03$/, law: [act('art. 106e ust. 1 pkt 18'), article226('11a')] },
    { rules: /^KSEF-ANN-06$/, law: [act('art. 106e ust. 1 pkt 18a')] },
    { rules: /^KSEF-PARTY-09$/, law: [act('art. 97 ust. 10'), article226('3')] },
  ],
};
