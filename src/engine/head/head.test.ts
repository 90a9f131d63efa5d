import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Header } from './header.ts';
import { Link } from './link.ts';

const uuid = '01890c1e-6f4a-7cc2-8d3f-0123456789ab';
const dig = { alg: 'sha256', val: 'ab' };

test('Header always writes uuid and dig, and drops properties of older versions', () => {
  expect(rewritten(Header, { typ: 'bill.Invoice', draft: true, notes: ' kept ' })).toEqual({
    uuid: '',
    dig: null,
    notes: ' kept ',
  });
});

test('Header requires a UUID with a timestamp', () => {
  for (const version of ['1', '6', '7']) {
    expect(faultsOf(Header, { uuid: uuid.replace('-7', `-${version}`), dig })).toEqual([]);
  }
  for (const bad of ['', '00000000-0000-0000-0000-000000000000', uuid.replace('-7', '-4')]) {
    expect(faultsOf(Header, { uuid: bad, dig })).toEqual(['GOBL-HEAD-HEADER-01 $.uuid']);
  }
});

test('Header rejects duplicate stamps and links', () => {
  const json = {
    stamps: [{}, {}, null],
    links: [
      { key: 'pdf', url: 'https://a.com' },
      { category: 'format', key: 'pdf', url: 'https://a.com' },
      { category: 'format', key: 'pdf', url: 'https://b.com' },
    ],
  };
  expect(faultsOf(Header, json)).toEqual([
    'GOBL-HEAD-HEADER-01 $.uuid',
    'GOBL-HEAD-HEADER-02 $.dig',
    'GOBL-HEAD-STAMP-01 $.stamps[0].prv',
    'GOBL-HEAD-STAMP-01 $.stamps[1].prv',
    'GOBL-HEAD-HEADER-03 $.stamps',
    'GOBL-HEAD-HEADER-04 $.links',
    'GOBL-HEAD-STAMP-02 $.stamps[0].val',
    'GOBL-HEAD-STAMP-02 $.stamps[1].val',
  ]);
});

test('Link requires a key, an address, a known category and format, and a format with its digest', () => {
  expect(
    faultsOf(Link, { key: 'pdf', url: 'https://a.com', category: 'format', mime: 'application/pdf', digest: dig }),
  ).toEqual([]);
  expect(faultsOf(Link, { digest: dig, category: 'file' })).toEqual([
    'GOBL-HEAD-LINK-06 $',
    'GOBL-HEAD-LINK-01 $.key',
    'GOBL-HEAD-LINK-02 $.category',
    'GOBL-HEAD-LINK-03 $.url',
    'GOBL-HEAD-LINK-04 $.url',
  ]);
  expect(faultsOf(Link, { key: 'pdf', url: 'https://a.com', mime: 'pdf' })).toEqual(['GOBL-HEAD-LINK-05 $.mime']);
});
