import { parentPort, workerData } from 'node:worker_threads';
import type { Delivery, Order } from './crew.ts';
import { prepare, type Setup } from './work.ts';

/** A thread that does tasks; what it is set up for comes with its start. */

const setup: Setup = workerData;
const work = prepare(setup);

parentPort?.on('message', async ({ id, task }: Order<Setup>) => {
  let delivery: Delivery<Setup>;
  try {
    delivery = { id, answer: await (await work)(task) };
  } catch (error) {
    delivery = { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(delivery);
});
