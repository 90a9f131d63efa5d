import '../../../translations/program.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { todayFromEnvironment } from '../../today.ts';
import { limitFromEnvironment } from '../limits.ts';
import { gathered } from './gathered.ts';
import { type Delivery, limited, type Order, type ThreadData } from './thread-pool.ts';
import { memoryOf, prepare, type Setup } from './work.ts';

/** A worker thread that runs tasks. Its start data contain the set-up. */

limitFromEnvironment();
todayFromEnvironment();
const { setup, jobs }: ThreadData<Setup> = workerData;
const ready = prepare(setup).then((work) => limited(work, jobs));
ready.then(() => parentPort?.postMessage([]));
const deliver = gathered<Delivery<Setup>>((deliveries) => parentPort?.postMessage(deliveries));

parentPort?.on('message', async (orders: Order<Setup>[]) => {
  const work = await ready;
  for (const order of orders) {
    const { id } = order;
    const failed = (error: unknown) =>
      deliver({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    if ('task' in order) work.run(order.task).then((answer) => deliver({ id, answer }), failed);
    else
      work
        .runBlock(order.block, order.room)
        .then((answer) => parentPort?.postMessage([{ id, answer }], memoryOf(answer)), failed);
  }
});
