import { useQuery } from '@tanstack/react-query';
import { isObject } from '../engine/document/values.ts';
import { localClient } from '../engine/service/local-client.ts';
import { say } from '../ui/texts/say.ts';
import { fieldsOf, initialValues, type OptionField, optionsOf } from '../write/correct/fields.ts';
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
  const correct = useLink(
    '/correct',
    built && options.data ? { data: built, options: answersTo(options.data.value) } : undefined,
    inBrowser,
  );
  const replicate = useLink(
    '/replicate',
    reached('replicate') && built ? { data: built, warnings: true } : undefined,
    inBrowser,
  );
  return { build, sign, verify, correct, replicate };
}

function useLink(path: string, body: Members | undefined, inBrowser: boolean): Link {
  const { data, error } = useAnswer(path, body, inBrowser);
  return { path, body, answer: data, error };
}

function documentOf(answer: Answer | undefined): Members | undefined {
  return answer?.isOk && isObject(answer.value) ? (answer.value as Members) : undefined;
}

/** Returns the options of a sample correction, from their schema: a credit note if there is one, and the first of the codes that are needed. */
function answersTo(schema: unknown): Members {
  const fields = fieldsOf(schema);
  const answerTo = ({ path, need, choices: [first, ...others], initial }: OptionField) => {
    if (path === 'type') return [first, ...others].find((each) => each?.value === 'credit-note')?.value ?? first?.value;
    if (path === 'reason') return say(texts.reason);
    return need === 'optional' ? undefined : (first?.value ?? initial);
  };
  const answers = fields.map((field) => [field.path, answerTo(field) ?? ''] as const);
  return optionsOf(fields, { ...initialValues(fields), ...Object.fromEntries(answers.filter(([, value]) => value)) });
}
