import { expect, test } from 'vitest';
import { faultsOf, normalised, readingFaults, rewritten } from '../rules/testing.ts';
import { DocumentRef } from './document-ref.ts';

test('DocumentRef is written in the order of the standard', () => {
  const json = {
    payable: '121.00',
    code: '0001',
    series: 'SAMPLE',
    issue_date: '2024-01-31',
    lines: [1, null, 3],
    stamps: [{ val: 'x', prv: 'it-sdi' }],
  };
  expect(JSON.stringify(rewritten(DocumentRef, json))).toBe(
    '{"issue_date":"2024-01-31","series":"SAMPLE","code":"0001","lines":[1,0,3],"stamps":[{"prv":"it-sdi","val":"x"}],"payable":"121.00"}',
  );
});

test('DocumentRef reports impossible days and invalid line numbers on reading', () => {
  expect(readingFaults(DocumentRef, { issue_date: '2024-02-30', lines: ['1', 1.5, 2] })).toEqual([
    'BW-DATE $.issue_date',
    'BW-JSON-TYPE $.lines[0]',
    'BW-JSON-TYPE $.lines[1]',
  ]);
});

test('normalising cleans reason and url but not the description', () => {
  expect(normalised(DocumentRef, { code: ' 1 ', reason: ' r ', url: ' https://a.com ', description: ' d ' })).toEqual({
    code: '1',
    reason: 'r',
    description: ' d ',
    url: 'https://a.com',
  });
});

test('DocumentRef requires a code, a real day and valid addresses', () => {
  expect(faultsOf(DocumentRef, { code: '1', url: '', schema: '' })).toEqual([]);
  const json = { schema: 'bill', issue_date: '', url: 'here', period: { start: '2024-02-01', end: '2024-01-31' } };
  expect(faultsOf(DocumentRef, { ...json, stamps: [{}, null] })).toEqual([
    'GOBL-SCHEMA-ID-01 $.schema',
    'GOBL-CAL-PERIOD-10 $.period',
    'GOBL-HEAD-STAMP-01 $.stamps[0].prv',
    'GOBL-HEAD-STAMP-02 $.stamps[0].val',
    'GOBL-ORG-DOCUMENTREF-01 $.code',
    'GOBL-ORG-DOCUMENTREF-02 $.issue_date',
    'GOBL-ORG-DOCUMENTREF-03 $.url',
  ]);
});
