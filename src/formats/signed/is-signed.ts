/** Detects signed files that contain their content: CAdES, `.p7m`. */

/** The object identifier of signed data (1.2.840.113549.1.7.2) in DER. */
export const SIGNED_DATA: readonly number[] = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];

/** The furthest index of the identifier: after the tag of the first sequence and the longest length. */
const FURTHEST = 10;

/** Returns whether bytes begin like signed data in DER or BER. */
export function isSignedData(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x30) return false;
  for (let at = 2; at <= FURTHEST; at++) {
    if (SIGNED_DATA.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

/** Returns whether a file is signed data, in bytes or in base64, once or twice, with or without PEM lines. */
export function isSigned(bytes: Uint8Array): boolean {
  if (isSignedData(bytes)) return true;
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  // A sequence begins like this in base64, and PEM or base64 like the others; no JSON, YAML or XML document does.
  return /^\s*(?:-----BEGIN (?:PKCS7|CMS)-----|(?:M|TU[k-n]|LS0tLS1CRUdJTi)[A-Za-z0-9+/]{60})/.test(beginning);
}
