import type { JsonObject } from '../../engine/index.ts';

/** An issuer of electronic purses bills its commission, with the fuel that the customer's drivers bought in February. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['mx-cfdi-v4'],
  series: 'EC',
  code: '2026-02',
  issue_date: '2026-03-01',
  issue_time: '08:00:12',
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
        price: '45.00',
        unit: 'service',
        ext: { 'mx-cfdi-prod-serv': '84141602' },
      },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
  complements: [
    {
      $schema: 'https://gobl.org/draft-0/regimes/mx/fuel-account-balance',
      account_number: '0123456789',
      lines: [
        {
          e_wallet_id: '6070450012',
          purchase_date_time: '2026-02-11T18:45:00',
          vendor_tax_code: 'IIA040805DZ4',
          service_station_code: '8171650',
          quantity: '9.661',
          item: { type: '3', unit: 'l', name: 'Diésel', price: '20.743' },
          purchase_code: '2794668',
          taxes: [
            { cat: 'VAT', percent: '16.0%' },
            { cat: 'IEPS', rate: '0.584' },
          ],
        },
        {
          e_wallet_id: '6070450013',
          purchase_date_time: '2026-02-24T07:05:00',
          vendor_tax_code: 'XIA190128J61',
          service_station_code: '5810022',
          quantity: '38.200',
          item: { type: '1', unit: 'l', name: 'Gasolina regular', price: '19.602' },
          purchase_code: '3008154',
          taxes: [
            { cat: 'VAT', percent: '16.0%' },
            { cat: 'IEPS', rate: '0.637' },
          ],
        },
      ],
    },
  ],
} satisfies JsonObject;
