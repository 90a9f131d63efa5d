/**
 * Sends requests with Node's `http.request`: URL, METHOD, FILE of the body, `length` or `chunked`, TIMES, then headers. Prints a status or
 * error per line.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const [url = '', method, file = '', transfer, times, ...lines] = process.argv.slice(2);
const bytes = readFileSync(file);
const agent = new Agent({ keepAlive: true });
const given = Object.fromEntries(lines.map((line) => line.split(': ', 2)));
const headers = transfer === 'chunked' ? given : { ...given, 'Content-Length': bytes.length };

for (let i = 0; i < Number(times); i++) {
  try {
    const asking = request(url, { method, headers, agent });
    asking.end(bytes);
    const [response] = await once(asking, 'response');
    await text(response);
    console.log(response.statusCode);
  } catch (error) {
    console.log(String(error));
  }
}
agent.destroy();
