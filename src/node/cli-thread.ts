import { parentPort, workerData } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { gathered } from './cli/work/gathered.ts';
import type { Delivery, Order, ThreadData } from './cli/work/thread-pool.ts';
import { prepare, type Setup } from './cli/work/work.ts';

/** A thread that does tasks; what it is set up for comes with its start. */

const { setup, jobs }: ThreadData<Setup> = workerData;
const ready = prepare(setup).then((work) => limitFunction(work, { concurrency: jobs }));
const deliver = gathered<Delivery<Setup>>((deliveries) => parentPort?.postMessage(deliveries));

parentPort?.on('message', async (orders: Order<Setup>[]) => {
  const work = await ready;
  for (const { id, task } of orders) {
    work(task).then(
      (answer) => deliver({ id, answer }),
      (error: unknown) =>
        deliver({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  }
});
