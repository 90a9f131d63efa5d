/** Checks files of national formats: by the schema, then by rules. */

import type { Finding } from '../rules/run.ts';
import { checkStructure, stepOf } from '../schema/check-structure.ts';
import type { StructureFault } from '../schema/fault.ts';
import type { Structure } from '../schema/structure.ts';
import type { XmlElement } from '../xml/element.ts';

/** Returns what of a file is not as its schema has it, each under the code that the format has for it. */
export function schemaFindings(
  root: XmlElement,
  structure: Structure,
  set: string,
  codeOf: (fault: StructureFault) => string,
): Finding[] {
  return checkStructure(root, structure).map((fault) => ({
    id: codeOf(fault),
    set,
    flag: 'fatal',
    terms: [],
    element: fault.element,
    step: stepOf(fault),
    text: fault.text,
  }));
}
