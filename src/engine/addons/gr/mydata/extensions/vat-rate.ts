import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Category of the VAT rate. */
export const vatRate: Definition = {
  key: 'gr-mydata-vat-rate',
  name: {
    el: 'Κατηγορία ΦΠΑ',
    en: 'VAT rate',
  },
  sources,
  values: [
    { code: '1', name: { el: 'Κανονικός συντελεστής', en: 'Standard rate' } },
    { code: '2', name: { el: 'Μειωμένος συντελεστής', en: 'Reduced rate' } },
    { code: '3', name: { el: 'Υπερμειωμένος συντελεστής', en: 'Super-Reduced Rate' } },
    { code: '4', name: { el: 'Κανονικός συντελεστής (Νησί)', en: 'Standard rate (Island)' } },
    { code: '5', name: { el: 'Μειωμένος συντελεστής (Νησί)', en: 'Reduced rate (Island)' } },
    {
      code: '6',
      name: { el: 'Υπερμειωμένος συντελεστής (Νησί)', en: 'Super-reduced rate (Island)' },
    },
    { code: '7', name: { el: 'Άνευ ΦΠΑ', en: 'Without VAT' } },
    {
      code: '8',
      name: {
        el: 'Εγγραφές χωρίς ΦΠΑ (πχ Μισθοδοσία, Αποσβέσεις)',
        en: 'Records without VAT (e.g. Payroll, Amortisations)',
      },
    },
  ],
};
