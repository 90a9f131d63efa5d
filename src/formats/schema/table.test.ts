import { describe, expect, it } from 'vitest';
import { packed } from './table.ts';

/** Returns packed data of one table. */
const table = (name: 'values' | 'elements' | 'contents', text: string) =>
  packed({ roots: 'A A', values: 'T', elements: '', contents: '', [name]: text })[name].split('\n');

describe('packed schema', () => {
  it('has values with attributes, their kinds and fixed values', () => {
    const text = 'Amount decimal\n  @currencyID 1..1\n  @uri 0..1 uri\nCode string\n  @of 1..1 = FA (3)\nDate';
    expect(table('values', text)).toEqual(['Amount decimal currencyID! uri:uri', 'Code string of!=FA~(3)', 'Date']);
  });

  it('writes each prefix once in a row of names', () => {
    const text = 'Party\n  cac:AgentParty\n  cac:PayeeParty\n  cbc:Other\nItem\n  cac:Item';
    expect(table('elements', text)).toEqual(['Party cac:AgentParty PayeeParty cbc:Other', 'Item cac:Item']);
  });

  it('has children with cardinality and type', () => {
    const text = 'Price\n  cbc:A 1..1\n  cbc:B 0..1\n  cbc:C 0..n Text\n  cac:D 1..n\n  cac:E 0..3\n  cac:F 1..2';
    expect(table('contents', text)).toEqual(['Price cbc:A! B C*=Text cac:D+ E*3 F+2']);
    expect(table('contents', 'Any\n  #any\nSignature\n  #unchecked')).toEqual(['Any #any', 'Signature #unchecked']);
  });

  it('has choices and sequences at any depth', () => {
    const text =
      'Wiersz\n  @Typ 1..1 Typ\n  choice 1..1\n    fa:NIP 1..1\n    sequence 0..n\n      fa:Kod 1..1\n      fa:Nr 0..1\n  sequence 0..1\n    #any 0..n';
    expect(table('contents', text)).toEqual(['Wiersz @Typ!:Typ ( fa:NIP! | ( Kod! Nr )* )! ( #any* )']);
    expect(table('contents', 'Date\n  choice\n    udt:A\n    udt:B')).toEqual(['Date #choice udt:A B']);
  });

  it('joins allowed values without blanks', () => {
    const facets = {
      A: { base: 'token', enumeration: ['AT', 'BE'] },
      B: { base: 'token', enumeration: ['0 KR', 'zw'] },
      C: { base: 'string', union: [{ base: 'string', enumeration: ['1', '2'] }] },
    };
    expect(packed({ roots: '', values: '', elements: '', contents: '', facets }).facets).toEqual({
      A: { base: 'token', enumeration: 'AT BE' },
      B: facets.B,
      C: { base: 'string', union: [{ base: 'string', enumeration: '1 2' }] },
    });
  });
});
