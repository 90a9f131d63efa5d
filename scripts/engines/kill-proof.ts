/**
 * Proves that an engine loses no document and files none twice: sends documents, kills workers with SIGKILL while they work, and compares
 * each result with its document. Half of the kills hit any process at any moment; the others hit a worker that has filed an e-invoice and
 * not acknowledged its document (hooks/).
 */
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { documents, type Sent } from './documents.ts';

/** An engine that runs, with its server. */
export interface Engine {
  send(documents: readonly Sent[]): Promise<void>;
  /** Starts the workers that are missing. */
  work(): void;
  /** The processes of workers. */
  processes(): number[];
  /** The number of documents that are filed or rejected. */
  done(): Promise<number>;
  /** All filed e-invoices, each with the key of its document. */
  filed(): Promise<{ key: string; xml: string }[]>;
  rejected(): Promise<{ key: string; faults: { code: string }[] }[]>;
  /** Ends the workers as an operator does, and then the server. */
  stop(): Promise<void>;
}

export interface Plan {
  documents: number;
  kills: number;
  seed: number;
}

/** Where engines are tried. */
export interface Place {
  /** A folder with a copy of `examples/engines` and what it needs installed. */
  folder: string;
  port: number;
  /** The environment of workers, which a hook reads. */
  env: Record<string, string>;
}

/** Seconds without progress after which the engine is stuck. */
const STUCK = 300;

/** Returns what was seen. Throws if anything is lost, double or wrong. */
export async function killProof(engine: Engine, plan: Plan, { folder, env }: Place): Promise<string> {
  const random = randomFrom(plan.seed);
  const sent = documents(plan.documents, random);
  const expected = expectedFrom(sent, folder);
  await engine.send(sent);
  engine.work();
  const killed = { anywhere: 0, 'between filing and acknowledging': 0 };
  for (const [index, at] of momentsOf(plan, random).entries()) {
    await reach(engine, at);
    if (index % 2 === 0) {
      await pause(random() * 200);
      await killOne(engine, random);
      killed.anywhere++;
    } else {
      await killBetween(engine, String(env.KILL_FILE));
      killed['between filing and acknowledging']++;
    }
    engine.work();
  }
  await reach(engine, sent.length);
  // A repeated result comes late.
  await pause(2000);
  const filed = await engine.filed();
  const rejected = await engine.rejected();
  assert.equal(new Set(filed.map(({ key }) => key)).size, filed.length, 'an e-invoice is filed twice');
  const faults = Object.fromEntries(rejected.map(({ key, faults: [first] }) => [key, first?.code]));
  assert.equal(Object.keys(faults).length, rejected.length, 'a document is rejected twice');
  assert.deepEqual(faults, Object.fromEntries(sent.flatMap(({ key, fault }) => (fault ? [[key, fault]] : []))));
  const texts = await expected;
  assert.equal(filed.length, texts.size);
  for (const { key, xml } of filed) assert.equal(xml, texts.get(key), `${key} is not the e-invoice of its document`);
  const kills = Object.entries(killed).map(([what, count]) => `${count} ${what}`);
  return `${filed.length} filed and ${rejected.length} rejected of ${sent.length}, each once; killed ${kills.join(', ')}`;
}

/** Returns the numbers of finished documents at which a worker is killed, in order. */
function momentsOf({ documents: count, kills }: Plan, random: () => number): number[] {
  return Array.from({ length: kills }, () => Math.floor(random() * count * 0.9)).sort((a, b) => a - b);
}

/** Returns the e-invoice of each good document, by its key: checked here, without the engine. */
async function expectedFrom(sent: readonly Sent[], folder: string): Promise<Map<string, string>> {
  const { einvoice } = await import(pathToFileURL(join(folder, 'einvoice.mjs')).href);
  const texts = new Map<string, string>();
  for (const { key, document, fault } of sent) {
    if (fault !== undefined) continue;
    const { xml, faults } = await einvoice(typeof document === 'string' ? document : JSON.stringify(document));
    assert.ok(typeof xml === 'string', `${key}: ${JSON.stringify(faults)}`);
    texts.set(key, xml);
    // Servers and workers run meanwhile.
    if (texts.size % 50 === 0) await pause(1);
  }
  return texts;
}

/** Waits until this number of documents is done. */
async function reach(engine: Engine, count: number): Promise<void> {
  let last = -1;
  let since = performance.now();
  for (;;) {
    const done = await engine.done();
    if (done >= count) return;
    // A worker that stopped by itself is started again, as a supervisor does.
    engine.work();
    if (done !== last) [last, since] = [done, performance.now()];
    assert.ok(performance.now() - since < STUCK * 1000, `nothing happens any more after ${done} documents`);
    await pause(100);
  }
}

/** Kills one of the processes, as soon as there are any. */
async function killOne(engine: Engine, random: () => number): Promise<void> {
  for (;;) {
    const pids = engine.processes();
    const pid = pids[Math.floor(random() * pids.length)];
    if (pid !== undefined && tryKill(pid)) return;
    engine.work();
    await pause(50);
  }
}

/** Returns whether a process was still there to be killed. */
function tryKill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Lets the next worker die that has filed an e-invoice. */
async function killBetween(engine: Engine, file: string): Promise<void> {
  writeFileSync(file, '');
  for (let waited = 0; existsSync(file); waited += 20) {
    assert.ok(waited < STUCK * 1000, 'no worker files anything any more');
    engine.work();
    await pause(20);
  }
}

/** Returns a repeatable source of numbers from 0 to 1 (mulberry32), because Node's own takes no seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
