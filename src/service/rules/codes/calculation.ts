import { exampleInvoice } from '../../../operations/example-data.ts';
import { spanish as spanishInvoice } from '../../../operations/example-documents.ts';
import type { Codes } from './code.ts';
import { build, invert, invoice, japanese, spanish, withLine } from './example-requests.ts';

/** Codes about the calculation of documents. */
export const CALCULATION_CODES: Codes = {
  'BW-CURRENCY': [
    'The document has no currency and no regime to take it from, or the currency does not exist.',
    'Set currency to a code from ISO 4217, such as EUR. /v0/currencies lists them.',
    build({ data: invoice({ currency: 'EURO', ...japanese }) }),
  ],
  'BW-TAG': [
    'This type of document, its regime and its addons do not have this tag.',
    'Use one that the description lists.',
    build({ data: invoice({ $tags: ['chicken'] }) }),
  ],
  'BW-EXCHANGE-RATE': [
    'An item or a document is in another currency, and there is no exchange rate for it.',
    'Add the rate from that currency to the currency of the document to exchange_rates.',
    build({ data: withLine({ item: { name: 'Atlas of Rivers', price: '35.00', currency: 'GBP' } }) }),
  ],
  'BW-TAX-CATEGORY': [
    'The regime does not have this tax category.',
    'Use one from the regime: /v0/regimes/{code}.',
    build({ data: { ...withLine({ taxes: [{ cat: 'GST' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE': [
    'The tax category does not have this rate.',
    'Use one from the regime, /v0/regimes/{code}, or set percent yourself.',
    build({ data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'chicken' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE-DATE': [
    'The rate had no value yet on the date of the document.',
    'Check value_date and issue_date. For a date before the rate was introduced, set percent yourself.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'general' }] }), ...spanish, issue_date: '1980-01-01' },
    }),
  ],
  'BW-MISSING': [
    'A value is missing that others depend on. By itself, that would not be a fault.',
    'Add the value. The faults that name it in caused_by are then checked again.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'general' }] }), supplier: { name: 'Cedar Books LLC' } },
    }),
  ],
  'BW-PRICES-INCLUDE': [
    'Prices cannot include a tax that is retained or only informative.',
    'Set tax.prices_include to a tax that is added to prices, such as VAT, or remove it.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'IRPF', rate: 'pro' }] }), ...spanish, tax: { prices_include: 'IRPF' } },
    }),
  ],
  'BW-COMPLEMENT': [
    'A complement of the document could not be calculated. The description says what failed and where.',
    'Correct the complement, or remove it.',
    build({
      data: invoice({
        complements: [
          {
            $schema: 'https://gobl.org/draft-0/bill/order',
            ...japanese,
            currency: 'EURO',
            code: 'PO-1',
            issue_date: '2026-01-10',
            lines: exampleInvoice.lines,
          },
        ],
      }),
    }),
  ],
  'BW-CALCULATION': [
    'The document could not be calculated, for a reason without its own code.',
    'Add the missing value that the description names.',
    invert({ data: { ...spanishInvoice, $tags: ['bypass'] } }),
  ],
};
