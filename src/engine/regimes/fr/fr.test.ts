import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepts,
  identityFaults,
  invoiceOf,
  loadAll,
  normalisedCode,
  notesFor,
  percentOn,
  UNAVAILABLE,
} from '../testing.ts';

beforeAll(loadAll);

describe('VAT number', () => {
  test.each([
    ['83404833048', 'printed as example by the tax office'],
    ['40303265045', 'a published example of stdnum'],
    ['44732829320', 'the digits 44 belong to its SIREN'],
    ['0L433754066', 'the new form with a letter has no arithmetic'],
    ['11356000000', 'La Poste, with any digits'],
  ])('accepts %s: %s', (code) => expect(accepts('FR', code)).toBe(true));

  test.each([
    ['83404833049', 'a mistyped SIREN'],
    ['44999999991', 'digits of another SIREN'],
    ['391838043', 'a SIREN alone'],
    ['834048330488', 'a digit too many'],
    ['83 404833048', 'a space'],
  ])('rejects %s: %s', (code) => {
    expect(identityFaults('FR', code)).toContain('GOBL-FR-TAX-IDENTITY-01 $.code');
  });

  test.each([
    ['44 73282 9320', '44732829320'],
    ['FR44391838042', '44391838042'],
    ['391-838-042', '44391838042'],
    ['FR391838042', '44391838042'],
    ['356000000', '39356000000'],
    ['391838043', '391838043'],
    ['404833055', '07404833055'],
    ['40483304800022', '40483304800022'],
    ['FR', '12'],
    ['-', '12'],
    ['', undefined],
  ])('normalises %s to %s', (code, normal) => expect(normalisedCode('FR', code)).toBe(normal));
});

describe('identities', () => {
  const faults = (type: string, code: string, regime = 'FR') =>
    invoiceOf(regime, {
      supplier: { name: 'Librairie', tax_id: { country: 'FR', code: '83404833048' } },
      $regime: regime,
      customer: { name: 'Mairie', identities: [{ type, code }] },
    }).faults;
  const WRONG = '$.customer.identities[0].code';

  test.each([
    ['SIREN', '404833048', []],
    ['SIREN', '123456789', []],
    ['SIREN', '12345', [`GOBL-FR-ORG-IDENTITY-01 ${WRONG}`]],
    ['SIREN', '404 833 048', [`GOBL-FR-ORG-IDENTITY-01 ${WRONG}`]],
    ['SIRET', '40483304800022', []],
    ['SIRET', '404833048', [`GOBL-FR-ORG-IDENTITY-02 ${WRONG}`]],
    ['SIRET', '1234567890123A', [`GOBL-FR-ORG-IDENTITY-02 ${WRONG}`]],
    ['RCS', 'Paris', []],
  ])('of type %s with the code %s report %j', (type, code, expected) => expect(faults(type, code)).toEqual(expected));

  test('are not checked in documents of other countries', () => {
    expect(faults('SIREN', '12345', 'US')).toEqual([]);
  });
});

describe('invoice', () => {
  const faults = (supplier: object) =>
    invoiceOf('FR', { $regime: 'FR', supplier: { name: 'Librairie', ...supplier } }).faults;

  test('requires the VAT number, SIREN or SIRET of its supplier', () => {
    expect(faults({})).toEqual(['GOBL-FR-BILL-INVOICE-01 $.supplier']);
    expect(faults({ identities: [{ type: 'RCS', code: 'Paris' }] })).toEqual(['GOBL-FR-BILL-INVOICE-01 $.supplier']);
    expect(faults({ tax_id: { country: 'FR', code: '83404833048' } })).toEqual([]);
    expect(faults({ identities: [{ type: 'SIREN', code: '404833048' }] })).toEqual([]);
    expect(faults({ identities: [{ type: 'SIRET', code: '40483304800022' }] })).toEqual([]);
  });

  test('without a supplier also reports its missing number', () => {
    expect(invoiceOf('FR', { $regime: 'FR', supplier: null }).faults).toEqual([
      'GOBL-BILL-INVOICE-05 $.supplier',
      'GOBL-FR-BILL-INVOICE-01 $.supplier',
    ]);
  });

  test.each([
    ['reduced', '5.5%', '2014-01-01', '2013-12-31'],
    ['super-reduced', '2.1%', '2014-01-01', '2013-12-31'],
  ])('with the rate %s gets %s from %s on', (rate, percent, first, before) => {
    expect(percentOn('FR', first, rate)).toBe(percent);
    expect(percentOn('FR', before, rate)).toBe(UNAVAILABLE);
  });

  test.each([
    ['general', '2014-01-01', '20%'],
    ['general', '2013-12-31', '19.6%'],
    ['general', '2000-04-01', '19.6%'],
    ['general', '2000-03-31', UNAVAILABLE],
    ['intermediate', '2014-01-01', '10%'],
    ['intermediate', '2013-12-31', '7%'],
    ['intermediate', '2012-01-01', '7%'],
    ['intermediate', '2011-12-31', UNAVAILABLE],
  ])('with the rate %s on %s gets %s', (rate, day, percent) => expect(percentOn('FR', day, rate)).toBe(percent));

  test('has a reverse-charge note that cites the law', () => {
    expect(notesFor('FR', ['reverse-charge'])).toEqual([
      {
        cat: 'VAT',
        key: 'reverse-charge',
        text: 'Reverse Charge / Autoliquidation de la TVA - Article 283-1 du CGI. Le client est redevable de la TVA.',
      },
    ]);
  });
});
