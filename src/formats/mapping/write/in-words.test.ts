import { expect, it } from 'vitest';
import { taxInWords } from './in-words.ts';

const irpf = { tax: 'IRPF', percent: '15.0%', base: '2760.00', amount: '414.00', currency: 'EUR', isRetained: true };
const said = (country: string, changes: Partial<typeof irpf> = {}) =>
  taxInWords(country, { ...irpf, ...changes }).replace(/\u00a0/g, ' ');

it.each([
  ['ES', 'IRPF 15 % sobre 2.760,00: 414,00 EUR retenidos'],
  ['DE', 'IRPF 15 % von 2.760,00: 414,00 EUR einbehalten'],
  ['IT', 'IRPF 15% su 2.760,00: 414,00 EUR trattenuti'],
  ['FR', 'IRPF 15 % sur 2 760,00: 414,00 EUR retenus'],
  ['PL', 'IRPF 15% od 2 760,00: 414,00 EUR potrącono'],
  ['MX', 'IRPF 15% sobre 2,760.00: 414.00 EUR retenidos'],
  ['EL', 'IRPF 15% of 2,760.00: 414.00 EUR retained'],
  ['GB', 'IRPF 15% of 2,760.00: 414.00 EUR retained'],
])('taxInWords writes a withheld tax for %s', (country, sentence) => {
  expect(said(country)).toBe(sentence);
});

it.each([
  ['10%', '10'],
  ['20.00%', '20'],
  ['1.05%', '1,05'],
])('taxInWords writes %s', (percent, figure) => {
  expect(said('ES', { percent })).toContain(`IRPF ${figure} % `);
});

it('taxInWords keeps every digit, and omits unknown values', () => {
  const more = { isRetained: false, percent: '1.650%', base: '123456789012345678.901', amount: '0.01' };
  expect(said('ES', more)).toBe('IRPF 1,65 % sobre 123.456.789.012.345.678,901: 0,01 EUR');
  expect(taxInWords('ES', { ...irpf, percent: undefined })).toBe('IRPF sobre 2.760,00: 414,00 EUR retenidos');
});
