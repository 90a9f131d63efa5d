/** The rules of the Peppol Invoice Response, T111 3.1 (chapter 25 §4). */

import { normal, type RuleSet } from '../../rules/declare.ts';
import { textAt } from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';
import {
  ACTION_LIST,
  ACTIONS,
  ADDRESS_SCHEMES,
  IDENTIFIER_SCHEMES,
  REASON_LIST,
  REASONS,
  RESPONSE_CODES,
  TYPE_CODES,
} from './codes.ts';
import { attributeInList, inList, needs, needsAttribute, on, oneOf, only, type ResponseRule } from './rule-base.ts';
import { commonRules } from './rules-common.ts';

const ROOT = '';
const SENDER = 'cac:SenderParty';
const RECEIVER = 'cac:ReceiverParty';
const DOCUMENT = 'cac:DocumentResponse';
const RESPONSE = `${DOCUMENT}/cac:Response`;
const STATUS = `${RESPONSE}/cac:Status`;
const CODE = `${STATUS}/cbc:StatusReasonCode`;
const CONDITION = `${STATUS}/cac:Condition`;
const REFERENCE = `${DOCUMENT}/cac:DocumentReference`;
const ISSUER = `${DOCUMENT}/cac:IssuerParty`;
const RECIPIENT = `${DOCUMENT}/cac:RecipientParty`;
const ADDRESS = 'cbc:EndpointID';
const IDENTIFICATION = 'cac:PartyIdentification';
const LEGAL = 'cac:PartyLegalEntity';

const REASON_CODES = [...REASONS.values()];
const ACTION_CODES = [...ACTIONS.values()];

const PROFILES = ['urn:fdc:peppol.eu:poacc:bis:invoice_response:3', 'urn:peppol:bis:billing_with_response'];
const SPECIFICATION = 'urn:fdc:peppol.eu:poacc:trns:invoice_response:3';

const id = (code: string) => `PEPPOL-T111-${code}`;

const reasonOf = (status: XmlElement) => textAt(status, 'cbc:StatusReasonCode');
const listOf = (status: XmlElement) => status.child('cbc:StatusReasonCode')?.attribute('listID');

/** Declares a rule on the statuses with a code that need a text. */
const needsText = (code: string, reason: string, flag: 'fatal' | 'warning'): ResponseRule =>
  on(
    id(code),
    STATUS,
    // A blank text is enough for the official rule, and breaks another one.
    (status) => reasonOf(status) !== reason || status.child('cbc:StatusReason') !== undefined,
    'A status with the code {reason} needs a text that explains it. Add StatusReason.',
    { flag, values: { reason }, step: 'cbc:StatusReason' },
  );

const partyRules: readonly ResponseRule[] = [
  needs(id('B00801'), SENDER, ADDRESS),
  needs(id('B00802'), SENDER, LEGAL),
  only(id('B00803'), SENDER, [ADDRESS, IDENTIFICATION, LEGAL, 'cac:Contact']),
  needsAttribute(id('B00901'), `${SENDER}/${ADDRESS}`, 'schemeID'),
  attributeInList(id('B00902'), `${SENDER}/${ADDRESS}`, 'schemeID', ADDRESS_SCHEMES, 'EAS'),
  needs(id('B01101'), `${SENDER}/${IDENTIFICATION}`, 'cbc:ID'),
  attributeInList(id('B01201'), `${SENDER}/${IDENTIFICATION}/cbc:ID`, 'schemeID', IDENTIFIER_SCHEMES, 'ISO 6523'),
  needs(id('B01401'), `${SENDER}/${LEGAL}`, 'cbc:RegistrationName'),
  only(id('B01402'), `${SENDER}/${LEGAL}`, ['cbc:RegistrationName']),
  only(id('B01601'), `${SENDER}/cac:Contact`, ['cbc:Name', 'cbc:Telephone', 'cbc:ElectronicMail']),
  needs(id('B02001'), RECEIVER, ADDRESS),
  needs(id('B02002'), RECEIVER, LEGAL),
  only(id('B02003'), RECEIVER, [ADDRESS, IDENTIFICATION, LEGAL]),
  needsAttribute(id('B02101'), `${RECEIVER}/${ADDRESS}`, 'schemeID'),
  attributeInList(id('B02102'), `${RECEIVER}/${ADDRESS}`, 'schemeID', ADDRESS_SCHEMES, 'EAS'),
  needs(id('B02301'), `${RECEIVER}/${IDENTIFICATION}`, 'cbc:ID'),
  attributeInList(id('B02401'), `${RECEIVER}/${IDENTIFICATION}/cbc:ID`, 'schemeID', IDENTIFIER_SCHEMES, 'ISO 6523'),
  needs(id('B02601'), `${RECEIVER}/${LEGAL}`, 'cbc:RegistrationName'),
  only(id('B02602'), `${RECEIVER}/${LEGAL}`, ['cbc:RegistrationName']),
];

