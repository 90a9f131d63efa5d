import { type Fault, messageOf } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { merge } from '../../engine/reading/merge.ts';
import { type Refusal, refusal } from '../../service/errors.ts';
import type { Source } from './input.ts';
import { type Origin, PlacedText } from './places.ts';
import { applySettings, type Setting } from './set-values.ts';

/** The document a command works on, and where each of its properties came from. */
export interface GivenDocument {
  /** What the input is called in messages. */
  name: string;
  value: JsonObject;
  originOf: (property: string) => Origin;
}

/** What a document is made of: the input, merged over the template, and under the values that were set (chapter 09 §9.3). */
export interface Parts {
  input: Source;
  template?: Source | undefined;
  settings?: readonly Setting[];
}

/** Reads a document from its parts, or says in which of their texts the faults are. */
export function readGiven(
  parts: Parts,
): { ok: true; given: GivenDocument } | { ok: false; refused: Refusal; name: string } {
  const { input, template, settings = [] } = parts;
  const below = template && readDocumentText(template.text, 'template');
  if (template && below && !below.ok) return unread(below.faults, template.name);
  const read = readDocumentText(input.text, '$');
  if (!read.ok) return unread(read.faults, input.name);
  const value = applySettings(below?.ok ? merge(below.value, read.value) : read.value, settings);
  return { ok: true, given: { name: input.name, value, originOf: originsOf(parts) } };
}

function unread(faults: readonly Fault[], name: string) {
  return { ok: false as const, refused: refusal('input', messageOf(faults), faults), name };
}

/**
 * Looks up where properties came from: values that were set first, then the input, then the template; for a member
 * that is missing everywhere, the nearest ancestor of it that is there.
 */
function originsOf({ input, template, settings = [] }: Parts): (property: string) => Origin {
  let texts: { text: PlacedText; below: PlacedText | undefined } | undefined;
  return (property) => {
    const path = property.replace(/^\$\.?/, '');
    const setting = settings.findLast(({ key }) => key !== '.' && covers(key.replace(/^\./, ''), path));
    if (setting) return { source: `${setting.flag} ${setting.key}` };
    texts ??= { text: new PlacedText(input.text), below: template && new PlacedText(template.text) };
    const found = texts.text.find(property);
    const below = texts.below?.find(property);
    if (template && below && !found.complete && below.depth > found.depth) return { source: template.name };
    return found.position;
  };
}

function covers(key: string, path: string): boolean {
  return path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);
}
