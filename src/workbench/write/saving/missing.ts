import type { WordedFault } from '../../../engine/faults.ts';
import { isObject, isWithin, partAt } from '../../engine/document/values.ts';
import { withinDocument } from '../form/faults.ts';
import { formText } from '../form/form-text.ts';
import { stepsOf } from '../form/path.ts';

/** Returns whether a fault is about a value that is missing in the document or the answers. */
export function missingIn(text: string, { properties: [path = ''] }: WordedFault): boolean {
  if (path.startsWith('request.')) return true;
  const { value } = formText(text);
  const isEnvelope = isObject(value) && 'doc' in value;
  const steps = stepsOf(withinDocument(path, isEnvelope) ?? '');
  return steps.length > 0 && partAt(isEnvelope ? value.doc : value, steps) === undefined;
}

/** Returns how much is still open, and whether all of it is missing values. Several rules that ask for one value count once. */
export function openIn(text: string, faults: readonly WordedFault[]): { count: number; isMissing: boolean } {
  const each = byPlace(text, faults);
  const missing = each.filter((fault) => missingIn(text, fault));
  const places = new Set(missing.map(placeOf));
  return { count: places.size + each.length - missing.length, isMissing: missing.length === each.length };
}

/**
 * Returns faults with one for each missing value, and without those about the codes of a party or item as a whole if others name
 * the code.
 */
export function byPlace(text: string, faults: readonly WordedFault[]): readonly WordedFault[] {
  const each = faults.flatMap((fault) => {
    const at = (properties: string[]) => ({ ...fault, properties });
    const missing = fault.properties.filter((path) => missingIn(text, at([path])));
    const others = fault.properties.filter((path) => !missing.includes(path));
    const single = missing.map((path) => at([path]));
    return others.length > 0 || missing.length === 0 ? [...single, at(others)] : single;
  });
  const isNamed = (whole: string) => each.some((other) => placeOf(other) !== whole && isWithin(placeOf(other), whole));
  return each.filter((fault) => !placeOf(fault).endsWith('.ext') || !isNamed(placeOf(fault)));
}

/** Returns the first place of a fault, at which its value is asked for. */
export const placeOf = ({ properties: [path = ''] }: Pick<WordedFault, 'properties'>) => path;
