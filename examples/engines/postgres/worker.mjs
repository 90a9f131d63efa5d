/**
 * Turns the documents in the queue into e-invoices: `node worker.mjs`. Start one for each processor, on any number of machines. A worker leases a document,
 * and files its e-invoice and acknowledges the document in one transaction. If it is killed, the lease expires and another worker takes the document.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { einvoice } from '../einvoice.mjs';

/** Longer than any document takes. */
const LEASE = `${process.env.LEASE_SECONDS ?? 60} seconds`;
const MOST_ATTEMPTS = 5;

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();

/** Workers that ask at the same moment skip the rows that others are leasing, instead of waiting for them. */
async function lease() {
  const { rows } = await client.query(
    `UPDATE documents SET attempts = attempts + 1, leased_until = now() + $1::interval
      WHERE key = (
        SELECT key FROM documents WHERE state = 'waiting' AND leased_until < now()
        ORDER BY leased_until LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING key, document, attempts`,
    [LEASE],
  );
  return rows[0];
}

/** Nothing is filed twice: a worker that lost its lease finds the document acknowledged, and changes nothing. */
async function file(key, { xml, faults }) {
  await client.query('BEGIN');
  const { rowCount } = await client.query("SELECT FROM documents WHERE key = $1 AND state = 'waiting' FOR UPDATE", [
    key,
  ]);
  if (rowCount === 1 && xml !== undefined) {
    await client.query('INSERT INTO einvoices (key, xml) VALUES ($1, $2)', [key, xml]);
    await client.query("UPDATE documents SET state = 'filed' WHERE key = $1", [key]);
  } else if (rowCount === 1) {
    await client.query("UPDATE documents SET state = 'rejected', faults = $2 WHERE key = $1", [
      key,
      JSON.stringify(faults),
    ]);
  }
  await client.query('COMMIT');
}

/** A document that stays without a result has lost its workers, or met a defect. It is tried again when its lease expires, up to the limit. */
async function work({ key, document, attempts }) {
  if (attempts > MOST_ATTEMPTS) return { faults: [{ code: 'ATTEMPTS', description: `failed ${MOST_ATTEMPTS} times` }] };
  return einvoice(document).catch((error) => console.error(`${key}: ${error.stack}`));
}

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopping = true;
  });
}

while (!isStopping) {
  const leased = await lease();
  const result = leased && (await work(leased));
  if (result) await file(leased.key, result);
  if (!leased) await pause(500);
}
await client.end();
