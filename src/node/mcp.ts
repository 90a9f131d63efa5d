import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Json } from '../engine/model/json.ts';
import { newId, systemEnvironment } from '../service/environment.ts';
import { createMcpServer } from '../service/mcp/server.ts';

/** Where messages come from and go to, and where trouble is told. */
interface Streams {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

/**
 * Serves one assistant over standard input and output, a message a line, until the input ends (chapter 09 §8). With a
 * private key there is a tool that signs. All regimes and addons must be loaded.
 */
export async function serveMcp({ stdin, stdout, stderr }: Streams, key: Json | undefined): Promise<void> {
  const complain = (text: string) => stderr.write(`billwright: ${text}\n`);
  const server = createMcpServer({
    environment: systemEnvironment(),
    key,
    defect(error) {
      const id = newId();
      complain(`internal error (${id}): ${error instanceof Error ? error.stack : error}`);
      return `internal error (${id})`;
    },
  });
  server.onerror = (error) => complain(troubleOf(error));
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve;
    stdin.once('end', resolve);
  });
  // The SDK listens once for each answer that waits for room.
  stdout.setMaxListeners(0);
  await server.connect(new StdioServerTransport(stdin, stdout));
  await ended;
}

/** What the SDK could not work with, without the text that it quotes: that may be of a document. */
function troubleOf(error: Error): string {
  if (error instanceof SyntaxError) return 'a line that is not JSON was passed over';
  if (error.name === 'ZodError') return 'a line that is no message of JSON-RPC was passed over';
  return error.message;
}
