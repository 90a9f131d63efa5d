/**
 * Verifies signatures around a file (CAdES, `.p7m`) with pkijs: each signer of each layer, and the certificates as far as their issuers are in
 * the file. Whether the last issuer can be trusted, and whether a certificate was revoked, is not checked.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Certificate, EncapsulatedContentInfo, SignedData, SignedDataVerifyError, SignerInfo } from 'pkijs';
import type { SignatureVerdict } from '../../engine/faults.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { attributesIn, digestBy, type SignedAttributes } from './attributes.ts';
import { type Ber, BerError, derOf, hasMoreThan } from './ber.ts';
import { certificateDetails, digitsOfTime } from './certificate-details.ts';
import { type Layer, MOST_CERTIFICATES, MOST_SIGNERS, SEQUENCE, SET, ZERO } from './layers.ts';

export interface VerifiedLayers {
  readonly verdict: SignatureVerdict;
  /** The parts that are invalid or could not be verified. */
  readonly broken: readonly Message[];
  readonly unverified: readonly Message[];
  /** The signers whose certificates the signatures cover; only if all signatures are valid. */
  readonly names: readonly string[];
  /** Identifies the first signer of the file: the SHA-256 of the certificate or, if it is not covered, of its key. */
  readonly signer?: string;
}

/** The maximum number of values. Genuine signatures have a tenth of it. */
const MOST_VALUES = 20_000;

/** Verifies all layers of a file, the outermost first. */
export async function verifyLayers(layers: readonly Layer[]): Promise<VerifiedLayers> {
  const verification = new Verification();
  for (const layer of layers) await verification.add(layer);
  return verification.result();
}

interface Signer {
  readonly name: string | undefined;
  readonly fingerprint: string;
  readonly isCovered: boolean;
}

/** A certificate with its bytes. */
interface Issued {
  readonly der: Uint8Array;
  readonly name: string | undefined;
  /** The start and the end of its validity, as digits. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly certificate: Certificate;
}

class Verification {
  readonly #broken: Message[] = [];
  readonly #unverified: Message[] = [];
  /** The first signer of each layer, and all signers. */
  readonly #first: (Signer | undefined)[] = [];
  readonly #signers: Signer[] = [];

  async add(layer: Layer): Promise<void> {
    try {
      await this.#add(layer);
    } catch (error) {
      if (!(error instanceof BerError)) throw error;
      this.#unverified.push(DAMAGED);
    }
  }

  async #add({ contentType, content, certificates, signers }: Layer): Promise<void> {
    const isLarge = signers.length > MOST_SIGNERS || certificates.length > MOST_CERTIFICATES;
    if (content === undefined || signers.length === 0) this.#unverified.push(NO_SIGNER);
    else if (globalThis.crypto?.subtle === undefined) this.#unverified.push(NO_CRYPTO);
    else if (isLarge || hasMoreThan(MOST_VALUES, [...signers, ...certificates])) this.#unverified.push(TOO_LARGE);
    else {
      const known = certificates.flatMap((each) => issuedIn(each) ?? []);
      const found: (Signer | undefined)[] = [];
      for (const each of signers) found.push(await this.#verify(each, contentType, content, known));
      this.#first.push(found[0]);
      this.#signers.push(...found.filter((each) => each !== undefined));
    }
  }

