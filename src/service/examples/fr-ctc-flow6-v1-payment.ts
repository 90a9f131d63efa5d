/** The joiner reports that the hotel's transfer has arrived: status 212, the money being VAT that is due on payment. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['fr-ctc-flow6-v1'],
  type: 'receipt',
  code: 'ENC-2026-0207',
  issue_date: '2026-10-12',
  value_date: '2026-10-12',
  currency: 'EUR',
  supplier: {
    name: 'Menuiserie Aubertin SAS',
    tax_id: { country: 'FR', code: '74842130676' },
    identities: [{ type: 'SIREN', code: '842130676' }],
    inboxes: [{ key: 'peppol', scheme: '0225', code: '842130676' }],
  },
  customer: {
    name: 'Hôtel du Grand Ballon SARL',
    tax_id: { country: 'FR', code: '58517902383' },
    identities: [{ type: 'SIREN', code: '517902383' }],
    inboxes: [{ key: 'peppol', scheme: '0225', code: '517902383_RECEPTION' }],
  },
  lines: [
    {
      document: {
        type: 'standard',
        issue_date: '2026-09-29',
        series: 'F2026',
        code: '00419',
        payable: '1128.60',
        tax: { categories: [{ code: 'VAT', rates: [{ key: 'standard', base: '1026.00', percent: '10%' }] }] },
      },
      amount: '1128.60',
    },
  ],
  methods: [{ key: 'credit-transfer', ref: 'VIR 12/10 GRAND BALLON' }],
};
