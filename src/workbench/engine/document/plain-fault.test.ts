import { expect, test } from 'vitest';
import { plainFault } from './plain-fault.ts';

test.each([
  ['The amount due (BT-115) must be 12.00.', 'The amount due must be 12.00.'],
  ['One of them must differ (BT-112 − BT-113 + BT-114), 3, not 4.', 'One of them must differ, 3, not 4.'],
  ['The invoice has no customer (G2.19).', 'The invoice has no customer.'],
  ['The buyer must have an address (PEPPOL-EN16931-R010).', 'The buyer must have an address.'],
  ['CAP is “abc”, which is not as in the schema: [0-9][0-9]', 'CAP is “abc”, which is not as in the schema.'],
  ['CAP est « abc », sans la forme du schéma\u202f: [0-9][0-9]', 'CAP est « abc », sans la forme du schéma.'],
  [
    'A Swiss number (CHE-116.281.710) has nine digits: one is missing.',
    'A Swiss number (CHE-116.281.710) has nine digits: one is missing.',
  ],
])('plainFault rewords %j for accountants', (message, plain) => {
  expect(plainFault(message)).toBe(plain);
});
