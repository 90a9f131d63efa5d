/** What programs take that run by themselves, and what services bear. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Returns the microseconds of processor time that a program in Node takes, all of its threads together. Rejects when it fails. */
async function processorTime(args: readonly string[]): Promise<number> {
  const hook = ['--require', resolve('bench/processor-time.cjs')];
  const child = spawn(process.execPath, [...hook, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const [, microseconds] = /\nprocessor (\d+)\s*$/.exec(said) ?? [];
  if (status !== 0 || microseconds === undefined) throw new Error(`${args.join(' ')} ended with ${status}: ${said}`);
  return Number(microseconds);
}

/** Returns the least that each program takes, by turns. */
export async function leastOf<Name extends string>(
  programs: Record<Name, readonly string[]>,
  turns: number,
): Promise<Record<Name, number>> {
  const least = {} as Record<Name, number>;
  for (let turn = 0; turn < turns; turn++) {
    for (const name of Object.keys(programs) as Name[]) {
      const took = await processorTime(programs[name]);
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, took);
    }
  }
  return least;
}

/** What came of making load for a service. */
export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  non2xx: number;
  errors: number;
  /** Seconds, and those of processor time that making the load took. */
  duration: number;
  processor: number;
}

/** Has so many connections post a request again and again, from a process of its own. */
export async function makeLoad(url: string, request: object, connections: number, seconds: number): Promise<Load> {
  const child = spawn(process.execPath, ['bench/load.mjs', url, String(connections), String(seconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(request));
  return JSON.parse(await text(child.stdout));
}
