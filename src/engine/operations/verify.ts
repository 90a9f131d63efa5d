/** Verifies signatures (chapter 01 §16 and §18.3, chapter 09 §5.3). */
import type { CryptographicKey } from '../dsig/jws.ts';
import { type GivenKey, isKeyProblem, readKey, whyUnfit } from '../dsig/key.ts';
import { keysInSet } from '../dsig/key-set.ts';
import { loadJws } from '../dsig/load-jws.ts';
import { isOnHeader, type Payload, readPayload, readSignature, type SignedHeader } from '../dsig/payload.ts';
import type { FindIssuerKeys } from '../external-signer.ts';
import { type Environment, type Failure, type Fault, failure, fault, faultOf, type Outcome } from '../faults.ts';
import type { Header } from '../head/header.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { SignatureDetails, SignatureState } from '../signature-details.ts';
import { detailed, type Message, message } from '../text/message.ts';
import { addressesOf } from './calculate.ts';
import { everyFault } from './every-fault.ts';
import type { Options } from './options.ts';
import { type Root, readEnvelope } from './root.ts';
import { enforced } from './strict.ts';
import { validateRoot } from './validate-root.ts';

export interface VerifyOptions extends Pick<Options, 'strict' | 'details'> {
  /** A public JSON Web Key. */
  publickey?: Json | undefined;
  /** More public keys: a list, or a set with the list in `keys`. Keys for other purposes are ignored. */
  publickeys?: Json | undefined;
}

export interface Verified {
  ok: true;
  signatures?: SignatureDetails[];
}

/**
 * Checks an envelope and each of its signatures. A signature must be made with one of the keys, for this header, within
 * the key's validity. The envelope verifies if at least one signature is valid and none fails. A signature without a
 * matching key causes BW-VERIFY-KEY: a warning if another signature holds, otherwise a failure.
 *
 * Without keys, if the environment can look up issuer keys, each signature is tested only with the keys of the issuer it names. BW-VERIFY-ISSUER
 * reports a missing key.
 *
 * Reports the faults of `validate`, then BW-KEY-MISSING, BW-KEY-INVALID, BW-VERIFY-UNSIGNED, BW-VERIFY-KEY,
 * BW-VERIFY-SIGNATURE, BW-VERIFY-PAYLOAD, BW-VERIFY-WINDOW. Warns about keys in a set that have another purpose
 * (BW-WARN-KEY), about signatures whose `exp` has passed (BW-WARN-EXPIRED), and about members of the header that no
 * signature covers (BW-WARN-UNSIGNED, BW-WARN-ADDED).
 */
export async function verify(
  data: JsonObject,
  options: VerifyOptions,
  environment: Environment,
): Promise<Outcome<Verified>> {
  return enforced(options, await verified(data, options, environment));
}

async function verified(
  data: JsonObject,
  options: VerifyOptions,
  environment: Environment,
): Promise<Outcome<Verified>> {
  const read = readEnvelope(data, options);
  if (!read.ok) return everyFault(read, data, environment, false);
  const { root } = read;
  const faults = validateRoot(root, environment.now());
  if (faults.length > 0) return { ...failure('validation', faults), warnings: read.warnings };
  const outcome = await verifySignatures(root.envelope ?? {}, options, environment, read.warnings);
  return outcome.ok ? { ...outcome, warnings: [...outcome.warnings, ...uncovered(root)] } : outcome;
}

/**
 * Checks the signatures of a header, as `verify` does.
 * @param noticed warnings so far
 */
export async function verifySignatures(
  { head, sigs = [] }: SignedParts,
  options: VerifyOptions,
  environment: Environment,
  noticed: Fault[] = [],
): Promise<Outcome<Verified>> {
  const keys = await verificationKeys(options, environment);
  if ('failure' in keys) return { ...keys.failure, warnings: noticed };
  const warnings = [...noticed, ...keys.passedOver];
  const findings = await Promise.all(
    sigs.map(async (signature, index) => examine(signature, index, head, await keys.of(signature))),
  );
  if (findings.length === 0) return { ...unsigned(), warnings };
  const signatures = options.details ? { signatures: findings.map(detailsOf) } : {};
  const states = findings.map(stateOf);
  if (states.includes('fails') || !states.includes('holds'))
    return { ...unverified(findings), ...signatures, warnings };
  const expired = expiredOf(findings, environment.now());
  return { ok: true, result: { ok: true, ...signatures }, warnings: [...warnings, ...faultsOf(findings), ...expired] };
}

