import type { XmlElement } from '../../xml/element.ts';
import { type Judged, normal, type Rule, type RuleSet } from '../declare.ts';
import { reach, ruleAt } from '../elements.ts';

/**
 * The rules of the French reform on messages about the life cycle of an invoice (BR-FR-CDV, XP Z12-012 annex A), as FNFE publishes them for
 * CDAR: https://fnfe-mpe.org. All are warnings there. The public portal is addressed as 0000 since release 1.4.0; it was 9998 before.
 */

const PORTAL = { code: '0000', scheme: '0238', role: 'DFH' } as const;
const PROFILE = {
  partners: 'urn.cpro.gouv.fr:1p0:CDV:invoice',
  portal: 'urn.cpro.gouv.fr:1p0:CDV:einvoicingF2',
} as const;

/** MDT-77: a status of the processing by the partners, or of the transmission by the platforms. */
const PROCESSING = '23';
const TRANSMISSION = '305';
const PLATFORM = 'WK';

const PROCESSES = ['REGULATED', 'NON_REGULATED', 'B2C', 'B2BINT', 'OUTOFSCOPE'];
const PARTNERS = ['BY', 'AB', 'DL', 'SE', 'SR', 'PE', 'PR', 'II', 'IV'];
const RECIPIENTS = [...PARTNERS, PLATFORM, PORTAL.role];
const DOCUMENT_TYPES = '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503'.split(' ');
const STATUSES =
  '200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 220 221 224 225 226 227 228 250 251 300 301 400 401 500 501 601'.split(
    ' ',
  );
const TRANSMISSION_CODES = ['10', '51', '43', '8', '48'];
const PROCESSING_CODES = ['45', '39', '37', '50', '49', '47', '46', '1'];
const ACTIONS = ['NOA', 'PIN', 'NIN', 'CNF', 'CNP', 'CNA', 'OTH'];
const CHARACTERISTICS = 'MEN MPA RAP ESC RAB REM MAP MAPTTC MNA MNATTC CBB DIV DVA MAJ'.split(' ');

/** The reasons (MDT-113) that a status takes, by its code. Other statuses take any of the list. */
const REASONS_OF: Readonly<Record<string, readonly string[]>> = {
  200: ['NON_TRANSMISE'],
  206: 'AUTRE CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR QUALITE_ERR LIVR_INCOMP'.split(
    ' ',
  ),
  207: 'AUTRE COORD_BANC_ERR TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR NON_CONFORME DOUBLON DEST_INC DEST_ERR TRANSAC_INC EMMET_INC CONTRAT_TERM DOUBLE_FACT CMD_ERR ADR_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR QUALITE_ERR LIVR_INCOMP'.split(
    ' ',
  ),
  208: 'JUSTIF_ABS COORD_BANC_ERR CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR'.split(' '),
  210: 'TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR NON_CONFORME DOUBLON DEST_ERR TRANSAC_INC EMMET_INC CONTRAT_TERM DOUBLE_FACT CMD_ERR ADR_ERR REF_CT_ABSENT'.split(
    ' ',
  ),
  213: 'MONTANTTOTAL_ERR CALCUL_ERR DOUBLON DEST_INC ADR_ERR REJ_SEMAN REJ_UNI REJ_COH REJ_ADR REJ_CONT_B2G REJ_REF_PJ REJ_ASS_PJ'.split(
    ' ',
  ),
  221: ['ROUTAGE_ERR'],
  501: 'IRR_VIDE_F IRR_TYPE_F IRR_SYNTAX IRR_TAILLE_PJ IRR_NOM_PJ IRR_VID_PJ IRR_EXT_DOC IRR_TAILLE_F IRR_ANTIVIRUS'.split(
    ' ',
  ),
};
const REASONS = new Set(Object.values(REASONS_OF).flat());

/** Statuses that give a reason. */
const REASONED = ['206', '207', '208', '210', '213', '501'];

const CONTEXT = 'cdar:ExchangedDocumentContext';
const MESSAGE = 'cdar:ExchangedDocument';
const REFERENCE = ['cdar:AcknowledgementDocument', 'ram:ReferenceReferencedDocument'] as const;

const from =
  (...names: readonly string[]) =>
  ({ root }: Judged) =>
    reach(root, ...names);
const textsAt = (element: XmlElement | undefined, ...names: readonly string[]) =>
  reach(element, ...names).map(({ text }) => normal(text));
