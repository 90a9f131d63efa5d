import type { RuleClasses } from '../../rules/class.ts';

export const classes: RuleClasses = {
  format: [
    /^F10-(?:G1\.(?:01|02|05|09|10|104|14|15|16|24|36|68)|G2\.(?:01|19|31)|G6\.(?:22|23|26|27)|G7\.5[123]|G8\.01|P1\.11|S1\.12)$/,
  ],
};
