/** An oil press sells to a grocer: goods at two rates with their classification of income, payable by transfer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['gr-mydata-v1'],
  $tags: ['goods'],
  series: 'Α',
  code: '214',
  currency: 'EUR',
  issue_date: '2026-03-11',
  supplier: {
    name: 'Ελαιοτριβείο Μεσσηνίας Ι.Κ.Ε.',
    tax_id: { country: 'EL', code: '801463252' },
    addresses: [{ num: '42', street: 'Ναυαρίνου', locality: 'Καλαμάτα', code: '24100', country: 'GR' }],
    emails: [{ addr: 'logistirio@elaiotriveio-messinias.example' }],
  },
  customer: {
    name: 'Παντοπωλείο Αφοί Δήμου Ο.Ε.',
    tax_id: { country: 'EL', code: '094527184' },
    addresses: [{ num: '118', street: 'Πατησίων', locality: 'Αθήνα', code: '11257', country: 'GR' }],
  },
  lines: [
    {
      quantity: '60',
      item: {
        ref: 'EL-5L',
        name: 'Εξαιρετικό παρθένο ελαιόλαδο, δοχείο 5 λίτρων',
        price: '38.50',
        ext: { 'gr-mydata-income-cat': 'category1_2', 'gr-mydata-income-type': 'E3_561_001' },
      },
      discounts: [{ percent: '4%', reason: 'Έκπτωση ποσότητας' }],
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '48',
      item: {
        ref: 'SAP-125',
        name: 'Σαπούνι ελαιολάδου, 125 γρ.',
        price: '2.10',
        ext: { 'gr-mydata-income-cat': 'category1_2', 'gr-mydata-income-type': 'E3_561_001' },
      },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { due_dates: [{ date: '2026-04-10', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'GR1601101250000000012300695', name: 'Ελαιοτριβείο Μεσσηνίας Ι.Κ.Ε.' }],
    },
  },
};
