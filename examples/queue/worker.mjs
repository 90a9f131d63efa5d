/**
 * Builds the documents in a Redis queue: `node worker.mjs`. Start one for each processor, on any number of machines. If a worker is killed, it loses its
 * lock and another one repeats the job. Jobs that fail for other reasons are retried. A document with faults goes to the dead letters at once, and so does a
 * job that failed five times or was lost with its worker six times.
 */
import { build } from 'billwright';
import { Queue, UnrecoverableError, Worker } from 'bullmq';
import { connection, DEAD, QUEUE } from './queue.mjs';

const dead = new Queue(DEAD, { connection });

async function work({ data }) {
  const outcome = build(data.document);
  if (outcome.ok) return outcome.result;
  throw new UnrecoverableError(JSON.stringify(outcome.faults));
}

async function workOrBury(job) {
  try {
    return await work(job);
  } catch (error) {
    const isLast = error instanceof UnrecoverableError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    // Added before the job fails, under its own identifier, so it certainly exists and only once.
    if (isLast) await addLetter(job, error);
    throw error;
  }
}

const addLetter = (job, { message }) => dead.add('dead', { ...job.data, error: message }, { jobId: job.id });

/** Moves a job that has finally failed, or was started too often, to the dead letters. Then the same document can be sent again. */
async function bury(job, error) {
  if (!job || !(await job.isFailed())) return;
  await addLetter(job, error);
  await job.remove();
}

const worker = new Worker(QUEUE, workOrBury, { connection, concurrency: 4, lockDuration: 30_000, maxStalledCount: 5 });
const report = ({ message }) => console.error(message);
worker.on('error', report);

const burials = new Set();
worker.on('failed', (job, error) => {
  const burial = bury(job, error)
    .catch(report)
    .finally(() => burials.delete(burial));
  burials.add(burial);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await worker.close(); // what it has begun is done first
    await Promise.all(burials);
    await dead.close();
  });
}
