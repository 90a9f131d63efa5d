import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

const started = new Set<ChildProcess>();

/** Returns the file of one of our programs, as built for this test run. */
export function programFile(name: string): string {
  return join(inject('programs'), `${name}.js`);
}

/** Starts one of our programs. Returns the process, its output so far, and its exit code or the signal that ended it. */
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

/** Waits until a started service listens and returns its address. Fails with the service's output if it ends first. */
export async function addressOf({ child, output, ended }: ReturnType<typeof startProgram>): Promise<string> {
  const failed = ended.then(() => Promise.reject(new Error(output.err)));
  while (!output.out.includes('Listening')) await Promise.race([once(child.stdout, 'data'), failed]);
  failed.catch(() => {});
  return /http:\S+/.exec(output.out)?.[0] ?? '';
}

/** Kills all running programs that a test has started. */
export function killPrograms(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}
