import { beforeAll, expect, it } from 'vitest';
import { jsonSchema, load, schemaIds } from '../index.ts';
import { bundledSchema } from './bundle.ts';

beforeAll(() => load('all'));

const paths = () => schemaIds().map((id) => id.replace('https://gobl.org/draft-0/', ''));

it('can be made of every schema that is listed', () => {
  expect(paths().filter((path) => bundledSchema(path) === undefined)).toEqual([]);
});

it('holds all that an invoice refers to', () => {
  const bundle = bundledSchema('bill/invoice');
  expect(Object.keys(bundle ?? {})).toEqual(['$schema', '$id', '$ref', '$defs']);
  expect(bundle).toMatchObject({ $id: 'https://gobl.org/draft-0/bill/invoice', $ref: '#/$defs/bill.Invoice' });
  const names = Object.keys(bundle?.$defs ?? {});
  expect(names).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(['bill.Invoice', 'bill.Line', 'tax.Identity', 'num.Amount']));
});

it('leaves no reference outside it, for any schema', () => {
  for (const path of paths()) {
    const text = JSON.stringify(bundledSchema(path)?.$defs);
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference);
    const defined = Object.keys(bundledSchema(path)?.$defs ?? {}).map((name) => `#/$defs/${name}`);
    expect(
      references.filter((reference) => !defined.includes(reference)),
      path,
    ).toEqual([]);
  }
});

it('leaves the schema itself as it is', () => {
  const before = JSON.stringify(jsonSchema('bill/invoice'));
  bundledSchema('bill/invoice');
  expect(JSON.stringify(jsonSchema('bill/invoice'))).toBe(before);
});

it('is not made for what there is not', () => {
  expect(bundledSchema('bill/invoicex')).toBeUndefined();
  expect(bundledSchema('')).toBeUndefined();
});
