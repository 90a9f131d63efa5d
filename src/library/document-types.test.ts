import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { Delivery, Envelope, Invoice, Message, Order, Party, Payment, Status } from '../engine/document-types.ts';
import { build, load } from '../engine/index.ts';
import { isJsonObject, type Json } from '../engine/model/json.ts';
import type { AnyType } from '../engine/model/object.ts';
import { objectOfSchema } from '../engine/schemas.ts';
import { systemEnvironment } from '../service/environment.ts';
import { examples } from '../service/examples/index.ts';

beforeAll(() => load('all'));

/** The members, at any depth, whose type says nothing; maps and whatever has its own `$schema` apart. */
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

test('types of documents follow from the declarations', () => {
  expectTypeOf<Invoice['totals']['payable']>().toEqualTypeOf<string>();
  expectTypeOf<Invoice['issue_date']>().toEqualTypeOf<string>();
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

describe('what a built document has by its type is there', () => {
  test.each(examples.map((each) => [each.name, each] as const))('%s', async (_name, example) => {
    const outcome = build(await example.load(), { envelop: example.name === 'es-invoice' }, systemEnvironment());
    const document = outcome.ok ? ((outcome.result.doc as typeof outcome.result) ?? outcome.result) : undefined;
    const type = objectOfSchema(`${document?.$schema}`);
    expect(type && [...missing(type as AnyType, document ?? null, '$')]).toEqual([]);
  });
});

/** The places of members that are always written, and are null. */
function* missing(type: AnyType, json: Json, place: string): Generator<string> {
  if (type.kind === 'list' && Array.isArray(json)) {
    for (const [position, entry] of json.entries()) yield* missing(type.element, entry, `${place}[${position}]`);
  } else if (type.kind === 'object' && isJsonObject(json)) {
    for (const { name, written, type: inner } of type.fields) {
      const member = json[name];
      if (written && (member === undefined || member === null)) yield `${place}.${name}`;
      else if (member !== undefined) yield* missing(inner, member, `${place}.${name}`);
    }
  } else if (json === null) yield place;
}