/** Members of the header that are added after signing. */
const ADDED = ['stamps', 'links'] as const;
/** Members that are present before signing. */
const BEFORE = ['tags', 'meta', 'notes', 'from', 'to', 'ignore'] as const;

/** Returns warnings for members of the header that no signature covers. Addresses that the document has too are covered. */
function uncovered({ envelope, doc }: Root): Fault[] {
  const { head } = envelope ?? {};
  if (!head) return [];
  const covered: Partial<Header> = doc ? addressesOf(doc) : {};
  const isThere = (name: keyof Header) => !isEmpty(head[name]) && head[name] !== covered[name];
  return [
    ...BEFORE.filter(isThere).map((name) =>
      fault(
        'BW-WARN-UNSIGNED',
        `$.head.${name}`,
        'No signature covers {name}: anyone may have added or changed it. Use the document alone.',
        { name: `head.${name}` },
      ),
    ),
    ...ADDED.filter(isThere).map((name) =>
      fault(
        'BW-WARN-ADDED',
        `$.head.${name}`,
        'No signature covers {name}, because authorities add it after signing. Check it with them.',
        { name: `head.${name}` },
      ),
    ),
  ];
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (value instanceof Map) return value.size === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A header and the signatures on it. */
interface SignedParts {
  head?: SignedHeader | undefined;
  sigs?: readonly string[] | undefined;
}

/** The keys to test a signature with, and the problem to report if none of them matches. */
interface KeysToTry {
  usable: readonly UsableKey[];
  otherwise: Problem;
}

/** A look-up of the keys for a signature, and the warnings about keys in a set that have another purpose. */
interface Keys {
  of(signature: string): KeysToTry | Promise<KeysToTry>;
  passedOver: Fault[];
}

interface UsableKey {
  given: GivenKey;
  imported: CryptographicKey;
}

/** Returns the keys that can verify, and warnings for keys in the set that have another purpose. */
async function verificationKeys(
  { publickey, publickeys }: VerifyOptions,
  { issuerKeys }: Environment,
): Promise<Keys | { failure: Failure }> {
  const candidates: { json: Json; field: string; inSet: boolean }[] = [];
  if (publickey !== undefined && publickey !== null)
    candidates.push({ json: publickey, field: 'publickey', inSet: false });
  for (const [position, json] of (keysInSet(publickeys ?? null) ?? []).entries()) {
    candidates.push({ json, field: `publickeys[${position}]`, inSet: true });
  }
  if (issuerKeys && isWithoutKeys({ publickey, publickeys }))
    return { of: (signature) => keysOfIssuer(signature, issuerKeys), passedOver: [] };
  if (candidates.length === 0) return badKey('BW-KEY-MISSING', 'publickey', message('public key required'));
  const { importKey } = await loadJws();
  const usable: UsableKey[] = [];
  const passedOver: Fault[] = [];
  for (const { json, field, inSet } of candidates) {
    const given = readKey(json);
    if (isKeyProblem(given)) return badKey('BW-KEY-INVALID', field, given.problem);
    if (given.isPrivate) {
      return badKey(
        'BW-KEY-INVALID',
        field,
        message('this is a private key; verifying needs its public part, without d. Keep the private key to yourself'),
      );
    }
    const unfit = whyUnfit(given, 'verify');
    if (unfit !== undefined && !inSet) return badKey('BW-KEY-INVALID', field, unfit);
    // Sets may contain keys for purposes other than signing (RFC 7517 §5).
    if (unfit !== undefined)
      passedOver.push(faultOf('BW-WARN-KEY', `request.${field}`, detailed(message('Not used.'), unfit)));
    const imported = unfit === undefined && given.material ? await importKey(given.material) : undefined;
    if (imported) usable.push({ given, imported });
  }
  if (usable.length > 0) return { of: () => ({ usable, otherwise: noKey }), passedOver };
  const why = passedOver.flatMap(({ details = [] }) => details);
  return badKey('BW-KEY-INVALID', 'publickeys', detailed(message('none of the keys can verify'), ...why));
}

/** Returns whether keys are missing. An empty list counts as present and trusts nobody. */
function isWithoutKeys({ publickey = null, publickeys = null }: VerifyOptions): boolean {
  return publickey === null && publickeys === null;
}

/**
 * Returns the keys of the issuer that a signature names, or why there are none. Keys that cannot verify are skipped.
 */
async function keysOfIssuer(signature: string, find: FindIssuerKeys): Promise<KeysToTry> {
  const { kid, jku } = readSignature(signature);
  const { iss } = readPayload(signature) ?? {};
  const found = await find({ kid, ...(jku && { jku }), ...(iss && { iss }) });
  if (found.kind !== 'keys') {
    const text = detailed(message('The signature could not be checked.'), found.why);
    const test = found.kind === 'unreachable' ? 'reach' : 'issuer';
    return { usable: [], otherwise: { test, message: text, text } };
  }
  const { importKey } = await loadJws();
  const usable: UsableKey[] = [];
  for (const json of found.keys) {
    const given = readKey(json as Json);
    if (isKeyProblem(given) || given.isPrivate || !given.material || whyUnfit(given, 'verify')) continue;
    const imported = await importKey(given.material);
    if (imported) usable.push({ given, imported });
  }
  const text = message('None of the keys published by {issuer} made this signature.', { issuer: found.issuer });
  return { usable, otherwise: { test: 'key', message: message('key mismatch'), text } };
}

function badKey(code: string, field: string, text: Message): { failure: Failure } {
  return { failure: failure('input', [faultOf(code, `request.${field}`, text)]) };
}

/**
 * A signature and the test that it fails, if any: `key` if it could not be tested, `issuer` or `reach` if its issuer's
 * keys are missing.
 */
interface Finding {
  index: number;
  signature: string;
  payload: Payload | undefined;
  problem: Problem | undefined;
  /** Whether it was made with one of the given keys. */
  byKey: boolean;
}

/** `message` has the wording of the standard. */
type Problem = {
  test: 'key' | 'issuer' | 'reach' | 'signature' | 'payload' | 'window';
  message: Message;
  text: Message;
};

const UNTESTED: ReadonlySet<Problem['test']> = new Set(['key', 'issuer', 'reach']);

function stateOf({ problem }: Finding): SignatureState {
  if (problem === undefined) return 'holds';
  return UNTESTED.has(problem.test) ? 'no-key' : 'fails';
}

/** Tests a signature in this order: its key, its payload, its time. */
async function examine(
  signature: string,
  index: number,
  head: SignedHeader | undefined,
  { usable: keys, otherwise }: KeysToTry,
): Promise<Finding> {
  const payload = readPayload(signature);
  const { isSignedBy } = await loadJws();
  for (const { given, imported } of keys) {
    if (!(await isSignedBy(signature, imported))) continue;
    const problem = payloadProblem(payload, head, true) ?? windowProblem(payload, given);
    return { index, signature, payload, problem, byKey: true };
  }
  const problem = unmadeProblem(signature, keys) ?? payloadProblem(payload, head, false) ?? otherwise;
  return { index, signature, payload, problem, byKey: false };
}

const noKey: Problem = {
  test: 'key',
  message: message('key mismatch'),
  text: message("None of the given keys made this signature; verify with the signer's public key."),
};

/** Returns why a signature without a matching key is invalid regardless of other keys. */
function unmadeProblem(signature: string, keys: readonly UsableKey[]): Problem | undefined {
  const problem = (text: Message): Problem => ({ test: 'signature', message: message('key mismatch'), text });
  const { kid, length, demands } = readSignature(signature);
  if (length !== SIGNATURE_LENGTH)
    return problem(
      message('The signature has {length} bytes, but an ES256 signature has {expected}: it is truncated or invalid.', {
        length,
        expected: SIGNATURE_LENGTH,
      }),
    );
  if (demands) return problem(message('The signature has requirements in crit that Billwright does not support.'));
  if (kid === '' || !keys.some(({ given }) => given.kid === kid)) return undefined;
  const text =
    'The key with the identifier named in the signature did not make it: the signature was changed, or another key made it.';
  return problem(message(text));
}

/** The bytes of an ES256 signature (RFC 7518 §3.4). */
const SIGNATURE_LENGTH = 64;

/** @param byKey whether it was made with one of the given keys */
function payloadProblem(
  payload: Payload | undefined,
  head: SignedHeader | undefined,
  byKey: boolean,
): Problem | undefined {
  if (isOnHeader(payload, head)) return undefined;
  const text = byKey
    ? 'The given key made the signature, but for another header: its uuid or dig differs from head. It belongs to another document or version.'
    : 'The signature is for another header: its uuid or dig differs from head. It belongs to another document or version.';
  return { test: 'payload', message: message('signature payload mismatch'), text: message(text) };
}

function windowProblem({ iat = 0 }: Partial<Payload> = {}, { validFrom, validUntil }: GivenKey): Problem | undefined {
  if (iat <= 0) return undefined;
  const time = secondText(iat);
  const moment = iat * 1000;
  if (validFrom && moment < Date.parse(validFrom)) {
    const about = { time, limit: validFrom };
    const reason = message("dsig: signing time {time} is before key's valid_from {limit}", about);
    const text = "The signature was made at {time}, before the key's valid_from {limit}: the key was not valid yet.";
    return { test: 'window', message: reason, text: message(text, about) };
  }
  if (validUntil && moment > Date.parse(validUntil)) {
    const about = { time, limit: validUntil };
    const reason = message("dsig: signing time {time} is after key's valid_until {limit}", about);
    const text = "The signature was made at {time}, after the key's valid_until {limit}: the key was no longer valid.";
    return { test: 'window', message: reason, text: message(text, about) };
  }
  return undefined;
}

function secondText(seconds: number): string {
  return new Date(Math.min(seconds * 1000, 8.64e15)).toISOString().replace(/\.\d+Z$/, 'Z');
}

function unsigned(): Failure {
  const found = fault('BW-VERIFY-UNSIGNED', '$.sigs', 'The envelope has no signature in sigs; sign it first.');
  return failure('signature', [found], message('envelope is not signed'));
}

const CODES = {
  key: 'BW-VERIFY-KEY',
  issuer: 'BW-VERIFY-ISSUER',
  reach: 'BW-VERIFY-ISSUER',
  signature: 'BW-VERIFY-SIGNATURE',
  payload: 'BW-VERIFY-PAYLOAD',
  window: 'BW-VERIFY-WINDOW',
} as const;
const REACHED = ['window', 'payload', 'signature', 'key', 'issuer', 'reach'] as const;

/**
 * Returns a failure with a fault for every signature that does not hold. Its message is about the signature that passed
 * most tests.
 */
function unverified(findings: readonly Finding[]): Failure {
  const problems = findings.flatMap(({ problem }) => problem ?? []);
  const furthest = REACHED.flatMap((test) => problems.find((problem) => problem.test === test) ?? [])[0];
  // A failed look-up says nothing about the envelope.
  const isOpen = problems.some(({ test }) => test === 'reach') && !findings.map(stateOf).includes('fails');
  if (isOpen) return failure('upstream', faultsOf(findings));
  return failure('signature', faultsOf(findings), furthest?.message);
}

/** Returns the faults of the signatures that do not hold. */
function faultsOf(findings: readonly Finding[]): Fault[] {
  return findings.flatMap(({ index, problem }) =>
    problem ? [faultOf(CODES[problem.test], `$.sigs[${index}]`, problem.text)] : [],
  );
}

/** Returns warnings for signatures that hold but have expired. */
function expiredOf(findings: readonly Finding[], now: Date): Fault[] {
  return findings.flatMap(({ index, payload, problem }) => {
    const { exp = 0 } = payload ?? {};
    if (problem !== undefined || exp <= 0 || exp * 1000 > now.getTime()) return [];
    const text = 'The signer vouched for the signature only until {time}; ask for a new one if you need it.';
    return [faultOf('BW-WARN-EXPIRED', `$.sigs[${index}]`, message(text, { time: secondText(exp) }))];
  });
}

function detailsOf(finding: Finding): SignatureDetails {
  const { index, signature, payload, byKey } = finding;
  const { iat, exp, iss, aud } = payload ?? {};
  const state = stateOf(finding);
  return {
    index,
    kid: readSignature(signature).kid,
    ...(iat && { iat: secondText(iat) }),
    ...(exp && { exp: secondText(exp) }),
    ...(iss && { iss }),
    ...(aud && { aud }),
    state,
    ok: state === 'holds',
    key: byKey,
  };
}
