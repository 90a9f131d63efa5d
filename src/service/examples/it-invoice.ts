/** A parcella of an architect in Turin: VAT, the pension fund's contribution, and income tax withheld by the customer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'FT',
  code: '2026/17',
  issue_date: '2026-02-24',
  currency: 'EUR',
  supplier: {
    name: 'Studio di architettura Rossi',
    tax_id: { country: 'IT', code: '12345678903' },
    identities: [{ key: 'it-fiscal-code', code: 'RSSMRA74D22A001Q' }],
    people: [{ name: { prefix: 'Arch.', given: 'Mario', surname: 'Rossi' } }],
    addresses: [{ num: '19', street: 'Via Barbaroux', locality: 'Torino', region: 'TO', code: '10122', country: 'IT' }],
    emails: [{ addr: 'studio@rossi-architettura.example' }],
    telephones: [{ num: '+39 011 555 0117' }],
  },
  customer: {
    name: 'Cantine di Via Po S.r.l.',
    tax_id: { country: 'IT', code: '01234567897' },
    addresses: [{ num: '24', street: 'Via Po', locality: 'Torino', region: 'TO', code: '10123', country: 'IT' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Progetto esecutivo, recupero del cortile', price: '3200.00' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPEF', percent: '20%' },
      ],
    },
    {
      quantity: '14',
      item: { name: 'Direzione lavori, ore di cantiere', price: '65.00', unit: 'h' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPEF', percent: '20%' },
      ],
    },
  ],
  charges: [
    {
      key: 'tax',
      reason: 'Contributo integrativo Inarcassa 4%',
      percent: '4%',
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-26', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'IT60X0542811101000000123456', name: 'Cassa del Valentino' }],
    },
  },
};
