import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Address } from './address.ts';
import { Coordinates } from './coordinates.ts';

test('Address drops properties of older versions', () => {
  expect(rewritten(Address, { number: '42', street: 'Calle Pradillo' })).toEqual({ street: 'Calle Pradillo' });
});

test('Coordinates must be valid latitudes and longitudes, and zero counts as absent', () => {
  expect(faultsOf(Coordinates, { lat: 90, lon: -180 })).toEqual([]);
  expect(faultsOf(Coordinates, { lat: 0, lon: 0 })).toEqual([]);
  expect(faultsOf(Coordinates, { lat: -90.1, lon: 180.5 })).toEqual([
    'GOBL-ORG-COORDINATES-01 $.lat',
    'GOBL-ORG-COORDINATES-02 $.lon',
  ]);
  expect(rewritten(Coordinates, { lon: 0, lat: 40.5 })).toEqual({ lat: 40.5, lon: 0 });
});

test.each(['filled.count.soap', '///filled.count.soap', 'größe.ähre.öl', 'फ़ौजी।कविता।मेज़', 'có gì.là gì.ở đâu', ''])(
  'Coordinates accepts the three words %j',
  (w3w) => {
    expect(faultsOf(Coordinates, { w3w })).toEqual([]);
  },
);

test.each(['filled.count', 'filled.count.soap.', 'filled count.soap.bar', 'filled.co1nt.soap'])(
  'Coordinates rejects the words %j',
  (w3w) => {
    expect(faultsOf(Coordinates, { w3w })).toEqual(['GOBL-ORG-COORDINATES-03 $.w3w']);
  },
);

test('Coordinates rejects 50,000 characters as three words', () => {
  expect(faultsOf(Coordinates, { w3w: 'a'.repeat(50_000) })).toEqual(['GOBL-ORG-COORDINATES-03 $.w3w']);
});
