/** Swedish requirements, the same in both syntaxes (chapter 12 §10). */

import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { ruleAt } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { isSwedish } from '../../../shared/check-digits.ts';
import { isNumber } from './common.ts';

type Select = (judged: Judged) => readonly XmlElement[];

/** The places of the Swedish rules, in documents of Swedish sellers. */
export interface SwedishElements {
  /** The seller, with a Swedish VAT identifier. */
  readonly sellers: Select;
  readonly vat: (seller: XmlElement) => string;
  /** Legal entities with their identifier (BT-30). */
  readonly entities: Select;
  readonly legal: (entity: XmlElement) => string;
  /** Tax registrations other than VAT (BT-32), of sellers with BT-30. */
  readonly registrations: Select;
  /** VAT categories whose rates are checked, and the name of their rate. */
  readonly categories: Select;
  readonly rate: string;
  /** Returns accounts of payment means with a code at an institution. */
  readonly accounts: (code: string, institution: string) => Select;
  /** Returns payment means with some codes. */
  readonly means: (...codes: readonly string[]) => Select;
  /** Returns payment means with some codes, between Swedish parties. */
  readonly domestic: (...codes: readonly string[]) => Select;
}

export function swedishRules(places: SwedishElements): Rule[] {
  const plusgiro = places.accounts('30', 'SE:PLUSGIRO');
  const bankgiro = places.accounts('30', 'SE:BANKGIRO');
  const flag = 'warning' as const;
  const length = (element: XmlElement) => normal(element.value).length;
  return [
    ruleAt(
      'SE-R-001',
      'BT-31',
      places.sellers,
      (seller) => normal(places.vat(seller)).length === 14,
      'A Swedish VAT identifier (BT-31) must have 14 characters: SE and twelve digits.',
    ),
    ruleAt(
      'SE-R-002',
      'BT-31',
      places.sellers,
      (seller) => isNumber(places.vat(seller).slice(2, 14)),
      'A Swedish VAT identifier (BT-31) must have digits after SE.',
    ),
    ruleAt(
      'SE-R-003',
      'BT-30',
      places.entities,
      (entity) => isNumber(places.legal(entity)),
      'A Swedish organisation number (BT-30) must consist of digits.',
    ),
    ruleAt(
      'SE-R-004',
      'BT-30',
      places.entities,
      (entity) => normal(places.legal(entity)).length === 10,
      'A Swedish organisation number (BT-30) must have ten characters.',
    ),
    ruleAt(
      'SE-R-013',
      'BT-30',
      places.entities,
      (entity) => isSwedish(normal(places.legal(entity))),
      'The check digit of a Swedish organisation number (BT-30), its last digit, is wrong; correct the number.',
    ),
    ruleAt(
      'SE-R-005',
      'BT-32',
      places.registrations,
      ({ value }) => normal(value.toUpperCase()) === 'GODKÄND FÖR F-SKATT',
      "A Swedish seller's tax registration (BT-32) must be Godkänd för F-skatt.",
    ),
    ruleAt(
      'SE-R-006',
      'BT-119',
      places.categories,
      (category) =>
        ['25', '12', '6'].some((rate) => Number(category.child(places.rate)?.value || Number.NaN) === Number(rate)),
      'A Swedish standard VAT rate must be 25, 12 or 6%.',
    ),
    ruleAt(
      'SE-R-007',
      'BT-84',
      plusgiro,
      ({ value }) => isNumber(value),
      'A Plusgiro account (BT-84) must consist of digits.',
      { flag },
    ),
    ruleAt(
      'SE-R-010',
      'BT-84',
      plusgiro,
      (account) => length(account) >= 2 && length(account) <= 8,
      'A Plusgiro account (BT-84) must have two to eight digits.',
      { flag },
    ),
    ruleAt(
      'SE-R-008',
      'BT-84',
      bankgiro,
      ({ value }) => isNumber(value),
      'A Bankgiro account (BT-84) must consist of digits.',
      { flag },
    ),
    ruleAt(
      'SE-R-009',
      'BT-84',
      bankgiro,
      (account) => [7, 8].includes(length(account)),
      'A Bankgiro account (BT-84) must have seven or eight digits.',
      { flag },
    ),
    ruleAt(
      'SE-R-011',
      'BT-81',
      places.means('50', '56'),
      () => false,
      'A Swedish giro payment should have the code 30 (BT-81), with SE:BANKGIRO or SE:PLUSGIRO as the institution (BT-86).',
      { flag },
    ),
    ruleAt(
      'SE-R-012',
      'BT-81',
      places.domestic('31'),
      () => false,
      'A credit transfer between Swedish parties should have the code 30 (BT-81).',
      { flag },
    ),
  ];
}
