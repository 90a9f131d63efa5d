import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Session } from '../session.ts';
import { commands } from './index.ts';

/** The summary of each command in the help. It is kept in a file, so that the help loads no command. */
it('the documentation lists all commands', async () => {
  const session = new Session({ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: {} });
  const listed: Record<string, string> = {};
  for (const [name, load] of Object.entries(commands)) {
    const made = (await load())(session);
    listed[name] = made.description();
  }
  await expect(`${JSON.stringify(listed, undefined, 2)}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'listed.json'),
  );
});
