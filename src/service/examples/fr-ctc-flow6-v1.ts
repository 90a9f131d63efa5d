/** The hotel disputes an invoice of its joiner: the price of an item is wrong, and a new invoice is asked for. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/status',
  $addons: ['fr-ctc-flow6-v1'],
  type: 'response',
  issue_date: '2026-09-18',
  code: 'CDV-2026-0131',
  supplier: {
    name: 'Menuiserie Aubertin SAS',
    identities: [{ type: 'SIREN', code: '842130676' }],
    inboxes: [{ key: 'peppol', scheme: '0225', code: '842130676' }],
  },
  customer: {
    name: 'Hôtel du Grand Ballon SARL',
    identities: [{ type: 'SIREN', code: '517902383' }],
    inboxes: [{ key: 'peppol', scheme: '0225', code: '517902383_RECEPTION' }],
  },
  lines: [
    {
      key: 'rejected',
      date: '2026-09-18',
      doc: { type: 'standard', issue_date: '2026-09-14', series: 'F2026', code: '00412' },
      reasons: [{ key: 'prices', description: 'Prix unitaire convenu des fenêtres : 720,00 €.' }],
      actions: [{ key: 'reissue', description: 'Merci de nous adresser une facture rectifiée.' }],
      ext: { 'fr-ctc-flow6-status': '207' },
    },
  ],
};
