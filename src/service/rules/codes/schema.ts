import type { Codes } from './code.ts';

/** Codes of the XML Schemas. */
export const SCHEMA_CODES: Codes = {
  'XSD-ROOT': ['The schema does not have this root element.', 'Send an invoice or a credit note of the format.'],
  'XSD-ELEMENT-UNKNOWN': [
    'The schema has no such element here.',
    'Correct the name (the description may suggest one), move the element to where it belongs, or remove it.',
  ],
  'XSD-ELEMENT-ORDER': [
    'The element comes after others that must follow it.',
    'Move it before the element that the description names. The schema defines the order.',
  ],
  'XSD-ELEMENT-MISSING': ['The schema requires an element here.', 'Add the element where the description says.'],
  'XSD-ELEMENT-REPEATED': ['The element occurs more often than the schema allows.', 'Remove the surplus elements.'],
  'XSD-ATTRIBUTE-UNKNOWN': [
    'The schema has no such attribute on this element.',
    'Correct the name, or remove the attribute.',
  ],
  'XSD-ATTRIBUTE-MISSING': [
    'The schema requires an attribute on this element.',
    'Add the attribute, such as currencyID on an amount.',
  ],
  'XSD-VALUE': [
    'The value does not match its type: a number, a date or one of a list.',
    'Write it as the description says, for example 1234.50 or 2026-03-02.',
  ],
  'XSD-TEXT': [
    'There is text where only elements are allowed.',
    'Remove the text, or put it into the element it belongs to.',
  ],
};
