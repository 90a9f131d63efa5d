import { expect, it } from 'vitest';
import { brokenIn, changed, ublInvoice } from '../../../rules/testing.ts';
import { EXTENSION } from './account-extension.ts';
import { set } from './ubl.ts';

const CORE = 'urn:cen.eu:en16931:2017';

/** Returns an invoice with an element of the extension. */
const named = (specification: string) =>
  changed(ublInvoice(specification, 'orders'), ['<cac:PaymentMeans>', '<cac:PaymentMeans><cbc:ID>GACCOUNT</cbc:ID>']);

it.each([
  [EXTENSION, []],
  [CORE + EXTENSION, []],
  [CORE, ['UBL-CR-411']],
])('with the specification %s, elements of the account extension break the rules %o', async (specification, ids) => {
  const broken = await brokenIn(named(specification), set);
  expect(broken.filter((id) => id.startsWith('UBL-CR-'))).toEqual(ids);
});
