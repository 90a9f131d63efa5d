/**
 * Sends requests with `fetch`: URL, METHOD, FILE of the body, `length` or `chunked`, TIMES, then headers. Prints a status or error per
 * line.
 */
import { readFileSync } from 'node:fs';

const [url = '', method, file = '', transfer, times, ...lines] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = lines.map((line) => /** @type {[string, string]} */ (line.split(': ', 2)));

/** Missing in TypeScript's library, but required for a stream as body. */
const half = { duplex: 'half' };

for (let i = 0; i < Number(times); i++) {
  const body = transfer === 'chunked' ? new Blob([bytes]).stream() : bytes;
  try {
    const response = await fetch(url, { method, body, headers, ...half });
    await response.text();
    console.log(response.status);
  } catch (error) {
    console.log(String(error instanceof Error ? (error.cause ?? error) : error));
  }
}
