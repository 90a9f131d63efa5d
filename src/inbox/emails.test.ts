import { describe, expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';
import type { FileRead } from './read-file.ts';
import { fileRead, found, inAnyOrder } from './testing.ts';

describe('judge: e-mails', () => {
  const pdf = (own: Partial<FileRead> = {}) =>
    fileRead('m/a.pdf', {}, { email: '1', embedded: 'xml', syntax: 'cii', ...own });
  const xml = (own: Partial<Facts> = {}, more: Partial<FileRead> = {}) =>
    fileRead('m/a.xml', own, { email: '1', digest: 'xml', syntax: 'cii', ...more });

  test('takes a PDF and its XML as one invoice', () => {
    inAnyOrder([pdf(), xml()], { 'm/a.xml': 'nothing duplicate_of m/a.pdf' });
  });

  test('takes a PDF and its invoice in another syntax as one invoice', () => {
    inAnyOrder([pdf(), xml({}, { digest: 'other', syntax: 'ubl' })], { 'm/a.xml': 'nothing duplicate_of m/a.pdf' });
  });

  test.each<[string, Partial<Facts>]>([
    ['with other bytes', {}],
    ['with another amount', { total: '5.00' }],
    ['with another number', { number: '9', date: '2026-01-01' }],
    ['of another supplier', { vat: 'DE987654324' }],
  ])('asks about an XML %s', (_, own) => {
    const rows = judge([pdf(), xml(own, { digest: 'other' })]);
    expect(rows.map(({ suggestion }) => suggestion)).toEqual(['ask', 'ask']);
  });

  test('keeps several invoices of one e-mail apart', () => {
    const second = (read: FileRead, digest: string) => ({
      ...read,
      file: `${read.file}2`,
      digest,
      facts: read.facts && { ...read.facts, number: '2', date: '2026-03-13' },
    });
    expect(found([pdf(), xml(), second(pdf({ embedded: 'xml2' }), 'pdf2'), second(xml(), 'xml2')])).toEqual({
      'm/a.xml': 'nothing duplicate_of m/a.pdf',
      'm/a.xml2': 'nothing duplicate_of m/a.pdf2',
    });
    expect(found([pdf(), xml({}, { email: '2', digest: 'other' })])).toEqual({
      'm/a.xml': 'nothing duplicate_of m/a.pdf',
    });
  });
});
