export const memory = 'Memory';
export const remember = 'Remember my company, customers, items and documents';
export const how =
  'From documents that you save, print or build: your company, customers, items, accounts and the last number of each series. New invoices begin with your company and the next number. They stay in this browser. Switch this off to delete what was remembered; the documents stay until you delete them on their page.';
export const holds =
  '{count, plural, =0 {Nothing is remembered yet.} one {# entry is remembered.} other {# entries are remembered.}}';
export const saveFile = 'Save as a file';
export const takeFile = 'Load from a file';
export const noFile = 'This is not a memory file from Billwright';
export const nextNumber = '{number} (next)';
export const seeAll = 'My company, customers and items';
export const smallBusiness = 'Small business, exempt from VAT';
