/**
 * Puts documents into the queue, one JSON line each: `node send.mjs < invoices.jsonl`. The identifier of a job is the SHA-256 of its line. So sending
 * the same document again adds nothing; a corrected one is a new job.
 */
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Queue } from 'bullmq';
import { connection, QUEUE } from './queue.mjs';

const queue = new Queue(QUEUE, { connection });
const opts = { attempts: 5, backoff: { type: 'exponential', delay: 1000 } };

let count = 0;
const jobs = [];
for await (const document of createInterface({ input: process.stdin })) {
  if (document.trim() === '') continue;
  count++;
  const digest = createHash('sha256').update(document).digest('hex');
  jobs.push({ name: 'build', data: { document }, opts: { ...opts, jobId: `sha256-${digest}` } });
  if (jobs.length === 1000) await queue.addBulk(jobs.splice(0));
}
await queue.addBulk(jobs.splice(0));
await queue.close();
console.log(`sent ${count} documents; those that the queue has already are not done again`);
