/**
 * Generates load for a service: `node load.mjs URL CONNECTIONS SECONDS` posts the JSON on standard input repeatedly, on each connection
 * after the complete last answer, and prints the results, with the processor time of generating the load. It only reads where answers end:
 * with a complete HTTP client, generating a request would take half as long as a build, on the processors under test. Autocannon and other
 * packages have such a client.
 */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

const [address = '', connections, seconds] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(address);
const body = await buffer(process.stdin);
const head = [
  `POST ${pathname} HTTP/1.1`,
  `Host: ${host}`,
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
];
const request = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);

const END_OF_HEAD = '\r\n\r\n';
/** Milliseconds for the last answers. */
const PATIENCE = 30_000;
/** The response time of each answer, in milliseconds. @type {number[]} */
const latencies = [];
let non2xx = 0;
let errors = 0;
let isOver = false;

/** Opens a connection, and resolves when it closes. */
function drive() {
  let sent = 0;
  /** The start of an answer with an incomplete head. */
  let begun = '';
  /** Missing bytes of the body. */
  let missing = 0;
  /** @param {Buffer} bytes */
  const take = (bytes) => {
    if (missing > 0) missing -= bytes.length;
    else {
      begun += bytes.toString('latin1');
      const end = begun.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(begun)?.[1];
      if (length === undefined) throw new Error(`an answer does not say how long it is: ${begun.slice(0, end)}`);
      if (!/^HTTP\/1\.1 2/.test(begun)) non2xx++;
      missing = Number(length) - (begun.length - end - END_OF_HEAD.length);
      begun = '';
    }
    if (missing < 0) throw new Error('an answer is longer than it says');
    if (missing > 0) return;
    latencies.push(performance.now() - sent);
    if (isOver) socket.destroy();
    else send();
  };
  const onread = {
    buffer: Buffer.allocUnsafe(64 * 1024),
    /** @param {number} size @param {Uint8Array} bytes */
    callback: (size, bytes) => {
      take(/** @type {Buffer} */ (bytes).subarray(0, size));
      return true;
    },
  };
  const send = () => {
    sent = performance.now();
    socket.write(request);
  };
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread }, send);
  return new Promise((resolve) => {
    socket.on('error', () => errors++);
    socket.on('close', () => {
      // A connection that closes early owes an answer.
      if (!isOver && !socket.errored) errors++;
      resolve(undefined);
    });
  });
}

const before = process.cpuUsage();
const start = performance.now();
setTimeout(() => {
  isOver = true;
  setTimeout(() => {
    throw new Error(`answers are missing ${PATIENCE} ms after the end`);
  }, PATIENCE).unref();
}, Number(seconds) * 1000);
await Promise.all(Array.from({ length: Number(connections) }, drive));
const duration = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);

latencies.sort((a, b) => a - b);
const rate = latencies.length / duration;
const p99 = Math.round((latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN) * 10) / 10;
console.log(JSON.stringify({ rate, p99, non2xx, errors, duration, processor: (user + system) / 1e6 }));