const has = (element: XmlElement | undefined, ...names: readonly string[]) => reach(element, ...names).length > 0;

/** Returns whether the message has one recipient, the public portal. */
function isForPortal({ root }: Judged): boolean {
  const recipients = reach(root, MESSAGE, 'ram:RecipientTradeParty', 'ram:GlobalID');
  const [only] = recipients;
  return (
    recipients.length === 1 &&
    only?.attribute('schemeID') === PORTAL.scheme &&
    normal(only.text) === PORTAL.code &&
    textsAt(root, MESSAGE, 'ram:RecipientTradeParty', 'ram:RoleCode').includes(PORTAL.role)
  );
}

/** The types of the status (MDT-77). */
const typesOf = ({ root }: Judged) => textsAt(root, 'cdar:AcknowledgementDocument', 'ram:TypeCode');

const WARNING = { flag: 'warning', per: 'MDG-0' } as const;

/** A rule that a code is one of a list. */
function listed(
  id: string,
  term: `MDT-${number}`,
  path: readonly string[],
  codes: readonly string[],
  text: string,
): Rule {
  const expected = codes.join(', ');
  return ruleAt(
    id,
    term,
    from(...path),
    ({ text: code }) => codes.includes(normal(code)) || { code: normal(code), expected },
    text,
    WARNING,
  );
}

/** A rule that a party of the message has one of some roles when the status has a type. */
function roleFor(
  id: string,
  term: `MDT-${number}`,
  party: string,
  type: string,
  roles: readonly string[],
  text: string,
): Rule {
  return ruleAt(
    id,
    term,
    from(MESSAGE),
    (message, judged) =>
      !typesOf(judged).includes(type) ||
      textsAt(message, party, 'ram:RoleCode').some((role) => roles.includes(role)) || { expected: roles.join(', ') },
    text,
    WARNING,
  );
}

/** A rule that the code of a document's status (MDT-88) is one of some when the status has a type. */
function statusCodeFor(type: string, codes: readonly string[]): Rule {
  return ruleAt(
    `BR-FR-CDV-CL-05_MDT-88_${type}`,
    'MDT-88',
    from(...REFERENCE),
    (reference, judged) => {
      const given = textsAt(reference, 'ram:StatusCode');
      const types = typesOf(judged);
      const isOther = types.length > 0 && types.every((each) => each !== type);
      return (
        isOther || given.length === 0 || given.some((code) => codes.includes(code)) || { expected: codes.join(', ') }
      );
    },
    type === TRANSMISSION
      ? 'In a status of the transmission (MDT-77 is 305) the status code (MDT-88) is one of {expected}.'
      : 'In a status of the processing (MDT-77 is 23) the status code (MDT-88) is one of {expected}.',
    WARNING,
  );
}

const STATUS = [...REFERENCE, 'ram:SpecifiedDocumentStatus'] as const;

/** The rules that a status takes only some reasons: of the document's status, unless the reason names another one. */
const reasonRules = Object.entries(REASONS_OF).map(([status, reasons]) =>
  ruleAt(
    `BR-FR-CDV-CL-09_MDT-113_${status}`,
    'MDT-113',
    from(...STATUS, 'ram:ReasonCode'),
    (reason) => {
      const own = textsAt(reason.parent, 'ram:ProcessConditionCode');
      const of = textsAt(reason.parent?.parent, 'ram:ProcessConditionCode');
      const isAbout = own.length > 0 ? own.includes(status) : of.includes(status);
      return (
        !isAbout ||
        reasons.includes(normal(reason.text)) || { code: normal(reason.text), status, expected: reasons.join(', ') }
      );
    },
    'The reason {code} (MDT-113) is none of the status {status}; use one of {expected}.',
    WARNING,
  ),
);

