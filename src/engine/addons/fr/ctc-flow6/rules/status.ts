/** The requirements of life cycle messages on a status report, with the official rule names in brackets. */
import { Status } from '../../../../bill/status.ts';
import type { StatusLine } from '../../../../bill/status-line.ts';
import type { Party } from '../../../../org/party.ts';
import { keyIn, lengthBetween, oneOf, present, typeIn } from '../../../../rules/conditions.ts';
import { at, check, each, type RuleNode, rules, when } from '../../../../rules/declare.ts';
import { extensionIn, extIn, extRequire, someExtension } from '../../../../tax/extension-conditions.ts';
import { SCHEME, SCHEME_ID } from '../../common.ts';
import { REASON, ROLE, STATUS } from '../extensions.ts';
import { SCHEME_LIST, SCHEMES } from './schemes.ts';

const STATUS_CODES = ['200', '201', '202', '203', '204', '205', '206', '207', '208', '209', '210', '213'];

const RESPONSES = ['acknowledged', 'processing', 'accepted', 'querying', 'rejected', 'error'] as const;
const UPDATES = ['issued'] as const;

/** The allowed reasons of a status, by the number of the rule (BR-FR-CDV-CL-09). */
const REASONS_BY_STATUS: readonly { rule: string; status: string; name: string; reasons: readonly string[] }[] = [
  { rule: '17', status: '200', name: 'Déposée', reasons: ['NON_TRANSMISE'] },
  {
    rule: '18',
    status: '206',
    name: 'Approuvée partiellement',
    reasons: [
      'AUTRE',
      'CMD_ERR',
      'SIRET_ERR',
      'CODE_ROUTAGE_ERR',
      'REF_CT_ABSENT',
      'REF_ERR',
      'PU_ERR',
      'REM_ERR',
      'QTE_ERR',
      'ART_ERR',
      'MODPAI_ERR',
      'QUALITE_ERR',
      'LIVR_INCOMP',
    ],
  },
  {
    rule: '19',
    status: '207',
    name: 'En litige',
    reasons: [
      'AUTRE',
      'COORD_BANC_ERR',
      'TX_TVA_ERR',
      'MONTANTTOTAL_ERR',
      'CALCUL_ERR',
      'NON_CONFORME',
      'DOUBLON',
      'DEST_ERR',
      'TRANSAC_INC',
      'EMMET_INC',
      'CONTRAT_TERM',
      'DOUBLE_FACT',
      'CMD_ERR',
      'ADR_ERR',
      'SIRET_ERR',
      'CODE_ROUTAGE_ERR',
      'REF_CT_ABSENT',
      'REF_ERR',
      'PU_ERR',
      'REM_ERR',
      'QTE_ERR',
      'ART_ERR',
      'MODPAI_ERR',
      'QUALITE_ERR',
      'LIVR_INCOMP',
    ],
  },
  {
    rule: '20',
    status: '208',
    name: 'Suspendue',
    reasons: ['JUSTIF_ABS', 'COORD_BANC_ERR', 'CMD_ERR', 'SIRET_ERR', 'CODE_ROUTAGE_ERR', 'REF_CT_ABSENT', 'REF_ERR'],
  },
  {
    rule: '21',
    status: '210',
    name: 'Refusée',
    reasons: [
      'TX_TVA_ERR',
      'MONTANTTOTAL_ERR',
      'CALCUL_ERR',
      'NON_CONFORME',
      'DOUBLON',
      'DEST_ERR',
      'TRANSAC_INC',
      'EMMET_INC',
      'CONTRAT_TERM',
      'DOUBLE_FACT',
      'CMD_ERR',
      'ADR_ERR',
      'REF_CT_ABSENT',
    ],
  },
  {
    rule: '22',
    status: '213',
    name: 'Rejetée sémantique',
    reasons: [
      'MONTANTTOTAL_ERR',
      'CALCUL_ERR',
      'DOUBLON',
      'ADR_ERR',
      'REJ_SEMAN',
      'REJ_UNI',
      'REJ_COH',
      'REJ_ADR',
      'REJ_CONT_B2G',
      'REJ_REF_PJ',
      'REJ_ASS_PJ',
    ],
  },
];

