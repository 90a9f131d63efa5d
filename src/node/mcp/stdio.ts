import type { Readable, Writable } from 'node:stream';
import type { Json } from '../../engine/model/json.ts';
import type { HouseEnvironment } from '../../house-rules/environment.ts';
import type { HouseRules } from '../../house-rules/house-rules.ts';
import { newId, systemEnvironment } from '../../operations/environment.ts';
import { type KeptResult, KeptResults } from '../../service/http/kept-results.ts';
import { DEFAULT_LIMITS } from '../../service/limits/limits.ts';
import type { Files } from '../../service/mcp/files.ts';
import { keeping } from '../../service/mcp/long-results.ts';
import type { Roots } from '../../service/mcp/roots.ts';
import { createMcpServer } from '../../service/mcp/server.ts';
import type { Tool } from '../../service/mcp/tool.ts';
import { LineTransport } from './line-transport.ts';

/** The streams for messages and errors. */
interface Streams {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

interface McpOptions {
  key?: Json | undefined;
  /** Further tools. */
  tools?: readonly Tool[];
  /** The files that tools may use. */
  files?: ((roots: Roots) => Files) | undefined;
  rules?: HouseRules | undefined;
}

/**
 * Serves one assistant over standard input and output, one message per line, until the input ends and every request is
 * answered (chapter 09 §8). With a private key it offers a tool that signs. All regimes and addons must be loaded.
 */
export async function serveMcp(
  { stdin, stdout, stderr }: Streams,
  { key, tools, files, rules }: McpOptions,
): Promise<void> {
  const complain = (text: string) => stderr.write(`billwright: ${text}\n`);
  const environment: HouseEnvironment = { ...systemEnvironment(), house: { rules } };
  const results = new KeptResults();
  const keep = (result: KeptResult) => results.put(result, undefined);
  const defect = (error: unknown, id: string) =>
    complain(`internal error (${id}): ${error instanceof Error ? error.stack : error}`);
  const server = createMcpServer({
    environment,
    key,
    tools,
    files,
    defect(error) {
      const id = newId();
      defect(error, id);
      return `internal error (${id})`;
    },
    results: { keep: keeping(environment, keep), find: (uri) => results.find(uri, undefined) },
    progress: (notification) => void server.notification(notification),
  });
  server.onerror = (error) => complain(error.message);
  // Keeps serving the assistant when nobody reads the errors.
  stderr.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(new LineTransport(stdin, stdout, DEFAULT_LIMITS.maxBody, { keep, defect }));
  await ended;
}
