import type { Definition } from '../../../../tax/definitions.ts';
import { sources } from './sources.ts';

/** Kind of accounting document. */
export const invoiceType: Definition = {
  key: 'gr-mydata-invoice-type',
  name: {
    el: 'Είδος παραστατικού',
    en: 'Invoice type',
  },
  sources,
  values: [
    { code: '1.1', name: { el: 'Τιμολόγιο Πώλησης', en: 'Sales Invoice' } },
    {
      code: '1.2',
      name: {
        el: 'Τιμολόγιο Πώλησης/Ενδοκοινοτικές Παραδόσεις',
        en: 'Sales Invoice/Intra-community Supplies',
      },
    },
    {
      code: '1.3',
      name: {
        el: 'Τιμολόγιο Πώλησης/Παραδόσεις Τρίτων Χωρών',
        en: 'Sales Invoice/Third Country Supplies',
      },
    },
    {
      code: '1.4',
      name: {
        el: 'Τιμολόγιο Πώλησης/Πώληση για Λογαριασμό Τρίτων',
        en: 'Sales Invoice/Sale on Behalf of Third Parties',
      },
    },
    {
      code: '1.5',
      name: {
        el: 'Τιμολόγιο Πώλησης/Εκκαθάριση Πωλήσεων Τρίτων - Αμοιβή από Πωλήσεις Τρίτων',
        en: 'Sales Invoice/Clearance of Sales on Behalf of Third Parties – Fees from Sales on Behalf of Third Parties',
      },
    },
    {
      code: '1.6',
      name: {
        el: 'Τιμολόγιο Πώλησης/Συμπληρωματικό Παραστατικό',
        en: 'Sales Invoice/Supplemental Accounting Source Document',
      },
    },
    { code: '2.1', name: { el: 'Τιμολόγιο Παροχής Υπηρεσιών', en: 'Service Rendered Invoice' } },
    {
      code: '2.2',
      name: {
        el: 'Τιμολόγιο Παροχής/Ενδοκοινοτική Παροχή Υπηρεσιών',
        en: 'Intra-community Service Rendered Invoice',
      },
    },
    {
      code: '2.3',
      name: {
        el: 'Τιμολόγιο Παροχής/Παροχή Υπηρεσιών σε λήπτη Τρίτης Χώρας',
        en: 'Third Country Service Rendered Invoice',
      },
    },
    {
      code: '2.4',
      name: {
        el: 'Τιμολόγιο Παροχής/Συμπληρωματικό Παραστατικό',
        en: 'Service Rendered Invoice/Supplemental Accounting Source Document',
      },
    },
    {
      code: '3.1',
      name: { el: 'Τίτλος Κτήσης (μη υπόχρεος Εκδότης)', en: 'Proof of Expenditure (non-liable Issuer)' },
    },
    {
      code: '3.2',
      name: {
        el: 'Τίτλος Κτήσης (άρνηση έκδοσης από υπόχρεο Εκδότη)',
        en: 'Proof of Expenditure (denial of issuance by liable Issuer)',
      },
    },
    {
      code: '5.1',
      name: { el: 'Πιστωτικό Τιμολόγιο/Συσχετιζόμενο', en: 'Credit Invoice/Associated' },
    },
    {
      code: '5.2',
      name: { el: 'Πιστωτικό Τιμολόγιο/Μη Συσχετιζόμενο', en: 'Credit Invoice/Non-Associated' },
    },
    { code: '6.1', name: { el: 'Στοιχείο Αυτοπαράδοσης', en: 'Self-Delivery Record' } },
    { code: '6.2', name: { el: 'Στοιχείο Ιδιοχρησιμοποίησης', en: 'Self-Supply Record' } },
    { code: '7.1', name: { el: 'Συμβόλαιο - Έσοδο', en: 'Contract – Income' } },
    { code: '8.1', name: { el: 'Ενοίκια - Έσοδο', en: 'Rents – Income' } },
    {
      code: '8.2',
      name: {
        el: 'Ειδικό Στοιχείο – Απόδειξης Είσπραξης Φόρου Διαμονής',
        en: 'Special Record – Accommodation Tax Collection/Payment Receipt',
      },
    },
    { code: '11.1', name: { el: 'ΑΛΠ', en: 'Retail Sales Receipt' } },
    { code: '11.2', name: { el: 'ΑΠΥ', en: 'Service Rendered Receipt' } },
    { code: '11.3', name: { el: 'Απλοποιημένο Τιμολόγιο', en: 'Simplified Invoice' } },
    { code: '11.4', name: { el: 'Πιστωτικό Στοιχ. Λιανικής', en: 'Retail Sales Credit Note' } },
    {
      code: '11.5',
      name: {
        el: 'Απόδειξη Λιανικής Πώλησης για Λογ/σμό Τρίτων',
        en: 'Retail Sales Receipt on Behalf of Third Parties',
      },
    },
    {
      code: '13.1',
      name: {
        el: 'Έξοδα - Αγορές Λιανικών Συναλλαγών ημεδαπής / αλλοδαπής',
        en: 'Expenses – Domestic/Foreign Retail Transaction Purchases',
      },
    },
    {
      code: '13.2',
      name: {
        el: 'Παροχή Λιανικών Συναλλαγών ημεδαπής / αλλοδαπής',
        en: 'Domestic/Foreign Retail Transaction Provision',
      },
    },
    { code: '13.3', name: { el: 'Κοινόχρηστα', en: 'Shared Utility Bills' } },
    { code: '13.4', name: { el: 'Συνδρομές', en: 'Subscriptions' } },
    {
      code: '13.30',
      name: {
        el: 'Παραστατικά Οντότητας ως Αναγράφονται από την ίδια (Δυναμικό)',
        en: 'Self-Declared Entity Accounting Source Documents (Dynamic)',
      },
    },
    {
      code: '13.31',
      name: {
        el: 'Πιστωτικό Στοιχ. Λιανικής ημεδαπής / αλλοδαπής',
        en: 'Domestic/Foreign Retail Sales Credit Note',
      },
    },
    {
      code: '14.1',
      name: { el: 'Τιμολόγιο / Ενδοκοινοτικές Αποκτήσεις', en: 'Invoice/Intra-community Acquisitions' },
    },
    {
      code: '14.2',
      name: { el: 'Τιμολόγιο / Αποκτήσεις Τρίτων Χωρών', en: 'Invoice/Third Country Acquisitions' },
    },
    {
      code: '14.3',
      name: {
        el: 'Τιμολόγιο / Ενδοκοινοτική Λήψη Υπηρεσιών',
        en: 'Invoice/Intra-community Services Receipt',
      },
    },
    {
      code: '14.4',
      name: {
        el: 'Τιμολόγιο / Λήψη Υπηρεσιών Τρίτων Χωρών',
        en: 'Invoice/Third Country Services Receipt',
      },
    },
    { code: '14.5', name: { el: 'ΕΦΚΑ και λοιποί Ασφαλιστικοί Οργανισμοί', en: 'EFKA' } },
    {
      code: '14.30',
      name: {
        el: 'Παραστατικά Οντότητας ως Αναγράφονται από την ίδια (Δυναμικό)',
        en: 'Self-Declared Entity Accounting Source Documents (Dynamic)',
      },
    },
    {
      code: '14.31',
      name: { el: 'Πιστωτικό ημεδαπής / αλλοδαπής', en: 'Domestic/Foreign Credit Note' },
    },
    { code: '15.1', name: { el: 'Συμβόλαιο - Έξοδο', en: 'Contract-Expense' } },
    { code: '16.1', name: { el: 'Ενοίκιο Έξοδο', en: 'Rent-Expense' } },
    { code: '17.1', name: { el: 'Μισθοδοσία', en: 'Payroll' } },
    { code: '17.2', name: { el: 'Αποσβέσεις', en: 'Amortisations' } },
    {
      code: '17.3',
      name: {
        el: 'Λοιπές Εγγραφές Τακτοποίησης Εσόδων - Λογιστική Βάση',
        en: 'Other Income Adjustment/Regularisation Entries – Accounting Base',
      },
    },
    {
      code: '17.4',
      name: {
        el: 'Λοιπές Εγγραφές Τακτοποίησης Εσόδων - Φορολογική Βάση',
        en: 'Other Income Adjustment/Regularisation Entries – Tax Base',
      },
    },
    {
      code: '17.5',
      name: {
        el: 'Λοιπές Εγγραφές Τακτοποίησης Εξόδων - Λογιστική Βάση',
        en: 'Other Expense Adjustment/Regularisation Entries – Accounting Base',
      },
    },
    {
      code: '17.6',
      name: {
        el: 'Λοιπές Εγγραφές Τακτοποίησης Εξόδων - Φορολογική Βάση',
        en: 'Other Expense Adjustment/Regularisation Entries – Tax Base',
      },
    },
  ],
};
