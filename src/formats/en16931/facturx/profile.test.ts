/** Tests how the table of allowed elements of the Factur-X profiles is read (chapter 13 §3.1). */
import { describe, expect, test } from 'vitest';
import { MEDIA_TYPES } from '../../codes/generated/media-types.ts';
import { codesOf } from './lists.ts';
import { type Admitted, admittedBy, PROFILES, type Profile, putTogether } from './profile.ts';

/** Returns the variants of an element that a profile allows at the end of a path. */
function kindsAt(profile: Profile, ...path: readonly string[]): readonly Admitted[] {
  let kinds: readonly Admitted[] = [putTogether(profile)];
  for (const name of path) kinds = kinds.flatMap(({ children }) => children.get(name) ?? []);
  return kinds;
}

/** Describes an element: cardinality, codes, attributes. */
function inWords({ name, least, most, mostInStructure, codes, attributes }: Admitted): string {
  const ofAttributes = [...attributes].map(
    ([attribute, { required, codes: list }]) => `@${attribute}${required ? '!' : ''}${list ? ` of ${list.name}` : ''}`,
  );
  const times = `${least} to ${most}${mostInStructure === most ? '' : `, ${mostInStructure} by the structure`}`;
  return [`${name} ${times}`, codes && `of ${codes.name}`, ...ofAttributes].filter(Boolean).join(' ');
}

const TRANSACTION = 'SupplyChainTradeTransaction';
const SELLER = [TRANSACTION, 'ApplicableHeaderTradeAgreement', 'SellerTradeParty'] as const;
const PRODUCT = [TRANSACTION, 'IncludedSupplyChainTradeLineItem', 'SpecifiedTradeProduct'] as const;

test('admittedBy: returns exactly one root for each profile', () => {
  for (const profile of PROFILES) {
    expect(inWords(putTogether(profile))).toBe('CrossIndustryInvoice 1 to 1');
    expect([...putTogether(profile).children.keys()]).toEqual([
      'ExchangedDocumentContext',
      'ExchangedDocument',
      TRANSACTION,
    ]);
  }
});

test('admittedBy: builds a profile only once', () => {
  for (const profile of PROFILES) expect(admittedBy(profile)).toBe(admittedBy(profile));
});

