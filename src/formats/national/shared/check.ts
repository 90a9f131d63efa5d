/** Checks files of national formats against the schema, then against the rules. */

import type { Finding } from '../../rules/run.ts';
import { checkStructure, stepOf } from '../../schema/check-structure.ts';
import type { StructureFault } from '../../schema/fault.ts';
import type { Structure } from '../../schema/structure.ts';
import type { XmlElement } from '../../xml/element.ts';

/** Returns the deviations of a file from its schema, each with the format's own code. */
export function schemaFindings(
  root: XmlElement,
  structure: Structure,
  set: string,
  codeOf: (fault: StructureFault) => string,
): Finding[] {
  return checkStructure(root, structure).map((fault) => ({
    id: fault.code === 'BW-FAULTS-CUT' ? fault.code : codeOf(fault),
    set,
    flag: 'fatal',
    terms: [],
    element: fault.element,
    step: stepOf(fault),
    missing: fault.code === 'XSD-ELEMENT-MISSING' ? fault.expected : undefined,
    text: fault.text,
  }));
}
