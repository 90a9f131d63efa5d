import { build } from 'billwright';
import { convert, validate } from 'billwright/formats';

/** The format to write, as listed by `billwright format`. */
const FORMAT = process.env.FORMAT ?? 'en16931-ubl';

/**
 * The work on one document, the same in every engine: build, convert, check. Returns `{ xml }`, or `{ faults }` if the document is the reason that there
 * is no valid e-invoice. Throws only for other reasons, so that the engine tries again.
 */
export async function einvoice(document) {
  const built = build(document);
  if (!built.ok) return { faults: built.faults };
  const converted = await convert(built.result, { to: FORMAT });
  if (!converted.ok) return { faults: converted.faults };
  const xml = converted.result.result;
  const checked = await validate(xml);
  return checked.ok ? { xml } : { faults: checked.faults };
}
