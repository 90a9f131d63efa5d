import { describe, expect, it } from 'vitest';
import { describe as describePaper } from './describe.ts';
import './testing.ts';
import { renderPdf } from './pdf/index.ts';
import { readPdf } from './pdf/testing.ts';
import { printedReference } from './reference.ts';

const address = { street: 'Dorfstrasse', num: '12', code: '3818', locality: 'Grindelwald', country: 'CH' };
const IBAN = 'CH93 0076 2011 6238 5295 7';
const QR_IBAN = 'CH44 3199 9123 0008 8901 2';
const QRR = '210000000003139471430009017';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  type: 'standard',
  series: 'HB',
  code: '260219',
  currency: 'CHF',
  supplier: { name: 'Berghotel Hornblick AG', tax_id: { country: 'CH', code: 'E109322551' }, addresses: [address] },
  customer: {
    name: 'Ingenieurbüro Aarebogen GmbH',
    addresses: [{ street: 'Aarestrasse', num: '30', code: '3005', locality: 'Bern', country: 'CH' }],
  },
  totals: { payable: '2605.88' },
};

const paid = (iban: string, ref?: string) => ({
  payment: { instructions: { key: 'credit-transfer', ref, credit_transfer: [{ iban }] } },
});

function blocksOf(more: object) {
  const blocks = describePaper({ ...invoice, ...paid(IBAN), ...more })?.blocks ?? [];
  return {
    slip: blocks.find((block) => block.kind === 'slip'),
    code: blocks.flatMap((block) => (block.kind === 'section' && block.code ? [block.code.payload] : []))[0],
  };
}

describe('the QR-bill of a Swiss invoice', () => {
  it('has a code with the account, both parties and the number of the invoice', () => {
    const { slip, code } = blocksOf({});
    expect(code).toBeUndefined();
    expect(slip?.payload.split('\n')).toEqual([
      ...['SPC', '0200', '1', 'CH9300762011623852957'],
      ...['S', 'Berghotel Hornblick AG', 'Dorfstrasse', '12', '3818', 'Grindelwald', 'CH'],
      ...['', '', '', '', '', '', ''],
      ...['2605.88', 'CHF'],
      ...['S', 'Ingenieurbüro Aarebogen GmbH', 'Aarestrasse', '30', '3005', 'Bern', 'CH'],
      ...['NON', '', 'HB-260219', 'EPD'],
    ]);
    expect(slip).toMatchObject({ amount: '2 605.88', message: 'HB-260219', reference: '' });
  });

  it.each([
    [QR_IBAN, QRR, ['QRR', QRR, '', 'EPD']],
    [IBAN, 'RF18 5390 0754 7034', ['SCOR', 'RF18539007547034', '', 'EPD']],
    [IBAN, QRR, ['NON', '', QRR, 'EPD']],
    [QR_IBAN, 'RF18 5390 0754 7034', undefined],
    [QR_IBAN, undefined, undefined],
    [QR_IBAN, QRR.replace(/7$/, '8'), undefined],
  ])('has the kind of reference that the account requires: %s, %s', (iban, ref, expected) => {
    expect(blocksOf(paid(iban, ref)).slip?.payload.split('\n').slice(-4)).toEqual(expected);
  });

  it('leaves blanks for a debtor without an address', () => {
    const { slip } = blocksOf({ customer: { name: 'Anna' } });
    expect(slip?.debtor).toEqual([]);
    expect(slip?.payload.split('\n').slice(20, 27)).toEqual(['', '', '', '', '', '', '']);
  });

  it.each([
    ['a credit note', { type: 'credit-note' }],
    ['nothing to pay', { totals: { payable: '10.00', due: '0.00' } }],
    ['another currency', { currency: 'USD' }],
    ['an account abroad', paid('DE89 3704 0044 0532 0130 00')],
    ['a supplier without an address', { supplier: { name: 'A', tax_id: { country: 'CH' } } }],
    ['a supplier abroad', { supplier: { ...invoice.supplier, tax_id: { country: 'DE' } } }],
  ])('is omitted: %s', (_, more) => {
    expect(blocksOf(more).slip).toBeUndefined();
  });

  it.each([
    ['CH', true],
    ['DE', false],
  ])('is used for euros within Switzerland, and the SEPA code for other countries: %s', (country, hasSlip) => {
    const { slip, code } = blocksOf({ currency: 'EUR', customer: { name: 'B', tax_id: { country } } });
    expect([slip !== undefined, code?.startsWith('BCD')]).toEqual([hasSlip, hasSlip ? undefined : true]);
  });

  it('is drawn on the page of a short invoice, with the words of the language', async () => {
    const pages = async (more: object, language: 'de' | 'fr') => {
      const bytes = await renderPdf({ ...invoice, ...paid(IBAN), ...more }, { language }, { now: () => new Date(0) });
      return bytes ? (await readPdf(bytes)).pages.map(({ texts }) => texts) : [];
    };
    const [first, ...others] = await pages({}, 'fr');
    expect(others).toEqual([]);
    expect(first).toEqual(expect.arrayContaining(['Section paiement', 'Récépissé', '2 605.88']));
    const lines = Array.from({ length: 20 }, (_, i) => ({ i, quantity: '1', item: { name: 'x', price: '1.00' } }));
    const long = await pages({ lines }, 'de');
    expect(long.map((texts) => texts.includes('Zahlteil'))).toEqual([false, true]);
  });
});

describe('payment references', () => {
  it.each([
    ['090933755493', 'BE', '+++090/9337/55493+++'],
    ['+++090/9337/55493+++', 'BE', '+++090/9337/55493+++'],
    ['090933755494', 'BE', '090933755494'],
    ['202601427', 'FI', '2026 01427'],
    ['202601428', 'FI', '202601428'],
    ['202601427', 'SE', '202601427'],
    ['RF18539007547034', undefined, 'RF18 5390 0754 7034'],
    ['RF19539007547034', undefined, 'RF19539007547034'],
  ])('are printed in groups if their check digits are right: %s in %s', (text, country, printed) => {
    expect(printedReference(text, country)).toBe(printed);
  });
});
