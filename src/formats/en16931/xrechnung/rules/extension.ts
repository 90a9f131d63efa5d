/**
 * The rules of XRechnung's extension and of its part for clean vehicles (chapter 12 §11.1, §11.3). They apply if BT-24
 * names the extension or the part.
 */

import { ADDRESS_SCHEMES, IDENTIFIER_SCHEMES, ITEM_CLASSIFICATIONS } from '../../../codes/generated/lists.ts';
import { type Judged, normal, type Rule } from '../../../rules/declare.ts';
import { listRule, ruleAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { IDENTIFIERS } from './rules.ts';

/** Returns the elements with BT-24. */
export type Specifications = (judged: Judged) => readonly XmlElement[];

/** Selects elements in documents of the extension, or of the clean vehicles part; empty for others. */
export function within(
  part: 'extension' | 'vehicles',
  specifications: Specifications,
  select: (judged: Judged) => readonly XmlElement[],
): (judged: Judged) => readonly XmlElement[] {
  return (judged) => (specifications(judged).some(({ text }) => text === IDENTIFIERS[part]) ? select(judged) : []);
}

const MIME =
  'application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet application/xml'.split(
    ' ',
  );

const HEALTH = ['XR01', 'XR02', 'XR03'];
/** An empty scheme passes. */
function isRegistered(scheme: string): boolean {
  return scheme === '' || HEALTH.includes(scheme) || IDENTIFIER_SCHEMES.has(scheme);
}

function isAddressScheme(scheme: string): boolean {
  return scheme === '' || HEALTH.includes(scheme) || ADDRESS_SCHEMES.has(scheme);
}

function schemeRule(
  id: string,
  terms: readonly TermId[],
  elements: (judged: Judged) => readonly XmlElement[],
  isScheme: (scheme: string, element: XmlElement) => boolean,
): Rule {
  return listRule(
    id,
    terms,
    (judged) => elements(judged).filter((element) => element.attribute('schemeID') !== undefined),
    (element) => normal(element.attribute('schemeID')),
    isScheme,
    (scheme) => ({ scheme }),
    'The scheme of an identifier must be a listed one, or XR01, XR02 or XR03, which the extension adds, not {scheme}.',
    { step: '@schemeID' },
  );
}

/** The places of the extension's rules in a syntax. */
export interface ExtensionElements {
  readonly specifications: Specifications;
  readonly attachments: (judged: Judged) => readonly XmlElement[];
  readonly parties: (judged: Judged) => readonly XmlElement[];
  /** Returns whether an identifier of a party may have the scheme SEPA. */
  readonly maySepa: (identifier: XmlElement) => boolean;
  readonly registrations: (judged: Judged) => readonly XmlElement[];
  readonly items: (judged: Judged) => readonly XmlElement[];
  readonly addresses: (judged: Judged) => readonly XmlElement[];
  readonly deliveries: (judged: Judged) => readonly XmlElement[];
}

/** Returns the extension's rules shared by both syntaxes. */
export function extensionRules(places: ExtensionElements): Rule[] {
  const only = (select: (judged: Judged) => readonly XmlElement[]) =>
    within('extension', places.specifications, select);
  return [
    ruleAt(
      'BR-DEX-01',
      'BT-125-1',
      only(places.attachments),
      (attachment) => {
        const code = attachment.attribute('mimeCode') ?? '';
        return MIME.includes(code) || { code, expected: MIME };
      },
      'An attached document (BT-125) must be of one of these types: {expected}, not {code}.',
      { step: '@mimeCode' },
    ),
    schemeRule(
      'BR-DEX-04',
      ['BT-29-1', 'BT-46-1', 'BT-60-1'],
      only(places.parties),
      (scheme, identifier) => isRegistered(scheme) || (scheme === 'SEPA' && places.maySepa(identifier)),
    ),
    schemeRule('BR-DEX-05', ['BT-30-1', 'BT-47-1', 'BT-61-1'], only(places.registrations), isRegistered),
    schemeRule('BR-DEX-06', ['BT-157-1'], only(places.items), isRegistered),
    schemeRule('BR-DEX-07', ['BT-34-1', 'BT-49-1'], only(places.addresses), isAddressScheme),
    schemeRule('BR-DEX-08', ['BT-71-1'], only(places.deliveries), isRegistered),
  ];
}

const CLASSIFICATIONS = ITEM_CLASSIFICATIONS.with('CV:D');
const VEHICLES = ['M1', 'M2', 'M3', 'N1', 'N2', 'N3'];
const KINDS = ['clean', 'zero-emission', 'other'];

/** The places of the clean vehicles rules in a syntax. */
export interface VehicleElements {
  readonly specifications: Specifications;
  readonly items: (judged: Judged) => readonly XmlElement[];
  /** The classifications (BT-158) and the attributes (BG-32) of an item. */
  readonly classifications: (item: XmlElement) => readonly XmlElement[];
  readonly attributes: (item: XmlElement) => readonly XmlElement[];
  /** The element names of an attribute's name and value. */
  readonly names: string;
  readonly value: string;
  readonly contracted: (judged: Judged) => boolean;
  readonly tendered: (judged: Judged) => boolean;
}

/** Returns the rules for clean vehicles. */
export function vehicleRules(places: VehicleElements): Rule[] {
  const document = within('vehicles', places.specifications, ({ root }) => [root]);
  const items = within('vehicles', places.specifications, places.items);
  const classifications = (judged: Judged) => items(judged).flatMap(places.classifications);
  const named = (item: XmlElement) =>
    places.attributes(item).filter((attribute) => attribute.all(places.names).some(({ value }) => value === 'cva'));
  const listed = (item: XmlElement) =>
    places.classifications(item).filter((code) => code.attribute('listID') === 'CVD');
  return [
    ruleAt(
      'BR-DE-CVD-01',
      'BT-12',
      document,
      (_, judged) => places.contracted(judged),
      'A clean vehicle invoice needs the contract (BT-12); add its number.',
    ),
    ruleAt(
      'BR-DE-CVD-02',
      'BT-17',
      document,
      (_, judged) => places.tendered(judged),
      'A clean vehicle invoice needs the tender or lot (BT-17); add its number.',
    ),
    ruleAt(
      'BR-DE-CVD-03',
      ['BT-158', 'BG-32'],
      document,
      (_, judged) => places.items(judged).some((item) => listed(item).length > 0 && named(item).length > 0),
      'A clean vehicle invoice needs a line with a classification from the list CVD (BT-158) and the attribute cva (BT-160); add both to the line of the vehicle.',
    ),
    ruleAt(
      'BR-DE-CVD-06-a',
      'BG-32',
      items,
      (item) => listed(item).length === 0 || named(item).length === 1,
      'An item with a classification in the list CVD (BT-158) must have exactly one attribute cva (BT-160).',
    ),
    ruleAt(
      'BR-DE-CVD-06-b',
      'BT-158',
      items,
      (item) => named(item).length === 0 || listed(item).length === 1,
      'An item with the attribute cva (BT-160) must have exactly one classification in the list CVD (BT-158).',
    ),
    ruleAt(
      'BR-TMP-CVD-01',
      'BT-158-1',
      classifications,
      (code) => {
        const list = normal(code.attribute('listID'));
        return list === '' || CLASSIFICATIONS.has(list) || { list };
      },
      'The list of a classification (BT-158-1) must be a UNTDID 7143 code, or CVD, not {list}.',
      { step: '@listID' },
    ),
    ruleAt(
      'BR-DE-CVD-04',
      'BT-158',
      classifications,
      (code) => {
        const category = normal(code.value);
        const isVehicle = normal(code.attribute('listID')) === 'CVD';
        return !isVehicle || VEHICLES.includes(category) || { category, expected: VEHICLES };
      },
      'The vehicle category (BT-158 in the list CVD) must be one of {expected}, not {category}.',
    ),
    ruleAt(
      'BR-DE-CVD-05',
      'BT-161',
      (judged) => items(judged).flatMap(named),
      (attribute) => {
        const kind = normal(attribute.child(places.value)?.value);
        return KINDS.includes(kind) || { kind, expected: KINDS };
      },
      'The clean vehicle status in the attribute cva (BT-161) must be one of {expected}, not {kind}.',
    ),
  ];
}
