import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { language } from '../../ui/texts/say.ts';
import { Preview } from './preview.tsx';

it('preview shows the issuer of a status report, as named in its ordering', () => {
  const report = { $schema: 'https://gobl.org/draft-0/bill/status', ordering: { issuer: { name: 'Issuing House' } } };
  expect(draw(report)).toContain('Issuing House');
});

it('preview shows discounts with their sign, and omits zero discounts', () => {
  const discounts = [
    { reason: 'Series', amount: '12.50' },
    { reason: 'None', amount: '0.00' },
  ];
  const drawn = draw({ $schema: 'https://gobl.org/draft-0/bill/invoice', discounts });
  expect(drawn).toContain('>−12.50<');
  expect(drawn).toContain('>0.00<');
  expect(drawn).not.toContain('-0.00');
});

it('a document without a country is on paper in the language of the page', () => {
  const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice' };
  const chosen = (document: object) => /<option value="(\w+)" selected/.exec(draw(document))?.[1];
  language.translation = { language: 'es', find: () => undefined };
  expect(chosen(invoice)).toBe('es');
  expect(chosen({ ...invoice, supplier: { tax_id: { country: 'DE' } } })).toBe('de');
  delete language.translation;
  expect(chosen(invoice)).toBe('en');
});

function draw(document: object): string {
  return renderToStaticMarkup(<Preview document={document as never} />);
}
