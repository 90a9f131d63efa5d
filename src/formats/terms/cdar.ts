/**
 * The terms of a life cycle message about an invoice (XP Z12-012, annex A), with their places in UN/CEFACT
 * CrossDomainAcknowledgementAndResponse, in the order of its schema (chapter 14 §6). Groups and terms without a known
 * number have a name instead.
 */

import { group, type TermGroup } from './declare.ts';
import { extended, extensionsFrom } from './table.ts';

/**
 * Returns the terms of a party: identifiers, name, role, electronic address. The three parties have the same terms, 19
 * numbers apart.
 */
function party(first: number): string {
  const electronic = first + 16;
  return `${first} * identifier - GlobalID* Identifier of the party
${first}-1 ? code - GlobalID*/@schemeID Scheme identifier of MDT-${first}
${first + 1} ? text - Name Name of the party
${first + 2} ? code - RoleCode Role of the party
${electronic} ? identifier - URIUniversalCommunication/URIID Electronic address of the party
${electronic}-1 ? code - URIUniversalCommunication/URIID/@schemeID Scheme identifier of MDT-${electronic}`;
}

/** Returns a point in time and the code of its format: 102 for a date, 204 for a date with time. */
function moment(id: string, often: string, path: string, name: string): string {
  return `${id} ${often} date - ${path} ${name}
${id}-1 ? code - ${path}/@format Format of MDT-${id}`;
}

const TABLE = `in MDG-0
2 ? code - cdar:ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID Business process
3 1 code - cdar:ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID Profile
4 1 identifier - cdar:ExchangedDocument/ID Number of the message
5 ? text - cdar:ExchangedDocument/Name Name of the message
${moment('8', '1', 'cdar:ExchangedDocument/IssueDateTime/udt:DateTimeString', 'Issue date and time of the message')}
{ MDG-9 ? - cdar:ExchangedDocument/SenderTradeParty Sender
${party(19)}
}
{ MDG-16 ? - cdar:ExchangedDocument/IssuerTradeParty Issuer
${party(38)}
}
{ MDG-23 * - cdar:ExchangedDocument/RecipientTradeParty Recipient
${party(57)}
}
74 ? indicator - cdar:AcknowledgementDocument/MultipleReferencesIndicator/udt:Indicator Several documents
77 1 code - cdar:AcknowledgementDocument/TypeCode Type of the status
${moment('78', '?', 'cdar:AcknowledgementDocument/IssueDateTime/udt:DateTimeString', 'Date and time of the status')}
{ MDG-reference + - cdar:AcknowledgementDocument/ReferenceReferencedDocument Document concerned
87 1 identifier - IssuerAssignedID Number of the document
88 ? code - StatusCode Code of its status
91 ? code - TypeCode Type of the document
${moment('95', '?', 'ReceiptDateTime/udt:DateTimeString', 'Date and time of its receipt')}
97 ? code - ReferenceTypeCode Type of the reference
${moment('100', '?', 'FormattedIssueDateTime/qdt:DateTimeString', 'Issue date of the document')}
105 1 code - ProcessConditionCode Code of the life cycle
106 ? text - ProcessCondition Name of the life cycle status
129 * identifier - IssuerTradeParty/GlobalID* Identifier of the document's issuer
129-1 ? code - IssuerTradeParty/GlobalID*/@schemeID Scheme identifier of MDT-129
{ MDG-status * - SpecifiedDocumentStatus What is said of the status
113 ? code - ReasonCode Code of the reason
114 * text - Reason* Reason
121 ? code - RequestedActionCode Code of the action wanted
122 * text - RequestedAction* Action wanted
124-2 ? number - SequenceNumeric Position
126 * text - IncludedNote*/Content Note
{ MDG-characteristic * - SpecifiedDocumentCharacteristic Value concerned
206 ? identifier - ID Identifier of the value
207 ? code - TypeCode Type of the value
209 ? indicator - ValueChangedIndicator/udt:IndicatorString Value changed
211 ? text - Name Name of the value
213 ? text - Location Place of the value in the XML
215 ? amount - ValueAmount Amount
215-1 ? code - ValueAmount/@currencyID Currency of MDT-215
224 ? percentage - ValuePercent Percentage
${moment('value-date', '?', 'ValueDateTime/udt:DateTimeString', 'Date')}
}
}
}`;

/** A life cycle message. */
export const CDAR: TermGroup = extended(
  group('MDG-0', 'Life cycle message', '1..1', undefined, '.', []),
  extensionsFrom(TABLE, 'MDT-'),
);
