import { decodeBase64Url } from '../../../engine/text/base64url.ts';
import { isObject } from '../../engine/document/values.ts';

/** The unverified content of a signature. */
export interface ReadSignature {
  header: Record<string, unknown>;
  payload: Record<string, unknown>;
}

/** Returns the two readable parts of a compact JSON Web Signature; undefined if invalid. */
export function readSignature(compact: string): ReadSignature | undefined {
  const [header, payload, mark] = compact.split('.').map((part) => part.trim());
  const read = { header: decoded(header), payload: decoded(payload) };
  return mark !== undefined && read.header && read.payload ? { header: read.header, payload: read.payload } : undefined;
}

/** Returns the JSON object in a base64url text. */
function decoded(part = ''): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(decodeBase64Url(part) ?? '');
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
