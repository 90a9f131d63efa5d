import { faultOf } from '../engine/faults.ts';
import { type ObjectReader, readJsonObject } from '../engine/reading/object-text.ts';
import { detailed, message } from '../engine/text/message.ts';

/** Reads documents in JSON only, and reports any other text. */
const readJsonText: ObjectReader = (text, root) => {
  const read = readJsonObject(text, root);
  // A text that begins like an object was probably meant as JSON, so the JSON fault is enough.
  if (read.ok || /^\ufeff?\s*(?:\{|$)/.test(text)) return read;
  return {
    ok: false,
    faults: read.faults.map(({ code, properties: [property = root], ...why }) =>
      faultOf(
        code,
        property,
        detailed(
          message("'billwright/core' cannot read this text, because it reads JSON only (import 'billwright' for YAML)"),
          why,
        ),
      ),
    ),
  };
};

let reader: ObjectReader = readJsonText;

/** Reads the text of a document, a template or correction options. */
export const readText: ObjectReader = (text, root) => reader(text, root);

/** Sets the reader of texts. `billwright/core` has no YAML parser; `billwright` sets one. */
export function readTextsWith(given: ObjectReader): void {
  reader = given;
}
