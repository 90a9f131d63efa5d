/** The bases of the tests: what is in `bases/`, by name (docs/contributing/testing.md). */

import { join } from 'node:path';
import { basesIn } from '../../../scripts/rule-breaks.mjs';
import { type Bases, baseXml } from '../samples/bases.ts';

export const bases: Bases = basesIn(join(import.meta.dirname, 'bases'));

/** The names of all bases: `small-ubl.xml`, `pint/jp-euro.xml`. */
export const baseNames: readonly string[] = Object.keys(bases);

const loaded = new Map<string, Promise<string | undefined>>();

/** Returns the XML of a base. A name that no base has throws. */
export async function baseText(name: string): Promise<string> {
  const text = loaded.get(name) ?? baseXml(bases, name);
  loaded.set(name, text);
  const xml = await text;
  if (xml === undefined) throw new Error(`there is no base ${name}`);
  return xml;
}
