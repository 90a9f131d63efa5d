/** A customer's answer to an invoice: refused, for the order's number is missing and the price is another. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/status',
  $regime: 'DE',
  type: 'response',
  issue_date: '2026-03-18',
  code: 'A-2026-0009',
  supplier: {
    name: 'Baumschule Weserbogen GmbH',
    tax_id: { country: 'DE', code: '283645122' },
    emails: [{ addr: 'rechnung@weserbogen.example' }],
  },
  customer: {
    name: 'Gartenamt der Gemeinde Lilienfeld an der Wümme',
    addresses: [{ num: '1', street: 'Rathausplatz', locality: 'Lilienfeld', code: '28865', country: 'DE' }],
  },
  lines: [
    {
      key: 'rejected',
      date: '2026-03-18',
      doc: { type: 'standard', issue_date: '2026-03-16', series: 'R', code: '26-0087' },
      reasons: [
        { key: 'references', description: 'Die Bestellnummer B-2026-311 fehlt.' },
        { key: 'prices', description: 'Vereinbart waren 181,00 € je Winterlinde.' },
      ],
      actions: [{ key: 'reissue', description: 'Bitte senden Sie eine berichtigte Rechnung.' }],
    },
  ],
};
