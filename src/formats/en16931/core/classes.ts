import { ARTICLE_219, article226, type RuleClasses, required } from '../../rules/class.ts';

/** Rules of EN 16931, also as changed by the extended profiles of France and Factur-X. */
export const classes: RuleClasses = {
  format: [/^XSD/, /^(?:UBL|CII)-/, /^BR-(?:F[RX]EXT-)?(?:CL|DEC|CII-DT)-/],
  content: [
    required(/^BR-(?:06|07|08|10)$/, '1', '5'),
    required(/^BR-(?:F[RX]EXT-)?(?:S|Z|E|AF|AG|G)-0[234]$/, '2', '3'),
    required(/^BR-03$/, '3', '1'),
    required(/^BR-02$/, '4', '2'),
    required(/^BR-(?:16|25|(?:F[RX]EXT-)?(?:BR-)?22)$/, '5', '6'),
    required(/^BR-(?:F[RX]EXT-)?IC-11$/, '6', '7'),
    required(/^BR-(?:13|45|CO-18)$/, '7', '8'),
    required(/^BR-48$/, '8', '9'),
    required(/^BR-46$/, '8', '10'),
    required(/^BR-(?:F[RX]EXT-)?(?:E|G)-10$/, '8', '11'),
    {
      rules: /^BR-(?:F[RX]EXT-)?IC-10$/,
      law: ['§ 14a Abs. 3 UStG', '§ 14 Abs. 4 Satz 1 Nr. 8 UStG', article226('11')],
    },
    { rules: /^BR-(?:F[RX]EXT-)?IC-0[234]$/, law: ['§ 14a Abs. 3 UStG', article226('3'), article226('4')] },
    { rules: /^BR-(?:F[RX]EXT-)?AE-0[234]$/, law: ['§ 14 Abs. 4 Satz 1 Nr. 2 UStG', article226('3'), article226('4')] },
    { rules: /^BR-(?:F[RX]EXT-)?AE-10$/, law: ['§ 14a Abs. 5 UStG', article226('11a')] },
    { rules: /^BR-(?:F[RX]EXT-)?(?:BR-)?26$/, law: [article226('8')] },
    { rules: /^BR-(?:18|19|56)$/, law: [article226('15')] },
    { rules: /^BR-53$/, law: ['Directive 2006/112/EC, Art. 230'] },
    { rules: /^BR-55$/, law: ['§ 31 Abs. 5 Satz 2 UStDV', ARTICLE_219] },
  ],
};
