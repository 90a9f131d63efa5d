import { queryOptions } from '@tanstack/react-query';
import { type Fault, ServiceError } from '../../../client/index.ts';
import { localClient } from '../../engine/service/local-client.ts';
import { say } from '../../ui/texts/say.ts';
import type { KeptKey } from '../signing/key-storage.ts';
import { whyNoSigning } from '../signing/secure.ts';
import * as texts from './texts.ts';

/** The finding about a signature: `unchecked` if the envelope has faults, so that signatures do not count. */
export type Verdict =
  | { state: 'verified' }
  | { state: 'unknown-key' | 'forged' | 'other-header' | 'outside-time'; description: string }
  | { state: 'unchecked' };

/** The findings of this browser about an envelope. */
export interface Verification {
  /** Whether the digest matches the document; undefined if unknown. */
  digest: boolean | undefined;
  /** Other faults of the envelope. */
  faults: readonly Fault[];
  /** By index of the signature. */
  verdicts: readonly Verdict[];
}

/** Checks an envelope's text with its digest, and its signatures with the given keys. Nothing leaves the page. */
export const verificationQuery = (text: string, signatures: number, keys: readonly KeptKey[]) =>
  queryOptions({
    // Identified by the keys themselves: another key may have replaced one with the same identifier.
    queryKey: ['verification', text, keys.map((key) => key.public)],
    queryFn: ({ signal }) => verify(text, signatures, keys, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 20_000,
    retry: false,
  });

async function verify(
  text: string,
  signatures: number,
  keys: readonly KeptKey[],
  signal: AbortSignal,
): Promise<Verification> {
  const unchecked = Array.from({ length: signatures }, (): Verdict => ({ state: 'unchecked' }));
  const faults = await refusalOf(localClient.validate({ data: text }, { signal }));
  const about = {
    digest: !faults.some(({ code }) => code === digestFault),
    faults: faults.filter(({ code }) => code !== digestFault),
  };
  if (faults.length > 0 || signatures === 0 || whyNoSigning()) return { ...about, verdicts: unchecked };
  const publickeys = keys.map((key) => key.public);
  return { ...about, verdicts: await verdictsOf(text, publickeys, unchecked, signal) };
}

/** The engine's fault for a wrong digest (chapter 01 §18). */
const digestFault = 'GOBL-ENVELOPE-11';

const states: Record<string, 'unknown-key' | 'forged' | 'other-header' | 'outside-time'> = {
  'BW-VERIFY-KEY': 'unknown-key',
  'BW-VERIFY-SIGNATURE': 'forged',
  'BW-VERIFY-PAYLOAD': 'other-header',
  'BW-VERIFY-WINDOW': 'outside-time',
};

async function verdictsOf(
  text: string,
  publickeys: readonly KeptKey['public'][],
  unchecked: readonly Verdict[],
  signal: AbortSignal,
): Promise<Verdict[]> {
  if (publickeys.length === 0) {
    const description = say(texts.noKeys);
    return unchecked.map(() => ({ state: 'unknown-key', description }));
  }
  /** A signature without a fault is valid. */
  const judged = (faults: readonly Fault[]) =>
    unchecked.map((_, index): Verdict => {
      const fault = faults.find(({ properties }) => properties.includes(`$.sigs[${index}]`));
      const state = states[fault?.code ?? ''];
      return fault && state ? { state, description: fault.description } : { state: 'verified' };
    });
  try {
    const { warnings } = await localClient.verify({ data: text, publickeys, warnings: true }, { signal });
    return judged(warnings);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const usable = blames(error, 'request.publickeys')
      ? []
      : publickeys.filter((_, index) => !blames(error, `request.publickeys[${index}]`));
    // An invalid key reveals nothing about the signatures.
    if (usable.length < publickeys.length) return await verdictsOf(text, usable, unchecked, signal);
    return error.key === 'signature' ? judged(error.faults) : [...unchecked];
  }
}

function blames({ faults }: ServiceError, property: string): boolean {
  return faults.some(({ properties }) => properties.includes(property));
}

/** Returns the faults of the engine's refusal; empty if it does not refuse. */
async function refusalOf(answer: Promise<unknown>): Promise<readonly Fault[]> {
  try {
    await answer;
    return [];
  } catch (error) {
    if (error instanceof ServiceError) return error.faults;
    throw error;
  }
}
