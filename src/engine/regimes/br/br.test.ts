import { beforeAll, describe, expect, test } from 'vitest';
import { accepts, identityFaults, invoiceOf, line, loadAll, normalisedCode, uncalculatedFaults } from '../testing.ts';

beforeAll(loadAll);

describe('CNPJ and CPF', () => {
  test.each([
    ['00000000000191', 'CNPJ of the Banco do Brasil'],
    ['05104582000170', 'CNPJ with the check digits 7 and 0'],
    ['16727230000197', 'CNPJ a published example of stdnum'],
    ['12ABC34501DE35', 'CNPJ with letters, the example of Nota Técnica 49/2024'],
    ['11144477735', 'CPF printed in forms and manuals'],
    ['35549549506', 'CPF with a remainder of 0 at first'],
    ['11111111111', 'repeated digits have valid check digits'],
  ])('accepts %s: %s', (code) => expect(accepts('BR', code)).toBe(true));

  test.each([
    ['05104582000171', 'second check digit wrong'],
    ['11144477730', 'second check digit wrong'],
    ['11144477725', 'first check digit wrong'],
    ['A2345678901234', 'check digits that do not fit its letter'],
    ['12ABC34501DE36', 'second check digit wrong'],
    ['12ABC34501DE45', 'first check digit wrong'],
    ['12ABC34501DE3A', 'a letter as a check digit'],
    ['1114447773A', 'a CPF with a letter'],
    ['111444777350', 'a length of neither number'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('BR', code)).toEqual(['GOBL-BR-TAX-IDENTITY-01 $.code']);
  });

  test.each([' 0000000000191', '0510458200017 '])('reject %j, where a space must not count as 0', (code) => {
    expect(identityFaults('BR', code)).toContain('GOBL-BR-TAX-IDENTITY-01 $.code');
  });

  test('drop punctuation on normalising', () => {
    expect(normalisedCode('BR', '05.104.582/0001-70')).toBe('05104582000170');
    expect(normalisedCode('BR', '12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(normalisedCode('BR', '111.444.777-35')).toBe('11144477735');
  });
});

describe('addresses without a country', () => {
  const address = { street: 'Rua da Praia', locality: 'Porto Alegre' };
  const countries = (party: object) =>
    invoiceOf('BR', { $regime: 'BR', supplier: { name: 'Papelaria', ...party } }).document.supplier.addresses.map(
      (each: { country?: string }) => each.country,
    );

  test.each([
    ['the tax identity', { tax_id: { country: 'BR' } }, 'BR'],
    ['the tax identity of a Greek party, by its ISO code', { tax_id: { country: 'EL' } }, 'GR'],
    ['the first identity that has one', { identities: [{ code: '1' }, { code: '2', country: 'PT' }] }, 'PT'],
    ['no source if neither has one', { identities: [{ code: '1' }] }, undefined],
    [
      'no source if the tax country is not an ISO country, even with identities',
      { tax_id: { country: 'EU' }, identities: [{ code: '1', country: 'PT' }] },
      undefined,
    ],
  ])('get a country from %s', (_what, party, country) => {
    expect(countries({ ...party, addresses: [address] })).toEqual([country]);
  });

  test('get it while other addresses keep theirs', () => {
    expect(countries({ tax_id: { country: 'BR' }, addresses: [address, { ...address, country: 'AR' }] })).toEqual([
      'BR',
      'AR',
    ]);
  });

  test('stay unchanged in documents of other regimes', () => {
    const supplier = { name: 'Papelaria', tax_id: { country: 'BR' }, addresses: [address] };
    expect(invoiceOf('US', { $regime: 'US', supplier }).document.supplier.addresses).toEqual([address]);
  });
});

describe('party', () => {
  const faults = (party: object) => invoiceOf('BR', { $regime: 'BR', customer: { name: 'Cliente', ...party } }).faults;
  const brazilian = (address: object) => ({ tax_id: { country: 'BR' }, addresses: [address] });

  test.each([
    [{ state: 'SP', code: '01310-100' }, []],
    [{ state: 'sp', code: '01310100' }, []],
    [{ state: 'XX' }, ['02 $.customer.addresses[0].state']],
    [{ code: '0131-0100' }, ['03 $.customer.addresses[0].code']],
    [{ state: 'X', code: '1' }, ['02 $.customer.addresses[0].state', '03 $.customer.addresses[0].code']],
    [{ state: 'X', code: '1', country: 'AR' }, []],
  ])('in Brazil with the address %j reports %j', (address, codes) => {
    expect(faults(brazilian(address))).toEqual(codes.map((code) => `GOBL-BR-ORG-PARTY-${code}`));
  });

  test('is also Brazilian by its address', () => {
    expect(faults({ addresses: [{ country: 'BR', code: '1' }] })).toEqual([
      'GOBL-BR-ORG-PARTY-03 $.customer.addresses[0].code',
    ]);
    expect(faults({ tax_id: { country: 'AR' }, addresses: [{ code: '1' }] })).toEqual([]);
  });

  test.each([
    ['3550308', []],
    ['355030', ['GOBL-BR-ORG-PARTY-01 $.customer.ext']],
  ])('in Brazil with the municipality %s reports %j', (code, codes) => {
    expect(faults({ tax_id: { country: 'BR' }, ext: { 'br-ibge-municipality': code } })).toEqual(codes);
    expect(faults({ tax_id: { country: 'PT' }, ext: { 'br-ibge-municipality': code } })).toEqual([]);
  });

  test('with an uncalculated address is checked without its country', () => {
    const customer = { name: 'Cliente', tax_id: { country: 'BR' }, addresses: [{ code: '1' }] };
    expect(uncalculatedFaults('BR', { $regime: 'BR', customer })).toContain(
      'GOBL-BR-ORG-PARTY-03 $.customer.addresses[0].code',
    );
  });
});

describe('invoice', () => {
  test('shows ISS without charging it and subtracts retained taxes', () => {
    const taxes = [
      { cat: 'ISS', percent: '5%' },
      { cat: 'IRRF', percent: '1.5%' },
    ];
    const { document, faults } = invoiceOf('BR', { lines: [line({ taxes })] });
    expect(faults).toEqual([]);
    expect(document.totals).toMatchObject({ total: '100.00', total_with_tax: '100.00', payable: '98.50' });
  });

  test('has no VAT', () => {
    const { calculation } = invoiceOf('BR', { lines: [line({ taxes: [{ cat: 'VAT', percent: '10%' }] })] });
    expect(calculation).toBe('BW-TAX-CATEGORY');
  });

  test('requires the percentage of each tax', () => {
    const { faults } = invoiceOf('BR', { lines: [line({ taxes: [{ cat: 'ISS' }] })] });
    expect(faults).toEqual(['GOBL-TAX-COMBO-04 $.lines[0].taxes[0]']);
  });
});
