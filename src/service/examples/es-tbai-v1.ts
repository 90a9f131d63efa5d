/** A factura of a translator in Bilbao for TicketBAI: her activity by epígrafe, IRPF retained by the customer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['es-tbai-v1'],
  series: 'B26',
  code: '019',
  issue_date: '2026-02-27',
  currency: 'EUR',
  supplier: {
    name: 'Nerea Aguirre Lasa',
    tax_id: { country: 'ES', code: '30754218K' },
    addresses: [
      {
        num: '14',
        floor: '3',
        door: 'C',
        street: 'Calle Henao',
        locality: 'Bilbao',
        region: 'Bizkaia',
        code: '48009',
        country: 'ES',
      },
    ],
    emails: [{ addr: 'nerea@aguirrelasa.example' }],
    ext: { 'es-tbai-bi-activity': '774' },
  },
  customer: {
    name: 'Ediciones Ría Alta S.L.',
    tax_id: { country: 'ES', code: 'B95017422' },
    addresses: [
      { num: '22', street: 'Calle Elcano', locality: 'Bilbao', region: 'Bizkaia', code: '48008', country: 'ES' },
    ],
  },
  lines: [
    {
      quantity: '18400',
      item: { name: 'Traducción literaria, por palabra', key: 'services', price: '0.075' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
    {
      quantity: '6',
      item: { name: 'Revisión de galeradas', key: 'services', price: '32.00', unit: 'h' },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
  ],
  notes: [{ key: 'general', text: 'Traducción y revisión de la novela «Marea baja»' }],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-29', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Kutxa del Nervión' }],
    },
  },
};
