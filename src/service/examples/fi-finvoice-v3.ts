/** A Finvoice of a joinery: paid by transfer with an RF reference, IBAN and BIC, by a day. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fi-finvoice-v3'],
  code: '20260077',
  issue_date: '2026-03-04',
  currency: 'EUR',
  supplier: {
    name: 'Puusepänliike Koivisto Oy',
    tax_id: { country: 'FI', code: '29876540' },
    addresses: [{ num: '3', street: 'Verstaskuja', locality: 'Savonlinna', code: '57100', country: 'FI' }],
    emails: [{ addr: 'laskutus@koivisto.example' }],
  },
  customer: {
    name: 'Kirjasto Kanava ry',
    tax_id: { country: 'FI', code: '30123458' },
    addresses: [{ num: '22', street: 'Satamatie', locality: 'Imatra', code: '55100', country: 'FI' }],
  },
  lines: [
    {
      quantity: '6',
      item: { name: 'Kirjahylly, koivu', price: '285.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '4.5',
      item: { name: 'Asennus', price: '62.00', unit: 'h' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-18', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'RF18539007547034',
      credit_transfer: [{ iban: 'FI2112345600000785', bic: 'NDEAFIHH', name: 'Järvipankki' }],
    },
  },
};
