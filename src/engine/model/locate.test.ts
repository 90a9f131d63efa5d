import { describe, expect, it } from 'vitest';
import { Invoice } from '../bill/invoice.ts';
import { Envelope } from '../envelope/envelope.ts';
import { Party } from '../org/party.ts';
import { declaredAt, objectAt, type TypeAt } from './locate.ts';
import type { ObjectType } from './object.ts';
import type { Step } from './path.ts';

const types: { [path: string]: unknown } = { '': Envelope, doc: Invoice, 'doc.complements.0': Party };
const inEnvelope: TypeAt = (path) => types[path.join('.')] as ObjectType<object> | undefined;
const invoice: TypeAt = (path) => (path.length === 0 ? Invoice : undefined);

const found = (path: Step[], typeAt = invoice) => {
  const declared = declaredAt(path, typeAt);
  return declared && [declared.owner?.name, declared.field?.name, declared.type.kind, declared.key];
};

describe('declaredAt and objectAt', () => {
  it('find the property and the object that declares it', () => {
    expect(found(['currency'])).toEqual(['bill.Invoice', 'currency', 'text', undefined]);
    expect(found(['lines', 3, 'item', 'price'])).toEqual(['org.Item', 'price', 'amount', undefined]);
    expect(found(['lines', 0, 'taxes', 1, 'rate'])).toEqual(['tax.Combo', 'rate', 'text', undefined]);
  });

  it('find the property of a list or map for one of its entries', () => {
    expect(found(['$addons', 0])).toEqual(['bill.Invoice', '$addons', 'text', undefined]);
    expect(found(['lines', 0])).toEqual(['bill.Invoice', 'lines', 'object', undefined]);
    expect(found(['tax', 'ext', 'es-facturae-doc-type'])).toEqual(['bill.Tax', 'ext', 'text', 'es-facturae-doc-type']);
  });

  it('follow the $schema of the content of an envelope or a complement', () => {
    expect(found(['doc', 'supplier', 'name'], inEnvelope)).toEqual(['org.Party', 'name', 'text', undefined]);
    expect(found(['doc', 'complements', 0, 'alias'], inEnvelope)).toEqual(['org.Party', 'alias', 'text', undefined]);
    expect(found(['doc', 'complements', 1, 'alias'], inEnvelope)).toBeUndefined();
  });

  it('return undefined for paths that the standard does not declare', () => {
    expect(found(['curency'])).toBeUndefined();
    expect(found(['lines', 'first'])).toBeUndefined();
    expect(found(['currency', 'code'])).toBeUndefined();
  });

  it('objectAt returns the object type whose properties are at a path', () => {
    expect(objectAt([], invoice)?.name).toBe('bill.Invoice');
    expect(objectAt(['lines', 0, 'item'], invoice)?.name).toBe('org.Item');
    expect(objectAt(['doc'], inEnvelope)?.name).toBe('bill.Invoice');
    expect(objectAt(['lines'], invoice)).toBeUndefined();
  });
});
