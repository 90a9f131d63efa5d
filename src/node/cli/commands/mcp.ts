import { isKeyProblem, readKey } from '../../../engine/dsig/key.ts';
import { load } from '../../../engine/index.ts';
import type { Json } from '../../../engine/model/json.ts';
import { command, type MakeCommand } from '../command.ts';
import { usageError } from '../exit.ts';
import { atHome, readKeyFile } from '../keys.ts';

/** `billwright mcp`: the tools and resources for an assistant, over standard input and output (chapter 09 §8). */
export const mcpCommand: MakeCommand = (session) =>
  command('mcp', 'serve an assistant by the Model Context Protocol, over standard input and output')
    .option('-k, --key <file>', 'private key; with it there is a tool that signs')
    .action(async ({ key }: { key?: string }) => {
      const privatekey = key === undefined ? undefined : signingKey(atHome(key, session.io));
      const { serveMcp } = await import('../../mcp.ts');
      await load('all');
      await serveMcp(session.io, privatekey);
    });

/** The key in a file. One that cannot sign is refused at once, before an assistant relies on it. */
function signingKey(file: string): Json {
  const json = readKeyFile(file);
  const key = readKey(json);
  if (isKeyProblem(key)) throw usageError(`${file} holds no key: ${key.problem}`);
  if (key.isPrivate && key.material && key.kid) return json;
  throw usageError(`${file} holds no key to sign with: that is a private one on P-256, with a kid`);
}
