import { parentPort, workerData } from 'node:worker_threads';
import { load } from '../engine/index.ts';
import { createApp } from '../service/app.ts';
import type { Task } from '../service/work.ts';
import type { ThreadData, Worked } from './threads.ts';

/** A thread that answers one request after another: the same service, without limits of its own. */

if (!parentPort) throw new Error('this is the program of a worker thread');
const port = parentPort;
const { signingKey }: ThreadData = workerData;

let defect: unknown;
const app = createApp({
  limits: { maxBody: Number.POSITIVE_INFINITY, bodyTimeout: undefined },
  ...(signingKey !== undefined && { signingKey }),
  defect(error) {
    defect = error;
  },
});

await load('all');

port.on('message', async (task: Task) => {
  defect = undefined;
  const worked = await answer(task);
  port.postMessage(worked, worked.body ? [worked.body.buffer] : []);
});

async function answer({ path, indent, id, headers, body }: Task): Promise<Worked> {
  const url = `http://thread${path}${indent ? '?indent' : ''}`;
  const response = await app.fetch(
    new Request(url, { method: 'POST', headers: { ...headers, 'X-Request-Id': id }, body }),
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    body: bytes.length > 0 ? bytes : null,
    warnings: response.headers.get('Billwright-Warnings'),
    defect: defect === undefined ? undefined : defect instanceof Error ? defect.stack : String(defect),
  };
}
