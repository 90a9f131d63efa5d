import { describe, expect, it } from 'vitest';
import { isShownOnly } from './model.ts';
import { envelopeModel, invoiceModel as model } from './testing.ts';

const kindAt = (...path: (string | number)[]) => model.fieldAt(path)?.kind;

describe('FormModel', () => {
  it("has the document's properties in the standard’s order", () => {
    expect(
      model
        .fieldsOf(model.root)
        .map(({ name }) => name)
        .join(' '),
    ).toBe('type issue_date supplier customer lines totals');
    expect(model.fieldAt(['supplier'])).toMatchObject({ title: 'Supplier', required: true, type: 'org.Party' });
    expect(model.fieldAt(['supplier', 'name'])).toMatchObject({ title: 'Name', recommended: true });
  });

  it('has a field kind for each kind of value', () => {
    expect(kindAt('type')).toBe('choice');
    expect(kindAt('issue_date')).toBe('date');
    expect(kindAt('supplier')).toBe('object');
    expect(kindAt('lines')).toBe('list');
    expect(kindAt('lines', 0)).toBe('object');
    expect(kindAt('lines', 3, 'quantity')).toBe('amount');
    expect(kindAt('lines', 0, 'unit')).toBe('open choice');
    expect(kindAt('lines', 0, 'i')).toBe('whole number');
    expect(kindAt('lines', 0, 'discounts', 0, 'percent')).toBe('percentage');
    expect(kindAt('supplier', 'ext')).toBe('map');
    expect(kindAt('supplier', 'ext', 'a-b')).toBe('text');
    expect(kindAt('supplier', 'complements', 0)).toBe('document');
    expect(kindAt('supplier', 'public')).toBe('yes or no');
    expect(kindAt('supplier', 'nothing')).toBeUndefined();
  });
});

describe('isShownOnly', () => {
  const shownOnly = (path: (string | number)[], value = {}) => {
    const field = model.fieldAt(path);
    const object = model.fieldAt(path.slice(0, -1));
    return field && object && isShownOnly(field, model.fieldsOf(object), value);
  };

  it('is true for calculated values', () => {
    expect(shownOnly(['totals'])).toBe(true);
    expect(shownOnly(['lines', 0, 'total'])).toBe(true);
    expect(shownOnly(['lines', 0, 'i'])).toBe(true);
  });

  it('is false for values only filled in if missing', () => {
    expect(shownOnly(['issue_date'])).toBe(false);
    expect(shownOnly(['type'])).toBe(false);
  });

  it('is false for figures whose source is missing', () => {
    expect(shownOnly(['lines', 0, 'discounts', 0, 'amount'])).toBe(false);
    expect(shownOnly(['lines', 0, 'discounts', 0, 'amount'], { percent: '10%' })).toBe(true);
  });
});

describe('header fields set by building', () => {
  it('makes only UUID and digest read-only', () => {
    const header = envelopeModel.fieldAt(['head']);
    const fields = header ? envelopeModel.fieldsOf(header) : [];
    expect(fields.filter((field) => isShownOnly(field, fields, {})).map(({ name }) => name)).toEqual(['uuid', 'dig']);
    const uuidOfLink = envelopeModel.fieldAt(['head', 'links', 0, 'uuid']);
    expect(uuidOfLink && isShownOnly(uuidOfLink, [], {})).toBe(false);
  });
});
