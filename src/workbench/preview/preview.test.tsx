import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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

function draw(document: object): string {
  return renderToStaticMarkup(<Preview document={document as never} />);
}
