import { describe, expect, it } from 'vitest';
import { valuesIn } from '../text/testing.ts';
import { findType, withType } from './type-hint.ts';

const root = 'https://gobl.org/draft-0/';
const ids = [
  'bill/invoice',
  'bill/line',
  'bill/tax',
  'bill/payment-line',
  'cbc/code',
  'cbc/note',
  'currency/code',
  'envelope',
  'note/message',
  'org/note',
  'pay/credit-transfer',
  'space/nasa-invoice',
].map((path) => root + path);

/** Returns the fault code and values for a hint that names no type. */
function saidOf(hint: string): string | undefined {
  const found = findType(hint, ids);
  return found.ok ? undefined : [found.fault.code, ...valuesIn(found.fault)].join(' ');
}

describe('findType', () => {
  it.each([
    ['https://gobl.org/draft-0/bill/invoice', 'bill/invoice'],
    ['bill/invoice', 'bill/invoice'],
    ['/bill/invoice', 'bill/invoice'],
    ['Bill/Invoice', 'bill/invoice'],
    ['bill.Invoice', 'bill/invoice'],
    ['bill.invoice', 'bill/invoice'],
    ['bill.PaymentLine', 'bill/payment-line'],
    ['space.NASAInvoice', 'space/nasa-invoice'],
    ['Invoice', 'bill/invoice'],
    ['invoice', 'bill/invoice'],
    ['credit-transfer', 'pay/credit-transfer'],
    ['CreditTransfer', 'pay/credit-transfer'],
    ['message', 'note/message'],
    ['envelope', 'envelope'],
  ])('finds for %s the schema %s', (hint, path) => {
    expect(findType(hint, ids)).toEqual({ ok: true, id: root + path });
  });

  it.each(['voice', 'chicken', 'oice', 'bill', 'https://example.com/bill/invoice', 'bill/', '.'])(
    'finds nothing for %j',
    (hint) => {
      const found = findType(hint, ids);
      expect(found).toMatchObject({ ok: false, fault: { code: 'BW-TYPE-UNKNOWN', properties: ['request.type'] } });
    },
  );

  it('finds nothing for a text of 100,000 characters', () => {
    expect(findType('A'.repeat(100_000), ids)).toMatchObject({ ok: false, fault: { code: 'BW-TYPE-UNKNOWN' } });
  });

  it('reports the unknown name and a suggestion', () => {
    expect(saidOf('chicken')).toBe('BW-TYPE-UNKNOWN "chicken"');
    expect(saidOf('invocie')).toBe('BW-TYPE-UNKNOWN "invocie" invoice');
  });

  it('lists the candidates of an ambiguous name', () => {
    expect(saidOf('note')).toBe('BW-TYPE-AMBIGUOUS "note" cbc/note org/note');
  });
});

describe('the type passed to withType', () => {
  const invoice = `${root}bill/invoice`;
  const envelope = `${root}envelope`;

  it.each([
    ['becomes the $schema of a document without one', { a: 1 }, { a: 1, $schema: invoice }],
    ['replaces a $schema of null', { $schema: null }, { $schema: invoice }],
    ['replaces an empty $schema', { $schema: '' }, { $schema: invoice }],
    ['does not replace another $schema', { $schema: 'x' }, { $schema: 'x' }],
    [
      'goes to the document of an envelope',
      { $schema: envelope, doc: {} },
      { $schema: envelope, doc: { $schema: invoice } },
    ],
    ['creates a missing document', { $schema: envelope }, { $schema: envelope, doc: { $schema: invoice } }],
    [
      'does not replace another $schema in an envelope',
      { $schema: envelope, doc: { $schema: 'x' } },
      { $schema: envelope, doc: { $schema: 'x' } },
    ],
    ['leaves other values in an envelope unchanged', { $schema: envelope, doc: 'x' }, { $schema: envelope, doc: 'x' }],
  ])('%s', (_, value, result) => {
    expect(withType(value, invoice)).toEqual(result);
  });
});
