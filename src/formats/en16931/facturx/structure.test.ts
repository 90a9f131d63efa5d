/** Tests the structure of the Factur-X profiles: everything that a profile allows somewhere, as in its schema. */
import { describe, expect, test } from 'vitest';
import type { StructureType } from '../../schema/structure.ts';
import { admittedBy, type Profile } from './profile.ts';
import { structureFrom, structureOf } from './structure.ts';

const ROOT = 'rsm:CrossIndustryInvoice';
const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = 'ram:ApplicableHeaderTradeAgreement';
const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement';

function typeAt(profile: Profile, ...path: readonly string[]): StructureType {
  const type = structureFrom(admittedBy(profile)).typeAt([ROOT, ...path]);
  if (type === undefined) throw new Error(`there is no ${path.join('/')} in ${profile}`);
  return type;
}

/** Returns the children of an element with their cardinality. */
function childrenAt(profile: Profile, ...path: readonly string[]): string[] {
  return typeAt(profile, ...path).children.map(({ name, least, most }) => `${name} ${least} ${most}`);
}

/** Returns the attributes of an element, with a sign for required ones. */
function attributesAt(profile: Profile, ...path: readonly string[]): string[] {
  return [...typeAt(profile, ...path).attributes.values()].map(({ name, required }) => name + (required ? '!' : ''));
}

test('structureOf: returns the same structure for the same profile', () => {
  expect(structureOf('BASIC')).toBe(structureOf('BASIC'));
  expect(structureOf('BASIC')).not.toBe(structureOf('BASICWL'));
});

describe('structureOf: elements', () => {
  test('contain only elements of the profile, in schema order', () => {
    expect(childrenAt('MINIMUM')).toEqual([
      'rsm:ExchangedDocumentContext 1 1',
      'rsm:ExchangedDocument 1 1',
      'rsm:SupplyChainTradeTransaction 1 1',
    ]);
    expect(childrenAt('MINIMUM', 'rsm:ExchangedDocument')).toEqual([
      'ram:ID 1 1',
      'ram:TypeCode 1 1',
      'ram:IssueDateTime 1 1',
    ]);
    expect(childrenAt('EXTENDED', 'rsm:ExchangedDocument')).toEqual([
      'ram:ID 1 1',
      'ram:Name 0 1',
      'ram:TypeCode 1 1',
      'ram:IssueDateTime 1 1',
      'ram:CopyIndicator 0 1',
      'ram:LanguageID 0 1',
      'ram:IncludedNote 0 Infinity',
      'ram:EffectiveSpecifiedPeriod 0 1',
    ]);
    expect(childrenAt('BASIC', TRANSACTION)[0]).toBe('ram:IncludedSupplyChainTradeLineItem 1 Infinity');
  });

  test('have the combined cardinality of all their variants', () => {
    const registration = (profile: Profile) =>
      childrenAt(profile, TRANSACTION, AGREEMENT, 'ram:SellerTradeParty').find((each) =>
        each.startsWith('ram:SpecifiedTaxRegistration'),
      );
    expect(registration('EN16931')).toBe('ram:SpecifiedTaxRegistration 0 2');
    expect(registration('EXTENDED')).toBe('ram:SpecifiedTaxRegistration 0 2');
  });

  test('are required if every use of the type requires them', () => {
    const tax = (profile: Profile, ...path: readonly string[]) =>
      childrenAt(profile, TRANSACTION, ...path).filter((each) =>
        / ?ram:(?:TypeCode|CategoryCode|CalculatedAmount) /.test(` ${each}`),
      );
    expect(tax('BASIC', SETTLEMENT, 'ram:ApplicableTradeTax')).toEqual([
      'ram:CalculatedAmount 0 1',
      'ram:TypeCode 1 1',
      'ram:CategoryCode 1 1',
    ]);
  });
});

describe('structureOf: the attributes of an element', () => {
  test('are all that the profile allows there', () => {
    expect(attributesAt('BASIC', 'rsm:ExchangedDocument', 'ram:IssueDateTime', 'udt:DateTimeString')).toEqual([
      'format!',
    ]);
    expect(attributesAt('BASIC', 'rsm:ExchangedDocument', 'ram:TypeCode')).toEqual([]);
    expect(attributesAt('BASIC', TRANSACTION, AGREEMENT, 'ram:SellerTradeParty', 'ram:GlobalID')).toEqual(['schemeID']);
  });

  test('include one more in EXTENDED', () => {
    const reason = [TRANSACTION, SETTLEMENT, 'ram:SpecifiedTradeAllowanceCharge', 'ram:ReasonCode'] as const;
    expect(attributesAt('EXTENDED', ...reason)).toEqual(['listID']);
    expect(attributesAt('EN16931', ...reason)).toEqual([]);
  });
});
