/** PostgreSQL, started for a test, and the example that works through a table of it. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine, Place } from './kill-proof.ts';
import { end, newFolder, start, untilReady, Workers } from './processes.ts';

/** Where Debian puts the programs of the server, which are not on the path. */
const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder of the server's programs, if it is installed. */
export function postgresPrograms(): string | undefined {
  const releases = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((release) => join(DEBIAN, release, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...releases.sort().reverse()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Starts a server with an empty database, and returns its address and how to end it. */
export async function startPostgres(programs: string, port: number) {
  const folder = newFolder('postgres');
  // The server refuses to run as root.
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '--auth=trust', '--username=billwright', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stdout}${made.stderr}`);
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const server = start(join(programs, 'postgres'), args, { ...account, cwd: folder, stdio: 'ignore' });
  // SIGINT ends the connections too.
  return { url: `postgres://billwright@127.0.0.1:${port}/postgres`, stop: () => end(server, 'SIGINT') };
}

function accountOf(name: string) {
  const idOf = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The parts of `pg` that the checks use. */
interface PgClient {
  connect(): Promise<void>;
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

/** Connects to a server as soon as it answers. @param modules a folder whose programs have `pg` */
function connectPostgres(modules: string, url: string): Promise<PgClient> {
  const { Client } = createRequire(join(modules, 'package.json'))('pg');
  return untilReady('PostgreSQL', async () => {
    const client: PgClient = new Client({ connectionString: url });
    await client.connect();
    return client;
  });
}

export async function postgresEngine(programs: string, { folder, port, env }: Place): Promise<Engine> {
  const { url, stop } = await startPostgres(programs, port);
  const client = await connectPostgres(folder, url);
  const own = { ...process.env, ...env, DATABASE_URL: url, LEASE_SECONDS: '2' };
  const at = join(folder, 'postgres');
  const hook = pathToFileURL(resolve('scripts/engines/hooks/postgres.mjs')).href;
  const workers = new Workers(2, () =>
    start(process.execPath, ['--import', hook, join(at, 'worker.mjs')], { env: own }),
  );
  const schema = spawnSync('psql', [url, '-q', '-f', join(at, 'schema.sql')], { encoding: 'utf8' });
  if (schema.status !== 0) throw new Error(`schema.sql: ${schema.error ?? schema.stderr}`);
  return {
    async send(documents) {
      const lines = documents.map(({ key, document }) => `${JSON.stringify({ key, document })}\n`);
      // A second sender repeats everything.
      for (const _ of [1, 2]) {
        const sender = start(process.execPath, [join(at, 'send.mjs')], {
          env: own,
          stdio: ['pipe', 'ignore', 'inherit'],
        });
        sender.stdin?.end(lines.join(''));
        const [code] = await once(sender, 'close');
        if (code !== 0) throw new Error(`send.mjs ended with ${code}`);
      }
    },
    work: () => workers.fill(),
    processes: () => workers.pids(),
    async done() {
      const { rows } = await client.query("SELECT count(*)::int AS done FROM documents WHERE state <> 'waiting'");
      return Number(rows[0]?.done);
    },
    async filed() {
      const { rows } = await client.query('SELECT key, xml FROM einvoices');
      return rows as { key: string; xml: string }[];
    },
    async rejected() {
      const { rows } = await client.query("SELECT key, faults FROM documents WHERE state = 'rejected'");
      return rows as { key: string; faults: { code: string }[] }[];
    },
    async stop() {
      await workers.end();
      await client.end();
      await stop();
    },
  };
}
