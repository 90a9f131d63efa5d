/** The rules of the French reform for life cycle messages of invoices, in CDAR (chapter 12 §14). */

import { DOCUMENT_TYPES } from '../../../codes/generated/france.ts';
import { type Judged, normal, type Rule, type RuleSet } from '../../../rules/declare.ts';
import { has, reach, ruleAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import { ChildrenByName } from '../../../xml/children.ts';
import type { XmlElement } from '../../../xml/element.ts';

const CONTEXT = 'cdar:ExchangedDocumentContext';
const HEAD = 'cdar:ExchangedDocument';
const ACKNOWLEDGEMENT = 'cdar:AcknowledgementDocument';
const REFERENCE = 'ram:ReferenceReferencedDocument';
const DETAIL = 'ram:SpecifiedDocumentStatus';
const VALUE = 'ram:SpecifiedDocumentCharacteristic';
const STATUS = 'ram:ProcessConditionCode';
const PROFILE = ['ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID'] as const;
const PROCESS = ['ram:BusinessProcessSpecifiedDocumentContextParameter', 'ram:ID'] as const;

/** The profiles between platforms and for the public portal (MDT-3). */
const BETWEEN_PLATFORMS = 'urn.cpro.gouv.fr:1p0:CDV:invoice';
const TO_PORTAL = 'urn.cpro.gouv.fr:1p0:CDV:einvoicingF2';

/** Since release 1.4.0, the public portal has the number 0000; until 1.3.1 it was 9998. */
const PORTAL = '0000';
/** The sender number of answers from public bodies (B2G). */
const PUBLIC_BODIES = '9999';

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const PROCESSES = wordsOf('REGULATED NON_REGULATED B2C B2CINT B2BINT OUTOFSCOPE');
const PARTNERS = wordsOf('BY AB DL SE SR PE PR II IV');
const SENDERS = [...PARTNERS, 'WK'];
const RECIPIENTS = [...SENDERS, 'DFH'];
const STATUSES = wordsOf(
  '200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 220 221 224 225 226 227 228 250 251 300 301 400 401 500 501 601',
);
/** The UNTDID 1373 codes about an invoice (MDT-88), by message type. */
const CARRIED = wordsOf('10 51 43 8 48');
const TREATED = wordsOf('45 39 37 50 49 47 46 1 5');
const ACTIONS = wordsOf('NOA PIN NIN CNF CNP CNA OTH');
const VALUES = wordsOf('MEN MPA RAP ESC RAB REM MAP MAPTTC MNA MNATTC CBB DIV DVA MAJ');

/** Statuses that require a reason (BR-FR-CDV-15). */
const WITH_REASON = wordsOf('206 207 208 210 213 501');

const REFUSED =
  'TX_TVA_ERR MONTANTTOTAL_ERR CALCUL_ERR NON_CONFORME DOUBLON DEST_ERR TRANSAC_INC EMMET_INC CONTRAT_TERM DOUBLE_FACT CMD_ERR ADR_ERR REF_CT_ABSENT';

/** The allowed reasons (MDT-113) of each status. */
const REASONS_OF: readonly (readonly [status: string, reasons: readonly string[]])[] = [
  ['200', wordsOf('NON_TRANSMISE')],
  [
    '213',
    wordsOf(
      'MONTANTTOTAL_ERR CALCUL_ERR DOUBLON DEST_INC ADR_ERR REJ_SEMAN REJ_UNI REJ_COH REJ_ADR REJ_CONT_B2G REJ_REF_PJ REJ_ASS_PJ',
    ),
  ],
  ['210', wordsOf(REFUSED)],
  [
    '207',
    wordsOf(
      `AUTRE COORD_BANC_ERR DEST_INC SIRET_ERR CODE_ROUTAGE_ERR REF_ERR PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR QUALITE_ERR LIVR_INCOMP ${REFUSED}`,
    ),
  ],
  [
    '206',
    wordsOf(
      'AUTRE CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR PU_ERR REM_ERR QTE_ERR ART_ERR MODPAI_ERR QUALITE_ERR LIVR_INCOMP',
    ),
  ],
  ['208', wordsOf('JUSTIF_ABS COORD_BANC_ERR CMD_ERR SIRET_ERR CODE_ROUTAGE_ERR REF_CT_ABSENT REF_ERR')],
  ['221', wordsOf('ROUTAGE_ERR')],
  [
    '501',
    wordsOf(
      'IRR_VIDE_F IRR_TYPE_F IRR_SYNTAX IRR_TAILLE_PJ IRR_NOM_PJ IRR_VID_PJ IRR_EXT_DOC IRR_TAILLE_F IRR_ANTIVIRUS IRR_NOM_F',
    ),
  ],
];

/** The reasons for which a public body rejects an invoice (210). */
const REFUSED_BY_PUBLIC_BODIES = wordsOf(
  `RETRAIT_MAN_SERV ST_CT_NON_DECLAR SUPPR_COMP_AVOIR TRANSF_PMNT_REGIE AUTRE COORD_BANC_ERR LIVR_INCOMP ${REFUSED}`,
);

const REASONS: readonly string[] = [
  ...new Set([...REASONS_OF.flatMap(([, reasons]) => reasons), ...REFUSED_BY_PUBLIC_BODIES, 'CONTACT_ACHTR']),
];

type Elements = readonly XmlElement[];

/** The semantics of XPath's `=` and `!=` on several elements: whether any has such a text. */
const some = (elements: Elements, texts: readonly string[]) => elements.some(({ value }) => texts.includes(value));
const someOther = (elements: Elements, text: string) => elements.some(({ value }) => value !== text);

const at =
  (...path: readonly string[]) =>
  ({ root }: Judged): Elements =>
    reach(root, ...path);
const atReference = (...path: readonly string[]) => at(ACKNOWLEDGEMENT, REFERENCE, ...path);

const isForPortal = (judged: Judged) => judged.once(recipientIsPortal);

/** Returns whether the only identifier of a recipient belongs to the public portal (MDT-57, MDT-59). */
function recipientIsPortal({ root }: Judged): boolean {
  const identifiers = reach(root, HEAD, 'ram:RecipientTradeParty', 'ram:GlobalID');
  return (
    identifiers.length === 1 &&
    identifiers.some((each) => each.attribute('schemeID') === '0238' && each.value === PORTAL) &&
    some(reach(root, HEAD, 'ram:RecipientTradeParty', 'ram:RoleCode'), ['DFH'])
  );
}

const isFromPublicBodies = (judged: Judged) => judged.once(senderIsPublicBodies);

const senderIsPublicBodies = ({ root }: Judged) =>
  reach(root, HEAD, 'ram:SenderTradeParty', 'ram:GlobalID').some(
    (each) => each.attribute('schemeID') === '0238' && each.value === PUBLIC_BODIES,
  );

/** The types of the document, and the statuses of its references. */
const typesIn = ({ root }: Judged) => valuesOf(reach(root, ACKNOWLEDGEMENT, 'ram:TypeCode'));
const statusesIn = ({ root }: Judged) => valuesOf(reach(root, ACKNOWLEDGEMENT, REFERENCE, STATUS));
const valuesOf = (elements: Elements): ReadonlySet<string> => new Set(elements.map(({ value }) => value));

const childrenByName = () => new ChildrenByName();

/** Returns the children of the element above, which may have thousands of children. */
function siblingsOf({ parent }: XmlElement, name: string, judged: Judged): Elements {
  return parent ? judged.once(childrenByName).all(parent, name) : [];
}

/** Returns whether a reason belongs to a status: the status of its detail (MDT-115), otherwise of the document (MDT-105). */
function isReasonFor(reason: XmlElement, status: string, judged: Judged): boolean {
  const children = judged.once(childrenByName);
  const statusesIn = (element: XmlElement | undefined) => (element ? children.all(element, STATUS) : []);
  const own = statusesIn(reason.parent);
  const around = statusesIn(reason.parent?.parent);
  const isAnother = someOther(around, status) && (own.length === 0 || someOther(own, status));
  const isChanged = some(around, [status]) && someOther(own, status);
  return !isAnother && !isChanged;
}

/** Returns the rule on a value from a closed list. */
function listed(
  id: string,
  term: TermId,
  elements: (judged: Judged) => Elements,
  expected: readonly string[],
  what: string,
): Rule {
  return ruleAt(
    id,
    term,
    elements,
    ({ value }) => expected.includes(value) || { found: value, expected },
    `${what} {found} is not on the list of the French reform; choose one of {expected}.`,
  );
}

/** Returns the rule on the allowed roles of sender and issuer, by message type (MDT-77). */
function roleRule(
  id: string,
  term: TermId,
  party: 'ram:SenderTradeParty' | 'ram:IssuerTradeParty',
  type: '23' | '305',
  expected: readonly string[],
): Rule {
  const who = party === 'ram:SenderTradeParty' ? 'sender' : 'issuer';
  return ruleAt(
    id,
    [term, 'MDT-77'],
    at(HEAD),
    (head, judged) =>
      !judged.once(typesIn).has(type) || some(reach(head, party, 'ram:RoleCode'), expected) || { type, expected },
    `In a message of type {type} (MDT-77) the ${who} needs a role (${term}) of {expected}; enter one of them.`,
    { step: party },
  );
}

function statusCodeRule(type: '23' | '305', expected: readonly string[]): Rule {
  return ruleAt(
    `BR-FR-CDV-CL-05_MDT-88_${type}`,
    ['MDT-88', 'MDT-77'],
    atReference(),
    (reference, judged) => {
      const codes = reference.all('ram:StatusCode');
      return (
        codes.length === 0 ||
        some(codes, expected) ||
        someOther(siblingsOf(reference, 'ram:TypeCode', judged), type) || {
          found: codes[0]?.value ?? '',
          type,
          expected,
        }
      );
    },
    'The status code (MDT-88) {found} is not allowed in messages of type {type} (MDT-77); choose one of {expected}, or remove it.',
    { step: 'ram:StatusCode' },
  );
}

const reasonsAt = atReference(DETAIL, 'ram:ReasonCode');
const NOT_FOR_STATUS =
  'The reason (MDT-113) {found} is not allowed with the status {status}; choose one of {expected}, or another status.';

/** Returns whether there is a received amount (MEN), and each has a value and VAT rate. */
function isBrokenDown(reference: XmlElement): boolean {
  const received = reach(reference, DETAIL, VALUE).filter((each) => some(each.all('ram:TypeCode'), ['MEN']));
  return received.length > 0 && received.every((each) => has(each, 'ram:ValueAmount') && has(each, 'ram:ValuePercent'));
}

/**
 * The rules of the French reform for life cycle messages, published by FNFE-MPE. Rules that no message can break are omitted: BR-FR-CDV-01,
 * 04, 05, 06, 10, the second of 07, and the one of CL-09 on refusals by public bodies, whose path is empty in this release.
 */
export const set: RuleSet = {
  key: 'fr-cdv',
  name: 'French reform of e-invoicing, life cycle messages (CDAR)',
  version: '1.4.0.03',
  from: '2026-08-04',
  rules: [
    listed(
      'BR-FR-04_MDT-91',
      'MDT-91',
      atReference('ram:TypeCode'),
      [...DOCUMENT_TYPES.codes],
      'The document type (MDT-91)',
    ),
    ruleAt(
      'BR-FR-CDV-02_MDT-3',
      ['MDT-3', 'MDT-57'],
      at(CONTEXT),
      (context, judged) => {
        const profiles = reach(context, ...PROFILE);
        return (
          some(profiles, [BETWEEN_PLATFORMS]) ||
          (some(profiles, [TO_PORTAL]) && isForPortal(judged)) || {
            found: profiles[0]?.value ?? '',
            between: BETWEEN_PLATFORMS,
            portal: TO_PORTAL,
            number: PORTAL,
          }
        );
      },
      'The profile (MDT-3) is {found}. Use {between}; or {portal} for a message only to the public portal: identifier {number} of the scheme 0238, role DFH.',
      { step: PROFILE[0] },
    ),
    ruleAt(
      'BR-FR-CDV-03_MDT-4',
      'MDT-4',
      at(HEAD),
      (head) => has(head, 'ram:ID'),
      'The message has no number (MDT-4); add one.',
      { step: 'ram:ID' },
    ),
    ruleAt(
      'BR-FR-CDV-07_MDT-38_yes',
      ['MDT-38', 'MDT-77'],
      at(HEAD, 'ram:IssuerTradeParty'),
      (issuer, judged) =>
        has(issuer, 'ram:GlobalID') || judged.once(typesIn).size > (judged.once(typesIn).has('23') ? 1 : 0),
      'In a message of type 23 (MDT-77) the issuer needs an identifier (MDT-38), such as a SIREN of the scheme 0002; add it.',
      { step: 'ram:GlobalID' },
    ),
    ruleAt(
      'BR-FR-CDV-08_MDT-73',
      ['MDT-73', 'MDT-59'],
      at(HEAD, 'ram:RecipientTradeParty'),
      (recipient) =>
        some(recipient.all('ram:RoleCode'), ['WK', 'DFH']) ||
        has(recipient, 'ram:URIUniversalCommunication', 'ram:URIID'),
      'The recipient has no electronic address (MDT-73); only a platform (WK) or the public portal (DFH) can do without one. Add the address.',
      { step: 'ram:URIUniversalCommunication' },
    ),
    listed(
      'BR-FR-CDV-09_MDT-77',
      'MDT-77',
      at(ACKNOWLEDGEMENT, 'ram:TypeCode'),
      ['23', '305'],
      'The message type (MDT-77)',
    ),
    ruleAt(
      'BR-FR-CDV-11_MDG-35',
      'MDT-100',
      atReference(),
      (reference, judged) => has(reference, 'ram:FormattedIssueDateTime') || judged.once(statusesIn).has('501'),
      'The invoice has no issue date (MDT-100); only an inadmissible invoice (status 501) may omit it. Add the date.',
      { step: 'ram:FormattedIssueDateTime' },
    ),
    ruleAt(
      'BR-FR-CDV-12_MDT-105',
      'MDT-105',
      atReference(),
      (reference) => has(reference, STATUS),
      'The invoice has no status (MDT-105); add one, such as 205.',
      { step: STATUS },
    ),
    ruleAt(
      'BR-FR-CDV-13_MDT-129',
      'MDT-129',
      atReference('ram:IssuerTradeParty'),
      (issuer, judged) =>
        someOther(issuer.all('ram:GlobalID'), '') || some(siblingsOf(issuer, STATUS, judged), ['501']),
      'The invoice has no seller identifier (MDT-129); only an inadmissible invoice (status 501) may omit it. Add the identifier.',
      { step: 'ram:GlobalID' },
    ),
    ruleAt(
      'BR-FR-CDV-14_MDT-207',
      ['MDT-207', 'MDT-215', 'MDT-224'],
      atReference(),
      (reference) => !some(reference.all(STATUS), ['212']) || isBrokenDown(reference),
      'A received payment (status 212) needs received amounts (MEN), each with an amount (MDT-215) and a VAT rate (MDT-224); add them.',
      { step: DETAIL },
    ),
    ruleAt(
      'BR-FR-CDV-15_MDT-113',
      ['MDT-113', 'MDT-105'],
      atReference(STATUS),
      (status) =>
        !WITH_REASON.includes(status.value) ||
        has(status.parent?.all(DETAIL), 'ram:ReasonCode') || { status: status.value },
      'The status {status} needs a reason (MDT-113); add one.',
    ),
    ruleAt(
      'BR-FR-CDV-16_MDT-124-2',
      'MDT-124-2',
      atReference(DETAIL),
      (detail) => has(detail, 'ram:SequenceNumeric'),
      'A status detail has no number (MDT-124-2); number the details from 1.',
      { step: 'ram:SequenceNumeric' },
    ),
    ruleAt(
      'BR-FR-CDV-CL-01_MDT-2',
      'MDT-2',
      at(CONTEXT),
      (context, judged) => {
        const processes = reach(context, ...PROCESS);
        const isListed = isForPortal(judged) ? normal(processes[0]?.value).length <= 3 : some(processes, PROCESSES);
        return isListed || { expected: PROCESSES };
      },
      'The business process (MDT-2) must be one of {expected}; in a message only to the public portal (0000) it can have at most three characters. Change it, or make the portal the only recipient.',
      { step: PROCESS[0] },
    ),
    roleRule('BR-FR-CDV-CL-02_MDT-21_305', 'MDT-21', 'ram:SenderTradeParty', '305', ['WK']),
    roleRule('BR-FR-CDV-CL-02_MDT-21_23', 'MDT-21', 'ram:SenderTradeParty', '23', SENDERS),
    roleRule('BR-FR-CDV-CL-03_MDT-40_305', 'MDT-40', 'ram:IssuerTradeParty', '305', ['WK']),
    roleRule('BR-FR-CDV-CL-03_MDT-40_23', 'MDT-40', 'ram:IssuerTradeParty', '23', PARTNERS),
    listed(
      'BR-FR-CDV-CL-04_MDT-59',
      'MDT-59',
      at(HEAD, 'ram:RecipientTradeParty', 'ram:RoleCode'),
      RECIPIENTS,
      'The role of a recipient (MDT-59)',
    ),
    statusCodeRule('305', CARRIED),
    statusCodeRule('23', TREATED),
    listed('BR-FR-CDV-CL-06_MDT-105', 'MDT-105', atReference(STATUS), STATUSES, 'The status (MDT-105)'),
    listed('BR-FR-CDV-CL-06_MDT-115', 'MDT-115', atReference(DETAIL, STATUS), STATUSES, 'The status (MDT-115)'),
    listed(
      'BR-FR-CDV-CL-07_MDT-132',
      'MDT-132',
      atReference('ram:IssuerTradeParty', 'ram:RoleCode'),
      ['SE'],
      'The role of the issuer of the invoice (MDT-132)',
    ),
    listed(
      'BR-FR-CDV-CL-08_MDT-158',
      'MDT-158',
      atReference('ram:RecipientTradeParty', 'ram:RoleCode'),
      RECIPIENTS,
      'The role of the recipient of the invoice (MDT-158)',
    ),
    listed('BR-FR-CDV-CL-09_MDT-113', 'MDT-113', reasonsAt, REASONS, 'The reason (MDT-113)'),
    ...REASONS_OF.map(([status, expected]) =>
      ruleAt(
        `BR-FR-CDV-CL-09_MDT-113_${status}`,
        ['MDT-113', 'MDT-105'],
        reasonsAt,
        (reason, judged) =>
          expected.includes(reason.value) ||
          !isReasonFor(reason, status, judged) ||
          (status === '210' && isFromPublicBodies(judged)) || { found: reason.value, status, expected },
        NOT_FOR_STATUS,
      ),
    ),
    listed(
      'BR-FR-CDV-CL-10_MDT-121',
      'MDT-121',
      atReference(DETAIL, 'ram:RequestedActionCode'),
      ACTIONS,
      'The requested action (MDT-121)',
    ),
    listed(
      'BR-FR-CDV-CL-11_MDT-207',
      'MDT-207',
      atReference(DETAIL, VALUE, 'ram:TypeCode'),
      VALUES,
      'The type of a value (MDT-207)',
    ),
  ],
};
