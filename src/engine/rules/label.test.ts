import { beforeAll, expect, test } from 'vitest';
import { ruleDetail, ruleSummaries } from '../index.ts';
import { load } from '../loading.ts';

beforeAll(() => load('all'));

/** Characters of source code that regular expressions may also contain. */
const CODE = /=>|\{|\?\.|function|\$/;

test('guards and tests of every rule have a label in words', () => {
  const labels = ruleSummaries().flatMap(({ code }) => {
    const { guards = [], tests = [] } = ruleDetail(code) ?? {};
    return [...guards, ...tests].map((label) => ({ code, label }));
  });
  expect(labels.length).toBeGreaterThan(1_000);
  const wordless = labels.filter(({ label }) => {
    const words = label.replace(/ \S*[\\^[\]()|].*/, ' …');
    return words === '' || words.endsWith(': ') || CODE.test(words);
  });
  expect(wordless).toEqual([]);
});

test.each([
  ['GOBL-ES-TAX-IDENTITY-01', [/^code: /], [/./]],
  ['GOBL-AR-ARCA-BILL-INVOICE-24', [], [/\[ARS\]$/]],
  ['GOBL-ES-SII-BILL-INVOICE-04', [/simplified/], [/./]],
  ['GOBL-SE-ORG-IDENTITY-03', [/PN, CN$/], [/./]],
  ['GOBL-FR-CTC-FLOW6-BILL-STATUS-16', [/^lines\[\]: .* rejected, querying, error$/], [/./]],
])('%s names the properties and values of its guards and tests', (code, guards, tests) => {
  expect(ruleDetail(code)).toMatchObject({
    guards: guards.map((each) => expect.stringMatching(each)),
    tests: tests.map((each) => expect.stringMatching(each)),
  });
});

test.each([
  ['GOBL-IT-SDI-BILL-INVOICE-02', ['it-sdi-format', 'it-sdi-document-type']],
  ['GOBL-EU-EN16931-TAX-COMBO-03', ['untdid-tax-category']],
  ['GOBL-PT-SAFT-TAX-COMBO-02', ['pt-saft-exemption']],
  ['GOBL-ORG-EMAIL-01', []],
])('%s lists the extensions that it requires', (code, extensions) => {
  expect(ruleDetail(code)?.extensions).toEqual(extensions);
});