  result(): VerifiedLayers {
    const [broken, unverified] = [this.#broken, this.#unverified];
    const verdict = broken.length > 0 ? 'broken' : unverified.length > 0 ? 'unverified' : 'fits';
    const covered = verdict === 'fits' ? this.#signers.filter(({ isCovered }) => isCovered) : [];
    const names = covered.flatMap(({ name }) => name ?? []);
    const signer = verdict === 'fits' ? this.#first.at(-1)?.fingerprint : undefined;
    return { verdict, broken, unverified, names, ...(signer !== undefined && { signer }) };
  }

  async #verify(
    signer: Ber,
    contentType: Ber,
    content: Uint8Array,
    certificates: readonly Issued[],
  ): Promise<Signer | undefined> {
    const [, , algorithm, list] = signer.children;
    const digest = algorithm?.tag === SEQUENCE ? digestBy(algorithm.children[0]) : undefined;
    if (digest === undefined) return this.#doubt(UNKNOWN);
    const attributes = list?.tag === ZERO ? attributesIn(list, contentType) : undefined;
    // Without signed attributes, the content could be the attributes of another signature.
    const isPlain = list?.tag !== ZERO && contentType.holds(DATA);
    if (attributes?.digest && !isSame(attributes.digest, digest(content))) return this.#break(CHANGED);
    if (!attributes?.isComplete && !isPlain) return this.#doubt(ATTRIBUTES);
    const info = signerInfoIn(signer);
    if (info === undefined) return this.#doubt(UNKNOWN);
    const outcomes = await this.#outcomes(
      info,
      list?.tag === ZERO ? list : undefined,
      contentType,
      content,
      certificates,
    );
    const fitting = outcomes.filter(({ fits }) => fits === true).map(({ issued }) => issued);
    if (fitting.length > 0) return this.#signerAmong(fitting, attributes, certificates);
    if (outcomes.length === 0) return this.#doubt(NO_CERTIFICATE);
    return outcomes.some(({ fits }) => fits === false) ? this.#break(OTHER_KEY) : this.#doubt(UNKNOWN);
  }

  /** Returns for each certificate that the signer names whether its key made the signature; undefined for unknown algorithms. */
  async #outcomes(
    info: SignerInfo,
    list: Ber | undefined,
    contentType: Ber,
    content: Uint8Array,
    certificates: readonly Issued[],
  ): Promise<{ issued: Issued; fits: boolean | undefined }[]> {
    const found: { issued: Issued; fits: boolean | undefined }[] = [];
    for (const issued of certificates) {
      let fits = await isSignedBy(info, issued.certificate, contentType, content);
      if (fits === 'other') continue;
      // The digest is that of the attributes in DER, however they are written.
      if (fits === false && list && info.signedAttrs) {
        info.signedAttrs.encodedValue = new Uint8Array(derOf(list, SET)).buffer;
        const again = await isSignedBy(info, issued.certificate, contentType, content);
        if (again === true) fits = true;
      }
      found.push({ issued, fits });
    }
    return found;
  }

  /** Verifies that the signature names one of the certificates with its key, and those that issued it as far as they are in the file. */
  async #signerAmong(
    fitting: readonly Issued[],
    attributes: SignedAttributes | undefined,
    certificates: readonly Issued[],
  ): Promise<Signer | undefined> {
    const named = attributes?.certificate;
    const owner = named ? fitting.find(({ der }) => isSame(named.value, named.by(der))) : fitting[0];
    if (owner === undefined) return this.#break(OTHER_CERTIFICATE);
    const { name, der, certificate } = owner;
    if (!(await isIssuedAsGiven(owner, certificates))) return this.#doubt(message(OTHER_ISSUER, { name: name ?? '–' }));
    const time = attributes?.time;
    if (time !== undefined && !isValidAt(owner, time))
      return this.#doubt(message(NOT_VALID, { time: dayOf(time), name: name ?? '–' }));
    const key = new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER());
    return { name, isCovered: named !== undefined, fingerprint: bytesToHex(sha256(named ? der : key)) };
  }

  #doubt(what: Message): undefined {
    this.#unverified.push(what);
  }

  #break(what: Message): undefined {
    this.#broken.push(what);
  }
}

/** The object identifier of plain data (1.2.840.113549.1.7.1). */
const DATA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];

const RSA = '1.2.840.113549.1.1.';
const ECDSA = '1.2.840.10045.4.';
/** The algorithms of signatures that are verified: RSA (PKCS #1 v1.5 and PSS) and ECDSA. */
const METHODS: ReadonlySet<string> = new Set([
  ...['1', '5', '10', '11', '12', '13'].map((each) => RSA + each),
  ...['1', '3.2', '3.3', '3.4'].map((each) => ECDSA + each),
]);
const EC_KEY = '1.2.840.10045.2.1';
/** The contents of the identifiers of P-256, P-384 and P-521, in hexadecimal digits. */
const CURVES: ReadonlySet<string> = new Set(['2a8648ce3d030107', '2b81040022', '2b81040023']);

function isKnown({ signatureAlgorithm }: SignerInfo, { subjectPublicKeyInfo }: Certificate): boolean {
  const { algorithmId, algorithmParams } = subjectPublicKeyInfo.algorithm;
  if (!METHODS.has(signatureAlgorithm.algorithmId)) return false;
  if (algorithmId !== EC_KEY) return algorithmId === `${RSA}1` || algorithmId === `${RSA}10`;
  const curve = new Uint8Array(algorithmParams?.toBER?.() ?? []);
  return CURVES.has(bytesToHex(curve.subarray(2)));
}

