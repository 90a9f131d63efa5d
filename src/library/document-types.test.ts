import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Delivery, Envelope, Invoice, Message, Order, Party, Payment, Status } from '../engine/document-types.ts';
import { build } from '../engine/index.ts';
import { isJsonObject, type Json } from '../engine/model/json.ts';
import type { AnyType } from '../engine/model/object.ts';
import { objectOfSchema } from '../engine/schemas.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { examples } from '../service/examples/index.ts';
import * as library from './index.ts';

/** The members, at any depth, that have no specific type. Maps and values with their own `$schema` do not count. */
type Untyped<T> = 0 extends 1 & T
  ? 'any'
  : unknown extends T
    ? 'unknown'
    : T extends readonly (infer E)[]
      ? Untyped<E>
      : T extends object
        ? string extends keyof T
          ? never
          : { [K in keyof T]-?: Untyped<NonNullable<T[K]>> }[keyof T]
        : never;

test('document types are derived from the declarations', () => {
  expectTypeOf<Invoice['totals']['payable']>().toEqualTypeOf<string>();
  expectTypeOf<Invoice['issue_date']>().toEqualTypeOf<string>();
  type Tax = NonNullable<NonNullable<NonNullable<Invoice['lines']>[number]['taxes']>[number]>;
  expectTypeOf<Tax['percent']>().toEqualTypeOf<`${number}%` | undefined>();
  expectTypeOf<Order['totals']>().extract<undefined>().toEqualTypeOf<undefined>();
  expectTypeOf<NonNullable<Invoice['lines']>[number]['item']['price']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Invoice['type']>().exclude<'standard' | 'credit-note'>().not.toEqualTypeOf<string>();
  expectTypeOf<Party['ext']>().toEqualTypeOf<{ [key: string]: string } | undefined>();
  expectTypeOf<Envelope<Invoice>['doc']['supplier']['name']>().toEqualTypeOf<string | undefined>();
  type Documents = Omit<Invoice | Order | Delivery | Payment | Status, 'complements'> | Message | Party;
  expectTypeOf<Untyped<Documents>>().toEqualTypeOf<never>();
  const id: Invoice['$schema'] = 'https://gobl.org/draft-0/bill/invoice';
  expect(objectOfSchema(id)?.path).toBe('bill/invoice');
});

