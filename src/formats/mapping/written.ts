/** What is said of all that is written as XML. */

import { type Failure, type Fault, fault } from '../../engine/faults.ts';
import type { Group } from '../model/group.ts';
import { forbiddenIn } from '../xml/text.ts';

/** Finds characters that XML cannot hold. */
export function forbiddenCharacters(invoice: Group): Fault[] {
  const faults: Fault[] = [];
  for (const [, value, group] of invoice.within()) {
    const found = forbiddenIn(value.text);
    if (found === undefined) continue;
    faults.push(
      fault(
        'BW-XML-CHARACTER',
        value.property ?? group.property ?? '$',
        'The text has the character {found}, which XML cannot hold; remove it.',
        { found },
      ),
    );
  }
  return faults;
}

/** Places faults of a document in the envelope that it was given in. */
export function placedIn(path: string, failed: Failure): Failure {
  if (path === '$') return failed;
  const within = (each: Fault): Fault => ({
    ...each,
    properties: each.properties.map((property) => (property.startsWith('$') ? path + property.slice(1) : property)),
  });
  return { ...failed, faults: failed.faults.map(within), warnings: failed.warnings.map(within) };
}
