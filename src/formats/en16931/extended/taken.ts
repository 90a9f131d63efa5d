/** Rules of EN 16931 reused by EXTENDED-CTC-FR, under other identifiers or for counted lines only (chapter 12 §13). */

import { CHARACTERISTICS } from '../../codes/generated/characteristics.ts';
import { DELIVERY_TERMS, OTHER_TAXES } from '../../codes/generated/extended.ts';
import { CHARGE_REASONS } from '../../codes/generated/lists.ts';
import { MEDIA_TYPES } from '../../codes/generated/media-types.ts';
import type { Group } from '../../model/group.ts';
import { type Flag, type Judged, normal, type Rule } from '../../rules/declare.ts';
import { ruleAt } from '../../rules/elements.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type Coded, codeRule, inList } from '../core/rules/codes.ts';

/** Returns rules without some identifiers. */
export function without(rules: readonly Rule[], ids: readonly string[]): Rule[] {
  const unwanted = new Set(ids);
  return rules.filter(({ id }) => !unwanted.has(id));
}

/** Returns rules under other identifiers, for some groups only: `BR-22 BR-FREXT-22` is a line of the table. */
export function renamed(
  rules: readonly Rule[],
  table: string,
  counts: (group: Group, judged: Judged) => boolean = () => true,
): Rule[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', id = ''] = line.trim().split(' ');
      const rule = rules.find((each) => each.id === from);
      if (rule === undefined) throw new Error(`there is no rule ${from}`);
      return { ...rule, id, holds: (group, judged) => !counts(group, judged) || rule.holds(group, judged) };
    });
}

/** The places of the extension's codes. */
export interface ExtendedCodes {
  readonly parties: Coded;
  readonly isPartyScheme: (scheme: string, element: XmlElement) => boolean;
  /** Reasons for charges. */
  readonly charges: Coded;
  readonly attachments: Coded;
  readonly deliveryTerms: Coded;
  readonly characteristics: Coded;
  /** The rule on characteristics, which is a warning in CII. */
  readonly characteristic: readonly [id: string, flag: Flag, term: TermId];
}

const MIME_TYPES = new Set([...MEDIA_TYPES, 'application/xml', 'text/xml']);

/** Charges may also represent a tax, which their code list shows. */
export function extendedCodeRules(codes: ExtendedCodes): Rule[] {
  const { elements } = codes.charges;
  const ofList = (isList: (list: string | undefined) => boolean): Coded => ({
    elements: (judged) => elements(judged).filter((element) => isList(element.attribute('listID'))),
  });
  const isCharacteristic = inList(CHARACTERISTICS);
  const [id, flag, term] = codes.characteristic;
  return [
    codeRule(
      'BR-FREXT-CL-10',
      ['BT-29-1', 'BT-46-1', 'BT-60-1'],
      codes.parties,
      (scheme, element) => ['BY', 'SE'].includes(normal(scheme)) || codes.isPartyScheme(scheme, element),
      'The scheme {found} of an identifier is not registered under ISO/IEC 6523, and is not BY or SE; use a listed code, such as 0009 for a SIRET.',
    ),
    codeRule(
      'BR-FREXT-CL-20',
      ['BT-105', 'BT-145'],
      ofList((list) => list === undefined || list === '7161'),
      inList(CHARGE_REASONS),
      'The reason for a charge {found} (BT-105, BT-145) is not in UNTDID 7161; use a listed code, such as FC for freight. For a tax, set the attribute listID to 5153.',
    ),
    codeRule(
      'BR-FREXT-CL-20-TAX',
      ['BT-105', 'BT-145'],
      ofList((list) => list === '5153'),
      inList(OTHER_TAXES),
      'The tax {found} (BT-105, BT-145, list 5153) is not in UNTDID 5153, or is VAT, which is not a charge; use another code.',
    ),
    codeRule(
      'BR-FREXT-CL-20-LISTID',
      ['BT-105', 'BT-145'],
      { ...ofList((list) => (list ?? '') !== ''), attribute: 'listID' },
      (list) => ['7161', '5153'].includes(normal(list)),
      'The reason for a charge (BT-105, BT-145) has the list {found}; set the attribute listID to 7161 for charges or 5153 for taxes.',
    ),
    codeRule(
      'BR-FREXT-CL-24',
      'BT-125-1',
      codes.attachments,
      (type) => MIME_TYPES.has(type),
      'A file of type {found} (BT-125-1) cannot be attached; use PDF, PNG, JPEG, CSV, XLSX, ODS or XML.',
    ),
    codeRule(
      'BR-FREXT-CL-27',
      'BT-X-145',
      codes.deliveryTerms,
      inList(DELIVERY_TERMS),
      'The delivery terms {found} are not an Incoterm, 1 or 2; use a listed code, such as DAP.',
    ),
    { ...codeRule(id, term, codes.characteristics, isCharacteristic, CHARACTERISTIC), flag },
  ];
}

const CHARACTERISTIC =
  'The item attribute code {found} is neither in UNTDED 6313 nor one that Factur-X adds; use one of these, or a text (BT-160).';

/** Returns the rules on item attributes: a name or code, and a value or a quantity with its unit. */
export function attributeRules(
  attributes: (judged: Judged) => readonly XmlElement[],
  names: readonly string[],
  [value, quantity]: readonly [string, string],
): Rule[] {
  return [
    ruleAt(
      'BR-FREXT-54-1',
      ['BT-160', 'EXT-FR-FE-159'],
      attributes,
      (attribute) => names.some((name) => attribute.child(name) !== undefined),
      'An item attribute (BG-32) has neither a name (BT-160) nor a code (EXT-FR-FE-159); add one of them.',
    ),
    ruleAt(
      'BR-FREXT-54-2',
      ['BT-161', 'EXT-FR-FE-160'],
      attributes,
      (attribute) => {
        if (attribute.child(value)) return attribute.child(quantity) === undefined;
        return attribute.all(quantity).some((each) => (each.attribute('unitCode') ?? '') !== '');
      },
      'An item attribute (BG-32) must have either a value (BT-161) or a quantity with its unit (EXT-FR-FE-160); add one, or remove the other.',
    ),
  ];
}
