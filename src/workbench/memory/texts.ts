export const memory = 'Memory';
export const remember = 'Remember parties, items and accounts';
export const how =
  'Of documents that are built without faults: suppliers, customers, items, accounts, and the last number of a series. They are kept in this browser alone, and offered while one types in the form. Switched off, they are forgotten.';
export const holds =
  '{count, plural, =0 {Nothing is remembered yet.} one {# entry is remembered.} other {# entries are remembered.}}';
export const saveFile = 'Save as a file';
export const takeFile = 'Take from a file';
export const noFile = 'The file is no memory of Billwright';
export const nextNumber = '{number} (next)';
