import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { programFile } from './program.ts';

/** The service in a separate process, for tests of the process itself: its robustness and its memory. */
export interface ServiceProcess {
  base: string;
  /** Returns the bytes in use after garbage collection. */
  heap(): Promise<number>;
  /** Returns whether the process runs. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

const program = () => `
  process.on('message', () => {
    for (let i = 0; i < 4; i++) gc();
    process.send({ heap: process.memoryUsage().heapUsed });
  });
  process.argv.push('--port', '0', '--no-workbench', '--workers', '0');
  import(${JSON.stringify(pathToFileURL(programFile('serve')).href)});
`;

export async function startService(): Promise<ServiceProcess> {
  const args = ['--expose-gc', '--eval', program()];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  return {
    base: await addressIn(child),
    async heap() {
      child.send('heap');
      const [{ heap }] = await once(child, 'message');
      return heap;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

async function addressIn({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of stdout ?? []) {
    output += chunk;
    const address = /Listening on (\S+)/.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`the service did not start: ${output}`);
}
