import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Means of payment. */
export const paymentMeans: Definition = {
  key: 'gr-mydata-payment-means',
  name: {
    el: 'Τρόπος Πληρωμής',
    en: 'Payment means',
  },
  sources,
  values: [
    {
      code: '1',
      name: { el: 'Επαγ. Λογαριασμός Πληρωμών Ημεδαπής', en: 'Domestic Payments Account Number' },
    },
    {
      code: '2',
      name: { el: 'Επαγ. Λογαριασμός Πληρωμών Αλλοδαπής', en: 'Foreign Payments Account Number' },
    },
    { code: '3', name: { el: 'Μετρητά', en: 'Cash' } },
    { code: '4', name: { el: 'Επιταγή', en: 'Check' } },
    { code: '5', name: { el: 'Επί Πιστώσει', en: 'On credit' } },
    { code: '6', name: { el: 'Web Banking', en: 'Web Banking' } },
    { code: '7', name: { el: 'POS / e-POS', en: 'POS / e-POS' } },
  ],
};
