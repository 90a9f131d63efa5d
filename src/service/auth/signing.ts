import type { Signer } from '../../engine/elsewhere.ts';
import type { Refusal } from '../../operations/errors.ts';
import type { RequestObject } from '../../operations/fields.ts';
import type { Grants } from './access.ts';

/** What a request that signs is signed by: its own key, the service's, or somebody else who signs for the service. */
export type SignedBy = { ok: true; value: RequestObject; signer?: Signer } | Refusal;

/**
 * Returns a request that signs with the service's own key where it brings none and its sender may have that used, or why he may not.
 * @param sign has a text signed elsewhere, where the service's keys are not here
 */
export function signedBy(request: RequestObject, key: Grants['key'], sign: Signer['sign'] | undefined): SignedBy {
  const hasKey = (request.privatekey ?? null) !== null;
  if (hasKey || key === undefined) return { ok: true, value: request };
  if (!key.ok) return key;
  if ('key' in key) return { ok: true, value: { ...request, privatekey: key.key } };
  return { ok: true, value: request, ...(sign && { signer: { kid: key.kid, sign } }) };
}