test('an operation accepts and returns the document type named by $schema', async () => {
  const line = { quantity: 2, item: { name: 'Atlas', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] };
  const supplier = { name: 'Sol', tax_id: { country: 'ES', code: 'B98602642' } };
  const invoice = library.build({ $schema: 'https://gobl.org/draft-0/bill/invoice', supplier, lines: [line] });
  expectTypeOf(invoice).toEqualTypeOf<library.Outcome<Invoice>>();
  expect(invoice.ok && invoice.result.totals.payable).toBe('217.80');
  const message = library.build(
    { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
    { envelop: true },
  );
  expectTypeOf(message).toEqualTypeOf<library.Outcome<Envelope<Message>>>();
  expect(message.ok && message.result.doc.content).toBe('Hello');
  if (!invoice.ok) throw new Error(invoice.message);
  const copy = library.replicate(invoice.result);
  expect(copy.ok && copy.result.supplier.name).toBe('Sol');
  const signed = library.sign(invoice.result, { privatekey: (await library.keygen()).privatekey });
  expectTypeOf(signed).resolves.toEqualTypeOf<library.Outcome<Envelope<Invoice>>>();
});

test('mistakes in a document fail to compile, and are reported at run time', () => {
  const $schema = 'https://gobl.org/draft-0/bill/invoice';
  // @ts-expect-error: a schema has a full ID
  const short = library.build({ $schema: 'bill/invoice', currency: 'EUR' });
  expect(short.ok || short.faults.map(({ properties }) => properties)).toContainEqual(['$.$schema']);
  // @ts-expect-error: a quantity is a number
  const wrongType = library.build({ $schema, lines: [{ quantity: true, item: {} }] });
  expect(wrongType.ok).toBe(false);
  // @ts-expect-error: there is no such type of invoice
  const wrongKey = library.build({ $schema, currency: 'EUR', type: 'credit-not' });
  expect(wrongKey.ok || wrongKey.faults.map(({ code }) => code)).toContain('GOBL-BILL-INVOICE-02');
  // @ts-expect-error: there is no such member
  const unknown = library.build({ $schema, lines: [{ quantity: 1, item: {}, quantitty: 2 }] }, { strict: true });
  expect(unknown.ok || unknown.faults.map(({ code }) => code)).toContain('BW-UNKNOWN-FIELD');
  const item = { name: 'Atlas', price: '90.00' };
  // @ts-expect-error: a line needs a quantity
  const endless = library.build({ $schema, lines: [{ item }] }, { strict: true });
  expect(endless.ok || endless.faults.map(({ code }) => code)).toContain('BW-WARN-ZERO');
  // @ts-expect-error: a line needs an item
  const empty = library.build({ $schema, currency: 'EUR', lines: [{ quantity: 1 }] });
  expect(empty.ok || empty.faults.map(({ code }) => code)).toContain('GOBL-BILL-LINE-03');
  // @ts-expect-error: a part of a line needs a quantity
  const part = library.build({ $schema, lines: [{ quantity: 1, item, breakdown: [{ item }] }] }, { strict: true });
  expect(part.ok || part.faults.map(({ code }) => code)).toContain('BW-WARN-ZERO');
  // @ts-expect-error: a percentage has its sign
  const unsigned = library.build({ $schema, discounts: [{ percent: '21' }] }, { strict: true });
  expect(unsigned.ok || unsigned.faults.map(({ code }) => code)).toContain('BW-PERCENT');
  // @ts-expect-error: a percentage is not a number
  const share = library.build({ $schema, discounts: [{ percent: 0.21 }] }, { strict: true });
  expect(share.ok || share.faults.map(({ code }) => code)).toContain('BW-PERCENT');
  // @ts-expect-error: there is no such member in the options of a correction
  const correction = library.correct({ $schema }, { typ: 'credit-note' });
  expect(correction.ok).toBe(false);
});

test('definitions of regimes and addons are typed', () => {
  const rates = library.regime('ES')?.categories.find(({ code }) => code === 'VAT')?.rates;
  expect(rates?.map(({ rate }) => rate)).toContain('reduced');
  expect(library.addon('es-sii-v1')?.extensions?.[0]?.key).toMatch(/^es-sii-/);
});

test('open lists of keys accept other keys', () => {
  const $schema = 'https://gobl.org/draft-0/bill/invoice';
  const tagged = library.build({ $schema, currency: 'EUR', $tags: ['of-our-own', 'simplified'] });
  expect(tagged.ok || tagged.faults.map(({ properties }) => properties)).not.toContainEqual(['$.$tags']);
});

test('documents of types unknown to TypeScript are accepted', () => {
  class Own {
    readonly content = '';
  }
  const own = library.build(new Own());
  expectTypeOf(own).toEqualTypeOf<library.Outcome<library.JsonObject>>();
  const loose: Record<string, unknown> = { $schema: 'https://example.com/own' };
  const outcomes = [own, library.build('text'), library.build({ code: 1 }), library.build(loose), library.build({})];
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
  expect(library.build(JSON.parse('{"$schema":"https://gobl.org/draft-0/note/message","content":"Hi"}')).ok).toBe(true);
});

describe('built examples have every member that their type requires', () => {
  test.each(examples.map((each) => [each.name, each] as const))('%s', async (_name, example) => {
    const outcome = build(await example.load(), { envelop: example.name === 'es-invoice' }, systemEnvironment());
    const document = outcome.ok ? ((outcome.result.doc as typeof outcome.result) ?? outcome.result) : undefined;
    const type = objectOfSchema(`${document?.$schema}`);
    expect(type && [...missing(type as AnyType, document ?? null, '$')]).toEqual([]);
  });
});

/** Yields the paths of required members that are null. */
function* missing(type: AnyType, json: Json, place: string): Generator<string> {
  if (type.kind === 'list' && Array.isArray(json)) {
    for (const [position, entry] of json.entries()) yield* missing(type.element, entry, `${place}[${position}]`);
  } else if (type.kind === 'object' && isJsonObject(json)) {
    for (const { name, required, type: inner } of type.fields) {
      const member = json[name];
      if (required && (member === undefined || member === null)) yield `${place}.${name}`;
      else if (member !== undefined) yield* missing(inner, member, `${place}.${name}`);
    }
  } else if (json === null) yield place;
}