/** Returns the rules of a party of the invoice, by their codes. */
const invoicePartyRules = (
  path: string,
  [name, identifier, scheme, names, others]: readonly [string, string, string, string, string],
): ResponseRule[] => [
  needs(id(name), path, 'cac:PartyName'),
  only(id(others), path, [IDENTIFICATION, 'cac:PartyName']),
  needs(id(identifier), `${path}/${IDENTIFICATION}`, 'cbc:ID'),
  attributeInList(id(scheme), `${path}/${IDENTIFICATION}/cbc:ID`, 'schemeID', IDENTIFIER_SCHEMES, 'ISO 6523'),
  needs(id(names), `${path}/cac:PartyName`, 'cbc:Name'),
];

export const invoiceResponseRules: readonly ResponseRule[] = [
  ...commonRules,
  ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate']
    .map((name) => `cbc:${name}`)
    .concat(SENDER, RECEIVER, DOCUMENT)
    .map((child, at) => needs(id(`B0010${at + 1}`), ROOT, child)),
  on(
    id('B00108'),
    ROOT,
    (root) => root.attribute('xsi:schemaLocation') === undefined,
    'The root must not have a schema location. Remove it.',
  ),
  only(id('B00109'), ROOT, [
    ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'IssueTime', 'Note'].map((name) => `cbc:${name}`),
    SENDER,
    RECEIVER,
    DOCUMENT,
  ]),
  ...partyRules,
  needs(id('B02801'), DOCUMENT, 'cac:Response'),
  needs(id('B02802'), DOCUMENT, 'cac:DocumentReference'),
  only(id('B02803'), DOCUMENT, ['cac:Response', 'cac:DocumentReference', 'cac:IssuerParty', 'cac:RecipientParty']),
  needs(id('B02901'), RESPONSE, 'cbc:ResponseCode'),
  only(id('B02902'), RESPONSE, ['cbc:ResponseCode', 'cbc:EffectiveDate', 'cac:Status']),
  oneOf(id('B03001'), `${RESPONSE}/cbc:ResponseCode`, RESPONSE_CODES),
  only(id('B03201'), STATUS, ['cbc:StatusReasonCode', 'cbc:StatusReason', 'cac:Condition']),
  oneOf(id('B03301'), CODE, [...new Set([...REASON_CODES, ...ACTION_CODES])]),
  needsAttribute(id('B03302'), CODE, 'listID'),
  on(
    id('B03303'),
    CODE,
    (code) => {
      const value = code.attribute('listID');
      return value === undefined || value === REASON_LIST || value === ACTION_LIST || { value };
    },
    '{name} is {value}, but must be one of {codes}. Correct it.',
    { values: { name: 'listID', codes: [ACTION_LIST, REASON_LIST] }, step: '@listID' },
  ),
  needs(id('B03601'), CONDITION, 'cbc:AttributeID'),
  only(id('B03602'), CONDITION, ['cbc:AttributeID', 'cbc:Description']),
  needs(id('B03901'), REFERENCE, 'cbc:ID'),
  needs(id('B03902'), REFERENCE, 'cbc:DocumentTypeCode'),
  only(id('B03903'), REFERENCE, ['cbc:ID', 'cbc:IssueDate', 'cbc:DocumentTypeCode']),
  inList(id('B04201'), `${REFERENCE}/cbc:DocumentTypeCode`, TYPE_CODES, 'UNTDID 1001'),
  ...invoicePartyRules(ISSUER, ['B04301', 'B04401', 'B04501', 'B04701', 'B04302']),
  ...invoicePartyRules(RECIPIENT, ['B04901', 'B05001', 'B05101', 'B05301', 'B04902']),
  on(
    id('R001'),
    RESPONSE,
    (response) =>
      !['CA', 'UQ', 'RE'].includes(textAt(response, 'cbc:ResponseCode')) ||
      response.all('cac:Status').some((status) => status.child('cbc:StatusReasonCode') !== undefined) || {
        code: textAt(response, 'cbc:ResponseCode'),
      },
    'The response {code} needs a reason with a code, not only a text. Add a reason, such as REF or LEG.',
    { step: 'cac:Status' },
  ),
  needsText('R002', 'OTH', 'warning'),
  on(
    id('R003'),
    'cbc:CustomizationID',
    ({ value }) => normal(value).startsWith(SPECIFICATION) || { value: normal(value) },
    'The message names the specification {value}, but must name {specification}. Correct it.',
    { values: { specification: SPECIFICATION } },
  ),
  needsText('R004', 'PPD', 'fatal'),
  on(
    id('R006'),
    STATUS,
    (status) =>
      listOf(status) !== ACTION_LIST || ACTION_CODES.includes(reasonOf(status)) || { value: reasonOf(status) },
    '{value} is not in the code list {list}. Use a code from the list.',
    { values: { list: ACTION_LIST } },
  ),
  on(
    id('R007'),
    STATUS,
    (status) =>
      listOf(status) !== REASON_LIST || REASON_CODES.includes(reasonOf(status)) || { value: reasonOf(status) },
    '{value} is not in the code list {list}. Use a code from the list.',
    { values: { list: REASON_LIST } },
  ),
  oneOf(id('R008'), 'cbc:ProfileID', PROFILES),
];

export const set: RuleSet = {
  key: 'peppol-t111',
  name: 'Peppol rules on the Invoice Response (T111)',
  version: '3.1, release of May 2026',
  from: '2026-05-18',
  rules: [],
  national: invoiceResponseRules,
};
