import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Preview } from './preview.tsx';

// The module reads the theme when it is loaded.
vi.hoisted(() => {
  globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {} })) as never;
});

const party = {
  name: 'Talleres Llobregat S.L.',
  tax_id: { country: 'ES', code: 'B98602642' },
  identities: [{ type: 'GLN', code: '1' }],
  addresses: [{ street: 'Carrer Major', num: '1', locality: 'Girona', country: 'ES' }],
  people: [{ name: { given: 'Ana', surname: 'Puig' }, role: 'Owner' }],
  emails: [{ addr: 'a@example.com' }],
  registration: { book: '1' },
};
const taxes = [{ cat: 'VAT', percent: '21.0%', surcharge: '5.2%' }];
const adjustment = { reason: 'Series', percent: '10%', amount: '1.00', taxes };
const line = {
  i: 1,
  quantity: '2',
  item: { name: 'Bookbinding', price: '90.00', currency: 'EUR' },
  discounts: [adjustment],
  charges: [adjustment],
  breakdown: [{ i: 1, quantity: '1', item: { name: 'Thread' }, total: '1.00' }],
  substituted: [{ i: 1, item: { name: 'Glue' } }],
  period: { start: '2025-01-01', end: '2025-02-01' },
  notes: [{ text: 'By hand' }],
  taxes,
  total: '180.00',
};
const reference = { series: 'A', code: '1', issue_date: '2025-01-01', reason: 'Wrong' };
const bill = {
  type: 'standard',
  issue_date: '2025-03-10',
  currency: 'EUR',
  exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.9' }],
  preceding: [reference],
  supplier: party,
  customer: party,
  lines: [line],
  discounts: [adjustment],
  charges: [adjustment],
  ordering: { code: '1', buyer: party, contracts: [reference], period: { start: '2025-01-01' } },
  delivery: { receiver: party, date: '2025-01-01' },
  tracking: { code: '1', website: { url: 'https://example.com' } },
  payment: {
    payee: party,
    terms: { key: 'due-date', due_dates: [{ date: '2025-04-01', amount: '1.00', percent: '50%' }] },
    advances: [{ date: '2025-01-01', description: 'Deposit', amount: '1.00' }],
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'ES9121000418450200051332', name: 'Talleres' }],
      direct_debit: { ref: '1', creditor: '2' },
      card: { first6: '123456', last4: '1234', holder: 'A' },
      online: [{ label: 'Pay', url: 'https://example.com' }],
    },
  },
  totals: {
    sum: '1.00',
    discount: '1.00',
    total: '1.00',
    taxes: {
      categories: [
        { code: 'VAT', rates: [{ percent: '21%', base: '1', amount: '1', surcharge: { percent: '5%', amount: '1' } }] },
        { code: 'IRPF', retained: true, rates: [{ percent: '15%', base: '1', amount: '1' }] },
      ],
    },
    retained_tax: '1.00',
    payable: '1.00',
    due: '1.00',
  },
  notes: [{ text: 'Thank you' }],
};
const payment = {
  supplier: party,
  payee: party,
  preceding: [reference],
  lines: [{ i: 1, document: reference, installment: 1, payable: '1.00', amount: '1.00', notes: [{ text: 'Half' }] }],
  methods: [{ date: '2025-01-01', key: 'card', amount: '1.00', currency: 'EUR' }],
  total: '1.00',
};
const status = {
  ordering: { issuer: party },
  lines: [
    {
      key: 'rejected',
      date: '2025-01-01',
      doc: reference,
      reasons: [{ key: 'quality', description: 'Torn', faults: [{ code: '1', message: 'No' }] }],
      actions: [{ key: 'reissue', description: 'Again' }],
    },
  ],
};

const documents: [string, object][] = [
  ['bill/invoice', bill],
  ['bill/order', bill],
  ['bill/delivery', bill],
  ['bill/payment', payment],
  ['bill/status', status],
  ['note/message', { title: 'Hello', content: 'Text' }],
  ['org/party', party],
];

describe('preview of an incomplete document', () => {
  it.each(documents)('renders %s with any member null or missing', (path, contents) => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    const whole = { $schema: `https://gobl.org/draft-0/${path}`, ...contents };
    expect(draw(whole).length).toBeGreaterThan(500);
    for (const spoiled of [...spoiledBy(null, whole), ...spoiledBy(undefined, whole)])
      expect(() => draw(spoiled), JSON.stringify(spoiled)).not.toThrow();
    expect(complained.mock.calls).toEqual([]);
  });
});

function draw(document: object): string {
  return renderToStaticMarkup(<Preview document={document as never} />);
}

/** Yields a copy for each value in it, with that value replaced. */
function* spoiledBy(other: null | undefined, whole: unknown): Generator<object> {
  if (typeof whole !== 'object' || whole === null) return;
  for (const [name, value] of Object.entries(whole)) {
    for (const inner of [other, ...spoiledBy(other, value)]) {
      const copy = Array.isArray(whole) ? [...whole] : { ...whole };
      Object.assign(copy, { [name]: inner });
      yield other === undefined && Array.isArray(copy) ? copy.filter((entry) => entry !== undefined) : copy;
    }
  }
}
