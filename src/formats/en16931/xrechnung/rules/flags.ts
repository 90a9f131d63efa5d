/**
 * Levels of EN 16931 rules that differ in the validation of XRechnung: https://github.com/itplr-kosit/validator-configuration-xrechnung
 * (chapter 13 §8).
 */

import { type Flag, type Judged, normal } from '../../../rules/declare.ts';
import { IDENTIFIERS } from './rules.ts';

const ALWAYS: readonly (readonly [string, Flag])[] = [
  ['BR-CL-21', 'warning'],
  ['BR-CL-23', 'warning'],
  ['UBL-CR-646', 'fatal'],
  ['CII-SR-452', 'fatal'],
  ['CII-SR-453', 'fatal'],
  ['CII-SR-454', 'fatal'],
  ['CII-SR-465', 'fatal'],
  ['CII-SR-466', 'fatal'],
  // Checks several documents together; BR-TMP-4 and BR-TMP-5 check each one.
  ['CII-SR-475', 'information'],
  ['CII-SR-476', 'information'],
];

/** Rules that the extension replaces by its own. */
const REPLACED = 'BR-CL-10 BR-CL-11 BR-CL-21 BR-CL-24 BR-CL-25 BR-CL-26 BR-CO-16 UBL-CR-470 UBL-CR-646'.split(' ');

const CORE: ReadonlyMap<string, Flag> = new Map(ALWAYS);
const EXTENSION: ReadonlyMap<string, Flag> = new Map([
  ...ALWAYS,
  ...REPLACED.map((id) => [id, 'information'] as const),
]);
const VEHICLES: ReadonlyMap<string, Flag> = new Map([...ALWAYS, ['BR-CL-13', 'information']]);

/** Returns the rules with different levels in a document. */
export function flagsOf({ invoice }: Judged): ReadonlyMap<string, Flag> {
  const specification = normal(invoice.group('BG-2')?.text('BT-24'));
  if (specification === IDENTIFIERS.extension) return EXTENSION;
  return specification === IDENTIFIERS.vehicles ? VEHICLES : CORE;
}
