import { expect, it } from 'vitest';
import type { Bill } from './documents.ts';
import { domesticCode } from './payment-codes.ts';

function bill(country: string, iban: string, currency: string, more: object = {}): Bill {
  const instructions = { key: 'credit-transfer', credit_transfer: [{ iban }], ref: '20260058', ...more };
  return {
    currency,
    supplier: { name: 'Obchod pod Kriváňom s.r.o.', tax_id: { country } },
    customer: { tax_id: { country } },
    totals: { payable: '141.47' },
    payment: { terms: { due_dates: [{ date: '2026-03-19' }] }, instructions },
  };
}
const slovak = bill('SK', 'SK31 1200 0000 1987 4263 7541', 'EUR');
const czech = bill('CZ', 'CZ65 0800 0000 1920 0014 5399', 'CZK');

// What it packs was read by liblzma: the amount, EUR, the day, the symbol, the account and the name.
it('domesticCode writes a Slovak payment as PAY by square', () => {
  expect(domesticCode(slovak)).toEqual({
    label: 'PAY by square',
    payload:
      '0406G0004KV41I109C84SGIQ18MFM5C9VDGJ0KTIIL8P6JO9DGDLO7HO18CF26E0GMCT99RJOJUV67EONK1AVE4P8I069O8FPQGRH436REQ56RDS1R5V6HARJKFJCRS39K69B4ED75GCEU0GPJBP3UUJK19DTHQ53RTBUV3KRNVVLGA000',
  });
});

it('domesticCode writes a Czech payment as a Short Payment Descriptor', () => {
  expect(domesticCode(czech)?.payload).toBe(
    'SPD*1.0*ACC:CZ6508000000192000145399*AM:141.47*CC:CZK*DT:20260319*RN:OBCHOD POD KRIVANOM S.R.O.*MSG:20260058*X-VS:20260058',
  );
});

it('domesticCode removes the separator of Czech fields from texts', () => {
  const payload = domesticCode(bill('CZ', 'CZ6508000000192000145399', 'CZK', { ref: 'F*1/2 5%' }))?.payload;
  expect(payload?.split('*').slice(7)).toEqual(['MSG:F1/2 5%25']);
});

it.each([
  ['a customer abroad', { ...slovak, customer: { tax_id: { country: 'CZ' } } }],
  ['another country', bill('DE', 'DE89 3704 0044 0532 0130 00', 'EUR')],
  ['an account abroad', bill('SK', 'CZ65 0800 0000 1920 0014 5399', 'EUR')],
  ['a mistyped account', bill('SK', 'SK32 1200 0000 1987 4263 7541', 'EUR')],
  ['nothing to pay', { ...slovak, totals: { payable: '0.00' } }],
  ['a credit note', { ...slovak, type: 'credit-note' }],
  ['a direct debit', bill('SK', 'SK31 1200 0000 1987 4263 7541', 'EUR', { key: 'direct-debit' })],
])('domesticCode returns no code for %s', (_, other) => {
  expect(domesticCode(other)).toBeUndefined();
});

it('domesticCode asks for the amount still due', () => {
  const payload = domesticCode({ ...czech, totals: { payable: '141.47', due: '41.4' } })?.payload;
  expect(payload).toContain('*AM:41.40*');
});
