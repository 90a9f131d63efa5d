import type { JsonObject } from '../src/engine/index.ts';

/** Returns a typical invoice with a number of lines: short, with a discount on every second line. */
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
    lines: linesOf(lines, 'standard', 'reduced'),
  };
}

/** Returns lines with alternating rates. @param tax other members of their taxes */
function linesOf(count: number, rate: string, secondRate: string, tax: JsonObject = { cat: 'VAT' }): JsonObject[] {
  return Array.from(
    { length: count },
    (_, position): JsonObject =>
      position % 2 === 0
        ? {
            quantity: '20',
            item: { name: 'Bookbinding, quarter leather', price: '90.00', unit: 'h' },
            discounts: [{ percent: '10%', reason: 'Series' }],
            taxes: [{ ...tax, rate }],
          }
        : { quantity: '1', item: { name: 'Carriage', price: '12.50' }, taxes: [{ ...tax, rate: secondRate }] },
  );
}

/** Functions that return an accepted invoice with a given number of lines, by format. */
export const E_INVOICES = {
  'xrechnung-ubl': eInvoiceOf,
  'facturx-en16931': eInvoiceOf,
  ksef: polishInvoiceOf,
  fatturapa: italianInvoiceOf,
} as const;

/** Returns an invoice with the data that a German buyer requires, so that every format accepts it. */
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

/** Returns an invoice of a Polish seller for KSeF. */
function polishInvoiceOf(lines: number): JsonObject {
  return {
    ...invoiceOf(lines),
    $regime: 'PL',
    $addons: ['pl-favat-v3'],
    currency: 'PLN',
    supplier: {
      name: 'Introligatornia Klon Sp. z o.o.',
      tax_id: { country: 'PL', code: '5265877635' },
      addresses: [{ street: 'ul. Długa', num: '1', locality: 'Warszawa', code: '00-001', country: 'PL' }],
    },
    customer: {
      name: 'Biblioteka Miejska',
      tax_id: { country: 'PL', code: '1132191233' },
      addresses: [{ street: 'ul. Polna', num: '15', locality: 'Kraków', code: '31-001', country: 'PL' }],
    },
    lines: linesOf(lines, 'general', 'reduced', { cat: 'VAT', key: 'standard' }),
    payment: {
      terms: { due_dates: [{ date: '2026-04-09', percent: '100%' }] },
      instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'PL61109010140000071219812874' }] },
    },
  };
}

/** Returns an invoice of an Italian seller for the exchange system SdI. */
function italianInvoiceOf(lines: number): JsonObject {
  return {
    ...invoiceOf(lines),
    $regime: 'IT',
    $addons: ['it-sdi-v1'],
    supplier: {
      name: 'Legatoria Aurora S.r.l.',
      tax_id: { country: 'IT', code: '12345678903' },
      addresses: [
        { num: '12', street: 'Via dei Mulini', locality: 'Torino', region: 'TO', code: '10121', country: 'IT' },
      ],
      ext: { 'it-sdi-fiscal-regime': 'RF01' },
    },
    customer: {
      name: 'Biblioteca Ponte S.p.A.',
      tax_id: { country: 'IT', code: '13029381004' },
      inboxes: [{ key: 'it-sdi-code', code: 'ABCDEF1' }],
      addresses: [{ street: 'Corso Umberto', locality: 'Roma', region: 'RM', code: '00186', country: 'IT' }],
    },
    payment: {
      terms: { due_dates: [{ date: '2026-04-09', percent: '100%' }] },
      instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'IT60X0542811101000000123456' }] },
    },
  };
}