const rules: readonly Rule[] = [
  listed(
    'BR-FR-04_MDT-91',
    'MDT-91',
    [...REFERENCE, 'ram:TypeCode'],
    DOCUMENT_TYPES,
    'The type of the document (MDT-91) is {code}; use one of {expected}.',
  ),
  ruleAt(
    'BR-FR-CDV-02_MDT-3',
    'MDT-3',
    from(CONTEXT),
    (context, judged) => {
      const profiles = textsAt(context, 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID');
      return (
        profiles.includes(PROFILE.partners) ||
        (profiles.includes(PROFILE.portal) && isForPortal(judged)) || { profile: profiles.join(', '), ...PROFILE }
      );
    },
    'The profile (MDT-3) is {profile}. Use {partners}, or {portal} if the only recipient is the public portal: the identifier 0000 with the scheme 0238 (MDT-57) and the role DFH (MDT-59).',
    WARNING,
  ),
  ruleAt(
    'BR-FR-CDV-03_MDT-4',
    'MDT-4',
    from(MESSAGE),
    (message) => has(message, 'ram:ID'),
    'The message has no number (MDT-4); add one.',
    { ...WARNING, step: 'ram:ID' },
  ),
  ruleAt(
    'BR-FR-CDV-07_MDT-38_yes',
    'MDT-38',
    from(MESSAGE, 'ram:IssuerTradeParty'),
    (issuer) => textsAt(issuer, 'ram:RoleCode').some((role) => role !== PROCESSING) || has(issuer, 'ram:GlobalID'),
    'The issuer of the message has neither a role (MDT-40) nor an identifier (MDT-38); add them.',
    WARNING,
  ),
  ruleAt(
    'BR-FR-CDV-07_MDT-38_no',
    'MDT-38',
    from(MESSAGE, 'ram:IssuerTradeParty'),
    (issuer) => textsAt(issuer, 'ram:RoleCode').some((role) => role !== TRANSMISSION) || !has(issuer, 'ram:GlobalID'),
    'An issuer without a role (MDT-40) has no identifier (MDT-38); add its role.',
    WARNING,
  ),
  ruleAt(
    'BR-FR-CDV-08_MDT-73',
    'MDT-73',
    from(MESSAGE, 'ram:RecipientTradeParty'),
    (recipient) =>
      textsAt(recipient, 'ram:RoleCode').some((role) => role === PLATFORM || role === PORTAL.role) ||
      has(recipient, 'ram:URIUniversalCommunication', 'ram:URIID'),
    'A recipient that is neither a platform (WK) nor the public portal (DFH) has an electronic address (MDT-73); add it.',
    WARNING,
  ),
  listed(
    'BR-FR-CDV-09_MDT-77',
    'MDT-77',
    ['cdar:AcknowledgementDocument', 'ram:TypeCode'],
    [PROCESSING, TRANSMISSION],
    'The type of the status (MDT-77) is {code}; use 23 for the processing or 305 for the transmission.',
  ),
  ruleAt(
    'BR-FR-CDV-11_MDG-35',
    'MDT-100',
    from(...REFERENCE),
    (reference) => has(reference, 'ram:FormattedIssueDateTime'),
    'The document concerned has no issue date (MDT-100); add it.',
    WARNING,
  ),
  ruleAt(
    'BR-FR-CDV-13_MDT-129',
    'MDT-129',
    from(...REFERENCE, 'ram:IssuerTradeParty'),
    (issuer, { root }) =>
      has(issuer, 'ram:GlobalID') ||
      textsAt(root, CONTEXT, 'ram:BusinessProcessSpecifiedDocumentContextParameter', 'ram:ID').includes('501'),
    'The issuer of the document concerned has no identifier (MDT-129); add its SIREN with the scheme 0002.',
    WARNING,
  ),
  ruleAt(
    'BR-FR-CDV-14_MDT-207',
    'MDT-207',
    from(...REFERENCE),
    (reference) =>
      !textsAt(reference, 'ram:ProcessConditionCode').includes('212') ||
      reach(reference, 'ram:SpecifiedDocumentStatus', 'ram:SpecifiedDocumentCharacteristic').some(
        (each) => textsAt(each, 'ram:TypeCode').includes('MEN') && has(each, 'ram:ValueAmount'),
      ),
    'A status of payment (212) names the amount that was received: a characteristic of the type MEN (MDT-207) with an amount.',
    WARNING,
  ),
  ruleAt(
    'BR-FR-CDV-15_MDT-113',
    'MDT-113',
    from(...REFERENCE, 'ram:ProcessConditionCode'),
    (code) =>
      !REASONED.includes(normal(code.text)) ||
      has(code.parent, 'ram:SpecifiedDocumentStatus', 'ram:ReasonCode') || { status: normal(code.text) },
    'The status {status} needs a reason (MDT-113); add its code.',
    WARNING,
  ),
  ruleAt(
    'BR-FR-CDV-CL-01_MDT-2',
    'MDT-2',
    from(CONTEXT),
    (context, judged) => {
      const processes = textsAt(context, 'ram:BusinessProcessSpecifiedDocumentContextParameter', 'ram:ID');
      return isForPortal(judged)
        ? (processes[0] ?? '').length <= 3
        : processes.some((each) => PROCESSES.includes(each)) || { expected: PROCESSES.join(', ') };
    },
    'The business process (MDT-2) is one of REGULATED, NON_REGULATED, B2C, B2BINT and OUTOFSCOPE; to the public portal (0000 with the scheme 0238 and the role DFH) it has at most three characters.',
    WARNING,
  ),
  roleFor(
    'BR-FR-CDV-CL-02_MDT-21_305',
    'MDT-21',
    'ram:SenderTradeParty',
    TRANSMISSION,
    [PLATFORM],
    'A status of the transmission (305) is sent by a platform; the role of the sender (MDT-21) is {expected}.',
  ),
  roleFor(
    'BR-FR-CDV-CL-02_MDT-21_23',
    'MDT-21',
    'ram:SenderTradeParty',
    PROCESSING,
    [...PARTNERS, PLATFORM],
    'The role of the sender (MDT-21) of a status of the processing (23) is one of {expected}.',
  ),
  roleFor(
    'BR-FR-CDV-CL-03_MDT-40_305',
    'MDT-40',
    'ram:IssuerTradeParty',
    TRANSMISSION,
    [PLATFORM],
    'A status of the transmission (305) is issued by a platform; the role of the issuer (MDT-40) is {expected}.',
  ),
  roleFor(
    'BR-FR-CDV-CL-03_MDT-40_23',
    'MDT-40',
    'ram:IssuerTradeParty',
    PROCESSING,
    PARTNERS,
    'The role of the issuer (MDT-40) of a status of the processing (23) is one of {expected}.',
  ),
  listed(
    'BR-FR-CDV-CL-04_MDT-59',
    'MDT-59',
    [MESSAGE, 'ram:RecipientTradeParty', 'ram:RoleCode'],
    RECIPIENTS,
    'The role of the recipient (MDT-59) is {code}; use one of {expected}.',
  ),
  statusCodeFor(TRANSMISSION, TRANSMISSION_CODES),
  statusCodeFor(PROCESSING, PROCESSING_CODES),
  listed(
    'BR-FR-CDV-CL-06_MDT-105',
    'MDT-105',
    [...REFERENCE, 'ram:ProcessConditionCode'],
    STATUSES,
    'The code of the life cycle (MDT-105) is {code}; use one of {expected}.',
  ),
  listed(
    'BR-FR-CDV-CL-06_MDT-115',
    'MDT-115',
    [...STATUS, 'ram:ProcessConditionCode'],
    STATUSES,
    'The code of the life cycle (MDT-115) is {code}; use one of {expected}.',
  ),
  listed(
    'BR-FR-CDV-CL-07_MDT-132',
    'MDT-132',
    [...REFERENCE, 'ram:IssuerTradeParty', 'ram:RoleCode'],
    ['SE'],
    'The role of the issuer of the document concerned (MDT-132) is {code}; it is {expected}, the seller.',
  ),
  listed(
    'BR-FR-CDV-CL-08_MDT-158',
    'MDT-158',
    [...REFERENCE, 'ram:RecipientTradeParty', 'ram:RoleCode'],
    RECIPIENTS,
    'The role of the recipient of the document concerned (MDT-158) is {code}; use one of {expected}.',
  ),
  listed(
    'BR-FR-CDV-CL-09_MDT-113',
    'MDT-113',
    [...STATUS, 'ram:ReasonCode'],
    [...REASONS],
    'The reason {code} (MDT-113) is not in the list; use one of {expected}.',
  ),
  ...reasonRules,
  listed(
    'BR-FR-CDV-CL-10_MDT-121',
    'MDT-121',
    [...STATUS, 'ram:RequestedActionCode'],
    ACTIONS,
    'The action wanted (MDT-121) is {code}; use one of {expected}.',
  ),
  listed(
    'BR-FR-CDV-CL-11_MDT-207',
    'MDT-207',
    [...STATUS, 'ram:SpecifiedDocumentCharacteristic', 'ram:TypeCode'],
    CHARACTERISTICS,
    'The type of the characteristic (MDT-207) is {code}; use one of {expected}.',
  ),
];

export const set: RuleSet = {
  key: 'fr-cdv',
  name: 'France, life cycle of invoices (CDAR)',
  version: '1.4.0',
  from: '2026-09-01',
  rules,
};
