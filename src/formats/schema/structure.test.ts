import { describe, expect, it } from 'vitest';
import { CII_D16B } from './generated/cii-d16b.ts';
import { CII_D22B } from './generated/cii-d22b.ts';
import { UBL } from './generated/ubl.ts';
import { orderOf, Structure, type StructureData, type StructureType } from './structure.ts';

const releases: [string, StructureData][] = [
  ['UBL', UBL],
  ['CII D16B', CII_D16B],
  ['CII D22B', CII_D22B],
];

/** Returns all types reachable from the roots. */
function reached(structure: Structure): Set<StructureType> {
  const types = new Set(structure.rootTypes.values());
  for (const type of types) for (const child of orderOf(type)) types.add(child.type);
  return types;
}

describe('Structure', () => {
  it.each(releases)('of %s can be read completely, and has no unreachable type', (_, data) => {
    const types = reached(new Structure(data));
    expect(types.size).toBe(data.values.split('\n').length + data.contents.split('\n').length);
    for (const type of types) {
      for (const name of type.attributes.keys()) expect(name).toMatch(/^\w+$/);
      for (const { name } of orderOf(type)) expect(name).toMatch(/^\w+:\w+$/);
    }
  });

  it('defines the order and cardinality of elements', () => {
    const [first, second] = orderOf(
      new Structure(UBL).typeAt(['cn:CreditNote', 'cac:CreditNoteLine', 'cac:Price']) ?? never(),
    );
    expect(first).toMatchObject({ name: 'cbc:PriceAmount', least: 1, most: 1, type: { name: 'Amount' } });
    expect(second).toMatchObject({ name: 'cbc:BaseQuantity', least: 0, most: 1 });
    const names = orderOf(new Structure(CII_D16B).typeAt(['rsm:CrossIndustryInvoice']) ?? never()).map(
      ({ name }) => name,
    );
    expect(names.slice(0, 3)).toEqual([
      'rsm:ExchangedDocumentContext',
      'rsm:ExchangedDocument',
      'rsm:SupplyChainTradeTransaction',
    ]);
  });

  it('parses signs for the cardinality and the type of elements', () => {
    const contents = 'A cac:One!=T cac:Some+=T cac:Twelve*12=T cac:Any*=T cac:Perhaps=T cac:Known';
    const structure = new Structure({ roots: 'cac:A A', values: 'T string', elements: 'T cac:Known', contents });
    const type = structure.typeNamed('A');
    expect(type.children.map(({ name, least, most, type }) => `${name} ${least} ${most} ${type.name}`)).toEqual([
      'cac:One 1 1 T',
      'cac:Some 1 Infinity T',
      'cac:Twelve 0 12 T',
      'cac:Any 0 Infinity T',
      'cac:Perhaps 0 1 T',
      'cac:Known 0 1 T',
    ]);
    expect([type.required, type.required]).toEqual([2, 2]);
    expect(structure.typeAt(['cac:None', 'cac:One'])).toBeUndefined();
  });

  it('finds the type of an element by the names that lead to it', () => {
    const structure = new Structure(CII_D16B);
    const to = (...names: string[]) => structure.typeAt(['rsm:CrossIndustryInvoice', ...names])?.name;
    expect(to('rsm:ExchangedDocument', 'ram:TypeCode')).toBe('DocumentCode');
    expect(to('rsm:ExchangedDocument', 'ram:CopyIndicator', 'udt:Indicator')).toBe('boolean');
    expect(to('rsm:ExchangedDocument', 'ram:TypeCode', 'ram:TypeCode')).toBeUndefined();
    expect(structure.typeAt(['ubl:Invoice'])).toBeUndefined();
    expect(structure.typeAt([])).toBeUndefined();
  });

  it('contains attributes, including the required ones', () => {
    const amount = new Structure(UBL).typeAt(['ubl:Invoice', 'cac:LegalMonetaryTotal', 'cbc:PayableAmount']) ?? never();
    expect([...amount.attributes.keys()]).toEqual(['currencyID', 'currencyCodeListVersionID']);
    expect(amount.requiredAttributes).toEqual(['currencyID']);
    const country = new Structure(CII_D16B).typeNamed('CountryID').attributes.get('schemeVersionID');
    expect(country?.fixed).toBe('second edition 2006');
  });

  it('contains attributes with their kinds, as in the data', () => {
    const values = 'T decimal plain needed! link:uri list=ISO~4217 number!:length10-12=7';
    const structure = new Structure({ roots: 'cac:A T', values, elements: '', contents: 'B cac:A=T' });
    const { attributes } = structure.typeNamed('T');
    expect([...attributes.values()].map(({ name, required, fixed }) => [name, required, fixed])).toEqual([
      ['plain', false, undefined],
      ['needed', true, undefined],
      ['link', false, undefined],
      ['list', false, 'ISO 4217'],
      ['number', true, '7'],
    ]);
    const fits = (name: string, value: string) => attributes.get(name)?.kind.fits?.(value);
    expect([fits('plain', '%'), fits('link', '%'), fits('link', 'a')]).toEqual([undefined, false, true]);
    expect([fits('number', '1234567890'), fits('number', '1')]).toEqual([true, false]);
  });

  it('defines the content of elements', () => {
    const contents = 'A cac:One=T\nB #choice cac:One=T cac:Two=T\nC #any\nD';
    const structure = new Structure({ roots: 'cac:A A', values: 'T string', elements: '', contents });
    const of = (name: string) => structure.typeNamed(name);
    expect(['T', 'A', 'B', 'C', 'D'].map((name) => of(name).content)).toEqual([
      'value',
      'sequence',
      'choice',
      'any',
      'sequence',
    ]);
    expect(['T', 'A', 'B', 'C', 'D'].map((name) => of(name).children.length)).toEqual([0, 1, 2, 0, 0]);
  });

  it('finds the type of a UBL element at any place', () => {
    const structure = new Structure(UBL);
    expect(structure.typeAnywhere('cac:PayeeParty')?.name).toBe('Party');
    expect(structure.typeAnywhere('cbc:Amount')?.name).toBe('Amount');
    expect(structure.typeAnywhere('cac:Amount')).toBeUndefined();
    expect(structure.typeAnywhere('ubl:Invoice')).toBeUndefined();
  });

  it('derives the type of an element from the end of its name, unless it is listed', () => {
    const contents = 'A cac:BigParty\nParty cac:OldBigParty Ending\nBigParty cac:A';
    const structure = new Structure({ roots: 'cac:A A', values: 'T string', elements: 'T cac:Ending', contents });
    const typeAt = (...path: string[]) => structure.typeAt(['cac:A', ...path])?.name;
    expect(typeAt('cac:BigParty')).toBe('BigParty');
    expect(structure.typeNamed('Party').children.map(({ type }) => type.name)).toEqual(['BigParty', 'T']);
  });

  it('throws for invalid data', () => {
    const data = { roots: 'a:Root Root', values: 'Text string', elements: '', contents: 'Root a:Other' };
    expect(() => new Structure(data).typeAt(['a:Root', 'a:Other'])).toThrow('the data of a schema have no type Other');
    expect(() => new Structure({ ...data, values: 'Root colour' })).not.toThrow();
    expect(() => new Structure({ ...data, roots: 'a:Root Text', values: 'Text colour' })).toThrow('the kind colour');
  });
});

function never(): never {
  throw new Error('there is no such type');
}
