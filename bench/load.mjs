/**
 * Load from autocannon, and what it cost: `node load.mjs URL CONNECTIONS SECONDS` posts the JSON on standard input again and again, and
 * prints what came of it, with the seconds of processor time that making the load took.
 */
import { text } from 'node:stream/consumers';
// @ts-expect-error autocannon comes without types
import autocannon from 'autocannon';

const [url, connections, seconds] = process.argv.slice(2);
const body = await text(process.stdin);
const before = process.cpuUsage();
const { requests, latency, non2xx, errors, duration } = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
});
const { user, system } = process.cpuUsage(before);
const processor = (user + system) / 1e6;
console.log(JSON.stringify({ rate: requests.average, p99: latency.p99, non2xx, errors, duration, processor }));
