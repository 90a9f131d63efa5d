import type { RuleClasses } from '../../rules/class.ts';

const LAW = 'VAT Implementing Regulations (SA), Art. 53';

/** Codes, identifiers and the spelling of values belong to the class `format`. */
export const classes: RuleClasses = {
  format: [/^BR-KSA-(?:CL|DEC|F)-/, /^BR-KSA-(?:03|05|06|07|31|33|34|70|28|29|30|60|61|26|27|EN16931-0[12])$/],
  content: [{ rules: /^BR-KSA-(?:39|40|52|53|68|72|17|49)$/, law: [LAW] }],
};
