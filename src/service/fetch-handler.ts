/**
 * The service as a web-standard handler, for Workers, Deno, Bun, Lambda behind an adapter and others. The platform handles listening,
 * compression, processes and time-outs; the rest is the same service.
 *
 *     export { default } from 'billwright/fetch';
 */

import { load } from '../engine/loading.ts';
import { words } from '../engine/text/message.ts';
import { createApp } from './app.ts';
import { originOf } from './auth/origin.ts';
import { closedBy, isMessage, readTokens, type Token } from './auth/tokens.ts';
import type { Site } from './http/not-found.ts';
import type { AppOptions } from './http/options.ts';

/** Bindings of a platform. */
export interface Bindings {
  /** Serves the files of the built workbench, as Workers' static assets do. */
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Origins whose pages may read answers, separated by commas. Default: all. */
  BILLWRIGHT_ORIGINS?: string;
  /** The tokens of callers, as in the file of `billwright serve --token-file`: one `name:sha256[:scopes]` per line. */
  BILLWRIGHT_TOKENS?: string;
  /** Functions that need a token, as in `--require-token`: scopes separated by commas, `all`, or `none`. */
  BILLWRIGHT_REQUIRE_TOKEN?: string;
  /** Accepted host names of requests, if they are checked, separated by commas. */
  BILLWRIGHT_ALLOW_HOSTS?: string;
}

export interface FetchHandler {
  fetch(request: Request, bindings?: Bindings): Promise<Response>;
}

/** Returns a handler, with the options of an application. It answers once all reference data are loaded. */
export function createHandler(options: AppOptions = {}): FetchHandler {
  let app: ReturnType<typeof createApp> | undefined;
  let loading: Promise<void> | undefined;

  // Both wait for the first request: many platforms restrict work outside one.
  return {
    async fetch(request, bindings = {}) {
      loading ??= load('all');
      await loading;
      app ??= createApp({ defect: reportDefect, ...bound(bindings), ...options });
      return await app.fetch(request);
    },
  };
}

function reportDefect(error: unknown, requestId: string): void {
  console.error(requestId, error);
}

function bound(bindings: Bindings): AppOptions {
  const { ASSETS, BILLWRIGHT_ORIGINS, BILLWRIGHT_TOKENS, BILLWRIGHT_REQUIRE_TOKEN, BILLWRIGHT_ALLOW_HOSTS } = bindings;
  const tokens = BILLWRIGHT_TOKENS === undefined ? undefined : tokensIn(BILLWRIGHT_TOKENS);
  const closed = closedBy(BILLWRIGHT_REQUIRE_TOKEN ?? 'none');
  if (isMessage(closed)) throw new Error(`BILLWRIGHT_REQUIRE_TOKEN: ${words(closed)}`);
  return {
    // An invalid origin matches nobody, and keeps the list from being empty, which would admit all.
    origins: listed(BILLWRIGHT_ORIGINS).map((origin) => originOf(origin) ?? origin),
    allowedHosts: listed(BILLWRIGHT_ALLOW_HOSTS),
    closed,
    ...(tokens && { tokens: () => tokens }),
    ...(ASSETS && { site: siteOf(ASSETS) }),
  };
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Throws for an invalid line: without its token, a caller would be refused without a reason. */
function tokensIn(text: string): readonly Token[] {
  const { tokens, problems } = readTokens(text);
  const [first] = problems;
  if (first) throw new Error(`BILLWRIGHT_TOKENS:${first.line}: ${words(first.problem)}`);
  return tokens;
}

type Assets = NonNullable<Bindings['ASSETS']>;

/** Serves the platform's files unchanged, with their types and tags. */
function siteOf(assets: Assets): Site {
  return async (request) => {
    // This handler receives only web requests.
    const { url, headers } = request as Request;
    const response = await assets.fetch(new Request(url, { headers }));
    if (response.status === 404) return undefined;
    const etag = response.headers.get('ETag');
    const hasBody = response.status === 200;
    return {
      status: response.status,
      body: hasBody ? new Uint8Array(await response.arrayBuffer()) : null,
      type: response.headers.get('Content-Type') ?? 'application/octet-stream',
      cache: response.headers.get('Cache-Control') ?? 'no-cache',
      policy: response.headers.get('Content-Security-Policy') ?? "default-src 'self'; style-src 'self' 'unsafe-inline'",
      ...(etag !== null && { etag }),
    };
  };
}

// biome-ignore lint/style/noDefaultExport: runtimes expect the handler as the default export.
export default createHandler();
