/** Status reports (chapter 02 §12, §17). */
import { beforeAll, describe, expect, test } from 'vitest';
import { build, type JsonObject, replicate } from '../index.ts';
import { built, faultsOf, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

function status(members: JsonObject = {}): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/status',
    type: 'response',
    code: 'S-1',
    supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
    lines: [{ key: 'accepted', doc: { code: 'F-1' } }],
    ...members,
  };
}

test('lines are numbered, and today is in UTC for any regime', () => {
  const late = { ...testEnvironment, now: () => new Date('2026-03-14T23:30:00Z') }; // the 15th in Madrid
  const outcome = build(status({ lines: [{ key: 'paid' }, { key: 'rejected' }] }), {}, late);
  expect(outcome.ok && outcome.result).toMatchObject({
    $regime: 'ES',
    issue_date: '2026-03-14',
    lines: [{ index: 1 }, { index: 2 }],
  });
});

test('complements of lines are calculated', () => {
  const complements = [{ $schema: 'https://gobl.org/draft-0/note/message', content: 'See page 2' }];
  const { lines } = built(status({ lines: [{ key: 'querying', complements }] }));
  expect(lines[0].complements[0].uuid).toBe(testEnvironment.uuid());
});

test('a copy loses only its UUID', () => {
  const source = status({ uuid: '019cf0c1-9c40-7000-8000-0000000000aa', issue_date: '2026-01-02' });
  const copy = replicate(source, {}, testEnvironment);
  expect(copy.ok && copy.result).toMatchObject({ uuid: testEnvironment.uuid(), code: 'S-1', issue_date: '2026-01-02' });
});

describe.each([
  ['a report without type', { type: '' }, ['GOBL-BILL-STATUS-01 $.type', 'GOBL-BILL-STATUS-02 $.type']],
  ['a report without lines', { lines: [] }, ['GOBL-BILL-STATUS-04 $.lines']],
  ['an unknown state', { lines: [{ key: 'lost' }] }, ['GOBL-BILL-STATUSLINE-02 $.lines[0].key']],
  [
    'an unknown reason',
    { lines: [{ key: 'rejected', reasons: [{ key: 'mood' }] }] },
    ['GOBL-BILL-REASON-02 $.lines[0].reasons[0].key'],
  ],
  [
    'an action without key',
    { lines: [{ key: 'rejected', actions: [{}] }] },
    ['GOBL-BILL-ACTION-01 $.lines[0].actions[0].key', 'GOBL-BILL-ACTION-02 $.lines[0].actions[0].key'],
  ],
  [
    'a fault without code',
    { lines: [{ key: 'error', reasons: [{ key: 'legal', faults: [{ message: 'no VAT' }] }] }] },
    ['GOBL-BILL-FAULT-01 $.lines[0].reasons[0].faults[0].code'],
  ],
])('%s', (_case, members, expected) => {
  test('is reported', () => {
    expect(faultsOf(status(members))).toEqual(expected);
  });
});
