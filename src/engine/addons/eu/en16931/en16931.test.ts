import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith } from '../../../bill/testing.ts';
import { buildingFaults, builtFrom, builtTax, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const address = (locality: string) => ({ street: 'Hauptstraße', num: '5', locality, code: '20095', country: 'DE' });
const invoice = invoiceWith({
  $addons: ['eu-en16931-v2017'],
  supplier: { name: 'Kontor Elbe GmbH', tax_id: { country: 'DE', code: '111111125' }, addresses: [address('Hamburg')] },
  customer: { name: 'Teehaus Isar', tax_id: { country: 'DE', code: '282741168' }, addresses: [address('München')] },
  lines: [{ quantity: '20', item: { name: 'Darjeeling', price: '6.40' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
  payment: { terms: { notes: 'Zahlbar in 14 Tagen' } },
});

test('a plain invoice builds and gets its codes', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const document = builtFrom(invoice);
  expect(document.tax).toEqual({ ext: { 'untdid-document-type': '380' } });
  expect(document.lines[0].item.unit).toBe('one');
  expect(document.lines[0].taxes[0].ext).toEqual({ 'untdid-tax-category': 'S' });
});

describe('UNTDID 1001 document type', () => {
  test.each([
    ['standard', [], '380'],
    ['standard', ['partial'], '326'],
    ['standard', ['self-billed'], '389'],
    ['standard', ['prepayment'], '386'],
    ['standard', ['prepayment', 'factoring'], '393'],
    ['credit-note', [], '381'],
    ['credit-note', ['partial'], '381'],
    ['credit-note', ['self-billed'], '261'],
    ['credit-note', ['factoring'], '396'],
    ['debit-note', [], '383'],
    ['corrective', ['factoring'], '384'],
    ['proforma', [], '325'],
    ['other', [], undefined],
  ])('of an invoice of type %s with tags %j is %s', (type, tags, code) => {
    expect(builtFrom(invoice, { type, $tags: tags }).tax.ext?.['untdid-document-type']).toBe(code);
  });

  test('replaces an existing one', () => {
    const { tax } = builtFrom(invoice, { tax: { ext: { 'untdid-document-type': '751' } } });
    expect(tax.ext['untdid-document-type']).toBe('380');
  });

  test('leaves an empty tax block if it has no code', () => {
    expect(builtFrom(invoice, { type: 'other' }).tax).toEqual({});
  });
});

describe('UNTDID 5305 tax category', () => {
  test.each([
    [{ key: 'standard', rate: 'general' }, 'standard', 'S'],
    [{ percent: '0%' }, 'zero', 'Z'],
    [{ key: 'exempt' }, 'exempt', 'E'],
    [{ key: 'exempt', ext: { 'untdid-tax-category': 'S' } }, 'exempt', 'E'],
    [{ ext: { 'untdid-tax-category': 'AE' } }, 'reverse-charge', 'AE'],
    [{ ext: { 'untdid-tax-category': 'K' } }, 'intra-community', 'K'],
    [{ ext: { 'untdid-tax-category': 'G' } }, 'export', 'G'],
    [{ ext: { 'untdid-tax-category': 'O' } }, 'outside-scope', 'O'],
    [{ percent: '19%', ext: { 'untdid-tax-category': 'XX' } }, 'standard', 'S'],
  ])('of VAT %j follows from the key %s and is %s', (combo, key, code) => {
    const built = builtTax(invoice, { cat: 'VAT', ...combo });
    expect([built.key, built.ext['untdid-tax-category']]).toEqual([key, code]);
  });

  test('is missing for an unknown key', () => {
    const built = builtTax(invoice, { cat: 'VAT', key: 'novel', percent: '5%', ext: { 'untdid-tax-category': 'S' } });
    expect(built.ext).toBeUndefined();
  });

  test.each([
    ['IGIC', 'L'],
    ['IPSI', 'M'],
    ['IRPF', 'O'],
  ])('of %s is %s', (cat, code) => {
    const supplier = { name: 'Canarias S.L.', tax_id: { country: 'ES', code: 'B98602642' } };
    const { lines } = builtFrom(invoice, { supplier, 'lines.0.taxes': [{ cat, percent: '7%' }] });
    expect(lines[0].taxes[0].ext).toEqual({ 'untdid-tax-category': code });
  });

  test.each([
    [
      { key: 'reverse-charge', text: 'Steuerschuldnerschaft' },
      { key: 'reverse-charge', ext: { 'untdid-tax-category': 'AE' } },
    ],
    [
      { text: 'Ausfuhr', ext: { 'untdid-tax-category': 'G' } },
      { key: 'export', ext: { 'untdid-tax-category': 'G' } },
    ],
    [{ text: 'Anderes' }, { key: undefined, ext: undefined }],
  ])('and key of the tax note %j become %j', (note, expected) => {
    const [{ key, ext }] = builtFrom(invoice, { tax: { notes: [{ cat: 'VAT', ...note }] } }).tax.notes;
    expect({ key, ext }).toEqual(expected);
  });

  test('is set on the note that the regime adds', () => {
    const [note] = builtFrom(invoice, { $tags: ['reverse-charge'] }).tax.notes;
    expect(note).toMatchObject({ key: 'reverse-charge', ext: { 'untdid-tax-category': 'AE' } });
  });
});

describe('other codes are derived from keys', () => {
  test.each([
    ['credit-transfer', '30'],
    ['credit-transfer+sepa', '58'],
    ['credit-transfer+sepa+instant', '58'],
    ['card+credit', '48'],
    ['card+debit', '55'],
    ['direct-debit+sepa', '59'],
    ['online+wallet', '68'],
    ['other', undefined],
  ])('for the payment means %s: %s', (key, code) => {
    const { instructions } = builtFrom(invoice, { 'payment.instructions': { key } }).payment;
    expect(instructions.ext?.['untdid-payment-means']).toBe(code);
  });

  test.each([
    ['discounts', { key: 'special-rebate', percent: '10%' }, { 'untdid-allowance': '100' }],
    ['discounts', { key: 'loyalty', percent: '10%' }, undefined],
    ['charges', { key: 'delivery', amount: '5.00' }, { 'untdid-charge': 'DL' }],
  ])('for %s of the document and of a line: %j', (list, adjustment, ext) => {
    const document = builtFrom(invoice, { [list]: [adjustment], [`lines.0.${list}`]: [adjustment] });
    expect(document[list][0].ext).toEqual(ext);
    expect(document.lines[0][list][0].ext).toEqual(ext);
  });

  test('for the subjects of notes', () => {
    const { notes } = builtFrom(invoice, { notes: [{ key: 'legal', text: 'HRB 1' }, { text: 'Danke' }] });
    expect(notes.map(({ ext }: { ext?: object }) => ext)).toEqual([{ 'untdid-text-subject': 'ABL' }, undefined]);
  });

  test.each([
    [{ key: 'gln', code: '4012345000009' }, '0088'],
    [{ key: 'gtin', code: '04012345123456' }, '0160'],
    [{ type: 'SIREN', code: '356000000' }, '0002'],
    [{ type: 'siren', code: '356000000' }, undefined],
  ])('for the scheme of the identity %j: %s', (identity, scheme) => {
    const [{ ext }] = builtFrom(invoice, { 'customer.identities': [identity] }).customer.identities;
    expect(ext?.['iso-scheme-id']).toBe(scheme);
  });
});

test.each([
  [{}, 'one', undefined],
  [{ unit: 'HUR' }, 'h', 'HUR'],
  [{ unit: 'kg' }, 'kg', undefined],
  [{ unit: 'kg', ext: { 'untdid-unit': 'HUR' } }, 'kg', 'KGM'],
  [{ ext: { 'untdid-unit': 'KGM' } }, 'kg', 'KGM'],
  [{ ext: { 'untdid-unit': 'XZZ' } }, undefined, 'XZZ'],
  [{ unit: '13' }, 'portion', '13'],
])('an item with %j is measured in %s with the code %s', (given, unit, code) => {
  const attributes = [{ key: 'length', amount: '3', ...given }];
  const { item } = builtFrom(invoice, { 'lines.0.item': { name: 'A', price: '1.00', attributes, ...given } }).lines[0];
  expect([item.unit, item.ext?.['untdid-unit']]).toEqual([unit, code]);
  const [attribute] = item.attributes;
  expect([attribute.unit, attribute.ext?.['untdid-unit']]).toEqual([unit === 'one' ? undefined : unit, code]);
});

describe('inboxes', () => {
  test.each([
    [{ key: 'peppol', code: '0204:991-01234-44' }, '0204', '991-01234-44'],
    [{ key: 'peppol', scheme: '9930', code: '0204:991-7' }, '9930', '0204:991-7'],
    [{ key: 'other', code: 'ab0204:xyz' }, 'ab02', '4:xyz'],
  ])('given as %j get the scheme %s and the code %s', (inbox, scheme, code) => {
    expect(builtFrom(invoice, { 'customer.inboxes': [inbox] }).customer.inboxes[0]).toMatchObject({ scheme, code });
  });

  test('of Peppol give the party one endpoint', () => {
    const inboxes = [{ key: 'peppol', label: 'Peppol', scheme: '9930', code: 'DE111111125' }];
    const endpoint = { label: 'Peppol', uri: 'iso6523-actorid-upis::9930:DE111111125' };
    const { supplier } = builtFrom(invoice, { 'supplier.inboxes': inboxes });
    expect(supplier.endpoints).toEqual([endpoint]);
    expect(builtFrom(invoice, { supplier }).supplier.endpoints).toEqual([endpoint]);
  });
});

test('typical mistakes are reported: an export without a reason, no address, and an unexplained discount', () => {
  const mistaken = {
    'customer.addresses': undefined,
    'lines.0.taxes': [{ cat: 'VAT', key: 'export' }],
    'lines.0.discounts': [{ percent: '5%' }],
    payment: undefined,
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-EU-EN16931-BILL-INVOICE-08 $',
    'GOBL-EU-EN16931-BILL-INVOICE-05 $.customer.addresses',
    'GOBL-EU-EN16931-BILL-INVOICE-06 $.payment',
    'GOBL-EU-EN16931-BILL-LINEDISCOUNT-01 $.lines[0].discounts[0]',
  ]);
});
