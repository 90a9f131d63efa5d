import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { emailFormat, empty, present, url } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { codeStrict, codeUpper } from '../text/clean.ts';
import { isEmailAddress } from '../text/email.ts';
import { urlValid } from '../text/url.ts';
import { cleanedText, uuidField } from './cleaning.ts';

/** Where a party receives electronic documents (chapter 03 §10.7). */
export const Inbox = object(
  'org.Inbox',
  {
    title: 'Inbox',
    description: 'An address for electronic documents: a code in a network, a web address or an e-mail address.',
  },
  {
    uuid: uuidField('inbox'),
    label: field(cleanedText, 'Label', 'What the address is for.'),
    key: field(key, 'Key', 'The network, such as peppol.'),
    scheme: field(code, 'Scheme', 'The scheme of the code, such as 0088 for GLN.'),
    code: field(code, 'Code', 'The number of the address within its network. Excludes url and email.'),
    url: field(text, 'URL', 'The web address that takes documents. Excludes code and email.'),
    email: field(text, 'Email', 'The mailbox that takes documents. Excludes code and url.'),
  },
);
export type Inbox = InstanceOf<typeof Inbox>;

export const inboxNormaliser = normaliser(Inbox, (inbox) => {
  moveAddress(inbox);
  if (inbox.scheme !== undefined) inbox.scheme = codeUpper(inbox.scheme);
  if (inbox.code !== undefined) inbox.code = codeStrict(inbox.code);
  splitPeppolCode(inbox);
});

/**
 * Moves a code that looks like an email or web address to the right property, unless the inbox has a scheme or the key
 * peppol. Host names and `host:port` count as web addresses.
 */
function moveAddress(inbox: Inbox): void {
  if (inbox.scheme || inbox.key === 'peppol') return;
  const given = inbox.code ?? '';
  if (isEmailAddress(given)) inbox.email = given;
  else if (urlValid(given)) inbox.url = given;
  else return;
  inbox.code = undefined;
}

/** Splits the code of a Peppol inbox: `0088:1234567890` has the scheme 0088 and the code after the colon. */
function splitPeppolCode(inbox: Inbox): void {
  const { code: given = '', scheme } = inbox;
  if (inbox.key !== 'peppol' || present(scheme) || given[4] !== ':') return;
  inbox.scheme = given.slice(0, 4);
  inbox.code = given.slice(5);
}

type MaybeInbox = Inbox | undefined;

const hasCodeOrUrlOrEmail = labelled(
  'has code or url or email',
  (inbox: MaybeInbox) => present(inbox?.code) || present(inbox?.url) || present(inbox?.email),
);
const urlExclusive = labelled(
  'url exclusive',
  (inbox: MaybeInbox) => empty(inbox?.url) || (empty(inbox?.code) && empty(inbox?.email)),
);
const emailExclusive = labelled(
  'email exclusive',
  (inbox: MaybeInbox) => empty(inbox?.email) || (empty(inbox?.code) && empty(inbox?.url)),
);

export const inboxRules = rules(Inbox, 'GOBL-ORG-INBOX', [
  check('01', 'An electronic address needs one of code, url or email.', hasCodeOrUrlOrEmail),
  check(
    '02',
    'An electronic address with a url cannot have code or email; keep one of them, or add another one to inboxes.',
    urlExclusive,
  ),
  check(
    '03',
    'An electronic address with an email cannot have code or url; keep one of them, or add another one to inboxes.',
    emailExclusive,
  ),
  at('url', [when(present, [check('04', 'url must be a web address, such as https://example.com/inbox.', url)])]),
  at('email', [
    when(present, [check('05', 'email must be an e-mail address, such as inbox@example.com.', emailFormat)]),
  ]),
]);
