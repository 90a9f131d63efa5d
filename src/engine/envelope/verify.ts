/** Verifying signatures (chapter 01 §16 and §18.3, chapter 09 §5.3). */
import type { CryptographicKey } from '../dsig/jws.ts';
import { type GivenKey, isKeyProblem, readKey } from '../dsig/key.ts';
import { isOnHeader, keyIdOf, type Payload, readPayload } from '../dsig/payload.ts';
import { type Environment, type Failure, type Fault, failure, fault, type Outcome } from '../faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import type { Envelope } from './envelope.ts';
import { type ReadOptions, readEnvelope } from './root.ts';
import { validateRoot } from './validate-root.ts';

export interface VerifyOptions extends ReadOptions {
  /** A public JSON Web Key. */
  publickey?: Json | undefined;
  /** More of them: a list, or a set with the list in `keys`. */
  publickeys?: Json | undefined;
  /** Lists the signatures in the result. */
  details?: boolean | undefined;
}

/** What is said of one signature: who made it when, whether with one of the keys given, and whether it passes all tests. */
export interface SignatureDetails {
  /** Its position in `sigs`. */
  index: number;
  kid: string;
  /** To the second, in UTC. */
  iat?: string;
  iss?: string;
  aud?: string;
  ok: boolean;
  /** Made with one of the keys given. */
  key: boolean;
}

export interface Verified {
  ok: true;
  signatures?: SignatureDetails[];
}

/**
 * Checks an envelope and its signatures. It verifies when one signature was made with a key given, is on this header,
 * and was made in the key's time.
 * Leaves what `validate` leaves, then BW-KEY-MISSING, BW-KEY-INVALID, BW-VERIFY-UNSIGNED, BW-VERIFY-KEY,
 * BW-VERIFY-PAYLOAD, BW-VERIFY-WINDOW.
 */
export async function verify(
  data: JsonObject,
  options: VerifyOptions,
  environment: Environment,
): Promise<Outcome<Verified>> {
  const read = readEnvelope(data, options);
  if ('failure' in read) return read.failure;
  const { root, warnings } = read;
  const faults = validateRoot(root, environment.now());
  if (faults.length > 0) return { ...failure('validation', faults), warnings };
  const keys = await verificationKeys(options);
  if ('failure' in keys) return { ...keys.failure, warnings };
  const envelope = root.kind === 'envelope' ? root.envelope : undefined;
  const findings = await Promise.all(
    (envelope?.sigs ?? []).map((signature, index) => examine(signature, index, envelope, keys.usable)),
  );
  if (findings.length === 0) return { ...unsigned(), warnings };
  if (!findings.some(({ problem }) => problem === undefined)) return { ...unverified(findings), warnings };
  const result: Verified = { ok: true };
  if (options.details) result.signatures = findings.map(detailsOf);
  return { ok: true, result, warnings };
}

interface UsableKey {
  given: GivenKey;
  imported: CryptographicKey;
}

/** The keys that can verify at all; keys of other curves and types fit no signature. */
async function verificationKeys({
  publickey,
  publickeys,
}: VerifyOptions): Promise<{ usable: UsableKey[] } | { failure: Failure }> {
  const set = isJsonObject(publickeys ?? null) ? (publickeys as JsonObject).keys : publickeys;
  const candidates: { json: Json; field: string }[] = [];
  if (publickey !== undefined && publickey !== null) candidates.push({ json: publickey, field: 'publickey' });
  for (const [position, json] of (Array.isArray(set) ? set : []).entries()) {
    candidates.push({ json, field: `publickeys[${position}]` });
  }
  if (candidates.length === 0) return badKey('BW-KEY-MISSING', 'publickey', 'public key required');
  const { importKey } = await import('../dsig/jws.ts');
  const usable: UsableKey[] = [];
  for (const { json, field } of candidates) {
    const given = readKey(json);
    if (isKeyProblem(given)) return badKey('BW-KEY-INVALID', field, given.problem);
    if (given.isPrivate) {
      return badKey(
        'BW-KEY-INVALID',
        field,
        'this is a private key; verifying takes its public part, without d. Keep the private one to yourself',
      );
    }
    if (!given.material) continue;
    const imported = await importKey(given.material);
    if (!imported) return badKey('BW-KEY-INVALID', field, 'x and y of the key are no point of the curve P-256');
    usable.push({ given, imported });
  }
  return { usable };
}

