import { Action, Reason } from '../../../../bill/status-line.ts';
import { Party } from '../../../../org/party.ts';
import { lengthBetween, matches } from '../../../../rules/conditions.ts';
import { at, check, each, type RuleSet, rules as ruleSet, when } from '../../../../rules/declare.ts';
import { extIn, extRequire } from '../../../../tax/extension-conditions.ts';
import {
  hasPrivateScheme,
  isInboxValid,
  LONGEST_PRIVATE_CODE,
  PLAIN_CODE,
  SCHEME_ID,
  schemesDiffer,
  siretFitsSiren,
} from '../../common.ts';
import { ACTION, ACTIONS, CONDITION, REASON, REASONS, ROLE, ROLES } from '../extensions.ts';
import { paymentRules } from './payment.ts';
import { SCHEME_LIST, SCHEMES } from './schemes.ts';
import { statusRules } from './status.ts';

const REASON_CONDITIONS = ['CBB', 'DIV', 'DVA', 'MAJ', 'MAP', 'MAPTTC', 'MNA', 'MNATTC', 'ESC', 'RAB', 'REM'];

const reasonRules = ruleSet(Reason, 'GOBL-FR-CTC-FLOW6-BILL-REASON', [
  at('ext', [
    check('01', `The reason code fr-ctc-flow6-reason must be one of ${REASONS.join(', ')}.`, extIn(REASON, ...REASONS)),
    check(
      '02',
      `The condition of a reason must be one of ${REASON_CONDITIONS.join(', ')}; MEN, MPA and RAP belong to payments.`,
      extIn(CONDITION, ...REASON_CONDITIONS),
    ),
  ]),
]);

const actionRules = ruleSet(Action, 'GOBL-FR-CTC-FLOW6-BILL-ACTION', [
  at('ext', [
    check(
      '01',
      `The action code fr-ctc-flow6-action must be one of ${ACTIONS.join(', ')} (MDT-121).`,
      extIn(ACTION, ...ACTIONS),
    ),
  ]),
]);

const partyRules = ruleSet(Party, 'GOBL-FR-CTC-FLOW6-ORG-PARTY', [
  at('ext', [
    check('01', `The role fr-ctc-flow6-role of a party must be one of ${ROLES.join(', ')}.`, extIn(ROLE, '', ...ROLES)),
  ]),
  at('identities', [
    check(
      '02',
      "A SIRET must begin with the company's SIREN; correct one of the two identities (BR-FR-09, BR-FR-10).",
      siretFitsSiren,
    ),
    check(
      '03',
      'A party must have at most one identity per scheme (iso-scheme-id); remove the duplicates (BR-FR-CO-10).',
      schemesDiffer,
    ),
    each([
      at('ext', [
        check(
          '04',
          'Every identity needs its scheme as iso-scheme-id in ext, such as 0002 for a SIREN or 0009 for a SIRET (BR-FR-CO-10).',
          extRequire(SCHEME_ID),
        ),
        check(
          '05',
          `The scheme of an identity must be one of ${SCHEME_LIST}; 0231 is for invoices only (BR-FR-CO-10).`,
          extIn(SCHEME_ID, ...SCHEMES),
        ),
      ]),
      when(hasPrivateScheme, [
        at('code', [
          check(
            '06',
            'A code of scheme 0224 must not exceed 100 characters; shorten it (BR-FR-26).',
            lengthBetween(0, LONGEST_PRIVATE_CODE),
          ),
          check(
            '07',
            'A code of scheme 0224 can contain only unaccented letters, digits and + - _ / (BR-FR-24).',
            matches(PLAIN_CODE),
          ),
        ]),
      ]),
    ]),
  ]),
  at('inboxes[]', [
    check(
      '08',
      'The electronic address with scheme 0225 can have up to 125 letters, digits and + - _ /.',
      isInboxValid,
    ),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [statusRules, paymentRules, reasonRules, actionRules, partyRules];
