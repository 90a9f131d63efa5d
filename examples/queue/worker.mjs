/**
 * Builds the documents in a queue of Redis: `node worker.mjs`. Start as many as there are processors, on as many machines as you like. A worker that is killed
 * loses its lock, and another one does the job again. What fails for want of something else is tried again; a document with faults never gets better, and goes to
 * the dead letters at once, as does what has failed five times, or was lost with its worker six times.
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
    // Before it has failed, and under the job's own identifier: it is there for certain, and once.
    if (isLast) await addLetter(job, error);
    throw error;
  }
}

const addLetter = (job, { message }) => dead.add('dead', { ...job.data, error: message }, { jobId: job.id });

/** Buries a job that has failed for good, also one that was begun too often and never ended; then the same document may be sent again. */
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
