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

/** Returns an invoice whose lines have a number of distinct tax rates. */
export function invoiceOfRates(lines: number, rates: number): JsonObject {
  return {
    ...invoiceOf(0),
    lines: Array.from({ length: lines }, (_, position) => ({
      quantity: '2',
      item: { name: 'Bookbinding, quarter leather', price: '90.00' },
      taxes: [{ cat: 'VAT', percent: `${(1 + (position % rates) / 100).toFixed(2)}%` }],
    })),
  };
}

/** Returns an invoice for every format whose lines have texts and figures of their own. */
export function distinctInvoiceOf(lines: number): JsonObject {
  const invoice = eInvoiceOf(lines);
  const distinct = linesOf(lines, 'standard', 'reduced').map((line, position) => ({
    ...line,
    quantity: String(1 + ((position * 7) % 93)),
    item: {
      name: `${GOODS[position % GOODS.length]}, ${GOODS[(position * 5 + 2) % GOODS.length]} no. ${1000 + position * 37}`,
      price: (3 + ((position * 911) % 40_000) / 100).toFixed(2),
    },
  }));
  return { ...invoice, lines: distinct };
}

const GOODS = ['Bookbinding', 'Quarter leather', 'Marbled paper', 'Linen', 'Slipcase', 'Spine', 'Headband', 'Vellum'];

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

/** An invoice that a format accepts, with any number of lines, and the options that it requires. */
interface Accepted {
  readonly of: (lines: number) => JsonObject;
  readonly options?: JsonObject;
}

/** The data of the system that VERI*FACTU requires of its callers. */
const SYSTEM = {
  name: 'Programas Imaginarios, S.L.',
  nif: 'B99666661',
  system_name: 'FacturaFicticia',
  id: 'P1',
  version: '2.0',
  installation: '0001',
  only_verifactu: 'S',
  multi: 'N',
  multiple: 'N',
};

/** An invoice for each measured format. */
export const E_INVOICES: Readonly<Record<string, Accepted>> = {
  'xrechnung-ubl': { of: eInvoiceOf },
  'facturx-en16931': { of: eInvoiceOf },
  ksef: { of: polishInvoiceOf },
  fatturapa: { of: italianInvoiceOf },
  verifactu: {
    of: (lines) => spanishInvoiceOf(lines, 'es-verifactu-v1'),
    options: { system: SYSTEM, previous: null, generated_at: '2026-03-10T10:01:30+01:00' },
  },
  facturae: { of: (lines) => spanishInvoiceOf(lines, 'es-facturae-v3') },
  cfdi: { of: mexicanInvoiceOf },
  zatca: { of: saudiInvoiceOf, options: { icv: 1 } },
};

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

/** Returns an invoice of a Spanish seller. */
function spanishInvoiceOf(lines: number, addon: string): JsonObject {
  return {
    ...invoiceOf(lines),
    $regime: 'ES',
    $addons: [addon],
    customer: {
      name: 'Librería Sant Jordi',
      tax_id: { country: 'ES', code: '54387763P' },
      people: [{ name: { given: 'Jordi', surname: 'Vila' } }],
      addresses: [
        { num: '3', street: 'Carrer Nou', locality: 'Barcelona', region: 'Barcelona', code: '08001', country: 'ES' },
      ],
    },
    lines: linesOf(lines, 'general', 'reduced'),
    notes: [{ key: 'general', text: 'Encuadernación' }],
  };
}

/** Returns an invoice of a Mexican seller. */
function mexicanInvoiceOf(lines: number): JsonObject {
  return {
    ...invoiceOf(lines),
    $regime: 'MX',
    $addons: ['mx-cfdi-v4'],
    currency: 'MXN',
    issue_time: '09:30:00',
    supplier: {
      name: 'ESCUELA KEMPER URGATE',
      tax_id: { country: 'MX', code: 'EKU9003173C9' },
      addresses: [{ code: '26015' }],
      ext: { 'mx-cfdi-fiscal-regime': '601' },
    },
    customer: {
      name: 'UNIVERSIDAD ROBOTICA ESPANOLA',
      tax_id: { country: 'MX', code: 'URE180429TM6' },
      addresses: [{ code: '86991' }],
      ext: { 'mx-cfdi-fiscal-regime': '601', 'mx-cfdi-use': 'G03' },
    },
    lines: linesOf(lines, 'general', 'general').map(({ item, ...line }) => ({
      ...line,
      item: { ...(item as JsonObject), ext: { 'mx-cfdi-prod-serv': '82121500' } },
    })),
  };
}

/** Returns an invoice of a Saudi seller for ZATCA. */
function saudiInvoiceOf(lines: number): JsonObject {
  const address = {
    num: '3421',
    street: 'Olaya Street',
    street_extra: 'Al Olaya',
    locality: 'Riyadh',
    code: '12214',
    country: 'SA',
  };
  return {
    ...invoiceOf(lines),
    $regime: 'SA',
    $addons: ['sa-zatca-v1'],
    currency: 'SAR',
    issue_time: '09:30:00',
    supplier: {
      name: 'مؤسسة النور للأثاث | Al Noor Furniture Est.',
      tax_id: { country: 'SA', code: '310123456700003' },
      identities: [{ type: 'CRN', code: '1010203047' }],
      addresses: [address],
    },
    customer: {
      name: 'Riyadh Library Co.',
      tax_id: { country: 'SA', code: '311765432100003' },
      addresses: [{ ...address, num: '1200' }],
    },
    lines: linesOf(lines, 'general', 'general'),
    delivery: { date: '2026-03-10' },
    payment: { terms: { due_dates: [{ date: '2026-04-09', percent: '100%' }] } },
  };
}
