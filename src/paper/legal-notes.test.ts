import { describe, expect, it } from 'vitest';
import { blocksOf, invoiceFrom } from './testing.ts';

const notesOf = (document: object) =>
  blocksOf('section', document).flatMap(({ lines }) => lines.map(({ text }) => text));

describe('legal notes', () => {
  const rates = [{ key: 'reverse-charge', base: '100.00', amount: '0.00' }];
  const totals = { total: '100.00', taxes: { categories: [{ code: 'VAT', rates }] }, payable: '100.00' };

  it.each([
    ['NO', 'Omvendt avgiftsplikt – Merverdiavgift ikke beregnet'],
    ['SE', 'Omvänd betalningsskyldighet'],
    ['GB', 'Reverse charge: customer to account for VAT'],
  ])('state the reverse charge of %s', (country, text) => {
    expect(notesOf(invoiceFrom(country, { totals }))).toContain(text);
  });

  it.each([
    ['B1', 'livraison de biens', 'prestation'],
    ['S4', 'prestation de services', 'biens'],
    ['M2', 'livraison de biens et prestation de services', 'ébit'],
  ])('name the operations of the French billing mode %s', (mode, words, others) => {
    const notes = notesOf(invoiceFrom('FR', { tax: { ext: { 'fr-ctc-billing-mode': mode } } })).join();
    expect(notes).toContain(words);
    expect(notes).not.toContain(others);
  });

  it.each([
    ['PUE', 'en una sola exhibición'],
    ['PPD', 'en parcialidades o diferido. Forma de pago: 99'],
  ])('state how a Mexican invoice is paid: %s', (method, words) => {
    const notes = notesOf(invoiceFrom('MX', { tax: { ext: { 'mx-cfdi-payment-method': method } } })).join();
    expect(notes).toContain(words);
  });
});
