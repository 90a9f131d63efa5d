/** A factura of a language school for VERI*FACTU: lessons exempt by article 20, books and a room with IVA. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['es-verifactu-v1'],
  series: 'A26',
  code: '0207',
  issue_date: '2026-03-12',
  currency: 'EUR',
  supplier: {
    name: 'Academia Puerta Real S.L.',
    tax_id: { country: 'ES', code: 'B66740911' },
    addresses: [
      { num: '9', street: 'Calle Ganivet', locality: 'Granada', region: 'Granada', code: '18009', country: 'ES' },
    ],
    emails: [{ addr: 'secretaria@puertareal.example' }],
  },
  customer: {
    name: 'Hoteles Vega del Genil S.A.',
    tax_id: { country: 'ES', code: 'A28145076' },
    addresses: [
      { num: '41', street: 'Paseo del Violón', locality: 'Granada', region: 'Granada', code: '18006', country: 'ES' },
    ],
  },
  lines: [
    {
      quantity: '20',
      item: { name: 'Clases de inglés para recepción, nivel B1', price: '38.00', unit: 'h' },
      taxes: [{ cat: 'VAT', key: 'exempt' }],
    },
    {
      quantity: '8',
      item: { name: 'Libro del alumno', price: '24.04', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
    {
      quantity: '2',
      item: { name: 'Alquiler de aula', price: '60.00', unit: 'day' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  notes: [{ key: 'general', text: 'Curso de inglés a empresa, febrero y marzo' }],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-04-11', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Banco de la Vega' }],
    },
  },
};
