import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Kind of a tax other than VAT. */
export const taxType: Definition = {
  key: 'gr-mydata-tax-type',
  name: {
    el: 'Είδος Φόρου',
    en: 'Tax type',
  },
  sources,
  values: [
    { code: '1', name: { el: 'Παρακρατούμενος Φόρος', en: 'Withholding Tax' } },
    { code: '2', name: { el: 'Τέλη', en: 'Fee' } },
    { code: '3', name: { el: 'Λοιποί Φόροι', en: 'Other Tax' } },
    { code: '4', name: { el: 'Ψηφιακού Τέλος συναλλαγής', en: 'Stamp Duty' } },
    { code: '5', name: { el: 'Κρατήσεις', en: 'Deduction' } },
  ],
};
