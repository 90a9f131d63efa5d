import type { ExtensionCheck } from '../model/reader.ts';
import { registry } from '../registry.ts';
import type { Definition } from '../tax/definitions.ts';
import { type Message, message } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';
import { shorten } from '../text/shorten.ts';

/** The number of unknown keys and codes that get a suggestion. Searching takes time. */
const MOST_COMPARED = 16;

/** Longer lists of codes are not helpful in a message. */
const MOST_LISTED = 12;

/**
 * Returns a check of the extensions of one document. It reports keys that resemble a defined one, and codes that a
 * definition does not list. Other keys pass.
 */
export function extensionCheck(): ExtensionCheck {
  const known = new Map<string, Message | undefined>();
  return (key, code) => {
    if (code === '') return undefined;
    const definition = registry.extension(key);
    if (definition ? hasCode(definition, code) : registry.knowsExtension(key)) return undefined;
    const entry = definition ? `${key}\n${code}` : key;
    if (!known.has(entry) && known.size < MOST_COMPARED)
      known.set(entry, definition ? aboutCode(definition, code) : aboutKey(key));
    return known.get(entry);
  };
}

function aboutKey(key: string): Message | undefined {
  const likely = nearest(key, registry.extensionKeys);
  if (likely === undefined) return undefined;
  return message('There is no extension {key}. Did you mean {likely}?', { key: shorten(key), likely });
}

function aboutCode({ key = '', values }: Definition, code: string): Message {
  const codes = (values ?? []).map(codeOf);
  const given = { key, code: shorten(code) };
  if (codes.length <= MOST_LISTED)
    return message('{key} has no code {code}; its codes are {codes}.', { ...given, codes });
  const likely = nearest(code, codes);
  if (likely === undefined) return message('{key} has no code {code}; see its list of codes.', given);
  return message('{key} has no code {code}. Did you mean {likely}?', { ...given, likely });
}

const codesOf = new WeakMap<Definition, ReadonlySet<string>>();

/** Returns whether a definition lists a code, or lists none. */
function hasCode(definition: Definition, code: string): boolean {
  const { values } = definition;
  if (!values?.length) return true;
  let codes = codesOf.get(definition);
  if (!codes) {
    codes = new Set(values.map(codeOf));
    codesOf.set(definition, codes);
  }
  return codes.has(code);
}

function codeOf({ code, key }: Definition): string {
  return code ?? key ?? '';
}
