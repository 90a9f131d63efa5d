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
    if (fault.properties.length < 2) return [fault];
    const single = fault.properties.map((path) => ({ ...fault, properties: [path] }));
    const missing = single.filter((each) => missingIn(text, each));
    const properties = fault.properties.filter((path) => missing.every((each) => placeOf(each) !== path));
    return properties.length > 0 ? [...missing, { ...fault, properties }] : missing;
  });
  const isNamed = (whole: string) => each.some((other) => placeOf(other) !== whole && isWithin(placeOf(other), whole));
  return each.filter((fault) => !placeOf(fault).endsWith('.ext') || !isNamed(placeOf(fault)));
}

const placeOf = ({ properties: [path = ''] }: Pick<WordedFault, 'properties'>) => path;
