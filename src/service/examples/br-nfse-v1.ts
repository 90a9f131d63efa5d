/** A clinic of São Paulo reports its services: ISS due there, and the codes for the new taxes IBS and CBS on one line. */
export default {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['br-nfse-v1'],
  series: 'NF',
  code: '1862',
  issue_date: '2026-02-27',
  currency: 'BRL',
  supplier: {
    name: 'Clínica Jacarandá Medicina do Trabalho Ltda.',
    tax_id: { country: 'BR', code: '27384156000170' },
    identities: [{ key: 'br-nfse-municipal-reg', code: '58741203' }],
    addresses: [
      {
        num: '1450',
        street: 'Rua Vergueiro',
        street_extra: '6º andar',
        locality: 'São Paulo',
        region: 'São Paulo',
        state: 'SP',
        code: '01504-001',
        country: 'BR',
      },
    ],
    emails: [{ addr: 'financeiro@clinicajacaranda.example' }],
    ext: { 'br-ibge-municipality': '3550308', 'br-nfse-simples': '2', 'br-nfse-fiscal-incentive': '2' },
  },
  customer: {
    name: 'Metalúrgica Porto Claro S.A.',
    tax_id: { country: 'BR', code: '09871234000189' },
    addresses: [
      {
        num: '320',
        street: 'Avenida Industrial',
        locality: 'Santo André',
        region: 'São Paulo',
        state: 'SP',
        code: '09080-500',
        country: 'BR',
      },
    ],
    ext: { 'br-ibge-municipality': '3547809' },
  },
  lines: [
    {
      quantity: '48',
      item: {
        name: 'Exame admissional',
        price: '95.00',
        ext: {
          'br-nfse-service': '4.01',
          'br-nfse-cnae': '8630-5/03',
          'br-nfse-operation': '030101',
          'br-nfse-tax-status': '000',
          'br-nfse-tax-class': '000001',
        },
      },
      taxes: [
        { cat: 'ISS', percent: '2%' },
        { cat: 'IRRF', percent: '1.5%' },
      ],
    },
    {
      quantity: '1',
      item: {
        name: 'Elaboração do programa de saúde ocupacional',
        price: '3200.00',
        ext: { 'br-nfse-service': '17.01', 'br-nfse-cnae': '7119-7/04' },
      },
      taxes: [
        { cat: 'ISS', percent: '5%' },
        { cat: 'IRRF', percent: '1.5%' },
      ],
    },
  ],
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2026-03-20', percent: '100%' }] },
    instructions: { key: 'other', detail: 'Boleto bancário' },
  },
};
