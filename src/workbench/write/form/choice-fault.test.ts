import { expect, it } from 'vitest';
import { choiceFault } from './choice-fault.ts';

const unit = ['lines', 0, 'item', 'unit'];

it('says of a value that its list lacks that it is not there, without keys and codes', () => {
  const said = 'pacotinhos is not in the list. Choose an entry.';
  expect(choiceFault('GOBL-ORG-ITEM-04', unit, 'pacotinhos')).toBe(said);
  expect(choiceFault('GOBL-CBC-KEY-02', unit, 'pacotinhos')).toBe(said);
  expect(choiceFault('BW-COUNTRY', ['supplier', 'tax_id', 'country'], 'Espanha')).toContain('Espanha');
});

it('leaves other faults and missing values to their own words', () => {
  expect(choiceFault('GOBL-CBC-KEY-02', ['$tags', 0], 'Foo')).toBeUndefined();
  expect(choiceFault('BW-COUNTRY', ['supplier', 'tax_id', 'country'], '')).toBeUndefined();
  expect(choiceFault('BW-DATE', unit, 'x')).toBeUndefined();
});
