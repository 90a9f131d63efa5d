import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, type Changes, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const supplier = {
  name: 'Imprimerie du Canal',
  identities: [{ type: 'SIREN', code: '732829320' }],
  inboxes: [{ scheme: '0225', code: '732829320' }],
};
const customer = {
  name: 'La Poste',
  identities: [{ type: 'SIREN', code: '356000000' }],
  inboxes: [{ scheme: '0225', code: '356000000_SIEGE' }],
};
const doc = { code: 'F2026-412', issue_date: '2026-03-10' };

const status: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/status',
  $addons: ['fr-ctc-flow6-v1'],
  code: 'CDV-1',
  issue_date: '2026-03-12',
  supplier,
  customer,
  lines: [{ key: 'accepted', doc }],
};

const payment: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['fr-ctc-flow6-v1'],
  $regime: 'FR',
  code: 'ENC-1',
  issue_date: '2026-04-10',
  supplier,
  customer,
  lines: [{ amount: '348.00', document: doc }],
  methods: [{ key: 'credit-transfer' }],
};

const lineOf = (changes: Changes) => builtFrom(status, changes).lines[0];

test.each([
  ['a status report', status],
  ['a payment', payment],
])('%s builds', (_what, document) => {
  expect(buildingFaults(document)).toEqual([]);
  expect(builtFrom(document).$addons).toEqual(['fr-ctc-flow6-v1']);
});

test('the addon sets the scheme of identities, the key of inboxes and the role of parties', () => {
  const built = builtFrom(status);
  expect(built.supplier.identities[0].ext).toEqual({ 'iso-scheme-id': '0002' });
  expect(built.supplier.inboxes[0].key).toBe('peppol');
  expect([built.supplier.ext, built.customer.ext]).toEqual([
    { 'fr-ctc-flow6-role': 'SE' },
    { 'fr-ctc-flow6-role': 'BY' },
  ]);
  const platform = { 'customer.ext': { 'fr-ctc-flow6-role': 'WK' } };
  expect(builtFrom(status, platform).customer.ext).toEqual({ 'fr-ctc-flow6-role': 'WK' });
});

describe('status code', () => {
  test.each([
    ['issued', 'update', '200'],
    ['acknowledged', 'response', '202'],
    ['processing', 'response', '204'],
    ['accepted', 'response', '205'],
    ['querying', 'response', '208'],
    ['rejected', 'response', '210'],
    ['error', 'response', undefined],
    ['paid', undefined, undefined],
  ])('of a line with %s sets the type %s and becomes %s', (key, type, code) => {
    const built = builtFrom(status, { 'lines.0.key': key });
    expect([built.type || undefined, built.lines[0].ext?.['fr-ctc-flow6-status']]).toEqual([type, code]);
  });

  test.each([
    ['200', 'update', 'issued', '200'],
    ['201', 'response', 'issued', '201'],
    ['206', 'response', 'rejected', '206'],
    ['207', 'response', 'rejected', '207'],
    ['213', 'response', 'error', undefined],
    ['209', 'response', 'accepted', '205'],
  ])('%s sets the type %s and the key %s and becomes %s', (code, type, key, kept) => {
    const built = builtFrom(status, { type: 'response', 'lines.0.ext': { 'fr-ctc-flow6-status': code } });
    expect([built.type, built.lines[0].key, built.lines[0].ext?.['fr-ctc-flow6-status']]).toEqual([type, key, kept]);
  });

  test('is kept without a type if unknown', () => {
    const built = builtFrom(status, { 'lines.0.ext': { 'fr-ctc-flow6-status': '209' } });
    expect([built.type || undefined, built.lines[0].ext]).toEqual([undefined, { 'fr-ctc-flow6-status': '209' }]);
  });

  test('of the last line determines the type', () => {
    const lines = ['205', '200'].map((code) => ({ doc, ext: { 'fr-ctc-flow6-status': code } }));
    const built = builtFrom(status, { lines });
    expect(built.type).toBe('update');
    expect(built.lines.map(({ key }: { key: string }) => key)).toEqual(['accepted', 'issued']);
  });
});

