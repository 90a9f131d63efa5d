import '../../translations/program.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { interruptWhen } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { boundYaml, YamlTooLong } from '../../engine/reading/yaml.ts';
import { limitXml } from '../../formats/xml/limits.ts';
import { refusal } from '../../operations/errors.ts';
import { type App, createApp } from '../../service/app.ts';
import { refused } from '../../service/http/answer.ts';
import type { Incoming } from '../../service/http/incoming.ts';
import type { SideMessage } from '../../service/http/kept-results.ts';
import type { AppOptions } from '../../service/http/options.ts';
import type { Task } from '../../service/http/work.ts';
import { digest } from '../files/digest.ts';
import { todayFromEnvironment } from '../today.ts';
import { askingFor } from '../work/external.ts';
import { giveWay } from '../work/give-way.ts';
import { houseOf } from '../work/house.ts';
import type { Delivery, Order, Readiness, SideDelivery, ThreadData, Worked } from '../work/work-thread.ts';
import { printWarnings } from './log/json-lines.ts';

/**
 * A thread that answers requests one after another: the same service without limits, tokens or its own key. Threads for large
 * documents yield to those for small requests.
 */

if (!parentPort) throw new Error('this program is for worker threads only');
const port = parentPort;
const { ending, longestYaml, external: names, house, givesWay }: ThreadData = workerData;

if (givesWay) giveWay();
todayFromEnvironment();

let current = 0;
const isUnwanted = () => ending[0] === current;

let defect: unknown;
const { sign, issuerKeys } = askingFor(names, port);
const limits = { maxBody: Number.POSITIVE_INFINITY, bodyTimeout: undefined };
const options: AppOptions = {
  isThread: true,
  ...(sign && { signExternally: sign }),
  ...(issuerKeys && { issuerKeys }),
  limits,
  digest,
  defect(error) {
    defect = error;
  },
};
let app: App;

printWarnings();
void load('all').then(() => {
  interruptWhen(isUnwanted);
  boundYaml(longestYaml);
  limitXml({ bytes: MAX_SIZE });
  // Rules name properties of addons, which are loaded now.
  app = createApp({ ...options, ...(house && { house: houseOf(house) }) });
  port.on('message', work);
  const readiness: Readiness = { isReady: true };
  port.postMessage(readiness);
});

async function work({ number, task }: Partial<Order>): Promise<void> {
  // Other messages, such as results of external services, have their own listener.
  if (number === undefined || task === undefined) return;
  current = number;
  defect = undefined;
  const onSideMessage = (given: SideMessage) => {
    const sideDelivery: SideDelivery = { number, sideMessage: given };
    port.postMessage(sideDelivery);
  };
  const worked = isUnwanted() ? undefined : await answer(task, onSideMessage);
  const delivery: Delivery = isUnwanted() || !worked ? { number } : { number, worked };
  port.postMessage(delivery, delivery.worked?.body ? [delivery.worked.body.buffer] : []);
}

async function answer(task: Task, onSideMessage: (message: SideMessage) => void): Promise<Worked> {
  const { indent, measured, grants } = task;
  let known: Pick<Worked, 'about' | 'steps'> = {};
  const measure = (about: Worked['about'], steps: Worked['steps']) => {
    known = { about, ...(measured && { steps }) };
  };
  const { status, headers, body } = await app.respond(new TaskRequest(task), {
    grants,
    measured,
    measure,
    onSideMessage,
  });
  if (defect instanceof YamlTooLong) return tooLong(defect, indent);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body as Worked['body']); // A thread returns no stream.
  return {
    status,
    body: bytes && bytes.length > 0 ? bytes : null,
    headers: passedOn(headers),
    ...known,
    defect: defect === undefined ? undefined : defect instanceof Error ? defect.stack : String(defect),
  };
}

/** A task as a request of the service. The process that handed it over cancels it itself. */
class TaskRequest implements Incoming {
  readonly method = 'POST';
  readonly url: string;
  readonly headers: Headers;
  readonly signal = new AbortController().signal;
  readonly #body: Task['body'];

  constructor({ path, indent, id, headers, body }: Task) {
    // For a file, all parameters are in the path, including this one.
    this.url = `http://thread${path}${indent && !path.includes('?') ? '?indent' : ''}`;
    this.headers = new Headers({ ...headers, 'X-Request-Id': id, 'Content-Length': String(body.length) });
    this.#body = body;
  }

  get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new Blob([this.#body]).stream();
  }

  async bytes(): Promise<Task['body']> {
    return this.#body;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#body.slice().buffer;
  }
}

function tooLong({ characters }: YamlTooLong, indent: boolean): Worked {
  const text =
    'a YAML document is limited to {characters} characters here; send it as JSON, which needs far less memory';
  const { status, body } = refused(refusal('too-large', text, { characters }), { indent });
  return { status, body: new TextEncoder().encode(String(body)), headers: {}, defect: undefined };
}

/** Headers specific to an answer. Other headers are set where the answer is sent. */
const PASSED_ON = ['Content-Type', 'Content-Language', 'Billwright-Warnings', 'WWW-Authenticate'] as const;

function passedOn(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
  );
}
