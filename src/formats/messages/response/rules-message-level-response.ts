/** The rules of the Peppol Message Level Response, T71 3.0 (chapter 25 §4). */

import { normal, type RuleSet } from '../../rules/declare.ts';
import { ADDRESS_SCHEMES, MESSAGE_CODES, MLR_VERDICTS, TYPE_CODES } from './codes.ts';
import { attributeInList, inList, needs, needsAttribute, on, oneOf, only, type ResponseRule } from './rule-base.ts';
import { commonRules } from './rules-common.ts';

const ROOT = '';
const SENDER = 'cac:SenderParty';
const RECEIVER = 'cac:ReceiverParty';
const DOCUMENT = 'cac:DocumentResponse';
const RESPONSE = `${DOCUMENT}/cac:Response`;
const REFERENCE = `${DOCUMENT}/cac:DocumentReference`;
const LINE = `${DOCUMENT}/cac:LineResponse`;
const LINE_RESPONSE = `${LINE}/cac:Response`;
const ADDRESS = 'cbc:EndpointID';

const SPECIFICATION = 'urn:fdc:peppol.eu:poacc:trns:mlr:3';

const id = (code: string) => `PEPPOL-T71-${code}`;

const HEAD = ['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate', SENDER, RECEIVER, DOCUMENT];

export const messageLevelResponseRules: readonly ResponseRule[] = [
  ...commonRules,
  ...HEAD.map((child, at) => needs(id(`B0010${at + 1}`), ROOT, child)),
  on(
    id('B00108'),
    ROOT,
    (root) => root.attribute('xsi:schemaLocation') === undefined,
    'The root must not have a schema location. Remove it.',
  ),
  only(id('B00109'), ROOT, [...HEAD, 'cbc:IssueTime']),
  oneOf(id('B00301'), 'cbc:ProfileID', ['urn:fdc:peppol.eu:poacc:bis:mlr:3']),
  needs(id('B00701'), SENDER, ADDRESS),
  only(id('B00702'), SENDER, [ADDRESS]),
  needsAttribute(id('B00801'), `${SENDER}/${ADDRESS}`, 'schemeID'),
  attributeInList(id('B00802'), `${SENDER}/${ADDRESS}`, 'schemeID', ADDRESS_SCHEMES, 'EAS'),
  needs(id('B01001'), RECEIVER, ADDRESS),
  only(id('B01002'), RECEIVER, [ADDRESS]),
  needsAttribute(id('B01101'), `${RECEIVER}/${ADDRESS}`, 'schemeID'),
  attributeInList(id('B01102'), `${RECEIVER}/${ADDRESS}`, 'schemeID', ADDRESS_SCHEMES, 'EAS'),
  needs(id('B01301'), DOCUMENT, 'cac:Response'),
  needs(id('B01302'), DOCUMENT, 'cac:DocumentReference'),
  only(id('B01303'), DOCUMENT, ['cac:Response', 'cac:DocumentReference', 'cac:LineResponse']),
  needs(id('B01401'), RESPONSE, 'cbc:ResponseCode'),
  only(id('B01402'), RESPONSE, ['cbc:ResponseCode', 'cbc:Description']),
  oneOf(id('B01501'), `${RESPONSE}/cbc:ResponseCode`, MESSAGE_CODES),
  needs(id('B01701'), REFERENCE, 'cbc:ID'),
  only(id('B01702'), REFERENCE, ['cbc:ID', 'cbc:DocumentTypeCode', 'cbc:VersionID']),
  inList(id('B01901'), `${REFERENCE}/cbc:DocumentTypeCode`, TYPE_CODES, 'UNTDID 1001'),
  needs(id('B02101'), LINE, 'cac:LineReference'),
  needs(id('B02102'), LINE, 'cac:Response'),
  needs(id('B02201'), `${LINE}/cac:LineReference`, 'cbc:LineID'),
  only(id('B02202'), `${LINE}/cac:LineReference`, ['cbc:LineID']),
  needs(id('B02401'), LINE_RESPONSE, 'cbc:Description'),
  needs(id('B02402'), LINE_RESPONSE, 'cac:Status'),
  only(id('B02403'), LINE_RESPONSE, ['cbc:ResponseCode', 'cbc:Description', 'cac:Status']),
  oneOf(id('B02501'), `${LINE_RESPONSE}/cbc:ResponseCode`, MESSAGE_CODES),
  needs(id('B02701'), `${LINE_RESPONSE}/cac:Status`, 'cbc:StatusReasonCode'),
  only(id('B02702'), `${LINE_RESPONSE}/cac:Status`, ['cbc:StatusReasonCode']),
  oneOf(id('B02801'), `${LINE_RESPONSE}/cac:Status/cbc:StatusReasonCode`, MLR_VERDICTS),
  on(
    id('R001'),
    'cbc:CustomizationID',
    ({ value }) => normal(value).startsWith(SPECIFICATION) || { value: normal(value) },
    'The message names the specification {value}, but must name {specification}. Correct it.',
    { values: { specification: SPECIFICATION } },
  ),
];

export const set: RuleSet = {
  key: 'peppol-t71',
  name: 'Peppol rules on the Message Level Response (T71)',
  version: '3.0, release of May 2026',
  from: '2026-05-18',
  rules: [],
  national: messageLevelResponseRules,
};