describe('admittedBy: an element', () => {
  const times = (...path: readonly string[]) =>
    PROFILES.map((profile) => kindsAt(profile, ...path).map(({ least, most }) => `${least} to ${most}`));

  test('has the cardinality of each profile', () => {
    expect(times('ExchangedDocument', 'ID')).toEqual(PROFILES.map(() => ['1 to 1']));
    expect(times('ExchangedDocument', 'IncludedNote')).toEqual([[], ...PROFILES.slice(1).map(() => ['0 to Infinity'])]);
    expect(times(TRANSACTION, 'IncludedSupplyChainTradeLineItem')).toEqual([
      [],
      [],
      ...PROFILES.slice(2).map(() => ['1 to Infinity']),
    ]);
    expect(times('ExchangedDocument', 'Name')).toEqual([[], [], [], [], ['0 to 1']]);
    expect(times('ExchangedDocument', 'IncludedNote', 'Content')).toEqual([
      [],
      ['1 to 1'],
      ['1 to 1'],
      ['1 to 1'],
      ['0 to 1'],
    ]);
  });

  test('has codes, and attributes with codes', () => {
    expect(kindsAt('BASIC', ...PRODUCT, 'GlobalID').map(inWords)).toEqual(['GlobalID 0 to 1 @schemeID! of ISO 6523']);
    expect(kindsAt('EN16931', ...PRODUCT, 'DesignatedProductClassification', 'ClassCode').map(inWords)).toEqual([
      'ClassCode 0 to 1 @listID! of UNTDID 7143 @listVersionID',
    ]);
    expect(kindsAt('EN16931', ...PRODUCT, 'OriginTradeCountry', 'ID').map(inWords)).toEqual([
      'ID 1 to 1 of ISO 3166-1',
    ]);
    expect(kindsAt('EXTENDED', ...PRODUCT, 'ApplicableProductCharacteristic', 'ValueMeasure').map(inWords)).toEqual([
      'ValueMeasure 0 to 1 @unitCode',
    ]);
  });

  test('contains the elements indented below it', () => {
    expect(kindsAt('MINIMUM', 'ExchangedDocument', 'IssueDateTime', 'DateTimeString').map(inWords)).toEqual([
      'DateTimeString 1 to 1 @format! of UNTDID 2379',
    ]);
    const [party] = kindsAt('EXTENDED', ...PRODUCT, 'ManufacturerTradeParty');
    expect([...(party?.children.keys() ?? [])]).toEqual([
      'ID',
      'GlobalID',
      'Name',
      'RoleCode',
      'Description',
      'SpecifiedLegalOrganization',
      'DefinedTradeContact',
      'PostalTradeAddress',
      'URIUniversalCommunication',
      'SpecifiedTaxRegistration',
    ]);
    expect(
      kindsAt('EXTENDED', ...PRODUCT, 'ManufacturerTradeParty', 'PostalTradeAddress', 'CountryID').map(inWords),
    ).toEqual(['CountryID 1 to 1 of ISO 3166-1']);
  });

  test('has several variants, each with its own code', () => {
    const variants = (...path: readonly string[]) => kindsAt('EXTENDED', ...path).map(({ variant }) => variant);
    expect(variants(...SELLER, 'SpecifiedTaxRegistration')).toEqual([
      { path: ['ID'], attribute: 'schemeID', value: 'VA' },
      { path: ['ID'], attribute: 'schemeID', value: 'FC' },
    ]);
    const price = [
      TRANSACTION,
      'IncludedSupplyChainTradeLineItem',
      'SpecifiedLineTradeAgreement',
      'GrossPriceProductTradePrice',
    ];
    expect(variants(...price, 'AppliedTradeAllowanceCharge')).toEqual([
      { path: ['ChargeIndicator', 'Indicator'], attribute: undefined, value: 'false' },
      { path: ['ChargeIndicator', 'Indicator'], attribute: undefined, value: 'true' },
    ]);
    expect(variants(...PRODUCT, 'Name')).toEqual([undefined]);
    const charge = [TRANSACTION, 'ApplicableHeaderTradeSettlement', 'SpecifiedTradeAllowanceCharge'];
    const reasons = variants(...charge, 'ReasonCode').filter((each) => each !== undefined);
    expect(reasons).toEqual([
      { path: [], attribute: 'listID', value: '' },
      { path: [], attribute: 'listID', value: '5153' },
    ]);
  });

  test('may be allowed more often by the schema than by the rules', () => {
    const kinds = PROFILES.flatMap((profile) =>
      kindsAt(
        profile,
        TRANSACTION,
        'ApplicableHeaderTradeSettlement',
        'InvoiceeTradeParty',
        'SpecifiedTaxRegistration',
      ),
    );
    expect(kinds.map(inWords)).toEqual(['SpecifiedTaxRegistration 0 to 1, 2 by the structure']);
  });
});