/**
 * Returns whether the key of a certificate made a signature; undefined if an algorithm is not known, `other` if the signer names another
 * certificate.
 */
async function isSignedBy(
  info: SignerInfo,
  certificate: Certificate,
  contentType: Ber,
  content: Uint8Array,
): Promise<boolean | 'other' | undefined> {
  const data = new SignedData({
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: contentType.holds(DATA) ? DATA_TYPE : OTHER_TYPE }),
    certificates: [certificate],
    signerInfos: [info],
  });
  try {
    const bytes = new Uint8Array(content).buffer;
    const result = await data.verify({ signer: 0, data: bytes, extendedMode: true });
    return result.signatureVerified === true;
  } catch (error) {
    if (!(error instanceof SignedDataVerifyError)) throw error;
    if (error.code === NO_SIGNER_CERTIFICATE) return 'other';
    return isKnown(info, certificate) ? false : undefined;
  }
}

const DATA_TYPE = '1.2.840.113549.1.7.1';
/** Any other type, which pkijs does not look at: attributes were compared already. */
const OTHER_TYPE = '1.2.840.113549.1.7.2';
/** The code of pkijs for a signer whose certificate is missing. */
const NO_SIGNER_CERTIFICATE = 3;

function signerInfoIn(signer: Ber): SignerInfo | undefined {
  try {
    return SignerInfo.fromBER(new Uint8Array(signer.encoded));
  } catch {
    return undefined;
  }
}

function issuedIn(value: Ber): Issued | undefined {
  try {
    const der = new Uint8Array(value.encoded);
    const { subject: name, from, to } = certificateDetails(value) ?? {};
    return { der, name, from: digitsOfTime(from), to: digitsOfTime(to), certificate: Certificate.fromBER(der) };
  } catch {
    return undefined;
  }
}

const LONGEST_CHAIN = 10;

/** Returns whether each certificate was signed by its issuer, up to the first issuer that is not in the file. */
async function isIssuedAsGiven(owner: Issued, certificates: readonly Issued[]): Promise<boolean> {
  let at = owner;
  for (let count = 0; count < LONGEST_CHAIN; count++) {
    const { issuer } = at.certificate;
    const issuers = certificates.filter(({ certificate }) => certificate.subject.isEqual(issuer));
    if (issuers.length === 0) return true;
    let next: Issued | undefined;
    for (const each of issuers) next ??= (await isIssuedBy(at, each)) ? each : undefined;
    if (next === undefined) return false;
    if (next.certificate.subject.isEqual(next.certificate.issuer)) return true;
    at = next;
  }
  return true;
}

async function isIssuedBy({ certificate }: Issued, issuer: Issued): Promise<boolean> {
  try {
    return await certificate.verify(issuer.certificate);
  } catch {
    return false;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** Returns whether a certificate is valid at a time. Digits of times compare like texts. */
function isValidAt({ from, to }: Issued, time: string): boolean {
  return (from === undefined || from <= time) && (to === undefined || time <= to);
}

const dayOf = (time: string) => `${time.slice(0, 4)}-${time.slice(4, 6)}-${time.slice(6, 8)}`;

const NO_SIGNER = message('The signature was not verified: it names no signer.');
const NO_CRYPTO = message(
  'The signature was not verified: pages without encryption cannot verify. Open the page over HTTPS.',
);
const TOO_LARGE = message('The signature was not verified: it has too many signers, certificates or values.');
const DAMAGED = message('The signature was not verified: it is damaged.');
const UNKNOWN = message('The signature was not verified: its algorithm or key is not known.');
const ATTRIBUTES = message(
  'The signature was not verified: its signed attributes are incomplete, or belong to another file.',
);
const NO_CERTIFICATE = message('The signature was not verified: the certificate of its signer is not in the file.');
const OTHER_ISSUER =
  'The signature was not verified: the certificate of {name} was not signed by the issuer in the file.';
const NOT_VALID =
  'The signature was not verified: it was made on {time}, when the certificate of {name} was not valid.';
const CHANGED = message('The file was changed after it was signed: its digest differs from the signed one.');
const OTHER_KEY = message('The signature does not match its certificate: it was changed, or the file was.');
const OTHER_CERTIFICATE = message('The signature names the digest of another certificate.');
