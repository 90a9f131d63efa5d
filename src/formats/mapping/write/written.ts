/** Checks on everything written as XML. */

import { type Failure, type Fault, fault } from '../../../engine/faults.ts';
import type { Group } from '../../model/group.ts';
import { forbiddenIn } from '../../xml/text.ts';

/** Returns faults for characters that XML cannot contain. */
export function forbiddenCharacters(invoice: Group): Fault[] {
  const faults: Fault[] = [];
  for (const [, value, group] of invoice.within()) {
    const found = forbiddenIn(value.text);
    if (found === undefined) continue;
    faults.push(
      fault(
        'BW-XML-CHARACTER',
        value.property ?? group.property ?? '$',
        'The text has the character {found}, which XML does not allow; remove it.',
        { found },
      ),
    );
  }
  return faults;
}

/** Returns a failure with its faults placed in the envelope of the document. */
export function placedIn(path: string, failed: Failure): Failure {
  if (path === '$') return failed;
  return { ...failed, faults: placedFaults(path, failed.faults), warnings: placedFaults(path, failed.warnings) };
}

/** Returns faults with their paths from the root of the envelope. */
export function placedFaults(path: string, faults: Fault[]): Fault[] {
  if (path === '$') return faults;
  return faults.map((each) => ({
    ...each,
    properties: each.properties.map((property) => (property.startsWith('$') ? path + property.slice(1) : property)),
  }));
}