const reasonsFitStatus: RuleNode<StatusLine>[] = REASONS_BY_STATUS.map(({ rule, status, name, reasons }) =>
  when(extensionIn(STATUS, status), [
    at('reasons[].ext', [
      check(
        rule,
        `With the status ${status} (${name}) the reason fr-ctc-flow6-reason must be ${reasons.length > 1 ? 'one of ' : ''}${reasons.join(', ')}; correct it, or choose another status (BR-FR-CDV-CL-09).`,
        extIn(REASON, ...reasons),
      ),
    ]),
  ]),
);

/** Tests that a party has an inbox. Only platforms (WK) and the public portal (DFH) can do without. */
function isReachable(party: Party | undefined): boolean {
  if (!party || ['WK', 'DFH'].includes(party.ext?.get(ROLE) ?? '')) return true;
  return party.inboxes?.some((inbox) => present(inbox?.code)) ?? false;
}
isReachable.label = 'is reachable';

export const statusRules = rules(Status, 'GOBL-FR-CTC-FLOW6-BILL-STATUS', [
  at('type', [
    check(
      '01',
      'The type of a lifecycle report must be response (from the customer) or update (from the supplier).',
      oneOf('response', 'update'),
    ),
  ]),
  at('ext', [
    check(
      '02',
      `The status code of a report must be one of ${STATUS_CODES.join(', ')}; 211 and 212 belong to payments. Remove it here: it belongs on the line.`,
      extIn(STATUS, ...STATUS_CODES),
    ),
  ]),
  at('supplier', [
    check('03', 'A lifecycle report needs the supplier of the invoice (BR-FR-CDV-13).', present),
    check(
      '04',
      'The supplier needs an electronic address with a code in supplier.inboxes, unless its role is WK or DFH (BR-FR-CDV-08).',
      isReachable,
    ),
    at('ext', [
      check(
        '05',
        'The supplier needs its role as fr-ctc-flow6-role in ext; building fills in SE (BR-FR-CDV-CL-03).',
        extRequire(ROLE),
      ),
    ]),
    at('identities', [
      check(
        '06',
        'The supplier needs its SIREN as an identity with iso-scheme-id 0002 in ext.',
        someExtension(SCHEME_ID, SCHEME.siren),
      ),
    ]),
  ]),
  at('customer', [
    check('07', 'A lifecycle report needs the customer of the invoice (BR-FR-CDV-CL-04).', present),
    check(
      '08',
      'The customer needs an electronic address with a code in customer.inboxes, unless its role is WK or DFH (BR-FR-CDV-08).',
      isReachable,
    ),
    at('ext', [
      check(
        '09',
        'The customer needs its role as fr-ctc-flow6-role in ext; building fills in BY (BR-FR-CDV-CL-04).',
        extRequire(ROLE),
      ),
    ]),
    at('identities', [
      check(
        '10',
        `The customer needs an identity whose iso-scheme-id in ext is one of ${SCHEME_LIST}.`,
        someExtension(SCHEME_ID, ...SCHEMES),
      ),
    ]),
  ]),
  at('lines', [
    check(
      '11',
      'A lifecycle report covers one invoice; keep exactly one line, and send a report for each of the others.',
      present,
      lengthBetween(1, 1),
    ),
    each([
      at('doc', [
        check('12', 'The line needs the invoice that it concerns in doc (BR-FR-CDV-10).', present),
        at('code', [check('13', 'The invoice needs its number in doc.code (BR-FR-CDV-10).', present)]),
        at('issue_date', [check('14', 'The invoice needs its issue date in doc.issue_date (BR-FR-CDV-11).', present)]),
      ]),
      at('key', [
        check(
          '15',
          `The key of the line must be one of ${[...UPDATES, ...RESPONSES].join(', ')}.`,
          oneOf(...UPDATES, ...RESPONSES),
        ),
      ]),
      when(keyIn('rejected', 'querying', 'error'), [
        at('reasons', [
          check(
            '16',
            'An invoice with the status rejected, querying or error needs at least one reason in reasons (BR-FR-CDV-14).',
            present,
          ),
        ]),
      ]),
      ...reasonsFitStatus,
    ]),
  ]),
  when(typeIn('response'), [
    at('lines[].key', [
      check(
        '23',
        `In a response, the key of the line must be one of ${RESPONSES.join(', ')}; issued belongs to an update.`,
        oneOf(...RESPONSES),
      ),
    ]),
  ]),
  when(typeIn('update'), [
    at('lines[].key', [
      check(
        '24',
        'In an update, the key of the line must be issued; the other keys belong to a response.',
        oneOf(...UPDATES),
      ),
    ]),
  ]),
]);
