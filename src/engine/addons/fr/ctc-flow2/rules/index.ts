import { Identity } from '../../../../org/identity.ts';
import { Inbox } from '../../../../org/inbox.ts';
import { Item } from '../../../../org/item.ts';
import { Party } from '../../../../org/party.ts';
import { lengthBetween, matches } from '../../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet, type Test, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { byteLength } from '../../../../text/bytes.ts';
import { trimmed } from '../../../../text/clean.ts';
import {
  hasPrivateScheme,
  isInboxValid,
  LONGEST_INBOX_CODE,
  LONGEST_PRIVATE_CODE,
  PLAIN_CODE,
  SCHEME,
  schemeOf,
  schemesDiffer,
  siretFitsSiren,
} from '../../common.ts';
import { invoiceRules } from './invoice.ts';

function isSchemeGivenAndCodeValid(identity: Identity | null): boolean {
  if (!identity) return true;
  const scheme = schemeOf(identity);
  const code = identity.code ?? '';
  if (scheme !== SCHEME.private || code === '') return scheme !== '';
  return byteLength(code) <= LONGEST_PRIVATE_CODE && PLAIN_CODE.test(code);
}

const haveValidSchemes = labelled(
  'have valid schemes',
  (identities: Party['identities']) => schemesDiffer(identities) && (identities ?? []).every(isSchemeGivenAndCodeValid),
);
const underSiren: Test<Inbox> = labelled(`scheme ${SCHEME.sirenInbox}`, (inbox) => inbox?.scheme === SCHEME.sirenInbox);
const noBlankMeta = labelled('no blank meta', (meta: Item['meta']) =>
  [...(meta?.values() ?? [])].every((value) => trimmed(value) !== ''),
);

const partyRules = ruleSet(Party, 'GOBL-FR-CTC-FLOW2-ORG-PARTY', [
  at('identities', [
    check(
      '01',
      "A SIRET must begin with the company's SIREN; correct one of the two identities (BR-FR-09, BR-FR-10).",
      siretFitsSiren,
    ),
    check(
      '02',
      'Every identity needs its scheme as iso-scheme-id in ext, such as 0002 for a SIREN or 0009 for a SIRET, each scheme once; codes of scheme 0224 can have up to 100 letters, digits and + - _ / (BR-FR-CO-10).',
      haveValidSchemes,
    ),
  ]),
  at('inboxes[]', [
    check(
      '03',
      'The electronic address with scheme 0225 can have up to 125 letters, digits and + - _ /, and must begin with the SIREN.',
      isInboxValid,
    ),
  ]),
]);

const identityRules = ruleSet(Identity, 'GOBL-FR-CTC-FLOW2-ORG-IDENTITY', [
  when(hasPrivateScheme, [
    at('code', [
      check(
        '01',
        'A code of scheme 0224 must not exceed 100 characters; shorten it.',
        lengthBetween(0, LONGEST_PRIVATE_CODE),
      ),
      check(
        '02',
        'A code of scheme 0224 can contain only unaccented letters, digits and + - _ /.',
        matches(PLAIN_CODE),
      ),
    ]),
  ]),
]);

const inboxRules = ruleSet(Inbox, 'GOBL-FR-CTC-FLOW2-ORG-INBOX', [
  when(underSiren, [
    at('code', [
      check(
        '01',
        'The electronic address with scheme 0225 must not exceed 125 characters; shorten it.',
        lengthBetween(0, LONGEST_INBOX_CODE),
      ),
      check(
        '02',
        'The electronic address with scheme 0225 can contain only unaccented letters, digits and + - _ /.',
        matches(PLAIN_CODE),
      ),
    ]),
  ]),
]);

const itemRules = ruleSet(Item, 'GOBL-FR-CTC-FLOW2-ORG-ITEM', [
  at('meta', [
    check('01', 'An item characteristic in meta is empty; give its value or remove it (BR-FR-28).', noBlankMeta),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, partyRules, identityRules, inboxRules, itemRules];
