import type { Status } from '../../../bill/status.ts';
import type { Action, Reason, StatusLine } from '../../../bill/status-line.ts';

/** How the codes of life cycle messages correspond to the standard's keys (chapter 08 §7.1). */

/** The type and key that a status code implies for a report and its line. */
export const MEANINGS: ReadonlyMap<string, { readonly type: Status['type']; readonly key: StatusLine['key'] }> =
  new Map([
    ['200', { type: 'update', key: 'issued' }],
    ['201', { type: 'response', key: 'issued' }],
    ['202', { type: 'response', key: 'acknowledged' }],
    ['204', { type: 'response', key: 'processing' }],
    ['205', { type: 'response', key: 'accepted' }],
    ['206', { type: 'response', key: 'rejected' }],
    ['207', { type: 'response', key: 'rejected' }],
    ['210', { type: 'response', key: 'rejected' }],
    ['208', { type: 'response', key: 'querying' }],
    ['213', { type: 'response', key: 'error' }],
  ]);

/** The default type of a report by the status of a line. */
export const TYPES_BY_KEY: ReadonlyMap<StatusLine['key'], Status['type']> = new Map([
  ['issued', 'update'],
  ['acknowledged', 'response'],
  ['processing', 'response'],
  ['accepted', 'response'],
  ['querying', 'response'],
  ['rejected', 'response'],
  ['error', 'response'],
]);

/** The status codes of a line. The first is the default. */
type Codes = ReadonlyMap<StatusLine['key'], readonly [code: string, ...others: string[]]>;

const BY_SUPPLIER: Codes = new Map([['issued', ['200']]]);

const BY_CUSTOMER: Codes = new Map([
  ['issued', ['201']],
  ['acknowledged', ['202']],
  ['processing', ['204']],
  ['accepted', ['205']],
  ['querying', ['208']],
  ['rejected', ['210', '207', '206']],
]);

/** The status codes of lines by key, for each type of report. */
export const CODES_BY_TYPE: ReadonlyMap<Status['type'], Codes> = new Map([
  ['update', BY_SUPPLIER],
  ['system', BY_SUPPLIER],
  ['response', BY_CUSTOMER],
]);

/** The reason codes for each key of a reason, the usual one first. */
export const REASONS_BY_KEY: ReadonlyMap<Reason['key'], readonly [usual: string, ...others: string[]]> = new Map([
  ['finance-terms', ['COORD_BANC_ERR']],
  ['other', ['AUTRE']],
  [
    'legal',
    [
      'NON_CONFORME',
      'TX_TVA_ERR',
      'REJ_SEMAN',
      'REJ_COH',
      'REJ_CONT_B2G',
      'IRR_VIDE_F',
      'IRR_TYPE_F',
      'IRR_SYNTAX',
      'IRR_TAILLE_PJ',
      'IRR_NOM_PJ',
      'IRR_VID_PJ',
      'IRR_EXT_DOC',
      'IRR_TAILLE_F',
      'IRR_ANTIVIRUS',
    ],
  ],
  ['not-recognized', ['DOUBLON', 'TRANSAC_INC', 'EMMET_INC', 'CONTRAT_TERM', 'DOUBLE_FACT', 'REJ_UNI']],
  ['unknown-receiver', ['DEST_INC', 'NON_TRANSMISE', 'ROUTAGE_ERR']],
  [
    'references',
    [
      'CMD_ERR',
      'JUSTIF_ABS',
      'DEST_ERR',
      'ADR_ERR',
      'SIRET_ERR',
      'CODE_ROUTAGE_ERR',
      'REF_CT_ABSENT',
      'REF_ERR',
      'REJ_ADR',
      'REJ_REF_PJ',
      'REJ_ASS_PJ',
    ],
  ],
  ['prices', ['PU_ERR', 'MONTANTTOTAL_ERR', 'CALCUL_ERR', 'REM_ERR']],
  ['quantity', ['QTE_ERR']],
  ['items', ['ART_ERR']],
  ['payment-terms', ['MODPAI_ERR']],
  ['quality', ['QUALITE_ERR']],
  ['delivery', ['LIVR_INCOMP']],
]);

/** Types of the data given with a reason: general corrections, and bank details. */
export const INVALID_DATA = 'DIV';
export const BANK_DETAILS = 'CBB';
export const CORRECTIONS = [INVALID_DATA, 'DVA', 'MAJ'];

/** The code for each key of an action. */
export const ACTIONS_BY_KEY: ReadonlyMap<Action['key'], string> = new Map([
  ['none', 'NOA'],
  ['provide', 'PIN'],
  ['reissue', 'NIN'],
  ['credit-full', 'CNF'],
  ['credit-partial', 'CNP'],
  ['credit-amount', 'CNA'],
  ['other', 'OTH'],
]);

/** Effects of payments on the invoice: status, condition, and the roles of the parties. */
export const PAYMENTS = new Map([
  ['advice', { status: '211', condition: 'MPA', supplier: 'BY', customer: 'SE' }],
  ['receipt', { status: '212', condition: 'MEN', supplier: 'SE', customer: 'BY' }],
]);

/** Conditions of payments: received, paid, remaining. */
export const PAYMENT_CONDITIONS = ['MEN', 'MPA', 'RAP'];
