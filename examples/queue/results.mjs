/** Waits until the queue is empty, and prints the results as JSON: the numbers of built documents and dead letters, and the sums by currency. */
import { Queue } from 'bullmq';
import { connection, DEAD, QUEUE } from './queue.mjs';

const [queue, dead] = [QUEUE, DEAD].map((name) => new Queue(name, { connection }));
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

const isEmpty = async () => (await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized')) === 0;
while (!(await isEmpty())) await pause();

/** Exact sums of amounts by currency, as integers of 1/10,000. */
const sums = new Map();
let built = 0;
for (let start = 0; ; start += 1000) {
  const jobs = await queue.getCompleted(start, start + 999);
  for (const { returnvalue } of jobs) {
    const { currency, totals } = returnvalue;
    built++;
    sums.set(currency, (sums.get(currency) ?? 0n) + tenThousandths(totals?.payable ?? '0'));
  }
  if (jobs.length < 1000) break;
}
const payable = Object.fromEntries([...sums].sort().map(([currency, sum]) => [currency, amount(sum)]));
const dead_letters = await dead.getJobCountByTypes('waiting');
console.log(JSON.stringify({ built, dead_letters, payable }));
await Promise.all([queue.close(), dead.close()]);

function tenThousandths(text) {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(4, '0'));
}

function amount(sum) {
  const digits = String(sum < 0n ? -sum : sum).padStart(5, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
