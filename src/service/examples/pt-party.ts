/** A party by itself, as address books keep it: a garage in Coimbra. */
export default {
  $schema: 'https://gobl.org/draft-0/org/party',
  $regime: 'PT',
  name: 'Oficina do Choupal, Lda.',
  alias: 'Choupal',
  tax_id: { country: 'PT', code: '509123457' },
  people: [{ name: { given: 'Inês', surname: 'Cardoso' }, role: 'Gerente' }],
  addresses: [{ num: '12', street: 'Rua do Choupal', locality: 'Coimbra', code: '3000-153', country: 'PT' }],
  emails: [{ addr: 'geral@choupal.example' }],
  telephones: [{ num: '+351 239 555 012' }],
  websites: [{ url: 'https://choupal.example' }],
};
