import { example, invoiceSchema } from './example.ts';

const supplier = {
  name: 'Talleres Llobregat S.L.',
  tax_id: { country: 'ES', code: 'B98602642' },
  addresses: [
    {
      street: 'Carrer del Riu',
      num: '14',
      locality: 'Sant Joan Despí',
      region: 'Barcelona',
      code: '08970',
      country: 'ES',
    },
  ],
  emails: [{ addr: 'facturas@talleres-llobregat.example' }],
};

const standard = {
  $schema: invoiceSchema,
  series: 'FAC-2025',
  code: '118',
  currency: 'EUR',
  issue_date: '2025-03-10',
  supplier,
  customer: { name: 'Librería Sant Jordi', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    {
      quantity: '20',
      item: { name: 'Encuadernación, media piel', price: '90.00' },
      discounts: [{ percent: '10%', reason: 'Serie' }],
      taxes: [{ cat: 'VAT', rate: 'standard' }],
    },
    { quantity: '1', item: { name: 'Portes', price: '12.50' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
};

/** A self-employed professional: the customer keeps back income tax (IRPF) and pays it to the tax office. */
const freelance = {
  $schema: invoiceSchema,
  $addons: ['es-facturae-v3'],
  series: 'H-2025',
  code: '007',
  currency: 'EUR',
  issue_date: '2025-05-30',
  supplier: {
    name: 'Nuria Vidal Ferrer',
    tax_id: { country: 'ES', code: '54387763P' },
    addresses: [
      { street: 'Calle de la Paz', num: '3', locality: 'Valencia', region: 'Valencia', code: '46003', country: 'ES' },
    ],
    emails: [{ addr: 'nuria@vidal-traducciones.example' }],
  },
  customer: supplier,
  lines: [
    {
      quantity: '18',
      item: { name: 'Traducción técnica', price: '55.00', unit: 'h' },
      taxes: [
        { cat: 'VAT', rate: 'standard' },
        { cat: 'IRPF', rate: 'pro' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2025-06-30', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Banco de la Albufera' }],
    },
  },
};

export const es = [
  example('es-standard', 'Factura', 'Two lines at the standard rate, one with a discount.', standard),
  example('es-freelance', 'Factura de autónomo', 'IRPF withheld, with the addon for FacturaE.', freelance),
];
