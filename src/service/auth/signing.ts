import type { Signer } from '../../engine/external-signer.ts';
import type { Refusal } from '../../operations/errors.ts';
import type { RequestObject } from '../../operations/fields.ts';
import type { Grants } from './access.ts';

/** A request with its signer: its own key, the service's key or an external signer. */
export type SignedBy = { ok: true; value: RequestObject; signer?: Signer } | Refusal;

/**
 * Adds the service's key to a signing request that has none, if its sender may use it; otherwise refuses it.
 * @param sign signs a text with an external key
 */
export function signedBy(request: RequestObject, key: Grants['key'], sign: Signer['sign'] | undefined): SignedBy {
  const hasKey = (request.privatekey ?? null) !== null;
  if (hasKey || key === undefined) return { ok: true, value: request };
  if (!key.ok) return key;
  if ('key' in key) return { ok: true, value: { ...request, privatekey: key.key } };
  return { ok: true, value: request, ...(sign && { signer: { kid: key.kid, sign } }) };
}
