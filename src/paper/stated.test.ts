import { describe, expect, it } from 'vitest';
import { blocksOf, invoiceFrom, paperFor } from './testing.ts';

const partiesOf = (document: object) => blocksOf('parties', document)[0]?.parties.map(({ lines }) => lines) ?? [];
const notesOf = (document: object) =>
  blocksOf('section', document).flatMap(({ lines }) => lines.map(({ text }) => text));

describe('the country-specific statement about a party', () => {
  it.each([
    ['Fiskebua AS', true],
    ['Fiskebua ASA', true],
    ['Kari Nordmann', false],
  ])('is the Foretaksregisteret only for companies: %s', (name, isStated) => {
    const supplier = { name, tax_id: { country: 'NO', code: '923456783MVA' } };
    const [lines = []] = partiesOf(invoiceFrom('NO', { supplier }));
    expect(lines.some(({ text }) => text === 'Foretaksregisteret')).toBe(isStated);
  });

  it('is the VAT status of both parties in Argentina', () => {
    const customer = { name: 'Beta', tax_id: { country: 'AR' }, ext: { 'ar-arca-vat-status': '5' } };
    const parties = partiesOf(invoiceFrom('AR', { customer, tax: { ext: { 'ar-arca-doc-type': '6' } } }));
    const statuses = parties.map((lines) => lines.find(({ name }) => name === 'Condición frente al IVA')?.text);
    expect(statuses).toEqual(['IVA Responsable Inscripto', 'Consumidor Final']);
  });
});

describe('a Hungarian tax number', () => {
  const supplier = { name: 'Nyomda Kft.', tax_id: { country: 'HU', code: '24718392242' } };

  it.each([
    ['HU', '24718392-2-42'],
    ['AT', 'HU24718392'],
  ])('for a customer in %s is printed as %s', (country, text) => {
    const customer = { name: 'Bolt', tax_id: { country } };
    const [lines = []] = partiesOf(invoiceFrom('HU', { supplier, customer }));
    expect(lines.map((line) => line.text)).toContain(text);
  });
});

describe('the country-specific statement on an invoice', () => {
  it('is the total in words in Peru', () => {
    expect(notesOf(invoiceFrom('PE', { currency: 'PEN' }))).toContain('Son: cien con 00/100 soles');
  });

  it('is the penalty for late payment between French businesses, unless the invoice names its own', () => {
    const customer = { name: 'Beta', tax_id: { country: 'FR', code: '39356000000' } };
    const late = (more: object) =>
      notesOf(invoiceFrom('FR', more)).filter((note) => /^(?:Pénalités|Indemnité)/.test(`${note}`));
    expect(late({ customer })).toEqual([expect.stringContaining('10 points'), expect.stringContaining('40 €')]);
    const terms = { notes: 'Pénalités de retard : trois fois le taux d’intérêt légal.' };
    expect(late({ customer, payment: { terms } })).toEqual([terms.notes, expect.stringContaining('40 €')]);
    expect(late({ customer, type: 'credit-note' })).toEqual([]);
    expect(late({ customer: { name: 'Beta', tax_id: { country: 'FR' } } })).toEqual([]);
    expect(late({ customer: { name: 'Beta', tax_id: { country: 'DE', code: 'DE111111125' } } })).toEqual([]);
  });

  it('is how a Spanish correction rectifies, unless the invoice says so', () => {
    const how = (more: object) => notesOf(invoiceFrom('ES', more)).filter((note) => /rectificativa/.test(`${note}`));
    expect(how({ type: 'credit-note' })).toEqual([expect.stringMatching(/por diferencias.* se restan/)]);
    expect(how({ type: 'debit-note' })).toEqual([expect.stringMatching(/por diferencias.* se suman/)]);
    expect(how({ type: 'corrective' })).toEqual([expect.stringMatching(/por sustitución/)]);
    const notes = [{ text: 'Factura rectificativa por sustitución' }];
    expect(how({ type: 'corrective', notes })).toEqual([notes[0]?.text]);
    expect(how({ type: 'standard' })).toEqual([]);
  });

  it('is the form of payment in Colombia, if known', () => {
    const due = (date: string) => ({ payment: { terms: { due_dates: [{ date, percent: '100%' }] } } });
    expect(notesOf(invoiceFrom('CO', due('2026-03-03')))).toContain('Forma de pago: crédito');
    expect(notesOf(invoiceFrom('CO', due('2026-02-03')))).toContain('Forma de pago: contado');
    expect(notesOf(invoiceFrom('CO')).join()).not.toContain('Forma de pago');
  });

  it('is the reverse charge and a place for the signature in India', () => {
    const notes = notesOf(invoiceFrom('IN', { currency: 'INR' }));
    expect(notes).toEqual([expect.stringContaining('No'), expect.stringContaining('Signature')]);
  });
});

describe('taxes included in prices', () => {
  it('are listed below the amount to pay', () => {
    const rates = [{ base: '100.00', percent: '18%', amount: '18.00' }];
    const totals = { taxes: { categories: [{ code: 'ICMS', informative: true, rates }] } };
    const bill = invoiceFrom('BR', { totals: { sum: '100.00', total: '100.00', payable: '100.00', ...totals } });
    expect(blocksOf('figures', bill)[0]?.rows.at(-1)).toMatchObject({ amount: '18,00', isStrong: false });
  });
});

describe('an invoice that needs the stamp of a tax office', () => {
  const bill = invoiceFrom('MX', { $addons: ['mx-cfdi-v4'], currency: 'MXN' });

  it('is a draft without it', () => {
    expect(paperFor(bill).mark).toBe('Borrador');
  });

  it('is not a draft once it has the stamp', () => {
    const head = { stamps: [{ prv: 'sat-uuid', val: 'B3E5E2D1-0F0C-4F0E-9B5A-1A2B3C4D5E6F' }] };
    expect(paperFor({ $schema: 'https://gobl.org/draft-0/envelope', head, doc: bill }).mark).toBeUndefined();
  });

  it('is not a draft in a country without such stamps', () => {
    expect(paperFor(invoiceFrom('DE')).mark).toBeUndefined();
  });
});
