import { article226, type RuleClasses } from '../../rules/class.ts';

const decree = (place: string) => `D.P.R. 633/1972, art. 21 ${place}`;

export const classes: RuleClasses = {
  format: [/^SDI-00(?:200|428|445|459)$/],
  content: [
    { rules: /^SDI-00409$/, law: [decree('c. 2 lett. b)'), article226('2')] },
    { rules: /^SDI-00(?:417|475)$/, law: [decree('c. 2 lett. f)')] },
    { rules: /^SDI-00(?:400|413|429)$/, law: [decree('c. 6'), article226('11')] },
  ],
};
