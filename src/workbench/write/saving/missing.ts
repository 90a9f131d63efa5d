import type { WordedFault } from '../../../engine/faults.ts';
import { isObject, partAt } from '../../engine/document/values.ts';
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
  const missing = faults.filter((fault) => missingIn(text, fault));
  const places = new Set(missing.map(({ properties: [path] }) => path));
  return { count: places.size + faults.length - missing.length, isMissing: missing.length === faults.length };
}
