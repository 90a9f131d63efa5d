/** A Τιμολόγιο of an olive grower on Lesbos: food at the island's reduced rate, carriage at its general one. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'ΤΙΜ',
  code: '58',
  issue_date: '2026-02-11',
  currency: 'EUR',
  supplier: {
    name: 'Ελαιώνες Καλλονής Ε.Ε.',
    tax_id: { country: 'EL', code: '801234560' },
    addresses: [
      { num: '14', street: 'Αγίας Παρασκευής', locality: 'Καλλονή', region: 'Λέσβος', code: '811 07', country: 'GR' },
    ],
    emails: [{ addr: 'logistirio@elaiones-kallonis.example' }],
    telephones: [{ num: '+30 22530 55558' }],
  },
  customer: {
    name: 'Παντοπωλείο Η Αγορά Μ.Ι.Κ.Ε.',
    tax_id: { country: 'EL', code: '998765435' },
    addresses: [{ num: '3', street: 'Ερμού', locality: 'Μυτιλήνη', region: 'Λέσβος', code: '811 31', country: 'GR' }],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Εξαιρετικό παρθένο ελαιόλαδο, 5 l', price: '38.50', unit: 'can' },
      taxes: [{ cat: 'VAT', rate: 'reduced+island' }],
    },
    {
      quantity: '60',
      item: { name: 'Ελιές Καλλονής, βάζο 370 g', price: '3.15', unit: 'piece' },
      discounts: [{ percent: '5%', reason: 'Ποσότητα' }],
      taxes: [{ cat: 'VAT', rate: 'reduced+island' }],
    },
    {
      quantity: '1',
      item: { name: 'Μεταφορά στη Μυτιλήνη', price: '22.00' },
      taxes: [{ cat: 'VAT', rate: 'general+island' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-13', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      ref: 'TIM-58',
      credit_transfer: [{ iban: 'GR1601101250000000012300695', name: 'Τράπεζα Αιγαίου' }],
    },
  },
};
