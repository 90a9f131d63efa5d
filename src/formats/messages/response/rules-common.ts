/** The rules that Peppol has for all messages except MLS (chapter 25 §4). */

import { parseDate } from '../../../engine/cal/date.ts';
import { schemeRules } from '../../en16931/peppol/rules/identifiers.ts';
import { nationalRule } from '../../national/shared/rules.ts';
import { isBlank } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { ResponseRule } from './rule-base.ts';

const DATES = new Set(['cbc:IssueDate', 'cbc:DueDate', 'cbc:TaxPointDate', 'cbc:StartDate', 'cbc:EndDate']);

const isIdentifier = ({ name, parent }: XmlElement, isForAddresses: boolean) =>
  name === 'cbc:EndpointID' ||
  (!isForAddresses && (name === 'cbc:CompanyID' || (name === 'cbc:ID' && parent?.name === 'cac:PartyIdentification')));

export const commonRules: readonly ResponseRule[] = [
  nationalRule(
    'PEPPOL-COMMON-R001',
    'fatal',
    (root) =>
      [...root.within()]
        .filter((element) => element.first === undefined && isBlank(element.text))
        .map((element) => ({ element, values: { name: element.localName } })),
    '{name} is empty. Give it a value, or remove it.',
  ),
  nationalRule(
    'PEPPOL-COMMON-R003',
    'warning',
    (root) => root.attribute('xsi:schemaLocation') === undefined,
    'The root has a schema location, which recipients do not use. Remove it.',
  ),
  nationalRule(
    'PEPPOL-COMMON-R030',
    'fatal',
    (root) =>
      [...root.within()]
        .filter(({ name, text }) => DATES.has(name) && !(text.length === 10 && parseDate(text) !== undefined))
        .map((element) => ({ element, values: { date: element.text } })),
    'A date must be a valid year, month and day without a time zone: 2026-04-30, not {date}.',
  ),
  ...schemeRules.map(({ id, flag, scheme, isForAddresses, text, holds }) =>
    nationalRule<XmlElement>(
      id,
      flag,
      (root) =>
        [...root.within()]
          .filter((element) => element.attribute('schemeID') === scheme && isIdentifier(element, isForAddresses))
          .filter(({ value }) => !holds(value))
          .map((element) => ({ element, values: { identifier: element.value } })),
      text,
    ),
  ),
];
