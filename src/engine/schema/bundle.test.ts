import { beforeAll, expect, it } from 'vitest';
import { jsonSchema, schemaIds } from '../index.ts';
import { load } from '../loading.ts';
import { bundledSchema } from './bundle.ts';

beforeAll(() => load('all'));

const paths = () => schemaIds().map((id) => id.replace('https://gobl.org/draft-0/', ''));

it('bundledSchema exists for every listed schema', () => {
  expect(paths().filter((path) => bundledSchema(path) === undefined)).toEqual([]);
});

it('bundledSchema contains everything an invoice refers to', () => {
  const bundle = bundledSchema('bill/invoice');
  expect(Object.keys(bundle ?? {})).toEqual(['$schema', '$id', '$ref', '$defs']);
  expect(bundle).toMatchObject({ $id: 'https://gobl.org/draft-0/bill/invoice', $ref: '#/$defs/bill.Invoice' });
  const names = Object.keys(bundle?.$defs ?? {});
  expect(names).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(['bill.Invoice', 'bill.Line', 'tax.Identity', 'num.Amount']));
});

it('bundledSchema leaves no external reference in any schema', () => {
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

it('bundledSchema does not modify the schema itself', () => {
  const before = JSON.stringify(jsonSchema('bill/invoice'));
  bundledSchema('bill/invoice');
  expect(JSON.stringify(jsonSchema('bill/invoice'))).toBe(before);
});

it('bundledSchema returns undefined for an unknown path', () => {
  expect(bundledSchema('bill/invoicex')).toBeUndefined();
  expect(bundledSchema('')).toBeUndefined();
});
