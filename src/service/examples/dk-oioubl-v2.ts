/** An OIOUBL invoice to a school: its GLN as electronic address, an excise duty on chocolate, transfer by reg.nr. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['dk-oioubl-v2'],
  code: '20260412',
  issue_date: '2026-03-09',
  currency: 'DKK',
  supplier: {
    name: 'Roskilde Konfektfabrik ApS',
    tax_id: { country: 'DK', code: '12345674' },
    addresses: [{ num: '9', street: 'Algade', locality: 'Roskilde', code: '4000', country: 'DK' }],
    emails: [{ addr: 'regnskab@konfektfabrik.example' }],
  },
  customer: {
    name: 'Havneskolen',
    endpoints: [{ uri: 'GLN:5798000416604' }],
    addresses: [{ num: '1', street: 'Skolevej', locality: 'Køge', code: '4600', country: 'DK' }],
  },
  ordering: { code: '2026-118' },
  lines: [
    {
      quantity: '120',
      item: { name: 'Chokolade, 100 g', price: '14.50', unit: 'piece' },
      charges: [{ key: 'excise', reason: 'Chokoladeafgift', amount: '337.20', ext: { 'dk-oioubl-duty-code': '16' } }],
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '1',
      item: { name: 'Levering', price: '75.00', unit: 'service' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-08', percent: '100%' }] },
    instructions: {
      key: 'other',
      detail: 'Bankoverførsel',
      credit_transfer: [{ clearing: '0040', number: '0440116243', iban: 'DK5000400440116243', name: 'Fjordbanken' }],
      ext: { 'untdid-payment-means': '42' },
    },
  },
};
