import { parseArgs } from 'node:util';
import { originOf } from '../service/origin.ts';

/** How the service is started (chapter 09 §9.5). */
export interface Settings {
  port: number;
  host: string;
  origins: string[];
  /** Serve the workbench's pages beside the service. */
  workbench: boolean;
  /** The address of the service that the workbench asks, where it is not this one. */
  api: string | undefined;
  /** The origins of pages that may show the workbench in a frame. */
  hosts: string[];
  /** Serve assistants, at `/v0/mcp`. */
  mcp: boolean;
  /** Bytes of a body. */
  maxBody: number;
  log: 'text' | 'json';
  /** Processes that serve; with one, it is this one. */
  workers: number;
  /** Believe what a proxy says of the client, for the log. */
  trustProxy: boolean;
  /** The file of the key that `sign` uses for requests without one. */
  keyFile: string | undefined;
}

/** Arguments that cannot be understood; the message says which and why. */
export class UsageError extends Error {}

export const USAGE = `Usage: billwright serve [options]

  -p, --port PORT      port to listen on; 0 takes a free one (default: PORT from the environment, else 8080)
      --host HOST      address to listen on (default: 127.0.0.1)
      --origin URL     a page's origin that may read answers; may be repeated (default: any)
      --max-body SIZE  largest body, such as 512KiB or 10MiB (default: BILLWRIGHT_MAX_BODY, else 10MiB)
      --key FILE       private JSON Web Key to sign with where a request has none
      --workers N      processes that serve, each with threads for large documents (default: 1)
      --trust-proxy    log the client that X-Forwarded-For names
      --log FORMAT     log lines as text or json (default: text)
      --no-mcp         serve no assistants, so that there is no /v0/mcp
      --no-workbench   serve only what stands under /v0
  -h, --help           show this

In the environment, BILLWRIGHT_API names another service for the workbench to ask, such as https://example.com/v0,
and BILLWRIGHT_HOSTS the origins of pages that may show the workbench in a frame, with spaces between.
`;

/** Reads the command line and the environment; `help` when that was asked for. Throws `UsageError`. */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): Settings | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  return {
    port: portOf(values.port ?? (environment.PORT || '8080')),
    host: values.host ?? '127.0.0.1',
    origins: (values.origin ?? []).map(originIn),
    workbench: values['no-workbench'] !== true,
    api: environment.BILLWRIGHT_API ? apiOf(environment.BILLWRIGHT_API) : undefined,
    hosts: (environment.BILLWRIGHT_HOSTS ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(originIn),
    mcp: values['no-mcp'] !== true,
    maxBody: sizeOf(values['max-body'] ?? (environment.BILLWRIGHT_MAX_BODY || '10MiB')),
    log: formatOf(values.log ?? 'text'),
    workers: workersOf(values.workers ?? '1'),
    trustProxy: values['trust-proxy'] === true,
    keyFile: values.key,
  };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string' },
        origin: { type: 'string', multiple: true },
        'max-body': { type: 'string' },
        log: { type: 'string' },
        key: { type: 'string' },
        workers: { type: 'string' },
        'trust-proxy': { type: 'boolean' },
        'no-workbench': { type: 'boolean' },
        'no-mcp': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`"${text}" is not a port; give a number from 0 to 65535`);
}

function workersOf(text: string): number {
  const workers = Number(text);
  if (/^\d+$/.test(text) && workers >= 1 && workers <= 1024) return workers;
  throw new UsageError(`"${text}" is not a number of workers; give one from 1, such as the number of processors`);
}

function originIn(text: string): string {
  const origin = originOf(text);
  if (origin !== undefined) return origin;
  throw new UsageError(`"${text}" is not an origin; give one like https://example.com`);
}

/** An address without a path is that of a whole service, which stands under `/v0`. */
function apiOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new UsageError(`BILLWRIGHT_API is "${text}"; give the address of a service, like https://example.com/v0`);
  }
  return url.pathname === '/' ? `${url.origin}/v0` : url.href.replace(/\/+$/, '');
}

const UNITS: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

function sizeOf(text: string): number {
  const [, digits, unit = ''] = /^(\d+)\s*(?:([kmg])i?b?|b)?$/i.exec(text.trim()) ?? [];
  const size = Number(digits) * (UNITS[unit.toLowerCase()] ?? 1);
  if (digits !== undefined && size > 0 && Number.isSafeInteger(size)) return size;
  throw new UsageError(`"${text}" is not a size; give one like 512KiB or 10MiB`);
}

function formatOf(text: string): Settings['log'] {
  if (text === 'text' || text === 'json') return text;
  throw new UsageError(`"${text}" is not a log format; give text or json`);
}
