import { answerCalls } from '../../engine/ports/calls.ts';
import { functions } from '../../engine/worker/functions.ts';

/** The page's worker in the thread of the test, behind a real channel: `vitest.config.ts` replaces `worker.ts?worker` by it. */
// biome-ignore lint/style/noDefaultExport: `?worker` has a default export.
export default class EngineHere {
  readonly #port: MessagePort;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    answerCalls(port2, functions);
    for (const port of [port1, port2]) port.start();
    this.#port = port1;
  }

  postMessage(message: unknown): void {
    this.#port.postMessage(message);
  }

  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void {
    this.#port.addEventListener(type, listener);
  }

  terminate(): void {
    this.#port.close();
  }
}