describe('codesOf', () => {
  const has = (name: string, profile: Profile, ...codes: readonly string[]) =>
    codes.map((code) => codesOf(name, profile).has(code));

  test('returns the codes of a list', () => {
    expect(has('category', 'BASIC', 'S', 'M', 'B', '', 'S Z')).toEqual([true, true, false, false, false]);
    expect(has('type', 'BASIC', '380', '381', '50')).toEqual([true, true, false]);
    expect(has('attached', 'EN16931', '50', '130', '916', '380')).toEqual([true, true, true, false]);
    expect(has('line-status', 'EXTENDED', '1', '119', '0', '1000', '01', 'x1')).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(has('mime', 'EN16931', 'text/csv', 'text/xml')).toEqual([true, false]);
  });

  test.each<[list: string, called: string, some: string, others: string]>([
    ['account', 'UN/CEFACT accounts', '1 2 3 4 5 6 7', '0 8'],
    ['allowance', 'UNTDID 5189', '41 95 100', 'FC 1'],
    ['attached', 'UNTDID 1001', '50 130 916', '51 380'],
    ['category', 'UNTDID 5305', 'S Z E AE K G O L M', 'B'],
    ['charge', 'UNTDID 7161', 'AA FC ABL', '95'],
    ['classification', 'UNTDID 7143', 'STI HS', '7143'],
    ['contract', 'UNTDID 1153', 'ATS MARCHE CONTRAT', '130'],
    ['country', 'ISO 3166-1', 'DE FR SS', 'EU de'],
    ['currency', 'ISO 4217', 'EUR SEK STN', 'DEM'],
    ['date', 'UNTDID 2379', '102', '203'],
    ['date-time', 'UNTDID 2379', '102 205', '203'],
    ['delivery-terms', 'UNTDID 4053', '1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB', '3 DAT'],
    ['due', 'UNTDID 2475', '5 29 72', '3 35 432'],
    ['eas', 'EAS', '0088 EM', '102'],
    ['icd', 'ISO 6523', '0002 0088', 'EM'],
    ['language', 'ISO 639', 'de fr deu', 'DE german'],
    ['line-kind', 'Factur-X', 'DETAIL GROUP INFORMATION', 'SUM'],
    ['line-status', 'UNTDID 1229', '1 99 119', '0 1000 01 x1'],
    ['means', 'UNTDID 4461', '58 ZZZ', '999'],
    ['other-taxes', 'UNTDID 5153', 'AAA ENV VAD', 'VAT'],
    ['party', 'ISO 6523', '0002 0088', 'BY SE'],
    ['reference', 'UNTDID 1153', 'ATS', '130'],
    ['subject', 'UNTDID 4451', 'AAI', 'XXX'],
    ['tax', 'UNTDID 5153', 'VAT', 'AAA vat'],
    ['transport', 'UN/ECE Rec 19', '0 1 2 3 4 5 6 7 8 9', '10'],
    ['type', 'UNTDID 1001', '380 381', '50'],
    ['unit', 'UN/ECE Rec 20, 21', 'C62 XPK', 'piece'],
    ['va', 'Factur-X', 'VA', 'FC'],
    ['vat', 'UNTDID 5153', 'VAT', 'GST'],
    ['vatex', 'VATEX', 'VATEX-EU-AE', 'AE'],
  ])('names the list by its source: %s', (list, called, some, others) => {
    expect(codesOf(list, 'BASIC').name).toBe(called);
    expect(some.split(' ').filter((code) => !codesOf(list, 'BASIC').has(code))).toEqual([]);
    expect(others.split(' ').filter((code) => codesOf(list, 'BASIC').has(code))).toEqual([]);
  });

  test('contains the media types of attachments', () => {
    expect([codesOf('mime', 'BASIC').name, codesOf('mime', 'EXTENDED').name]).toEqual(['IANA', 'IANA']);
    for (const type of MEDIA_TYPES) expect(has('mime', 'BASIC', type)).toEqual([true]);
  });

  test('returns the deviating list of a profile', () => {
    expect(has('category', 'EXTENDED', 'S', 'B')).toEqual([true, true]);
    expect(has('party', 'EXTENDED', '0002', 'BY', 'EM')).toEqual([true, true, false]);
    expect(has('tax', 'EXTENDED', 'VAT', 'AAA', 'vat')).toEqual([true, true, false]);
    expect(has('mime', 'EXTENDED', 'text/csv', 'text/xml', 'application/json')).toEqual([true, true, true]);
    expect(has('profile', 'EN16931', 'urn:cen.eu:en16931:2017', 'urn:other')).toEqual([true, false]);
  });

  test('accepts any code if a profile has no list', () => {
    expect([codesOf('profile', 'EN16931').name, codesOf('category', 'EXTENDED').name]).toEqual([
      'Factur-X',
      'UNTDID 5305',
    ]);
    expect(codesOf('profile', 'BASIC').name).toBe('');
    expect(has('profile', 'BASIC', 'urn:other', '')).toEqual([true, true]);
  });
});
