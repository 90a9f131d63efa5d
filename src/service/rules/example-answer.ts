import type { Json } from '../../engine/index.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { statusOf } from '../../operations/errors.ts';
import { operations } from '../../operations/index.ts';
import { resultBody } from '../../operations/result.ts';
import { requestObject } from '../http/request.ts';

/** Answers to the requests of examples. Only these need the operations, which take long to load. */

const byPath = new Map(operations.map(({ name, run }) => [`/v0/${name}`, run]));

/** Returns the service's answer to a body. */
export async function answerTo(path: string, text: string): Promise<{ status: number; body: Json }> {
  const run = byPath.get(path);
  if (!run) throw new Error(`no operation at ${path}`);
  const read = requestObject(new TextEncoder().encode(text), 'JSON');
  const result = read.ok ? await run(read.value, systemEnvironment()) : read;
  // Answers of the service are JSON, but their types are more specific.
  return { status: result.ok ? 200 : statusOf(result), body: resultBody(result) as Json };
}
