/** Gets the key of the caller and its certificate from the options of a format. They are used once, never kept, and never repeated in messages. */

import type { Json } from '../../engine/model/json.ts';
import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { isClosed, openKey } from './key-file.ts';
import { pemBlocks } from './pem.ts';
import { type KeyProblem, readPrivateKey, type Signer, signerFor } from './private-key.ts';

/** The options that have the key, its certificate and its password. */
export interface KeyNames {
  readonly key: string;
  readonly certificate: string;
  readonly password: string;
}

export interface OwnKey {
  readonly signer: Signer;
  /** The certificate of the key, then the others. */
  readonly certificates: readonly [Certificate, ...Certificate[]];
}

/** What is wrong with a key, in which option. */
export interface KeyFault {
  readonly kind: keyof typeof TEXTS;
  readonly option: string;
  readonly text: Message;
}

const TEXTS = {
  none: message('This is not a private key. Give one in PEM, or a PKCS #8 or PKCS #12 file in base64.'),
  swapped: message('This is a certificate. Give the private key that belongs to it here.'),
  password: message('The key cannot be opened with this password; correct the password.'),
  locked: message('The key has a password; give it too.'),
  cipher: message('The encryption of the key is not supported; encrypt it with AES (openssl pkcs8 -topk8 -v2 aes256).'),
  keyless: message('A signature needs the private key of the certificate; give it too.'),
  unproven: message('A signature needs the certificate of the key; give it in PEM or base64.'),
  unread: message('This is not a certificate. Give one in PEM or base64 (DER).'),
  private: message('This is a private key. Give the certificate that belongs to it here.'),
  kind: message('The key of the certificate is of a kind that cannot sign; use RSA, or ECDSA on P-256 or P-384.'),
  weak: message('The RSA key has fewer than 2048 bits; use a longer one.'),
  other: message('The key does not belong to the certificate.'),
  page: message('Pages without encryption cannot sign; open the page over HTTPS.'),
} as const;

type Kind = KeyFault['kind'];

/** The options of a format. */
type Options = Readonly<Record<string, Json | undefined>>;

/** A problem with the option that it is about. */
type Problem = readonly [kind: Kind, name: keyof KeyNames];

/** Returns the key and the certificate of the caller, or what is wrong with them. */
export async function ownKey(options: Options, names: KeyNames): Promise<OwnKey | KeyFault> {
  const key = plainOf(options[names.key]);
  const found = key === undefined ? undefined : await keysOf(key, String(options[names.password] ?? ''));
  const own = found && 'privateKeys' in found ? await paired(found, plainOf(options[names.certificate])) : found;
  if (own && 'signer' in own) return own;
  const [kind, name] = own ?? (['keyless', 'key'] as const);
  return { kind, option: names[name], text: TEXTS[kind] };
}

interface Found {
  readonly privateKeys: readonly Uint8Array<ArrayBuffer>[];
  readonly certificates: readonly Certificate[];
}

/** Returns the keys and certificates in a text. */
async function keysOf(text: string, password: string): Promise<Found | Problem> {
  const opening = isClosed(text) ? await openKey(text, password) : undefined;
  if (opening && 'problem' in opening && opening.problem !== 'none') {
    if (opening.problem !== 'password') return [opening.problem, 'key'];
    return [password === '' ? 'locked' : 'password', 'password'];
  }
  const { key, certificates } = opening && 'opened' in opening ? opening.opened : { key: text, certificates: [] };
  const keys = keysIn(key);
  const beside = certificatesIn([...certificates, text].join('\n'));
  return keys.length > 0
    ? { privateKeys: keys, certificates: beside }
    : [beside.length > 0 ? 'swapped' : 'none', 'key'];
}

/** Finds the certificate of a key, in the given text or next to the key. */
async function paired(
  { privateKeys, certificates: beside }: Found,
  given: string | undefined,
): Promise<OwnKey | Problem> {
  const listed = given === undefined ? [] : certificatesIn(given);
  if (given !== undefined && listed.length === 0)
    return [keysIn(given).length > 0 ? 'private' : 'unread', 'certificate'];
  const certificates = withoutRepeated([...listed, ...beside]);
  if (certificates.length === 0) return ['unproven', 'certificate'];
  if (globalThis.crypto?.subtle === undefined) return ['page', 'key'];
  let problem: KeyProblem | undefined;
  for (const certificate of certificates) {
    for (const key of privateKeys) {
      const signer = await signerFor(key, certificate);
      if (typeof signer === 'string') problem ??= signer;
      else return { signer, certificates: [certificate, ...certificates.filter((each) => each !== certificate)] };
    }
  }
  // The kind is that of the key in the certificate.
  return [problem ?? 'other', problem === 'kind' && given !== undefined ? 'certificate' : 'key'];
}

/** Returns the text of an option: PEM as it stands, even if the option has it in base64. Undefined for an option that is missing. */
function plainOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.includes('-----BEGIN ')) return value;
  const bytes = bytesOfBase64(value.replace(/\s/g, ''));
  const text = bytes && new TextDecoder('latin1').decode(bytes);
  return text?.includes('-----BEGIN ') ? text : value;
}

const MOST = 10;

/** Reads the keys in a text: several in PEM, or one in base64. */
function keysIn(text: string): Uint8Array<ArrayBuffer>[] {
  return blocksOf(text, 'PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY').flatMap(
    (each) => readPrivateKey(each) ?? [],
  );
}

/** Reads the certificates in a text: several in PEM, or one in base64. */
function certificatesIn(text: string): Certificate[] {
  return blocksOf(text, 'CERTIFICATE').flatMap((each) => readCertificate(each) ?? []);
}

/** Returns the contents of the first blocks of PEM with these labels; the text itself if it has none. */
function blocksOf(text: string, ...labels: readonly string[]): string[] {
  const blocks = [...pemBlocks(text, ...labels)];
  return blocks.length > 0 ? blocks.slice(0, MOST) : [text];
}

function withoutRepeated(all: readonly Certificate[]): Certificate[] {
  return all.filter(({ base64 }, at) => all.findIndex((each) => each.base64 === base64) === at);
}
