import type { Definition } from '../../../tax/definitions.ts';

export const DUTY_CODE = 'dk-oioubl-duty-code';

export const extensions: readonly Definition[] = [
  {
    key: DUTY_CODE,
    name: { en: 'SKAT excise duty code', da: 'Punktafgiftskode' },
    desc: {
      en: 'Which excise duty a charge with the key excise is, by the codes of the tax office.',
      da: 'Hvilken punktafgift et gebyr med nøglen excise er, efter Skattestyrelsens koder.',
    },
  },
];
