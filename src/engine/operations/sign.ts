/** Signing (chapter 01 §18.3, chapter 09 §5): creates keys, signs the header of an envelope, and removes signatures. */
import type { CryptographicKey } from '../dsig/jws.ts';
import { type GivenKey, isKeyProblem, readKey, whyUnfit } from '../dsig/key.ts';
import { loadJws } from '../dsig/load-jws.ts';
import { isOnHeader, payloadText, readPayload, type SignedHeader } from '../dsig/payload.ts';
import { Envelope } from '../envelope/envelope.ts';
import type { Signer } from '../external-signer.ts';
import { type Environment, type Failure, failure, faultOf, type Outcome } from '../faults.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { detailed, type Message, message } from '../text/message.ts';
import { uriValid } from '../text/uri.ts';
import { calculateEnvelope } from './calculate.ts';
import { beforeRules, everyFault, withOtherFaults } from './every-fault.ts';
import type { Options } from './options.ts';
import { type ReadOptions, readEnvelope, readRoot, rootOf } from './root.ts';
import { enforced } from './strict.ts';
import { validateRoot } from './validate-root.ts';
import { warningsOf } from './warnings.ts';
import { writeRoot } from './write.ts';

export interface SignOptions extends Pick<Options, 'strict' | 'issuer' | 'audience'> {
  /** The signing key, a private JSON Web Key. Default: the signer of the environment, if any. */
  privatekey?: Json | undefined;
}

/**
 * Builds the envelope of a document and signs its header. Earlier signatures are kept if the header still matches. An
 * envelope with faults is not signed. Reports BW-KEY-MISSING, BW-KEY-INVALID, BW-SIGN-KEY, BW-SIGN-ELSEWHERE if the
 * external signer fails, and the faults of building.
 */
export async function sign(
  data: JsonObject,
  options: SignOptions,
  environment: Environment,
): Promise<Outcome<JsonObject>> {
  const key = await signingKey(options, environment);
  return 'failure' in key ? key.failure : enforced(options, await signedWith(key, data, options, environment));
}

async function signedWith(
  key: SigningKey,
  data: JsonObject,
  options: SignOptions,
  environment: Environment,
): Promise<Outcome<JsonObject>> {
  const read = readRoot(data, options);
  if (!read.ok) return everyFault(read, data, environment, true);
  const { root } = read;
  const envelope = root.envelope ?? Envelope.create({ doc: root.doc });
  const enveloped = rootOf(envelope);
  const calculated = calculateEnvelope(envelope, environment);
  const { failed } = calculated;
  const warnings = [...read.warnings, ...warningsOf(data, root.doc)];
  if (failed) {
    const document = failed.key === 'no-document' ? undefined : writeRoot(enveloped);
    return { ...withOtherFaults(failed, enveloped, calculated, environment), warnings, document };
  }
  const before = envelope.sigs?.filter((signature) => isOnHeader(readPayload(signature), envelope.head)) ?? [];
  const signed = await signedBy(key, payloadOf(envelope.head, options, environment));
  if ('failure' in signed) return { ...signed.failure, warnings };
  envelope.sigs = [...before, signed.signature];
  const faults = validateRoot(enveloped, environment.now(), beforeRules(enveloped, calculated.calculation));
  if (faults.length === 0) return { ok: true, result: writeRoot(enveloped), warnings };
  envelope.sigs = undefined;
  return { ...failure('validation', faults), warnings, document: writeRoot(enveloped) };
}

/** Returns the envelope without its signatures. Nothing else is changed or checked; stamps stay. */
export function unsign(data: JsonObject, options: ReadOptions = {}): Outcome<JsonObject> {
  const read = readEnvelope(data, options);
  if (!read.ok) return read.failure;
  if (read.root.envelope) read.root.envelope.sigs = undefined;
  return enforced(options, { ok: true, result: writeRoot(read.root), warnings: read.warnings });
}

/** Signs a header with a key, like that of an envelope. Returns the compact signature. */
export async function signHeader(
  head: SignedHeader,
  options: SignOptions,
  environment: Environment,
): Promise<Outcome<string>> {
  const key = await signingKey(options, environment);
  if ('failure' in key) return key.failure;
  const signed = await signedBy(key, payloadOf(head, options, environment));
  return 'failure' in signed ? signed.failure : { ok: true, result: signed.signature, warnings: [] };
}

function payloadOf(
  head: SignedHeader | undefined,
  { issuer, audience }: SignOptions,
  environment: Environment,
): string {
  const { alg = '', val = '' } = head?.dig ?? {};
  const iat = Math.floor(environment.now().getTime() / 1000);
  return payloadText({ uuid: head?.uuid ?? '', dig: { alg, val }, iss: issuer, aud: audience, iat });
}

/** The means to sign: a private key, imported if possible, or an external signer. */
type SigningKey = { given: GivenKey; imported: CryptographicKey | undefined } | { signer: Signer };

/** Signs a payload. Returns the compact signature. */
async function signedBy(key: SigningKey, payload: string): Promise<{ signature: string } | { failure: Failure }> {
  if ('signer' in key) return signedExternally(key.signer, payload);
  const { given, imported } = key;
  const unfit = whyUnfit(given, 'sign');
  if (!imported || !given.isPrivate || !given.kid || unfit !== undefined) return { failure: unusableKey(unfit) };
  const { signText } = await loadJws();
  return { signature: await signText(payload, given.kid, imported) };
}

async function signedExternally(
  { kid, sign }: Signer,
  payload: string,
): Promise<{ signature: string } | { failure: Failure }> {
  const { compactSignature, textToSign } = await loadJws();
  const text = textToSign(payload, kid);
  const answer = await sign(text, kid);
  if (answer.ok) return { signature: compactSignature(text, answer.signature) };
  const found = faultOf('BW-SIGN-ELSEWHERE', '$.sigs', detailed(message('The document was not signed.'), answer.why));
  return { failure: failure('upstream', [found]) };
}

/** Returns the means to sign, or the fault in the form of the request. Whether the key can sign is checked later. */
async function signingKey(
  { privatekey, issuer, audience }: SignOptions,
  { signer }: Environment,
): Promise<SigningKey | { failure: Failure }> {
  for (const [name, uri] of Object.entries({ issuer, audience })) {
    if (uri && !uriValid(uri))
      return badRequest(
        'BW-REQUEST-TYPE',
        name,
        message('{name} must be a URI, such as https://example.com or gobl:example.com', { name }),
      );
  }
  if ((privatekey === undefined || privatekey === null) && signer) return { signer };
  if (privatekey === undefined || privatekey === null)
    return badRequest('BW-KEY-MISSING', 'privatekey', message('private key required'));
  const given = readKey(privatekey);
  if (isKeyProblem(given)) return badRequest('BW-KEY-INVALID', 'privatekey', given.problem);
  if (!given.material) return { given, imported: undefined };
  const { importKey } = await loadJws();
  const imported = await importKey(given.material);
  if (imported) return { given, imported };
  return badRequest(
    'BW-KEY-INVALID',
    'privatekey',
    message('d of the key does not belong to its x and y: they come from different keys'),
  );
}

function badRequest(code: string, field: string, text: Message): { failure: Failure } {
  return { failure: failure('input', [faultOf(code, `request.${field}`, text)]) };
}

function unusableKey(unfit: Message | undefined): Failure {
  const text =
    unfit === undefined
      ? message('This key cannot sign: use a private key of type EC on the curve P-256, with an identifier in kid.')
      : detailed(message('This key cannot sign.'), unfit);
  return failure('signature', [faultOf('BW-SIGN-KEY', 'request.privatekey', text)], message('key is not valid'));
}
