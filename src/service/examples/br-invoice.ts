/** A service invoice of São Paulo: ISS shown for the municipality, federal taxes retained by the customer. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '4512',
  issue_date: '2026-02-10',
  currency: 'BRL',
  supplier: {
    name: 'Ipê Consultoria em Logística Ltda.',
    tax_id: { country: 'BR', code: '11222333000181' },
    addresses: [
      {
        num: '900',
        street: 'Alameda Santos',
        street_extra: 'Conjunto 121',
        locality: 'São Paulo',
        region: 'São Paulo',
        state: 'SP',
        code: '01418-100',
        country: 'BR',
      },
    ],
    emails: [{ addr: 'fiscal@ipelog.example' }],
    ext: { 'br-ibge-municipality': '3550308' },
  },
  customer: {
    name: 'Transportes Serra Azul S.A.',
    tax_id: { country: 'BR', code: '45678901000175' },
    addresses: [
      {
        num: '77',
        street: 'Avenida Barão de Itapura',
        locality: 'Campinas',
        region: 'São Paulo',
        state: 'SP',
        code: '13020-430',
        country: 'BR',
      },
    ],
    ext: { 'br-ibge-municipality': '3509502' },
  },
  lines: [
    {
      quantity: '32',
      item: { name: 'Consultoria em roteirização', price: '280.00', unit: 'h' },
      taxes: [
        { cat: 'ISS', percent: '5%' },
        { cat: 'PISRet', percent: '0.65%' },
        { cat: 'COFINSRet', percent: '3%' },
        { cat: 'CSLL', percent: '1%' },
        { cat: 'IRRF', percent: '1.5%' },
      ],
    },
    {
      quantity: '2',
      item: { name: 'Treinamento da equipe', price: '1900.00', unit: 'day' },
      taxes: [
        { cat: 'ISS', percent: '5%' },
        { cat: 'PISRet', percent: '0.65%' },
        { cat: 'COFINSRet', percent: '3%' },
        { cat: 'CSLL', percent: '1%' },
        { cat: 'IRRF', percent: '1.5%' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-10', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer',
      credit_transfer: [{ iban: 'BR1800360305000010009795493C1', name: 'Banco do Planalto Paulista' }],
    },
  },
};
