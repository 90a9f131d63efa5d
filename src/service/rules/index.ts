import { type Json, type JsonObject, type RuleSummary, ruleDetail, ruleSummaries } from '../../engine/index.ts';
import { systemEnvironment } from '../environment.ts';
import { statusOf } from '../errors.ts';
import { operations } from '../operations/index.ts';
import { requestObject } from '../request.ts';
import { type Result, resultBody } from '../result.ts';
import { derivation } from './derived.ts';
import { type OwnCode, ownCodes } from './own-codes.ts';

/** Codes of faults: the rules of the standard, and our own (chapter 09 §6.5). */

/** Returns codes as lists show them, sorted, those that begin with a prefix. Our own are on no object. */
export function ruleList(prefix = ''): RuleSummary[] {
  const own = ownCodes.map(({ code, description }) => ({ code, description, object: '', field: '' }));
  return [...own, ...ruleSummaries()]
    .filter(({ code }) => code.startsWith(prefix))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** Returns what is known of one code; of our own also how to fix it, and a request with what it is answered. */
export async function ruleOf(code: string): Promise<JsonObject | undefined> {
  const own = ownCodes.find((each) => each.code === code);
  if (own) return await explained(own);
  const rule = ruleDetail(code);
  if (!rule) return undefined;
  const { guards, tests, ...about } = rule;
  const explanation = derivation(rule.object, rule.field);
  return { ...about, ...(explanation && { explanation }), guards: [...guards], tests: [...tests] };
}

async function explained({ example, ...about }: OwnCode): Promise<JsonObject> {
  if (!example) return { ...about };
  const { path, ...sent } = example;
  const result = await resultAt(path, 'text' in sent ? sent.text : JSON.stringify(sent.body));
  const answer = { status: result.ok ? 200 : statusOf(result), body: resultBody(result) as Json };
  // What the service answers is JSON, though its parts have types of their own.
  return { ...about, example: { request: { method: 'POST', path, ...sent }, answer } };
}

const byPath = new Map(operations.map(({ name, run }) => [`/v0/${name}`, run]));

/** Returns the result for the text of a body. */
async function resultAt(path: string, text: string): Promise<Result> {
  const read = requestObject(new TextEncoder().encode(text), 'JSON');
  const run = byPath.get(path);
  if (!run) throw new Error(`no operation at ${path}`);
  return read.ok ? await run(read.value, systemEnvironment()) : read;
}
