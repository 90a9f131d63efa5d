/**
 * Opens files with private keys: PKCS #12 and encrypted PKCS #8, as tax office and certification authorities give them. They are decrypted by
 * node-forge, because they use old ciphers (3DES, RC2) that neither WebCrypto nor another installed package has. It is
 * loaded only for such a file. Keys are never kept.
 */

import { pemBlock } from './pem.ts';

/** Keys and certificates in PEM. */
interface OpenedKey {
  /** PKCS #8 or PKCS #1, not encrypted. */
  readonly key: string;
  readonly certificates: readonly string[];
}

/** Why a file cannot be opened: it is not a key, its password is wrong, or its encryption is not known. */
type KeyFileProblem = 'none' | 'password' | 'cipher';

type Opening = { readonly opened: OpenedKey } | { readonly problem: KeyFileProblem };

const NONE: Opening = { problem: 'none' };
const WRONG: Opening = { problem: 'password' };

/** Returns whether a text is a key that must be opened: one in PEM that is encrypted, or a file in base64. */
export function isClosed(text: string): boolean {
  const isEncrypted = text.includes('-----BEGIN ENCRYPTED PRIVATE KEY-----') || text.includes(OLDER);
  return isEncrypted || !text.includes('-----BEGIN ');
}

/** Opens a key file: PEM, or in base64 PKCS #12 or PKCS #8, encrypted or not. */
export async function openKey(text: string, password: string): Promise<Opening> {
  const { default: forge } = await import('node-forge');
  const { asn1, pki, pkcs12, util } = forge;
  if (text.includes(OLDER)) return openedAsBefore(text, password, forge);
  const block = pemBlock(text, 'ENCRYPTED PRIVATE KEY');
  const inPem = (label: string, value: Asn1) =>
    `-----BEGIN ${label}-----\n${util.encode64(asn1.toDer(value).getBytes(), 64)}\n-----END ${label}-----\n`;
  let root: Asn1;
  try {
    root = asn1.fromDer(util.decode64((block ?? text).replace(/\s/g, '')));
  } catch {
    return NONE;
  }
  if (isSlow(root, asn1)) return { problem: 'cipher' };
  const parts = Array.isArray(root.value) ? (root.value as Asn1[]) : [];
  const isNumbered = parts[0]?.type === asn1.Type.INTEGER;
  // PKCS #8 begins with the version 0 and the algorithm, PKCS #12 with the version 3; encrypted PKCS #8 has no version.
  // PKCS #1 and SEC 1 have the key itself after the version.
  const isOpen = parts[1]?.type !== asn1.Type.SEQUENCE || parts[2]?.type === asn1.Type.OCTETSTRING;
  if (isNumbered && isOpen) return { opened: { key: inPem('PRIVATE KEY', root), certificates: [] } };
  const utf8 = util.encodeUtf8(password);
  if (!isNumbered && parts.length === 2) {
    const outcome = tried(() => pki.decryptPrivateKeyInfo(root, utf8));
    if ('problem' in outcome) return outcome;
    return outcome.value ? { opened: { key: inPem('PRIVATE KEY', outcome.value), certificates: [] } } : WRONG;
  }
  if (!isNumbered) return NONE;
  // Newer ciphers take the password as UTF-8. The checksum of the content does not.
  const [version, content] = parts;
  const unsummed = asn1.create(
    root.tagClass,
    root.type,
    true,
    [version, content].filter((each) => each !== undefined),
  );
  const direct = tried(() => pkcs12.pkcs12FromAsn1(root, false, password));
  if ('problem' in direct && direct.problem === 'cipher') return direct;
  const other = utf8 === password ? undefined : attempt(() => pkcs12.pkcs12FromAsn1(unsummed, false, utf8));
  const container = 'value' in direct ? direct.value : other;
  if (container === undefined) return parts.length === 3 ? WRONG : NONE;
  const bags = container.safeContents.flatMap(({ safeBags }) => safeBags);
  const keys = bags.flatMap((each) => {
    if (each.type !== pki.oids.keyBag && each.type !== pki.oids.pkcs8ShroudedKeyBag) return [];
    return each.key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(each.key)) : (each.asn1 ?? []);
  });
  const certificates = bags.flatMap((each) => {
    if (each.type !== pki.oids.certBag) return [];
    return each.cert ? pki.certificateToAsn1(each.cert) : (each.asn1 ?? []);
  });
  if (keys.length === 0) return NONE;
  return {
    opened: {
      key: keys.map((each) => inPem('PRIVATE KEY', each)).join(''),
      certificates: certificates.map((each) => inPem('CERTIFICATE', each)),
    },
  };
}

/** The header of an encrypted RSA key in PKCS #1 (OpenSSL before 1.0). */
const OLDER = 'Proc-Type: 4,ENCRYPTED';

/** Opens an RSA key with the header above. */
function openedAsBefore(text: string, password: string, { pki, util }: Forge): Opening {
  const label = 'RSA PRIVATE KEY';
  const block = `-----BEGIN ${label}-----${pemBlock(text, label) ?? ''}-----END ${label}-----`;
  const key = attempt(() => pki.decryptRsaPrivateKey(block, util.encodeUtf8(password)));
  return key ? { opened: { key: pki.privateKeyToPem(key), certificates: [] } } : WRONG;
}

/** Returns a result, undefined for an error: its text could hold parts of the file. */
function attempt<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Returns a result, or whether the password or the encryption prevents it. */
function tried<Result>(make: () => Result): { readonly value: Result } | { readonly problem: KeyFileProblem } {
  try {
    return { value: make() };
  } catch (error) {
    // For an unknown algorithm, node-forge gives the object identifier.
    return { problem: error instanceof Error && ('oid' in error || 'supported' in error) ? 'cipher' : 'password' };
  }
}

type Forge = typeof import('node-forge');
type Asn1 = ReturnType<Forge['asn1']['fromDer']>;

/** The maximum number of rounds to derive a key from a password. More would take too long. */
const MOST_ROUNDS = 300_000;
const DEEPEST = 20;

/** Returns whether a value, or one inside its strings, has too many rounds: a number behind a salt. */
function isSlow(value: Asn1, asn1: typeof import('node-forge').asn1, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (!Array.isArray(value.value)) {
    if (value.type !== asn1.Type.OCTETSTRING || !value.value.startsWith('0')) return false;
    try {
      return isSlow(asn1.fromDer(value.value), asn1, depth + 1);
    } catch {
      // It is not a value, but bytes.
      return false;
    }
  }
  return (value.value as Asn1[]).some((each, at, all) => {
    const isCount = each.type === asn1.Type.INTEGER && all[at - 1]?.type === asn1.Type.OCTETSTRING;
    if (!isCount || typeof each.value !== 'string') return isSlow(each, asn1, depth + 1);
    return each.value.length > 4 || asn1.derToInteger(each.value) > MOST_ROUNDS;
  });
}
