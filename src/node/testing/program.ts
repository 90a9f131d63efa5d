import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

const started = new Set<ChildProcess>();

/** Returns the file of a program of ours, as built for this run of the tests. */
export function programFile(name: string): string {
  return join(inject('programs'), `${name}.js`);
}

/** Starts a program of ours: the process, what it has written so far, and its exit code, or the signal that ended it. */
export function startProgram(name: string, args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [programFile(name), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return { child, output, ended };
}

/** Waits until a service that was started listens: its address. Fails with what it complained of where it ends before. */
export async function addressOf({ child, output, ended }: ReturnType<typeof startProgram>): Promise<string> {
  const failed = ended.then(() => Promise.reject(new Error(output.err)));
  while (!output.out.includes('Listening')) await Promise.race([once(child.stdout, 'data'), failed]);
  failed.catch(() => {});
  return /http:\S+/.exec(output.out)?.[0] ?? '';
}

/** Ends all programs that a test has started and that still run. */
export function killPrograms(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}
