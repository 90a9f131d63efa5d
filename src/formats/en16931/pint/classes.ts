import type { RuleClasses } from '../../rules/class.ts';

/** Codes, identifiers, cardinalities and the spelling of values are of format. */
export const classes: RuleClasses = {
  format: [
    /^ibr-(?:cl|sr)-\d+/,
    /^ibr-(?:06[6-9]|07[0-9]|08[23]|09[014-9]|10[0-9]|11[0-69]|12[0-57])$/,
    /^ibr-(?:001|002|005|006|132|133|139|148|154)-ae$/,
    /^aligned-ibrp-(?:cl|sr)-\d+/,
    /^aligned-ibrp-00[12](?:-[a-z-]+)?$/,
    /^(?:ALIGNED-IBRP-00[0-2]|IBR-00[123]|IBR-046|IBR-DEC-03|IBR-156|IBR-171-A)-OM$/,
    /^CL-\d\d-OM/,
  ],
  content: [
    { rules: /^ibr-134-ae$/, law: ['Cabinet Decision No. 52 of 2017 (AE), Art. 59'] },
    { rules: /^aligned-ibr-jp-0[14]$/, law: ['Consumption Tax Act (JP), Art. 57-4'] },
  ],
};
