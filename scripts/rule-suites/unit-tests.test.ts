import { expect, it } from 'vitest';
import { releasesOf } from './releases.mjs';
import { unitTestsIn } from './unit-tests.mjs';

const INVOICE = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';

it('reads which rules a document breaks and keeps', () => {
  const set = `<testSet xmlns="http://difi.no/xsd/vefa/validator/1.0">
  <assert><scope>PEPPOL-EN16931-R001</scope></assert>
  <!-- <test><assert><error>OLD</error></assert><Invoice/></test> -->
  <test>
    <assert><description>No process</description><error>PEPPOL-EN16931-R001</error></assert>
    <Invoice xmlns="${INVOICE}"><a/></Invoice>
  </test>
  <test><assert><success>PEPPOL-EN16931-R001</success></assert><CreditNote xmlns="x"></CreditNote></test>
</testSet>`;
  expect(unitTestsIn(set)).toEqual([
    { name: 'test 1', xml: `<Invoice xmlns="${INVOICE}"><a/></Invoice>`, fires: ['PEPPOL-EN16931-R001'], holds: [] },
    { name: 'test 2', xml: '<CreditNote xmlns="x"></CreditNote>', fires: [], holds: ['PEPPOL-EN16931-R001'] },
  ]);
});

it('gives a document the namespaces around it', () => {
  const set = `<v:testSet xmlns:v="v" xmlns:ubl="${INVOICE}"><v:test><v:assert><v:warning>R1</v:warning></v:assert><ubl:Invoice></ubl:Invoice></v:test></v:testSet>`;
  expect(unitTestsIn(set)).toEqual([
    { name: 'test 1', xml: `<ubl:Invoice xmlns:ubl="${INVOICE}"></ubl:Invoice>`, fires: ['R1'], holds: [] },
  ]);
});

it('is empty for another file', () => {
  expect(unitTestsIn('<Invoice/>')).toEqual([]);
});

it('judges by the release in the path, or by the newest', async () => {
  const day = await releasesOf('peppol-ubl');
  expect([day('suites/peppol-3.0.21/rules/unit-UBL/a.xml'), day('suites/peppol/rules/unit-UBL/a.xml')]).toEqual([
    '2026-08-24',
    '2027-02-24',
  ]);
});
