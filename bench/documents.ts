import type { JsonObject } from '../src/engine/index.ts';

/** An invoice of so many lines as people send them: short, with a discount on every second line. */
export function invoiceOf(lines: number): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    series: 'FAC',
    code: '118',
    currency: 'EUR',
    issue_date: '2026-03-10',
    supplier: {
      name: 'Talleres Llobregat S.L.',
      tax_id: { country: 'ES', code: 'B98602642' },
      addresses: [
        { num: '42', street: 'Calle Pradillo', locality: 'Madrid', region: 'Madrid', code: '28002', country: 'ES' },
      ],
      emails: [{ addr: 'facturas@example.com' }],
    },
    customer: { name: 'Librería Sant Jordi', tax_id: { country: 'ES', code: '54387763P' } },
    lines: Array.from(
      { length: lines },
      (_, position): JsonObject =>
        position % 2 === 0
          ? {
              quantity: '20',
              item: { name: 'Bookbinding, quarter leather', price: '90.00', unit: 'h' },
              discounts: [{ percent: '10%', reason: 'Series' }],
              taxes: [{ cat: 'VAT', rate: 'standard' }],
            }
          : { quantity: '1', item: { name: 'Carriage', price: '12.50' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
    ),
  };
}

/** The same with what a German buyer asks for, so that every format takes it. */
export function eInvoiceOf(lines: number): JsonObject {
  return {
    ...invoiceOf(lines),
    $regime: 'DE',
    supplier: {
      name: 'Buchbinderei Lindner GmbH',
      tax_id: { country: 'DE', code: '111111125' },
      people: [{ name: { given: 'Ida', surname: 'Lindner' } }],
      addresses: [{ num: '16', street: 'Gewerbehof', locality: 'Leipzig', code: '04103', country: 'DE' }],
      emails: [{ addr: 'rechnung@example.com' }],
      telephones: [{ num: '+49100200300' }],
      inboxes: [{ email: 'rechnung@example.com' }],
    },
    customer: {
      name: 'Stadtbibliothek Halle',
      tax_id: { country: 'DE', code: '282741168' },
      addresses: [{ num: '7', street: 'Salzgraben', locality: 'Halle', code: '06108', country: 'DE' }],
      inboxes: [{ email: 'eingang@example.com' }],
    },
    ordering: { code: '0204:99-12345-67' },
    payment: {
      terms: { due_dates: [{ date: '2026-04-09', percent: '100%' }] },
      instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000' }] },
    },
  };
}
