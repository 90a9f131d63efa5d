import { describe, expect, it } from 'vitest';
import { unitTestsIn } from './unit-tests.mjs';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const SPACE = 'xmlns="http://difi.no/xsd/vefa/validator/1.0"';
const none = { errors: [], warnings: [], holds: [] };

describe('unitTestsIn', () => {
  it('reads which rules a document breaks and keeps', () => {
    const set = `<testSet ${SPACE} configuration="peppolbis-en16931-base-3.0-ubl">
  <assert><description>What & how</description><scope>R001</scope></assert>
  <!-- <test><assert><error>OLD</error></assert><Invoice/></test> -->
  <test>
    <assert><description>No process</description><error number="2"> R001 </error><warning>R002</warning></assert>
    <Invoice xmlns="${UBL}"><!-- wrong --><a/></Invoice>
  </test>
  <test><assert><success>R001</success></assert><CreditNote xmlns="x"></CreditNote></test>
</testSet>`.replace('&', '&amp;');
    const xml = `<Invoice xmlns="${UBL}"><!-- wrong --><a/></Invoice>`;
    expect(unitTestsIn(set)).toEqual([
      { ...none, name: 'test 1', format: 'peppol-ubl', xml, errors: ['R001'], warnings: ['R002'] },
      { ...none, name: 'test 2', format: 'peppol-ubl', xml: '<CreditNote xmlns="x"></CreditNote>', holds: ['R001'] },
    ]);
  });

  it('expects rules of the scope to hold unless a test names them', () => {
    const set = `<testSet ${SPACE}><assert><scope>R1</scope><scope>R2</scope></assert>
      <test><assert><fatal>R1</fatal></assert><Invoice xmlns="${UBL}"/></test></testSet>`;
    expect(unitTestsIn(set)).toMatchObject([{ errors: ['R1'], holds: ['R2'] }]);
  });

  it('chooses the format by document and folder', () => {
    const set = `<testSet ${SPACE}><test><rsm:CrossIndustryInvoice xmlns:rsm="${CII}"/></test>
      <test><Invoice xmlns="${UBL}"/></test><test><ApplicationResponse xmlns="x"/></test></testSet>`;
    expect(unitTestsIn(set).map(({ format }) => format)).toEqual(['peppol-cii', 'peppol-ubl']);
    expect(unitTestsIn(set, true).map(({ format }) => format)).toEqual(['peppol-cii', 'peppol-selfbilling-ubl']);
  });

  it('gives a document the namespaces around it', () => {
    const set = `<v:testSet xmlns:v="http://difi.no/xsd/vefa/validator/1.0" xmlns:ubl="${UBL}"><v:test><v:assert><v:warning>R1</v:warning></v:assert><ubl:Invoice></ubl:Invoice></v:test></v:testSet>`;
    const xml = `<ubl:Invoice xmlns:ubl="${UBL}"></ubl:Invoice>`;
    expect(unitTestsIn(set)).toMatchObject([{ xml, warnings: ['R1'] }]);
  });

  it('reads a test on its own', () => {
    const test = `<test ${SPACE}><assert><error>R1</error></assert><Invoice xmlns="${UBL}"/></test>`;
    expect(unitTestsIn(test)).toMatchObject([{ name: 'test 1', xml: `<Invoice xmlns="${UBL}"/>`, errors: ['R1'] }]);
  });

  it.each(['<Invoice/>', `<buildConfigurations ${SPACE}><testfolder>a</testfolder></buildConfigurations>`])(
    'is empty for another file: %s',
    (text) => expect(unitTestsIn(text)).toEqual([]),
  );

  it('throws if the file is not well-formed', () => {
    expect(() => unitTestsIn(`<testSet ${SPACE}><test>`)).toThrow();
  });
});
