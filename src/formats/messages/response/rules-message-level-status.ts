/** The rules of the Peppol Message Level Status 1.0.1 (chapter 25 §4). */

import { normal, type RuleSet } from '../../rules/declare.ts';
import { elementsAt, hasText, textAt } from '../../rules/elements.ts';
import type { XmlElement } from '../../xml/element.ts';
import { MESSAGE_CODES, MLS_VERDICTS } from './codes.ts';
import { needs, on, oneOf, type ResponseRule } from './rule-base.ts';

const ROOT = '';
const DOCUMENT = 'cac:DocumentResponse';
const LINE = `${DOCUMENT}/cac:LineResponse`;
const LINE_RESPONSE = `${LINE}/cac:Response`;
const PROVIDER = '0242';

const id = (number: number) => `SCH-MLS-${String(number).padStart(2, '0')}`;

const codeOf = (document: XmlElement) => textAt(document, 'cac:Response', 'cbc:ResponseCode');

/** Returns whether a line reports that the message failed, not only a warning. */
function hasFailure(document: XmlElement): boolean {
  const codes = elementsAt(document, ['cac:LineResponse', 'cac:Response', 'cac:Status', 'cbc:StatusReasonCode']);
  return codes.some(({ value }) => ['BV', 'FD', 'SV'].includes(normal(value)));
}

/** Declares that a child, if present, has text. A missing child also fails if the official rule says so. */
const filled = (
  number: number,
  path: string,
  child: string,
  condition: (element: XmlElement) => boolean = () => true,
) =>
  on(
    id(number),
    path,
    (element) => !condition(element) || hasText(element, child),
    '{name} is empty. Give it a value, or remove it.',
    { values: { name: child.slice('cbc:'.length) }, step: child },
  );

const exactly = (number: number, path: string, wanted: string) =>
  on(
    id(number),
    ROOT,
    (root) => textAt(root, path) === wanted || { value: textAt(root, path) },
    '{name} is {value}, but must be one of {codes}. Correct it.',
    { values: { name: path.slice('cbc:'.length), codes: [wanted] }, step: path },
  );

const schemeOf = (party: XmlElement) => party.child('cbc:EndpointID')?.attribute('schemeID');

/** Returns the rules on the address of a service provider. */
const addressRules = (first: number, party: string): ResponseRule[] => [
  needs(id(first), party, 'cbc:EndpointID'),
  filled(first + 1, party, 'cbc:EndpointID'),
  on(
    id(first + 2),
    party,
    (element) => {
      const value = textAt(element, 'cbc:EndpointID');
      return /^\d{6}(-[0-9A-Z_]{3,12}(\.[0-9A-Z\-._~]{3,24})?)?$/i.test(value) || { value };
    },
    '{value} is not the number of a service provider: six digits, and possibly a hyphen and a name. Correct it.',
    { step: 'cbc:EndpointID' },
  ),
  on(
    id(first + 3),
    party,
    (element) => schemeOf(element) !== undefined,
    '{name} has no attribute {attribute}, which says what the value is. Add it.',
    { values: { name: 'EndpointID', attribute: 'schemeID' }, step: 'cbc:EndpointID' },
  ),
  on(
    id(first + 4),
    party,
    (element) => schemeOf(element) === PROVIDER || { value: schemeOf(element) ?? '' },
    '{name} is {value}, but must be one of {codes}. Correct it.',
    { values: { name: 'schemeID', codes: [PROVIDER] }, step: 'cbc:EndpointID' },
  ),
];

/** Declares that a child exists exactly once. */
const once = (number: number, path: string, child: string) =>
  on(
    id(number),
    path,
    (element) => element.all(child).length === 1 || { count: element.all(child).length },
    '{name} occurs {count} times, but must occur once. Keep one.',
    { values: { name: child.slice('cac:'.length) }, step: child },
  );

export const messageLevelStatusRules: readonly ResponseRule[] = [
  exactly(1, 'cbc:CustomizationID', 'urn:peppol:edec:mls:1.0'),
  exactly(2, 'cbc:ProfileID', 'urn:peppol:edec:mls'),
  filled(3, ROOT, 'cbc:ID'),
  on(
    id(4),
    ROOT,
    (root) => textAt(root, 'cbc:IssueDate').length === 10 || { date: textAt(root, 'cbc:IssueDate') },
    'A date must be a valid year, month and day without a time zone: 2026-04-30, not {date}.',
    { step: 'cbc:IssueDate' },
  ),
  needs(id(5), ROOT, 'cbc:IssueTime'),
  on(
    id(6),
    ROOT,
    (root) => /(?:Z|[+-]\d\d:\d\d)$/.test(textAt(root, 'cbc:IssueTime')) || { time: textAt(root, 'cbc:IssueTime') },
    'The time {time} has no time zone. Add Z for UTC, or the offset from it, such as +01:00.',
    { step: 'cbc:IssueTime' },
  ),
  ...addressRules(7, 'cac:SenderParty'),
  ...addressRules(12, 'cac:ReceiverParty'),
  once(17, ROOT, DOCUMENT),
  needs(id(18), `${DOCUMENT}/cac:Response`, 'cbc:ResponseCode'),
  on(
    id(19),
    DOCUMENT,
    (document) => MESSAGE_CODES.some((code) => code === codeOf(document)) || { value: codeOf(document) },
    '{name} is {value}, but must be one of {codes}. Correct it.',
    { values: { name: 'ResponseCode', codes: MESSAGE_CODES } },
  ),
  on(
    id(20),
    DOCUMENT,
    (document) => codeOf(document) !== 'RE' || document.child('cac:Response')?.child('cbc:Description') !== undefined,
    'A rejection needs a text that says why. Add Description.',
  ),
  on(
    id(21),
    DOCUMENT,
    (document) => codeOf(document) !== 'RE' || hasText(document, 'cac:Response', 'cbc:Description'),
    'The text of the rejection is empty. Say why the message was rejected.',
  ),
  once(22, DOCUMENT, 'cac:DocumentReference'),
  on(
    id(23),
    DOCUMENT,
    (document) => codeOf(document) !== 'RE' || document.child('cac:LineResponse') !== undefined,
    'A rejection needs at least one entry with its cause. Add LineResponse.',
    { step: 'cac:LineResponse' },
  ),
  on(
    id(24),
    DOCUMENT,
    (document) => codeOf(document) !== 'RE' || hasFailure(document),
    'A rejection needs an entry with the cause BV, FD or SV; a warning (BW) is not enough. Add the entry.',
  ),
  on(
    id(25),
    DOCUMENT,
    (document) => codeOf(document) === 'RE' || !hasFailure(document),
    'Only a rejection can have an entry with BV, FD or SV. Remove the entry, or reject the message.',
  ),
  filled(26, `${DOCUMENT}/cac:DocumentReference`, 'cbc:ID'),
  on(
    id(27),
    LINE,
    (line) => hasText(line, 'cac:LineReference', 'cbc:LineID'),
    'The entry does not say which part of the message it is about. Add LineID, with NA for the whole message.',
  ),
  needs(id(28), LINE_RESPONSE, 'cbc:Description'),
  filled(29, LINE_RESPONSE, 'cbc:Description'),
  needs(id(30), LINE_RESPONSE, 'cac:Status'),
  oneOf(id(31), `${LINE_RESPONSE}/cac:Status/cbc:StatusReasonCode`, MLS_VERDICTS),
];

export const set: RuleSet = {
  key: 'peppol-mls',
  name: 'Peppol rules on the Message Level Status (MLS)',
  version: '1.0.1',
  from: '2025-12-15',
  rules: [],
  national: messageLevelStatusRules,
};
