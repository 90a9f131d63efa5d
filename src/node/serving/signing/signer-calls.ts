import { spawn } from 'node:child_process';
import { readTextFile } from '../../files/input.ts';
import { atHome } from '../../files/keys.ts';

/** Calls a signer: a command or an address. */

/** Maximum size of an answer, in bytes: signatures in any form are far shorter. */
const LONGEST = 4096;

/** Maximum length of a command's output to log, in characters. */
const LONGEST_SAID = 500;

/**
 * Returns a function that runs a command for each text. The command reads the text from standard input and writes the signature to standard
 * output; the variable `BILLWRIGHT_KID` names the key. No shell is involved, and no argument comes from a request.
 */
export function askCommand([program = '', ...args]: readonly string[]) {
  return (text: string, kid: string, signal: AbortSignal): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      // In its own process group, so that its children end with it.
      const isGroup = process.platform !== 'win32';
      const env = { ...process.env, BILLWRIGHT_KID: kid };
      const child = spawn(program, args, { stdio: 'pipe', env, detached: isGroup, windowsHide: true });
      const parts: Buffer[] = [];
      let size = 0;
      let output = '';
      const end = (why: string) => {
        try {
          if (isGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
          else child.kill('SIGKILL');
        } catch {
          // The process group has already ended.
        }
        reject(new Error(why));
      };
      const giveUp = () => end(`${program} took too long`);
      signal.addEventListener('abort', giveUp, { once: true });
      child.on('error', (error) => reject(new Error(`${program} cannot be run: ${error.message}`)));
      child.stdout.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size > LONGEST) end(`${program} wrote more than ${LONGEST} bytes`);
      });
      child.stderr.setEncoding('utf8').on('data', (part: string) => {
        output = (output + part).slice(0, LONGEST_SAID);
      });
      child.on('close', (code, killedBy) => {
        signal.removeEventListener('abort', giveUp);
        if (code === 0) resolve(Buffer.concat(parts));
        else reject(new Error(`${program} exited with ${code ?? killedBy}: ${output.trim().replaceAll(/\s+/g, ' ')}`));
      });
      // A command that does not read its input reports that by its exit code.
      child.stdin.on('error', () => undefined);
      child.stdin.end(text);
    });
}

/**
 * Returns a function that posts each text to an address, as `application/octet-stream` with the key identifier in `Key-Id`. The body of the
 * answer is the signature.
 * @param tokenFile a file with a bearer token, read each time, because mounted files change
 */
export function askAddress(url: string, tokenFile?: string) {
  return async (text: string, kid: string, signal: AbortSignal): Promise<Uint8Array> => {
    const headers: Record<string, string> = { 'Content-Type': 'application/octet-stream', 'Key-Id': kid };
    if (tokenFile !== undefined)
      headers.Authorization = `Bearer ${readTextFile(atHome(tokenFile, process)).text.trim()}`;
    const init = { method: 'POST', headers, body: text, signal, redirect: 'manual' } as const;
    const response = await fetch(url, init).catch((error: Error) => {
      const { cause } = error;
      throw new Error(`${url} cannot be reached: ${cause instanceof Error ? cause.message : error.message}`);
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`${url} answered ${response.status}`);
    }
    return bytesIn(response, url);
  };
}

async function bytesIn(response: Response, url: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > LONGEST) throw new Error(`${url} answered more than ${LONGEST} bytes`);
  }
  return Buffer.concat(parts);
}
