import { useQuery } from '@tanstack/react-query';
import { isObject, memberAt } from '../engine/document/values.ts';
import { localClient } from '../engine/service/local-client.ts';
import { say } from '../ui/texts/say.ts';
import { type Answer, useAnswer } from './ask.ts';
import { type Step, steps } from './chain.ts';
import * as texts from './texts.ts';
import type { Members } from './values.ts';

/** A step with its request and, once it has come, its answer. */
export interface Link {
  path: string;
  body: Members | undefined;
  answer: Answer | undefined;
  error: unknown;
}

/** The keys of this page, made in this browser. */
const keysQuery = {
  queryKey: ['how it works', 'keys'],
  queryFn: async () => (await localClient.keygen()).value,
  staleTime: Number.POSITIVE_INFINITY,
};

/**
 * Sends a document along the chain, up to a step: each step sends the answer of the one before it, and keeps its answer when the page goes
 * back.
 */
export function useChain(source: Members | undefined, upTo: Step, inBrowser: boolean): Readonly<Record<Step, Link>> {
  const reached = (step: Step) => steps.indexOf(step) <= steps.indexOf(upTo);
  const keys = useQuery({ ...keysQuery, enabled: reached('sign') }).data;

  const build = useLink('/build', source && { data: source }, inBrowser);
  const built = documentOf(build.answer);
  const sign = useLink(
    '/sign',
    reached('sign') && built && keys ? { data: built, privatekey: keys.privatekey } : undefined,
    inBrowser,
  );
  const envelope = documentOf(sign.answer);
  const verify = useLink(
    '/verify',
    reached('verify') && envelope && keys ? { data: envelope, publickey: keys.publickey } : undefined,
    inBrowser,
  );
  const options = useAnswer(
    '/correct',
    reached('correct') && built ? { data: built, schema: true } : undefined,
    inBrowser,
  );
  const type = options.data && correctionType(options.data.value);
  const correct = useLink(
    '/correct',
    built && options.data ? { data: built, options: { ...(type && { type }), reason: say(texts.reason) } } : undefined,
    inBrowser,
  );
  const replicate = useLink('/replicate', reached('replicate') && built ? { data: built } : undefined, inBrowser);
  return { build, sign, verify, correct, replicate };
}

function useLink(path: string, body: Members | undefined, inBrowser: boolean): Link {
  const { data, error } = useAnswer(path, body, inBrowser);
  return { path, body, answer: data, error };
}

function documentOf(answer: Answer | undefined): Members | undefined {
  return answer?.isOk && isObject(answer.value) ? (answer.value as Members) : undefined;
}

/** Returns the first type that the schema of a document's corrections allows; undefined if it names none. */
function correctionType(schema: unknown): string | undefined {
  const definitions = memberAt(schema, '$defs');
  const options = isObject(definitions)
    ? Object.values(definitions).find((each) => memberAt(each, 'properties.type'))
    : schema;
  const choices = memberAt(options, 'properties.type.oneOf');
  const values = Array.isArray(choices) ? choices.map((each) => memberAt(each, 'const')) : [];
  return ['credit-note', 'corrective', ...values].find(
    (each): each is string => typeof each === 'string' && values.includes(each),
  );
}
