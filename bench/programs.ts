/** Measures standalone programs and services under load. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Returns the processor time of a Node program in microseconds, over all threads. Rejects if it fails. */
async function processorTime(args: readonly string[]): Promise<number> {
  const hook = ['--require', resolve('bench/processor-time.cjs')];
  const child = spawn(process.execPath, [...hook, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const [, microseconds] = /\nprocessor (\d+)\s*$/.exec(said) ?? [];
  if (status !== 0 || microseconds === undefined) throw new Error(`${args.join(' ')} ended with ${status}: ${said}`);
  return Number(microseconds);
}

/** Returns the shortest time of each program, alternating. */
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

/** The result of loading a service. */
export interface Load {
  /** Answers per second. */
  rate: number;
  /** In milliseconds. */
  p99: number;
  non2xx: number;
  errors: number;
  /** Seconds, and processor seconds of generating the load. */
  duration: number;
  processor: number;
}

/** Posts a request repeatedly on several connections, from a separate process. */
export async function makeLoad(url: string, request: object, connections: number, seconds: number): Promise<Load> {
  const child = spawn(process.execPath, ['bench/load.mjs', url, String(connections), String(seconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(request));
  return JSON.parse(await text(child.stdout));
}
