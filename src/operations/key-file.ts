/**
 * Opens files with private keys: PKCS #12 and encrypted PKCS #8, as tax agencies and certification authorities give them. They are decrypted by
 * node-forge, because they use old ciphers (3DES, RC2) that neither WebCrypto nor another installed package has. It is
 * loaded only for such a file. Keys are never kept.
 */

import { type Fault, faultOf } from '../engine/faults.ts';
import { message } from '../engine/text/message.ts';

/** A key and its certificates in PEM. */
export interface OpenedKey {
  /** PKCS #8, not encrypted. */
  readonly key: string;
  readonly certificates: readonly string[];
}

type Opening =
  | { readonly ok: true; readonly opened: OpenedKey }
  | { readonly ok: false; readonly isWrongPassword: boolean };

const FAILED: Opening = { ok: false, isWrongPassword: false };

/** Returns whether a text is a key that must be opened: one in PEM that is encrypted, or a file in base64. */
export function isClosed(text: string): boolean {
  return text.includes('-----BEGIN ENCRYPTED PRIVATE KEY-----') || !text.includes('-----BEGIN ');
}

/** Opens a key file: PEM, or in base64 PKCS #12 or PKCS #8, encrypted or not. */
export async function openKey(text: string, password: string): Promise<Opening> {
  const { default: forge } = await import('node-forge');
  const { asn1, pki, pkcs12, util } = forge;
  const [, block] = /-----BEGIN ENCRYPTED PRIVATE KEY-----([\s\S]*?)-----END/.exec(text) ?? [];
  const inPem = (label: string, value: Asn1) =>
    `-----BEGIN ${label}-----\n${util.encode64(asn1.toDer(value).getBytes(), 64)}\n-----END ${label}-----\n`;
  let root: Asn1;
  try {
    root = asn1.fromDer(util.decode64((block ?? text).replace(/\s/g, '')));
  } catch {
    return FAILED;
  }
  if (isSlow(root, asn1)) return FAILED;
  const parts = Array.isArray(root.value) ? (root.value as Asn1[]) : [];
  const isNumbered = parts[0]?.type === asn1.Type.INTEGER;
  // PKCS #8 begins with the version 0 and the algorithm, PKCS #12 with the version 3; encrypted PKCS #8 has no version.
  if (isNumbered && parts[1]?.type === asn1.Type.SEQUENCE && parts[2]?.type === asn1.Type.OCTETSTRING) {
    return { ok: true, opened: { key: inPem('PRIVATE KEY', root), certificates: [] } };
  }
  const utf8 = util.encodeUtf8(password);
  if (!isNumbered && parts.length === 2) {
    const key = attempt(() => pki.decryptPrivateKeyInfo(root, utf8));
    return key ? { ok: true, opened: { key: inPem('PRIVATE KEY', key), certificates: [] } } : WRONG;
  }
  if (!isNumbered) return FAILED;
  // Newer ciphers take the password as UTF-8, which the sum over the content does not.
  const [version, content] = parts;
  const unsummed = asn1.create(
    root.tagClass,
    root.type,
    true,
    [version, content].filter((each) => each !== undefined),
  );
  const container =
    attempt(() => pkcs12.pkcs12FromAsn1(root, false, password)) ??
    (utf8 === password ? undefined : attempt(() => pkcs12.pkcs12FromAsn1(unsummed, false, utf8)));
  if (container === undefined) return parts.length === 3 ? WRONG : FAILED;
  const bags = container.safeContents.flatMap(({ safeBags }) => safeBags);
  const [key] = bags.flatMap((each) => {
    if (each.type !== pki.oids.keyBag && each.type !== pki.oids.pkcs8ShroudedKeyBag) return [];
    return each.key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(each.key)) : (each.asn1 ?? []);
  });
  const certificates = bags.flatMap((each) => {
    if (each.type !== pki.oids.certBag) return [];
    return each.cert ? pki.certificateToAsn1(each.cert) : (each.asn1 ?? []);
  });
  if (key === undefined) return FAILED;
  return {
    ok: true,
    opened: { key: inPem('PRIVATE KEY', key), certificates: certificates.map((each) => inPem('CERTIFICATE', each)) },
  };
}

/** Returns a result, undefined for an error: its text could hold parts of the file. */
function attempt<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

type Asn1 = ReturnType<typeof import('node-forge').asn1.fromDer>;

/** The most rounds of deriving a key from a password: more would take long. */
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
      // It is no value, but bytes.
      return false;
    }
  }
  return (value.value as Asn1[]).some((each, at, all) => {
    const isCount = each.type === asn1.Type.INTEGER && all[at - 1]?.type === asn1.Type.OCTETSTRING;
    if (!isCount || typeof each.value !== 'string') return isSlow(each, asn1, depth + 1);
    return each.value.length > 4 || asn1.derToInteger(each.value) > MOST_ROUNDS;
  });
}

const WRONG: Opening = { ok: false, isWrongPassword: true };

/** The fields of requests with keys. */
const KEYS = [{ key: 'sign_key', certificate: 'sign_certificate', password: 'sign_password' }] as const;

/** Returns a request with its keys opened, or what is wrong with them. */
export async function withOpenKeys<Request extends object>(
  request: Request,
): Promise<{ readonly ok: true; readonly request: Request } | { readonly ok: false; readonly faults: Fault[] }> {
  let opened = request;
  for (const { key, certificate, password } of KEYS) {
    const given = opened as Record<string, unknown>;
    const text = given[key];
    if (typeof text !== 'string' || !isClosed(text)) continue;
    const secret = typeof given[password] === 'string' ? given[password] : '';
    const outcome = await openKey(text, secret);
    if (!outcome.ok) {
      return {
        ok: false,
        faults: [
          outcome.isWrongPassword
            ? faultOf(CODE, `request.${password}`, WRONG_PASSWORD)
            : faultOf(CODE, `request.${key}`, UNREADABLE),
        ],
      };
    }
    const found = outcome.opened.certificates.join('');
    const own = typeof given[certificate] === 'string' ? `${given[certificate]}\n` : '';
    opened = { ...opened, [key]: outcome.opened.key, [password]: null, [certificate]: own + found || null };
  }
  return { ok: true, request: opened };
}

const CODE = 'BW-KEY-FILE';
const WRONG_PASSWORD = message('The key cannot be opened with this password; correct the password.');
const UNREADABLE = message('The file is no private key: expected PEM, PKCS #8 or PKCS #12, the latter two in base64.');
