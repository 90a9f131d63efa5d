/** Codes of faults against a schema, and of files that no rule can judge: what they mean, and how to fix them. */

import { type Message, message } from '../../engine/text/message.ts';

interface FaultCode {
  readonly description: Message;
  readonly explanation: Message;
}

type FaultCodes = Readonly<Record<string, FaultCode>>;

export const schemaCodes: FaultCodes = {
  'XSD-ROOT': {
    description: message('The schema does not have this root element.'),
    explanation: message('Send an invoice or a credit note of the format.'),
  },
  'XSD-ELEMENT-UNKNOWN': {
    description: message('The schema has no such element here.'),
    explanation: message(
      'Correct the name (the description may suggest one), move the element to where it belongs, or remove it.',
    ),
  },
  'XSD-ELEMENT-ORDER': {
    description: message('The element comes after others that must follow it.'),
    explanation: message('Move it before the element that the description names. The schema defines the order.'),
  },
  'XSD-ELEMENT-MISSING': {
    description: message('The schema requires an element here.'),
    explanation: message('Add the element where the description says.'),
  },
  'XSD-ELEMENT-REPEATED': {
    description: message('The element occurs more often than the schema allows.'),
    explanation: message('Remove the surplus elements.'),
  },
  'XSD-ATTRIBUTE-UNKNOWN': {
    description: message('The schema has no such attribute on this element.'),
    explanation: message('Correct the name, or remove the attribute.'),
  },
  'XSD-ATTRIBUTE-MISSING': {
    description: message('The schema requires an attribute on this element.'),
    explanation: message('Add the attribute, such as currencyID on an amount.'),
  },
  'XSD-VALUE': {
    description: message('The value does not match its type: a number, a date or one of a list.'),
    explanation: message('Write it as the description says, for example 1234.50 or 2026-03-02.'),
  },
  'XSD-TEXT': {
    description: message('There is text where only elements are allowed.'),
    explanation: message('Remove the text, or put it into the element it belongs to.'),
  },
};

export const syntaxFault: FaultCode = {
  description: message(
    'The XML cannot be read: it is not well-formed, nested too deeply or too large, its encoding is not supported, or it has a document type declaration.',
  ),
  explanation: message('Correct the position that the fault names, or save the file as UTF-8.'),
};

export const rootFault: FaultCode = {
  description: message(
    'The file is XML but not an e-invoice: the name or namespace of its root or elements is unknown.',
  ),
  explanation: message(
    'Send an Invoice or a CreditNote of UBL 2.1, a CrossIndustryInvoice or CrossDomainAcknowledgementAndResponse of UN/CEFACT, or an invoice in a national format, in the namespace that the fault names.',
  ),
};

export const specificationFault: FaultCode = {
  description: message(
    'The specification of the e-invoice (BT-24) is another version of its format or unknown. The e-invoice was checked against the closest rules.',
  ),
  explanation: message(
    'Ask the sender for an invoice in the current version, or name the format to check against in from.',
  ),
};

export const archiveFault: FaultCode = {
  description: message('The PDF does not declare PDF/A-3, or is encrypted, which PDF/A forbids.'),
  explanation: message('The sender’s program must write PDF/A-3, the only version that may contain any type of file.'),
};

/** The codes that rejections name in the words of parsers and checkers. */
export const faultCodes: ReadonlyMap<string, FaultCode> = new Map([
  ...Object.entries(schemaCodes),
  ['BW-XML-SYNTAX', syntaxFault],
  ['BW-XML-ROOT', rootFault],
  ['BW-XML-SPECIFICATION', specificationFault],
  ['BW-PDF-PDFA', archiveFault],
]);
