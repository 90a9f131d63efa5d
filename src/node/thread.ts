import { parentPort, workerData } from 'node:worker_threads';
import { interruptWhen, load } from '../engine/index.ts';
import { boundYaml, YamlTooLong } from '../engine/reading/yaml.ts';
import { refused } from '../service/answer.ts';
import { createApp } from '../service/app.ts';
import { refusal } from '../service/errors.ts';
import type { Task } from '../service/work.ts';
import { printWarnings } from './serving/json-lines.ts';
import type { Delivery, Order, ThreadData, Worked } from './work/work-thread.ts';

/** A thread that answers one request after another: the same service, without limits, tokens or a key of its own. */

if (!parentPort) throw new Error('this is the program of a worker thread');
const port = parentPort;
const { ending, longestYaml }: ThreadData = workerData;

let current = 0;
const isUnwanted = () => ending[0] === current;

let defect: unknown;
const app = createApp({
  isThread: true,
  limits: { maxBody: Number.POSITIVE_INFINITY, bodyTimeout: undefined },
  defect(error) {
    defect = error;
  },
});

printWarnings();
void load('all').then(() => {
  interruptWhen(isUnwanted);
  boundYaml(longestYaml);
  port.on('message', work);
});

async function work({ number, task }: Order): Promise<void> {
  current = number;
  defect = undefined;
  const worked = isUnwanted() ? undefined : await answer(task);
  const delivery: Delivery = isUnwanted() || !worked ? { number } : { number, worked };
  port.postMessage(delivery, delivery.worked?.body ? [delivery.worked.body.buffer] : []);
}

async function answer({ path, indent, id, headers, body, grants, measured }: Task): Promise<Worked> {
  const url = `http://thread${path}${indent ? '?indent' : ''}`;
  const request = new Request(url, { method: 'POST', headers: { ...headers, 'X-Request-Id': id }, body });
  let known: Pick<Worked, 'about' | 'steps'> = {};
  const measure = (about: Worked['about'], steps: Worked['steps']) => {
    known = { about, ...(measured && { steps }) };
  };
  const response = await app.fetch(request, { grants, measured, measure });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (defect instanceof YamlTooLong) return tooLong(defect, indent);
  return {
    status: response.status,
    body: bytes.length > 0 ? bytes : null,
    headers: passedOn(response),
    ...known,
    defect: defect === undefined ? undefined : defect instanceof Error ? defect.stack : String(defect),
  };
}

function tooLong({ characters }: YamlTooLong, indent: boolean): Worked {
  const text =
    'a document in YAML may have at most {characters} characters here; send it as JSON, which takes far less memory';
  const { status, body } = refused(refusal('too-large', text, { characters }), indent);
  return { status, body: new TextEncoder().encode(String(body)), headers: {}, defect: undefined };
}

/** Headers that an answer has of its own; the others are made anew where it is sent. */
const PASSED_ON = ['Content-Type', 'Billwright-Warnings', 'WWW-Authenticate'] as const;

function passedOn({ headers }: Response): Record<string, string> {
  const given = PASSED_ON.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(given.filter((entry): entry is [(typeof PASSED_ON)[number], string] => entry[1] !== null));
}
