import { keysInSet } from '../engine/dsig/key-set.ts';
import { fault } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import type { Json } from '../engine/model/json.ts';
import { exampleEnvelope, examplePublicKey } from './example-data.ts';
import { operation } from './operation.ts';

/** Maximum number of tests of a key against a signature. Each signature is tested with each key, so a small request could cost seconds. */
const MOST_TESTS = 1000;

function excessOfTests(signatures: Json | undefined, keys: Json | undefined): engine.Failure | undefined {
  const tests = lengthOf(signatures) * Math.max(1, keysInSet(keys ?? null)?.length ?? 0);
  if (tests <= MOST_TESTS) return undefined;
  const excess = fault(
    'BW-REQUEST-TYPE',
    'request.publickeys',
    'the signatures and keys need {tests} tests, more than the limit of {most} per request; send fewer keys',
    { tests, most: MOST_TESTS },
  );
  return engine.failure('input', [excess]);
}

function lengthOf(list: Json | undefined): number {
  return Array.isArray(list) ? list.length : 0;
}

/** Checks an envelope and its signatures (chapter 09 §5.3). The signed document is used unchanged: no template, no type. */
export const verify = operation({
  name: 'verify',
  tag: 'Signing',
  summary: 'Check an envelope and its signatures',
  description:
    'Checks the envelope, then each signature: that one of the keys made it, for this header, while the key was valid. ' +
    'The envelope verifies if at least one signature is valid and none fails. A signature that none of the keys made cannot be tested. ' +
    'If another signature is valid, this is a warning; otherwise the request is refused. Keys with another purpose (`kty`, `crv`, `use`, `alg`, `key_ops`) ' +
    'are refused in `publickey`, and skipped with a warning in a set. Without a key, the service tests each signature with the published keys ' +
    'of its issuer (`iss`), if its operator allows that issuer.',
  fields: ['publickey', 'publickeys', 'details'],
  answer: 'VerifyResponse',
  tool: {
    title: 'Verify a signature',
    description:
      'Checks that nobody changed a signed envelope since it was signed, and that this key signed it. Send it exactly as you received it. Returns {"ok": true}, or why each signature fails. Next: work with the document in doc.',
    data: 'The signed envelope',
    needs: ['publickey'],
  },
  usage: `  $ billwright verify --quiet signed.json

Each signature is listed with its key as ok, failed, or no key if none of your keys made it. The envelope verifies if at
least one signature is ok and none failed; otherwise the exit code is 4.`,
  examples: {
    envelope: {
      summary: 'A signed envelope, with the list of its signatures',
      request: { data: exampleEnvelope, publickey: examplePublicKey, details: true },
    },
  },
  run: (data, { publickey, publickeys, details, strict }, environment) => {
    const excess = excessOfTests(data.sigs, publickeys);
    return excess ?? engine.verify(data, { publickey, publickeys, details: details ?? false, strict }, environment);
  },
});
