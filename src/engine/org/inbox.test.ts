import { expect, test } from 'vitest';
import { faultsOf, normalised } from '../rules/testing.ts';
import { Inbox } from './inbox.ts';

test.each([
  [{ code: 'inbox@example.com' }, { email: 'inbox@example.com' }],
  [{ code: 'https://example.com/inbox' }, { url: 'https://example.com/inbox' }],
  [{ code: 'FOO.BAR' }, { url: 'FOO.BAR' }],
  [{ code: '0088:12345' }, { url: '0088:12345' }],
  [{ code: 'a@b.cd', email: 'old@b.cd' }, { email: 'a@b.cd' }],
  [{ code: 'ABC1234' }, { code: 'ABC1234' }],
  [
    { code: ' ab -- 12é ', scheme: ' a-b ' },
    { scheme: 'A-B', code: 'ab 12' },
  ],
  [
    { key: 'peppol', code: '0088:1234567890' },
    { key: 'peppol', scheme: '0088', code: '1234567890' },
  ],
  [
    { key: 'peppol', scheme: '9920', code: '0088:1234567890' },
    { key: 'peppol', scheme: '9920', code: '0088:1234567890' },
  ],
  [
    { key: 'peppol', code: '0225:356000000.facture.fr' },
    { key: 'peppol', scheme: '0225', code: '356000000.facture.fr' },
  ],
  [
    { scheme: '0225', code: '356000000.facture.fr' },
    { scheme: '0225', code: '356000000.facture.fr' },
  ],
  [
    { key: 'other', code: '0088:1234567890' },
    { key: 'other', code: '0088:1234567890' },
  ],
])('normalising turns the inbox %j into %j', (given, expected) => {
  expect(normalised(Inbox, given)).toEqual(expected);
});

test('Inbox requires exactly one of code, url and email', () => {
  expect(faultsOf(Inbox, {})).toEqual(['GOBL-ORG-INBOX-01 $']);
  expect(faultsOf(Inbox, { code: '1' })).toEqual([]);
  expect(faultsOf(Inbox, { url: 'https://example.com', email: 'a@b.cd' })).toEqual([
    'GOBL-ORG-INBOX-02 $',
    'GOBL-ORG-INBOX-03 $',
  ]);
  expect(faultsOf(Inbox, { code: '1', email: 'a@b' })).toEqual(['GOBL-ORG-INBOX-03 $', 'GOBL-ORG-INBOX-05 $.email']);
  expect(faultsOf(Inbox, { code: '1', url: 'here' })).toEqual(['GOBL-ORG-INBOX-02 $', 'GOBL-ORG-INBOX-04 $.url']);
});
