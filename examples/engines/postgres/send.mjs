/**
 * Puts documents into the queue, one JSON line `{"key": …, "document": …}` each: `node send.mjs < invoices.jsonl`. Skips keys that the queue
 * already has.
 */
import { createInterface } from 'node:readline';
import pg from 'pg';

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();

let [sent, added] = [0, 0];
async function send(rows) {
  const { rowCount } = await client.query(
    'INSERT INTO documents (key, document) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (key) DO NOTHING',
    [rows.map(({ key }) => key), rows.map(({ document }) => textOf(document))],
  );
  sent += rows.length;
  added += rowCount;
}

const textOf = (document) => (typeof document === 'string' ? document : JSON.stringify(document));

let rows = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') rows.push(JSON.parse(line));
  if (rows.length < 1000) continue;
  await send(rows);
  rows = [];
}
await send(rows);
await client.end();
console.log(`sent ${sent} documents, ${added} of them new`);
