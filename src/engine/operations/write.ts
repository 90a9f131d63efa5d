import { Envelope } from '../envelope/envelope.ts';
import type { JsonObject } from '../model/json.ts';
import { wrapper } from '../model/wrapper.ts';
import type { Root } from './root.ts';

/** Returns the JSON form of a document or envelope, in the standard's order. */
export function writeRoot(root: Root): JsonObject {
  return root.envelope ? Envelope.write(root.envelope) : (wrapper.write(root.doc) as JsonObject);
}
