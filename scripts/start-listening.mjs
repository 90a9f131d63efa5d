import { spawn } from 'node:child_process';

/**
 * Starts a program in Node that says `Listening on http://…` when it does, as the service, and gives its address. Rejects
 * when it ends before.
 *
 * @param {string[]} args The program's file, what stands before it for Node, and its own arguments.
 * @param {Record<string, string>} [env] Beside this process's own.
 * @returns {Promise<{ origin: string, process: import('node:child_process').ChildProcess }>}
 */
export function startListening(args, env = {}) {
  const started = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    started.on('error', reject);
    started.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}; was it built?`)));
    started.stdout.on('data', (text) => {
      said += text;
      const origin = /Listening on (http:\S+)/.exec(said)?.[1];
      if (origin) resolve({ origin, process: started });
    });
  });
}
