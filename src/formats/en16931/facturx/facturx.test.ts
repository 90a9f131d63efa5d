import { describe, expect, test } from 'vitest';
import { checkInvoice } from '../../check/check.ts';
import { formatOf } from '../../list/formats.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { changed, ciiInvoice } from '../../rules/testing.ts';
import { admittedBy, PROFILES } from './profile.ts';
import { structureOf } from './structure.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const SPECIFICATIONS = {
  minimum: 'urn:factur-x.eu:1p0:minimum',
  basicwl: 'urn:factur-x.eu:1p0:basicwl',
  basic: `${CORE}#compliant#urn:factur-x.eu:1p0:basic`,
  extended: `${CORE}#conformant#urn:factur-x.eu:1p0:extended`,
};

const FORMATS: Readonly<Record<string, string>> = {
  BASIC: 'facturx-basic',
  'EN 16931': 'facturx-en16931',
  EXTENDED: 'facturx-extended',
};

async function checked(xml: string, as?: string) {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(reading.problem.what.template);
  const verdict = await checkInvoice(reading, as === undefined ? undefined : formatOf(as));
  if ('what' in verdict) throw new Error(verdict.what.template);
  return verdict;
}

async function codes(xml: string, as?: string): Promise<string[]> {
  const { faults } = await checked(xml, as);
  return [...new Set(faults.map(({ code }) => code))].sort();
}

/** Removes a part of a text, from a start to the next end. */
function without(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`${from} is not there`);
  return text.slice(0, start) + text.slice(end + to.length);
}

function element(text: string, name: string): string {
  return without(text, `<ram:${name}>`, `</ram:${name}>`);
}

/** Returns an invoice without the elements that BASIC lacks. */
function basic(specification = SPECIFICATIONS.basic): string {
  return element(ciiInvoice(specification, 'P1'), 'DefinedTradeContact');
}

function basicWl(): string {
  return element(basic(SPECIFICATIONS.basicwl), 'IncludedSupplyChainTradeLineItem');
}

function minimum(): string {
  const parts = [
    'SpecifiedTradeSettlementPaymentMeans',
    'ApplicableTradeTax',
    'LineTotalAmount',
    'ActualDeliverySupplyChainEvent',
  ];
  let text = changed(basicWl(), [SPECIFICATIONS.basicwl, SPECIFICATIONS.minimum]);
  for (const name of parts) text = element(text, name);
  for (const party of ['SellerTradeParty', 'BuyerTradeParty']) {
    const at = text.indexOf(`<ram:${party}>`);
    text = text.slice(0, at) + element(text.slice(at), 'URIUniversalCommunication');
  }
  for (const name of ['PostcodeCode', 'LineOne', 'CityName']) text = element(text, name);
  const buyer = text.indexOf('<ram:BuyerTradeParty>');
  return text.slice(0, buyer) + element(text.slice(buyer), 'PostalTradeAddress');
}

