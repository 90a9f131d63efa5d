/** A documento di trasporto: wine that leaves the cellar with a courier, without prices. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/delivery',
  $regime: 'IT',
  type: 'note',
  series: 'DDT',
  code: '2026-118',
  issue_date: '2026-03-24',
  despatch_date: '2026-03-24',
  receive_date: '2026-03-26',
  currency: 'EUR',
  supplier: {
    name: 'Cantine di Via Po S.r.l.',
    tax_id: { country: 'IT', code: '12345678903' },
    addresses: [{ num: '14', street: 'Via Po', locality: 'Torino', region: 'TO', code: '10123', country: 'IT' }],
  },
  customer: {
    name: 'Enoteca del Borgo di Merlini S.n.c.',
    tax_id: { country: 'IT', code: '01234567897' },
    addresses: [{ num: '6', street: 'Via Garibaldi', locality: 'Cuneo', region: 'CN', code: '12100', country: 'IT' }],
  },
  courier: { name: 'Corriere delle Langhe S.r.l.' },
  tracking: { code: 'CL-26-118422' },
  lines: [
    { quantity: '36', item: { name: 'Barbera d’Asti, bottiglia 0,75 l', unit: 'bottle' } },
    { quantity: '12', item: { name: 'Moscato, bottiglia 0,75 l', unit: 'bottle' } },
    { quantity: '8', item: { name: 'Cartone da sei, vuoto a rendere', unit: 'piece' } },
  ],
  notes: [{ text: 'Causale del trasporto: vendita. Porto franco.' }],
};