function badKey(code: string, field: string, description: string): { failure: Failure } {
  return { failure: failure('input', [fault(code, `request.${field}`, description)]) };
}

/** One signature, and the test that it fails, if any. Tests in this order: key, payload, time. */
interface Finding {
  index: number;
  signature: string;
  payload: Payload | undefined;
  problem: Problem | undefined;
}

type Problem = { test: 'key' | 'payload' | 'window'; message: string; description: string };

async function examine(
  signature: string,
  index: number,
  envelope: Envelope | undefined,
  keys: readonly UsableKey[],
): Promise<Finding> {
  const payload = readPayload(signature);
  const { isSignedBy } = await import('../dsig/jws.ts');
  for (const { given, imported } of keys) {
    if (!payload || !(await isSignedBy(signature, imported))) continue;
    return { index, signature, payload, problem: payloadProblem(payload, envelope) ?? windowProblem(payload, given) };
  }
  const description = 'None of the keys given made this signature; verify with the public key of whoever signed.';
  return { index, signature, payload, problem: { test: 'key', message: 'key mismatch', description } };
}

function payloadProblem(payload: Payload, envelope: Envelope | undefined): Problem | undefined {
  if (isOnHeader(payload, envelope?.head)) return undefined;
  const description =
    'The signature is by the key given, but on another header: its uuid or dig is not that of head. It was made for another document or version.';
  return { test: 'payload', message: 'signature payload mismatch', description };
}

function windowProblem({ iat = 0 }: Payload, { validFrom, validUntil }: GivenKey): Problem | undefined {
  if (iat <= 0) return undefined;
  const time = secondText(iat);
  const moment = iat * 1000;
  const say = (side: string, limit: string): Problem => ({
    test: 'window',
    message: `dsig: signing time ${time} is ${side} ${limit}`,
    description: `The signature was made at ${time}, ${side} ${limit}: the key was not valid then.`,
  });
  if (validFrom && moment < Date.parse(validFrom)) return say("before key's valid_from", validFrom);
  if (validUntil && moment > Date.parse(validUntil)) return say("after key's valid_until", validUntil);
  return undefined;
}

function secondText(iat: number): string {
  return new Date(Math.min(iat * 1000, 8.64e15)).toISOString().replace(/\.\d+Z$/, 'Z');
}

function unsigned(): Failure {
  const description = 'The envelope carries no signature in sigs; sign it first.';
  return failure('signature', [fault('BW-VERIFY-UNSIGNED', '$.sigs', description)], 'envelope is not signed');
}

const CODES = { key: 'BW-VERIFY-KEY', payload: 'BW-VERIFY-PAYLOAD', window: 'BW-VERIFY-WINDOW' } as const;
const REACHED = ['window', 'payload', 'key'] as const;

/** Every signature with its fault; the message tells of the one that came furthest. */
function unverified(findings: readonly Finding[]): Failure {
  const problems = findings.flatMap(({ problem }) => problem ?? []);
  const faults: Fault[] = findings.flatMap(({ index, problem }) =>
    problem ? [fault(CODES[problem.test], `$.sigs[${index}]`, problem.description)] : [],
  );
  const furthest = REACHED.flatMap((test) => problems.find((problem) => problem.test === test) ?? [])[0];
  return failure('signature', faults, furthest?.message);
}

function detailsOf({ index, signature, payload, problem }: Finding): SignatureDetails {
  const { iat, iss, aud } = payload ?? {};
  return {
    index,
    kid: keyIdOf(signature),
    ...(iat && { iat: secondText(iat) }),
    ...(iss && { iss }),
    ...(aud && { aud }),
    ok: problem === undefined,
    key: problem?.test !== 'key',
  };
}
