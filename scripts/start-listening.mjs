import { spawn } from 'node:child_process';

/**
 * Starts a Node program that prints `Listening on http://…`, such as the service, and returns its address. Rejects if it ends first. Own
 * code, because wait-on and start-server-and-test need a port that is known before.
 *
 * @param {string[]} args The program's file, preceded by Node's arguments and followed by its own.
 * @param {Record<string, string>} [env] In addition to this process's own.
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
