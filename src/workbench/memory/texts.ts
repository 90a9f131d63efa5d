export const memory = 'Memory';
export const remember = 'Remember parties, items and accounts';
export const how =
  'From documents built without errors: suppliers, customers, items, accounts and the last number of each series. They stay in this browser and are suggested when you type in the form. Switch this off to delete them.';
export const holds =
  '{count, plural, =0 {Nothing is remembered yet.} one {# entry is remembered.} other {# entries are remembered.}}';
export const saveFile = 'Save as a file';
export const takeFile = 'Load from a file';
export const noFile = 'This is not a memory file from Billwright';
export const nextNumber = '{number} (next)';
