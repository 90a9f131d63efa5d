import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** First half of the classification of income: the category. */
export const incomeCat: Definition = {
  key: 'gr-mydata-income-cat',
  name: {
    el: 'Κωδικός Κατηγορίας Χαρακτηρισμού Εσόδων',
    en: 'Income Classification Category',
  },
  sources,
  values: [
    {
      code: 'category1_1',
      name: { el: 'Έσοδα από Πώληση Εμπορευμάτων (+)/(-)', en: 'Commodity Sale Income (+)/(-)' },
    },
    {
      code: 'category1_2',
      name: { el: 'Έσοδα από Πώληση Προϊόντων (+)/(-)', en: 'Product Sale Income (+)/(-)' },
    },
    {
      code: 'category1_3',
      name: { el: 'Έσοδα από Παροχή Υπηρεσιών (+)/(-)', en: 'Provision of Services Income (+)/(-)' },
    },
    {
      code: 'category1_4',
      name: { el: 'Έσοδα από Πώληση Παγίων (+)/(-)', en: 'Sale of Fixed Assets Income (+)/(-)' },
    },
    {
      code: 'category1_5',
      name: { el: 'Λοιπά Έσοδα/ Κέρδη (+)/(-)', en: 'Other Income/Profits (+)/(-)' },
    },
    {
      code: 'category1_6',
      name: {
        el: 'Αυτοπαραδόσεις / Ιδιοχρησιμοποιήσεις (+)/(-)',
        en: 'Self-Deliveries/Self-Supplies (+)/(-)',
      },
    },
    {
      code: 'category1_7',
      name: { el: 'Έσοδα για λ/σμο τρίτων (+)/(-)', en: 'Income on behalf of Third Parties (+)/(-)' },
    },
    {
      code: 'category1_8',
      name: { el: 'Έσοδα προηγούμενων χρήσεων (+)/ (-)', en: 'Past fiscal years income (+)/(-)' },
    },
    {
      code: 'category1_9',
      name: { el: 'Έσοδα επομένων χρήσεων (+)/(-)', en: 'Future fiscal years income (+)/(-)' },
    },
    {
      code: 'category1_10',
      name: {
        el: 'Λοιπές Εγγραφές Τακτοποίησης Εσόδων (+)/(-)',
        en: 'Other Income Adjustment/Regularisation Entries (+)/(-)',
      },
    },
    {
      code: 'category1_95',
      name: {
        el: 'Λοιπά Πληροφοριακά Στοιχεία Εσόδων (+)/(-)',
        en: 'Other Income-related Information (+)/(-)',
      },
    },
  ],
};
