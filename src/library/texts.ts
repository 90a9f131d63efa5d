import { fault } from '../engine/faults.ts';
import { type ObjectReader, readJsonObject } from '../engine/reading/object-text.ts';

/** Reads a document's text in JSON only, and says so where it is none. */
const readJsonText: ObjectReader = (text, root) => {
  const read = readJsonObject(text, root);
  // What begins like an object was most likely meant as JSON: its fault says enough.
  if (read.ok || /^\ufeff?\s*(?:\{|$)/.test(text)) return read;
  return {
    ok: false,
    faults: read.faults.map(({ code, properties: [property = root], ...why }) =>
      fault(code, property, "{why}; 'billwright/core' reads JSON only, import 'billwright' for YAML", { why }),
    ),
  };
};

let reader: ObjectReader = readJsonText;

/** Reads the text of a document, of a template or of the options of a correction. */
export const readText: ObjectReader = (text, root) => reader(text, root);

/** Reads texts by this from now on: `billwright/core` carries no parser of YAML, `billwright` brings one. */
export function readTextsWith(given: ObjectReader): void {
  reader = given;
}
