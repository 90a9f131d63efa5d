import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Second half of the classification of income: the line of form E3 or of the VAT return. */
export const incomeType: Definition = {
  key: 'gr-mydata-income-type',
  name: {
    el: 'Κωδικός Τύπου Χαρακτηρισμού Εσόδων',
    en: 'Income Classification Type',
  },
  sources,
  values: [
    {
      code: 'E3_106',
      name: {
        el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Εμπορεύματα',
        en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Commodities',
      },
    },
    {
      code: 'E3_205',
      name: {
        el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Πρώτες ύλες και λοιπά υλικά',
        en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Raw and other materials',
      },
    },
    {
      code: 'E3_210',
      name: {
        el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Προϊόντα και παραγωγή σε εξέλιξη',
        en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Products and production in progress',
      },
    },
    {
      code: 'E3_305',
      name: {
        el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις – Καταστροφές αποθεμάτων/Πρώτες ύλες και λοιπά υλικά',
        en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Raw and other materials',
      },
    },
    {
      code: 'E3_310',
      name: {
        el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Προϊόντα και παραγωγή σε εξέλιξη',
        en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Products and production in progress',
      },
    },
    {
      code: 'E3_318',
      name: {
        el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Έξοδα παραγωγής',
        en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Production expenses',
      },
    },
    {
      code: 'E3_561_001',
      name: {
        el: 'Πωλήσεις αγαθών και υπηρεσιών Χονδρικές - Επιτηδευματιών',
        en: 'Wholesale Sales of Goods and Services – for Traders',
      },
    },
    {
      code: 'E3_561_002',
      name: {
        el: 'Πωλήσεις αγαθών και υπηρεσιών Χονδρικές βάσει άρθρου 39α παρ 5 του Κώδικα Φ.Π.Α. (Ν.2859/2000)',
        en: 'Wholesale Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)',
      },
    },
    {
      code: 'E3_561_003',
      name: {
        el: 'Πωλήσεις αγαθών και υπηρεσιών Λιανικές - Ιδιωτική Πελατεία',
        en: 'Retail Sales of Goods and Services – Private Clientele',
      },
    },
    {
      code: 'E3_561_004',
      name: {
        el: 'Πωλήσεις αγαθών και υπηρεσιών Λιανικές βάσει άρθρου 39α παρ 5 του Κώδικα Φ.Π.Α. (Ν.2859/2000)',
        en: 'Retail Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)',
      },
    },
    {
      code: 'E3_561_005',
      name: {
        el: 'Πωλήσεις αγαθών και υπηρεσιών Εξωτερικού Ενδοκοινοτικές',
        en: 'Intra-Community Foreign Sales of Goods and Services',
      },
    },
    {
      code: 'E3_561_006',
      name: {
        el: 'Πωλήσεις αγαθών και υπηρεσιών Εξωτερικού Τρίτες Χώρες',
        en: 'Third Country Foreign Sales of Goods and Services',
      },
    },
    {
      code: 'E3_561_007',
      name: { el: 'Πωλήσεις αγαθών και υπηρεσιών Λοιπά', en: 'Other Sales of Goods and Services' },
    },
    { code: 'E3_562', name: { el: 'Λοιπά συνήθη έσοδα', en: 'Other Ordinary Income' } },
    {
      code: 'E3_563',
      name: { el: 'Πιστωτικοί τόκοι και συναφή έσοδα', en: 'Credit Interest and Related Income' },
    },
    {
      code: 'E3_564',
      name: { el: 'Πιστωτικές συναλλαγματικές διαφορές', en: 'Credit Exchange Differences' },
    },
    { code: 'E3_565', name: { el: 'Έσοδα συμμετοχών', en: 'Income from Participations' } },
    {
      code: 'E3_566',
      name: {
        el: 'Κέρδη από διάθεση μη κυκλοφορούντων περιουσιακών στοιχείων',
        en: 'Profits from Disposing Non-Current Assets',
      },
    },
    {
      code: 'E3_567',
      name: {
        el: 'Κέρδη από αναστροφή προβλέψεων και απομειώσεων',
        en: 'Profits from the Reversal of Provisions and Impairments',
      },
    },
    {
      code: 'E3_568',
      name: { el: 'Κέρδη από επιμέτρηση στην εύλογη αξία', en: 'Profits from Measurement at Fair Value' },
    },
    {
      code: 'E3_570',
      name: { el: 'Ασυνήθη έσοδα και κέρδη', en: 'Extraordinary income and profits' },
    },
    { code: 'E3_595', name: { el: 'Έξοδα σε ιδιοπαραγωγή', en: 'Self-Production Expenses' } },
    { code: 'E3_596', name: { el: 'Επιδοτήσεις - Επιχορηγήσεις', en: 'Subsidies - Grants' } },
    {
      code: 'E3_597',
      name: {
        el: 'Επιδοτήσεις - Επιχορηγήσεις για επενδυτικούς σκοπούς - κάλυψη δαπανών',
        en: 'Subsidies – Grants for Investment Purposes – Expense Coverage',
      },
    },
    {
      code: 'E3_880_001',
      name: { el: 'Πωλήσεις Παγίων Χονδρικές', en: 'Wholesale Sales of Fixed Assets' },
    },
    {
      code: 'E3_880_002',
      name: { el: 'Πωλήσεις Παγίων Λιανικές', en: 'Retail Sales of Fixed Assets' },
    },
    {
      code: 'E3_880_003',
      name: {
        el: 'Πωλήσεις Παγίων Εξωτερικού Ενδοκοινοτικές',
        en: 'Intra-Community Foreign Sales of Fixed Assets',
      },
    },
    {
      code: 'E3_880_004',
      name: {
        el: 'Πωλήσεις Παγίων Εξωτερικού Τρίτες Χώρες',
        en: 'Third Country Foreign Sales of Fixed Assets',
      },
    },
    {
      code: 'E3_881_001',
      name: {
        el: 'Πωλήσεις για λογ/σμο Τρίτων Χονδρικές',
        en: 'Wholesale Sales on behalf of Third Parties',
      },
    },
    {
      code: 'E3_881_002',
      name: { el: 'Πωλήσεις για λογ/σμο Τρίτων Λιανικές', en: 'Retail Sales on behalf of Third Parties' },
    },
    {
      code: 'E3_881_003',
      name: {
        el: 'Πωλήσεις για λογ/σμο Τρίτων Εξωτερικού Ενδοκοινοτικές',
        en: 'Intra-Community Foreign Sales on behalf of Third Parties',
      },
    },
    {
      code: 'E3_881_004',
      name: {
        el: 'Πωλήσεις για λογ/σμο Τρίτων Εξωτερικού Τρίτες Χώρες',
        en: 'Third Country Foreign Sales on behalf of Third Parties',
      },
    },
    {
      code: 'E3_598_001',
      name: { el: 'Πωλήσεις αγαθών που υπάγονται σε ΕΦΚ', en: 'Sales of goods belonging to excise duty' },
    },
    {
      code: 'E3_598_003',
      name: {
        el: 'Πωλήσεις για λογαριασμό αγροτών μέσω αγροτικού συνεταιρισμού κ.λ.π.',
        en: 'Sales on behalf of farmers through an agricultural cooperative e.t.c.',
      },
    },
  ],
};