describe('Factur-X formats', () => {
  test('are recognised by their specification identifier', async () => {
    expect((await checked(minimum())).format.key).toBe('facturx-minimum');
    expect((await checked(basicWl())).format.key).toBe('facturx-basicwl');
    expect((await checked(basic())).format.key).toBe('facturx-basic');
    expect((await checked(ciiInvoice(SPECIFICATIONS.extended, 'P1'))).format.key).toBe('facturx-extended');
  });

  test('are recognised by the identifiers of ZUGFeRD 2.0 and by odd spellings', async () => {
    const keyOf = async (specification: string) => (await checked(basic(specification))).format.key;
    expect(await keyOf('urn:zugferd.de:2p0:minimum')).toBe('facturx-minimum');
    expect(await keyOf('urn:zugferd.de:2p0:basicwl')).toBe('facturx-basicwl');
    expect(await keyOf(`${CORE}#compliant#urn:zugferd.de:2p0:basic`)).toBe('facturx-basic');
    expect(await keyOf(`${CORE}:compliant:factur-x.eu:1p0:basic`)).toBe('facturx-basic');
    expect(await keyOf(`${CORE}#conformant#urn:zugferd.de:2p0:extended`)).toBe('facturx-extended');
  });

  test('use the core identifier only for the core format', async () => {
    expect((await checked(ciiInvoice(CORE, 'P1'))).format.key).toBe('en16931-cii');
    expect((await checked(ciiInvoice(CORE, 'P1'), 'facturx-en16931')).format.key).toBe('facturx-en16931');
  });

  test('recognise Chorus Pro by its framework code in BT-23 or BT-24', async () => {
    expect((await checked(ciiInvoice(CORE, 'A1'))).format.key).toBe('choruspro-cii');
    expect((await checked(ciiInvoice('A9', 'P1'))).format.key).toBe('choruspro-cii');
  });

  test('report nothing for a valid invoice', async () => {
    expect(await codes(minimum())).toEqual([]);
    expect(await codes(basicWl())).toEqual([]);
    expect(await codes(basic())).toEqual([]);
    expect(await codes(ciiInvoice(CORE, 'P1'), 'facturx-en16931')).toEqual([]);
    // An amount is due, so EXTENDED requires the due date (BR-CO-25).
    expect(await codes(ciiInvoice(SPECIFICATIONS.extended, 'P1'))).toEqual(['BR-CO-25']);
  });
});

describe('elements of a Factur-X profile', () => {
  test('have the root of the schema, with its three parts', () => {
    for (const profile of PROFILES) {
      expect(structureOf(profile).rootTypes.has('rsm:CrossIndustryInvoice')).toBe(true);
      expect(admittedBy(profile).children.size).toBe(3);
    }
  });

  test('break the schema if they occur too often', async () => {
    const tax = '<ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">1</ram:ID></ram:SpecifiedTaxRegistration>';
    const times = (count: number) =>
      codes(changed(basicWl(), ['</ram:SellerTradeParty>', `${tax.repeat(count)}</ram:SellerTradeParty>`]));
    expect(await times(1)).toEqual([]);
    expect(await times(2)).toContain('XSD-ELEMENT-REPEATED');
  });

  test('are unknown to the schema if the profile has them nowhere', async () => {
    expect(await codes(changed(ciiInvoice(CORE, 'P1'), [CORE, SPECIFICATIONS.basic]))).toEqual(['XSD-ELEMENT-UNKNOWN']);
    expect(await codes(basic(SPECIFICATIONS.basicwl))).toEqual(['XSD-ELEMENT-UNKNOWN']);
  });

  test('break a rule, not the schema, if the profile has them elsewhere', async () => {
    const buyer = '<ram:BuyerTradeParty><ram:Name>Stadtwerk</ram:Name>';
    const address = '<ram:PostalTradeAddress><ram:CountryID>AT</ram:CountryID></ram:PostalTradeAddress>';
    expect(await codes(changed(minimum(), [buyer, buyer + address]))).toEqual([
      'FX-MINIMUM-SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/PostalTradeAddress',
    ]);
  });

  test('break a rule if they are mandatory and missing', async () => {
    const text = changed(basic(), ['<ram:CalculatedAmount>19.00</ram:CalculatedAmount>', '']);
    expect(await codes(text)).toContain(
      'FX-BASIC-SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CalculatedAmount',
    );
  });

  test('break a rule if only one is allowed and there are two', async () => {
    const total = '<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>';
    expect(await codes(changed(basic(), [total, total + total]))).toContain(
      'FX-BASIC-SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount',
    );
  });

  test('break a rule for missing and for unknown attributes', async () => {
    const reference = 'ApplicableHeaderTradeAgreement/BuyerTradeParty';
    const name = '<ram:Name>Stadtwerk</ram:Name>';
    const identified = changed(basic(), [name, `<ram:GlobalID>4399902400015</ram:GlobalID>${name}`]);
    expect(await codes(identified)).toEqual([`FX-BASIC-SupplyChainTradeTransaction/${reference}/GlobalID/@schemeID`]);
    const surplus = changed(basic(), [name, `<ram:ID schemeID="0088">4399902400015</ram:ID>${name}`]);
    expect(await codes(surplus)).toEqual([`FX-BASIC-SupplyChainTradeTransaction/${reference}/ID/@schemeID`]);
  });

  test('break a rule if their code is not exactly as listed', async () => {
    const means = changed(basic(), ['<ram:TypeCode>58</ram:TypeCode>', '<ram:TypeCode>58 </ram:TypeCode>']);
    expect(await codes(means)).toEqual([
      'FX-BASIC-SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans/TypeCode',
    ]);
    const date = changed(basic(), ['format="102">20260302', 'format="203">20260302']);
    expect(await codes(date)).toContain('FX-BASIC-ExchangedDocument/IssueDateTime/DateTimeString');
  });

  test('are told apart by a code inside them', async () => {
    const registration = 'schemeID="VA">DE811907980';
    expect(await codes(changed(basic(), [registration, 'schemeID="XX">DE811907980']))).toContain(
      'FX-BASIC-SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration',
    );
  });

  test('are reported with location and term', async () => {
    const text = changed(basic(), ['<ram:CalculatedAmount>19.00</ram:CalculatedAmount>', '']);
    const { faults } = await checked(text);
    const fault = faults.find(({ code }) => code.startsWith('FX-'));
    expect(fault?.terms).toEqual(['BT-117']);
    expect(fault?.xpaths[0]).toContain('ram:ApplicableTradeTax');
    expect(fault?.positions).toHaveLength(1);
  });
});

