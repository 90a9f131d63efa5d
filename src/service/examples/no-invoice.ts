/** A faktura from Bodø with three rates: a hall at 25%, food at 15%, a boat trip at 12%. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'FAK',
  code: '30117',
  issue_date: '2026-01-22',
  op_date: '2026-01-17',
  currency: 'NOK',
  supplier: {
    name: 'Saltstraumen Opplevelser AS',
    tax_id: { country: 'NO', code: '923456783MVA' },
    identities: [{ type: 'ON', code: '923456783' }],
    addresses: [{ num: '8', street: 'Sjøgata', locality: 'Bodø', code: '8006', country: 'NO' }],
    emails: [{ addr: 'faktura@saltstraumen-opplevelser.example' }],
    telephones: [{ num: '+47 75 55 01 17' }],
  },
  customer: {
    name: 'Nordre Regnskapslag SA',
    tax_id: { country: 'NO', code: '987654325MVA' },
    addresses: [{ num: '41', street: 'Storgata', locality: 'Fauske', code: '8200', country: 'NO' }],
    people: [{ name: { given: 'Ingrid', surname: 'Olsen' }, role: 'Deres referanse' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Leie av møtelokale med utstyr, hel dag', price: '4200.00', unit: 'day' },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
    {
      quantity: '18',
      item: { name: 'Matpakker med fiskekaker', price: '165.00', unit: 'piece' },
      taxes: [{ cat: 'VAT', rate: 'reduced' }],
    },
    {
      quantity: '18',
      item: { name: 'Båttransport til Kjerringøy, tur-retur', price: '390.00', unit: 'piece' },
      discounts: [{ percent: '10%', reason: 'Gruppe' }],
      taxes: [{ cat: 'VAT', rate: 'super-reduced' }],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-02-05', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      ref: '30117',
      detail: 'KID 301178',
      credit_transfer: [{ iban: 'NO9386011117947', number: '8601 11 17947', name: 'Saltens Sparebank' }],
    },
  },
};
