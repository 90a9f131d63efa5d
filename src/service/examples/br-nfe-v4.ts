/** An NF-e of a potter to a shop in another state: ICMS, PIS and COFINS for information, paid by transfer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['br-nfe-v4'],
  series: '1',
  code: '318',
  issue_date: '2026-02-11',
  currency: 'BRL',
  tax: { ext: { 'br-nfe-presence': '9' } },
  supplier: {
    name: 'Cerâmica Vale do Jequitinhonha Ltda.',
    tax_id: { country: 'BR', code: '18069577000115' },
    identities: [{ key: 'br-nfe-state-reg', code: '0623458901' }],
    addresses: [
      { num: '48', street: 'Rua do Barro', locality: 'Turmalina', state: 'MG', code: '39660-000', country: 'BR' },
    ],
    emails: [{ addr: 'vendas@ceramicavale.example' }],
    ext: { 'br-ibge-municipality': '3169703' },
  },
  customer: {
    name: 'Casa e Mesa Comércio Ltda.',
    tax_id: { country: 'BR', code: '55263640000186' },
    identities: [{ key: 'br-nfe-state-reg', code: '112233445566' }],
    addresses: [
      { num: '310', street: 'Rua Augusta', locality: 'São Paulo', state: 'SP', code: '01304-000', country: 'BR' },
    ],
    ext: { 'br-ibge-municipality': '3550308' },
  },
  lines: [
    {
      quantity: '40',
      item: {
        ref: 'POTE-03',
        name: 'Pote de cerâmica, 3 litros',
        identities: [{ key: 'ncm', code: '69120000' }],
        price: '86.00',
        unit: 'piece',
      },
      taxes: [
        { cat: 'ICMS', percent: '12%' },
        { cat: 'PIS', percent: '1.65%' },
        { cat: 'COFINS', percent: '7.6%' },
      ],
      ext: { 'br-nfe-cfop': '6101' },
    },
  ],
  notes: [{ key: 'reason', text: 'Venda de produção do estabelecimento' }],
  payment: {
    instructions: { key: 'credit-transfer', credit_transfer: [{ number: '34567-8', name: 'Banco do Cerrado' }] },
  },
};
