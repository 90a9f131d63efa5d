import { key } from '../cbc/key.ts';
import { suggestions } from '../model/enumeration.ts';
import { oneOf as oneOfChoices, textType } from '../model/value-type.ts';
import { oneOf } from '../rules/conditions.ts';
import { type Extensible, setExtension } from '../tax/extensions.ts';
import { codeOfUnit, RENAMED_UNITS, UNIT_CODE, units } from './units.ts';

/** A unit of measure: a key of the list of units (chapter 03 §10.18). */
export const unit = suggestions(key, units);

/** `org/unit`, a schema of older releases that is still linked to. No property refers to it. */
export const olderUnit = textType('org.Unit', {
  title: 'Unit',
  description: 'The unit, in documents of older releases.',
  keywords: {
    oneOf: [
      ...oneOfChoices([...units, ['6pack', 'Pack of six'], ['tetrabrik', 'Beverage carton']]).oneOf,
      { pattern: UNIT_CODE.source, title: 'UN/ECE code' },
    ],
  },
});

/** The extension for a UN/ECE code without its own unit. */
export const UNIT_EXTENSION = 'untdid-unit';

interface Measured extends Extensible {
  unit?: string;
}

/** Updates a unit of an older release: a UN/ECE code moves to the extension, a renamed unit gets its new key. */
export function updateUnit(measured: Measured): void {
  const given = measured.unit ?? '';
  if (UNIT_CODE.test(given)) {
    setExtension(measured, UNIT_EXTENSION, given);
    measured.unit = undefined;
  } else measured.unit = RENAMED_UNITS.get(given) ?? measured.unit;
}

/** Returns the UN/ECE code of the unit, otherwise of the extension; empty if both are missing. */
export function unitCodeOf({ unit: given = '', ext }: Readonly<Measured>): string {
  return codeOfUnit(given) ?? ext?.get(UNIT_EXTENSION) ?? '';
}

/** Tests that a unit is a key of the list. */
export const knownUnit = oneOf<string>(...units.map(([each]) => each));

/** The text of the rule on units. */
export const UNKNOWN_UNIT =
  'Unknown unit; use a key such as h, kg or piece. Put a UN/ECE code such as XZZ in ext as untdid-unit; building the document moves it there.';