describe('reasons', () => {
  const reasonOf = (reason: object) => lineOf({ 'lines.0': { key: 'rejected', doc, reasons: [reason] } }).reasons[0];
  const reason = (code: string) => ({ 'fr-ctc-flow6-reason': code });
  const condition = (code: string) => ({ 'fr-ctc-flow6-condition': code });

  test.each([
    [{ key: 'legal' }, 'legal', 'NON_CONFORME', 'DIV'],
    [{ key: 'finance-terms' }, 'finance-terms', 'COORD_BANC_ERR', 'CBB'],
    [{ key: 'prices', ext: reason('CALCUL_ERR') }, 'prices', 'CALCUL_ERR', 'DIV'],
    [{ key: 'prices', ext: reason('QTE_ERR') }, 'prices', 'PU_ERR', 'DIV'],
    [{ ext: reason('ROUTAGE_ERR') }, 'unknown-receiver', 'ROUTAGE_ERR', 'DIV'],
    [{ key: 'items', ext: condition('MAJ') }, 'items', 'ART_ERR', 'MAJ'],
    [{ key: 'finance-terms', ext: condition('DVA') }, 'finance-terms', 'COORD_BANC_ERR', 'DVA'],
    [{ key: 'quantity', ext: condition('MAP') }, 'quantity', 'QTE_ERR', 'DIV'],
    [{ key: 'partial', ext: condition('MAP') }, 'partial', undefined, 'MAP'],
  ])('%j get the key %s, the code %s and the condition %s', (given, key, code, characteristic) => {
    const built = reasonOf(given);
    expect([built.key, built.ext['fr-ctc-flow6-reason'], built.ext['fr-ctc-flow6-condition']]).toEqual([
      key,
      code,
      characteristic,
    ]);
  });
});

test.each([
  [{ key: 'none' }, 'none', 'NOA'],
  [{ key: 'provide' }, 'provide', 'PIN'],
  [{ key: 'credit-full', ext: { 'fr-ctc-flow6-action': 'CNP' } }, 'credit-full', 'CNF'],
  [{ ext: { 'fr-ctc-flow6-action': 'NIN' } }, 'reissue', 'NIN'],
])('the action %j gets the key %s and the code %s', (given, key, code) => {
  const [action] = lineOf({ 'lines.0.actions': [given] }).actions;
  expect([action.key, action.ext['fr-ctc-flow6-action']]).toEqual([key, code]);
});

describe('payment', () => {
  const roles = ({ supplier: a, customer: b }: Record<string, { ext?: Record<string, string> }>) =>
    [a, b].map((party) => party?.ext?.['fr-ctc-flow6-role']);

  test('received has the status 212 and the usual roles', () => {
    const built = builtFrom(payment);
    expect(built.ext).toEqual({ 'fr-ctc-flow6-status': '212', 'fr-ctc-flow6-condition': 'MEN' });
    expect(roles(built)).toEqual(['SE', 'BY']);
  });

  test('announced has the status 211 and reversed roles', () => {
    const built = builtFrom(payment, { type: 'advice', ext: { 'fr-ctc-flow6-status': '205' } });
    expect(built.ext).toEqual({ 'fr-ctc-flow6-status': '211', 'fr-ctc-flow6-condition': 'MPA' });
    expect(roles(built)).toEqual(['BY', 'SE']);
  });

  test('keeps a condition for the remaining amount', () => {
    expect(builtFrom(payment, { ext: { 'fr-ctc-flow6-condition': 'RAP' } }).ext['fr-ctc-flow6-condition']).toBe('RAP');
  });

  test('requested has no status and condition', () => {
    const built = builtFrom(payment, { type: 'request' });
    expect(built.ext).toBeUndefined();
    expect(roles(built)).toEqual([undefined, undefined]);
  });
});

test("the chapter's example: a rejection for legal reasons", () => {
  const built = builtFrom(status, { lines: [{ key: 'rejected', doc, reasons: [{ key: 'legal' }] }] });
  expect(built.type).toBe('response');
  expect(built.lines[0].ext).toEqual({ 'fr-ctc-flow6-status': '210' });
  expect(built.lines[0].reasons[0].ext).toEqual({
    'fr-ctc-flow6-condition': 'DIV',
    'fr-ctc-flow6-reason': 'NON_CONFORME',
  });
});

test('an incomplete document gets a fault for everything that is missing', () => {
  const attempt: Changes = {
    'supplier.identities': [{ key: 'sku', code: 'A1' }],
    'customer.inboxes': [{ email: 'factures@example.com' }],
    'lines.0': { key: 'rejected', doc: { code: 'F2026-412' }, reasons: [{ key: 'quantity' }] },
  };
  const own = buildingFaults(status, attempt).filter((fault) => fault.startsWith('GOBL-FR-CTC'));
  expect(own.map((fault) => fault.slice('GOBL-FR-CTC-FLOW6-'.length))).toEqual([
    'ORG-PARTY-04 $.supplier.identities[0].ext',
    'BILL-STATUS-06 $.supplier.identities',
    'BILL-STATUS-08 $.customer',
    'BILL-STATUS-14 $.lines[0].doc.issue_date',
    'BILL-STATUS-21 $.lines[0].reasons[0].ext',
  ]);
});
