/** Redis and PostgreSQL as stores of answers for `Idempotency-Key`: two replicas of the service, which are killed while they work. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startListening } from '../start-listening.mjs';
import { documents } from './documents.ts';
import { type Plan, randomFrom } from './kill-proof.ts';
import { end, newFolder, start } from './processes.ts';

/** Requests for each kill. */
const REQUESTS_PER_KILL = 10;

/** The time limit of a request in seconds, after which other replicas take over from a lost one. */
const TIME_LIMIT = '1';

export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Starts Redis, and returns its address and how to end it. */
export function startRedis(port: number) {
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', newFolder('redis')];
  const server = start('redis-server', [...where, '--save', ''], { stdio: 'ignore' });
  return { url: `redis://127.0.0.1:${port}`, stop: () => end(server) };
}

interface Replica {
  origin: string;
  process: ChildProcess;
}

/**
 * Sends requests to two replicas with a store, some of them twice at once, and kills a replica during every tenth. A request without an answer
 * is sent again, to either. Returns what was seen. Throws if two answers to a key differ.
 * @param folder has the installed command and the client of the store
 */
export async function answersProof(folder: string, url: string, { kills, seed }: Plan): Promise<string> {
  const random = randomFrom(seed);
  const program = join(folder, 'node_modules/billwright-cli/node/cli.js');
  const flags = ['--port', '0', '--workers', '0', '--threads', '1', '--log-level', 'error', '--time-limit', TIME_LIMIT];
  const replica = (): Promise<Replica> => startListening([program, 'serve', ...flags, '--idempotency-store', url]);
  const replicas = await Promise.all([replica(), replica()]);
  const oneOf = () => replicas[random() < 0.5 ? 0 : 1] as Replica;
  try {
    let replayed = 0;
    const ask = async ({ origin }: Replica, key: string, document: object | string) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      const body = JSON.stringify({ data: document, envelop: true });
      const response = await fetch(`${origin}/v0/build`, { method: 'POST', headers, body });
      const text = await response.text();
      assert.equal(response.status, 200, text);
      if (response.headers.has('Idempotency-Replayed')) replayed++;
      return text;
    };
    const answers = new Map<string, Set<string>>();
    const sent = documents(REQUESTS_PER_KILL * kills, random).filter(({ fault }) => fault === undefined);
    for (const [index, { key, document }] of sent.entries()) {
      const seen = new Set<string>();
      answers.set(key, seen);
      const isKilled = index % REQUESTS_PER_KILL === 0;
      const asked =
        isKilled || random() < 0.5 ? replicas.map((each) => ask(each, key, document)) : [ask(oneOf(), key, document)];
      if (isKilled) {
        const victim = random() < 0.5 ? 0 : 1;
        await pause(random() * 10);
        replicas[victim]?.process.kill('SIGKILL');
        for (const text of await Promise.all(asked.map(unlessLost))) if (text !== undefined) seen.add(text);
        replicas[victim] = await replica();
      } else for (const text of await Promise.all(asked)) seen.add(text);
      seen.add(await ask(oneOf(), key, document));
    }
    // Each replica has the answers that the other gave.
    for (const each of replicas)
      for (const { key, document } of sent) answers.get(key)?.add(await ask(each, key, document));
    for (const [key, seen] of answers) assert.equal(seen.size, 1, `${key} has ${seen.size} answers`);
    const identifiers = new Set([...answers.values()].map(([text = '']) => JSON.parse(text).head.uuid));
    assert.equal(identifiers.size, sent.length);
    return `${sent.length} keys with one answer each, ${replayed} replayed; killed ${kills} replicas at work`;
  } finally {
    await Promise.all(replicas.map(({ process }) => end(process)));
  }
}

/** Returns an answer, or undefined if its replica was killed before. */
async function unlessLost(asked: Promise<string>): Promise<string | undefined> {
  try {
    return await asked;
  } catch (error) {
    // `fetch` reports a lost connection this way.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