describe('rules of EN 16931 in Factur-X', () => {
  test('require no lines in profiles without lines', async () => {
    expect(await codes(basicWl())).not.toContain('BR-16');
  });

  test('require one account for a credit transfer', async () => {
    const iban = '<ram:IBANID>DE89370400440532013000</ram:IBANID>';
    const two = changed(basic(), [iban, `${iban}<ram:ProprietaryID>17</ram:ProprietaryID>`]);
    expect(await codes(two)).toEqual(['CII-SR-470']);
  });

  test('do not require a tax type with the category', async () => {
    const type = '<ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>';
    const found = await codes(changed(basic(), [type, type.replace('VAT', 'GST')]));
    expect(found).not.toContain('BR-47');
    expect(found).toContain(
      'FX-BASIC-SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/TypeCode',
    );
  });

  test.each([
    ['BASIC', basic(), []],
    ['EN 16931', ciiInvoice(CORE, 'P1'), []],
    ['EXTENDED', ciiInvoice(SPECIFICATIONS.extended, 'P1'), ['BR-17', 'BR-25']],
  ])('accept blank item names and a payee equal to the seller, except in EXTENDED: %s', async (name, xml, expected) => {
    const settlement = '<ram:SpecifiedTradeSettlementPaymentMeans>';
    const [, seller = ''] = /<ram:SellerTradeParty>.*?<ram:Name>(.*?)<\/ram:Name>/s.exec(xml) ?? [];
    const payee = `<ram:PayeeTradeParty><ram:Name>${seller}</ram:Name></ram:PayeeTradeParty>`;
    const named = xml.replace(/(<ram:SpecifiedTradeProduct>.*?<ram:Name>)[^<]*/s, '$1 ');
    const found = await codes(changed(named, [settlement, payee + settlement]), FORMATS[name]);
    expect(found.filter((code) => ['BR-17', 'BR-25'].includes(code))).toEqual(expected);
    const nameless = payee.replace(/<ram:Name>.*<\/ram:Name>/, '<ram:ID>P7</ram:ID>');
    const without = changed(named.replace(/(<ram:SpecifiedTradeProduct>.*?<ram:Name>) /s, '$1'), [
      settlement,
      nameless + settlement,
    ]);
    expect(await codes(without, FORMATS[name])).toEqual(expect.arrayContaining(['BR-17', 'BR-25']));
  });

  test('report empty elements from BASIC on', async () => {
    const empty = changed(basic(), [
      '<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>',
      '<ram:BuyerReference/>',
    ]);
    expect((await checked(empty)).warnings.map(({ code }) => code)).toEqual(['PEPPOL-EN16931-R008']);
  });
});
