import { type OpenStore, PATIENCE } from './store.ts';

/** The parts of the package `pg` (node-postgres) that the store uses. */
interface PgPackage {
  Pool: new (options: object) => PgPool;
}

interface PgPool {
  on(event: 'error', report: (error: unknown) => void): void;
  query(text: string, values?: unknown[]): Promise<{ rows: { text?: string }[]; rowCount: number | null }>;
  end(): Promise<void>;
}

/** The table, made by the first replica. Replicas that start together wait for each other, because `IF NOT EXISTS` alone can fail then. */
const TABLE = `SELECT pg_advisory_xact_lock(hashtext('billwright_answers'));
CREATE TABLE IF NOT EXISTS billwright_answers (name text PRIMARY KEY, text text NOT NULL, expires timestamptz NOT NULL)`;

/** Adds a row, or takes over one that has expired. Returns nothing if there is one already. */
const ADD = `INSERT INTO billwright_answers AS old (name, text, expires)
VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
ON CONFLICT (name) DO UPDATE SET text = excluded.text, expires = excluded.expires WHERE old.expires <= clock_timestamp()
RETURNING name`;
const FIND = 'SELECT text FROM billwright_answers WHERE name = $1 AND expires > clock_timestamp()';
const REPLACE = `UPDATE billwright_answers SET text = $3, expires = clock_timestamp() + $4 * interval '1 millisecond'
WHERE name = $1 AND text = $2`;
const REMOVE = 'DELETE FROM billwright_answers WHERE name = $1 AND text = $2';
const CLEAN = 'DELETE FROM billwright_answers WHERE expires <= clock_timestamp()';

/** Milliseconds between two removals of expired rows. */
const CLEANED_EVERY = 60_000;

/** Opens a store in a table of PostgreSQL. While there is no connection, its functions reject. */
export async function openPostgres(loaded: unknown, url: string, report: (error: unknown) => void): Promise<OpenStore> {
  const { Pool } = loaded as PgPackage;
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  pool.on('error', report);
  let hasTable = false;
  const ask = async (text: string, values: unknown[] = []) => {
    if (!hasTable) await pool.query(TABLE);
    hasTable = true;
    return pool.query(text, values);
  };
  const clean = () => void ask(CLEAN).catch(report);
  clean();
  const cleaner = setInterval(clean, CLEANED_EVERY).unref();
  return {
    async add(name, text, milliseconds) {
      for (;;) {
        const added = await ask(ADD, [name, text, milliseconds]);
        if (added.rowCount === 1) return undefined;
        const [found] = (await ask(FIND, [name])).rows;
        if (found) return found.text;
        // It expired or was removed between both.
      }
    },
    async replace(name, before, text, milliseconds) {
      return (await ask(REPLACE, [name, before, text, milliseconds])).rowCount === 1;
    },
    async remove(name, text) {
      await ask(REMOVE, [name, text]);
    },
    async close() {
      clearInterval(cleaner);
      await pool.end();
    },
  };
}
