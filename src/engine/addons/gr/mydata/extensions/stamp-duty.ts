import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Rates of the digital transaction fee, which replaced stamp duty. */
export const stampDuty: Definition = {
  key: 'gr-mydata-stamp-duty',
  name: {
    el: 'Κατηγορία Συντελεστή Ψηφιακού Τέλους συναλλαγής',
    en: 'Stamp duty coefficient category',
  },
  sources,
  values: [
    { code: '1', name: { el: 'Συντελεστής 1,2 %', en: 'Coefficient 1.2%' } },
    { code: '2', name: { el: 'Συντελεστής 2,4 %', en: 'Coefficient 2.4%' } },
    { code: '3', name: { el: 'Συντελεστής 3,6 %', en: 'Coefficient 3.6%' } },
    { code: '4', name: { el: 'Λοιπές περιπτώσεις', en: 'Other cases' } },
  ],
};
