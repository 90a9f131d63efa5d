/** French invoices for tests. */

import { type Changes, changed, ciiInvoice, said, ublInvoice } from '../testing.ts';
import { set as cii } from './cii.ts';
import { set as ubl } from './ubl.ts';

const CORE = 'urn:cen.eu:en16931:2017';

/** An invoice in UBL between French firms, with what the reform asks for. */
export function frenchUbl(): string {
  return changed(
    ublInvoice(CORE, 'B1'),
    [
      '<cbc:DocumentCurrencyCode>',
      '<cbc:Note>#PMT#40 €</cbc:Note><cbc:Note>#PMD#Trois fois le taux légal</cbc:Note><cbc:Note>#AAB#Pas d’escompte</cbc:Note><cbc:DocumentCurrencyCode>',
    ],
    [
      '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>',
      '<cbc:EndpointID schemeID="0225">732829320</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeID="0009">73282932000074</cbc:ID></cac:PartyIdentification>',
    ],
    ['<cbc:CompanyID>DE811907980', '<cbc:CompanyID>FR44732829320'],
    [
      'Werkstatt GmbH</cbc:RegistrationName>',
      'Atelier</cbc:RegistrationName><cbc:CompanyID schemeID="0002">732829320</cbc:CompanyID>',
    ],
    ['<cbc:EndpointID schemeID="9914">ATU13585627', '<cbc:EndpointID schemeID="0225">356000000_A'],
    [
      'Stadtwerk</cbc:RegistrationName>',
      'Régie</cbc:RegistrationName><cbc:CompanyID schemeID="0002">356000000</cbc:CompanyID>',
    ],
    ['Code>DE<', 'Code>FR<'],
    ['Code>AT<', 'Code>FR<'],
    [
      '<cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">19.00',
      '<cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">20.00',
    ],
    ['<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00', '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">20.00'],
    ['<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19', '<cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20'],
    [
      '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19',
      '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20',
    ],
    ['<cbc:TaxInclusiveAmount currencyID="EUR">119.00', '<cbc:TaxInclusiveAmount currencyID="EUR">120.00'],
    ['<cbc:PayableAmount currencyID="EUR">119.00', '<cbc:PayableAmount currencyID="EUR">120.00'],
  );
}

/** The same invoice in CII. */
export function frenchCii(): string {
  const note = (subject: string, content: string) =>
    `<ram:IncludedNote><ram:Content>${content}</ram:Content><ram:SubjectCode>${subject}</ram:SubjectCode></ram:IncludedNote>`;
  return changed(
    ciiInvoice(CORE, 'B1'),
    [' xmlns:udt', ' xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" xmlns:udt'],
    [
      '</rsm:ExchangedDocument>',
      `${note('PMT', '40 €')}${note('PMD', 'Trois fois le taux légal')}${note('AAB', 'Pas d’escompte')}</rsm:ExchangedDocument>`,
    ],
    [
      '<ram:SellerTradeParty><ram:Name>Werkstatt GmbH</ram:Name>',
      '<ram:SellerTradeParty><ram:GlobalID schemeID="0009">73282932000074</ram:GlobalID><ram:Name>Atelier</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">732829320</ram:ID></ram:SpecifiedLegalOrganization>',
    ],
    ['<ram:URIID schemeID="9930">DE811907980', '<ram:URIID schemeID="0225">732829320'],
    ['<ram:ID schemeID="VA">DE811907980', '<ram:ID schemeID="VA">FR44732829320'],
    [
      '<ram:Name>Stadtwerk</ram:Name>',
      '<ram:Name>Régie</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">356000000</ram:ID></ram:SpecifiedLegalOrganization>',
    ],
    ['<ram:URIID schemeID="9914">ATU13585627', '<ram:URIID schemeID="0225">356000000_A'],
    ['ID>DE<', 'ID>FR<'],
    ['ID>AT<', 'ID>FR<'],
    ['<ram:CalculatedAmount>19.00', '<ram:CalculatedAmount>20.00'],
    [
      '<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Sp',
      '<ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:Sp',
    ],
    [
      '<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n',
      '<ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n',
    ],
    ['<ram:TaxTotalAmount currencyID="EUR">19.00', '<ram:TaxTotalAmount currencyID="EUR">20.00'],
    ['<ram:GrandTotalAmount>119.00', '<ram:GrandTotalAmount>120.00'],
    ['<ram:DuePayableAmount>119.00', '<ram:DuePayableAmount>120.00'],
  );
}

export type Change = Changes[number];

/** A change as each syntax has it. */
export interface Both {
  readonly ubl: Changes;
  readonly cii: Changes;
}

export function both(inUbl: Change, inCii: Change): Both {
  return { ubl: [inUbl], cii: [inCii] };
}

/** Returns what rules find in the changed invoice, with the values of their texts, in UBL and in CII. */
export async function foundIn(ids: RegExp, ...changes: readonly Both[]): Promise<[ubl: string[], cii: string[]]> {
  const inUbl = changed(frenchUbl(), ...changes.flatMap((each) => each.ubl));
  const inCii = changed(frenchCii(), ...changes.flatMap((each) => each.cii));
  return [await said(inUbl, ids, ubl), await said(inCii, ids, cii)];
}
