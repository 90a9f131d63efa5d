import type { JsonObject } from '../../engine/index.ts';

/** An issuer of electronic purses bills its commission, with the food vouchers it loaded for the customer's employees. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['mx-cfdi-v4'],
  series: 'VD',
  code: '88',
  issue_date: '2026-02-27',
  issue_time: '18:20:00',
  currency: 'MXN',
  supplier: {
    name: 'ESCUELA KEMPER URGATE',
    tax_id: { country: 'MX', code: 'EKU9003173C9' },
    addresses: [{ street: 'Avenida Juárez', num: '114', locality: 'Tepeji del Río', code: '42501', country: 'MX' }],
    ext: { 'mx-cfdi-fiscal-regime': '601' },
  },
  customer: {
    name: 'UNIVERSIDAD ROBOTICA ESPAÑOLA',
    tax_id: { country: 'MX', code: 'URE180429TM6' },
    addresses: [{ street: 'Calle Reforma', num: '37', locality: 'Emiliano Zapata', code: '86991', country: 'MX' }],
    ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G03' },
  },
  lines: [
    {
      quantity: '1',
      item: {
        name: 'Comisión por servicio de monedero electrónico',
        price: '128.00',
        unit: 'service',
        ext: { 'mx-cfdi-prod-serv': '84141602' },
      },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  payment: { advances: [{ key: 'card+debit', description: 'Cargo a la cuenta', percent: '100%' }] },
  complements: [
    {
      $schema: 'https://gobl.org/draft-0/regimes/mx/food-vouchers',
      employer_registration: 'Y5412345109',
      account_number: '0021774530',
      lines: [
        {
          e_wallet_id: '5062110045',
          issue_date_time: '2026-02-27T07:00:00',
          employee: {
            tax_code: 'JUFA7608212V6',
            curp: 'JUFA760821MDFRRR00',
            name: 'Adriana Juárez Fernández',
            social_security: '92957612343',
          },
          amount: '1200.00',
        },
        {
          e_wallet_id: '5062110046',
          issue_date_time: '2026-02-27T07:00:00',
          employee: { tax_code: 'KAHO641101B39', curp: 'KAHO641101HDFRRR00', name: 'Óscar Kala Haak' },
          amount: '1350.50',
        },
      ],
    },
  ],
} satisfies JsonObject;
