/**
 * The service as a web-standard handler, for engines that run such: Workers, Deno, Lambda behind an adapter, Bun … What an engine sees to
 * itself (listening, compression, processes, time-outs) is left to it; the rest is the same service.
 *
 *     export { default } from 'billwright/fetch';
 */
import { load } from '../engine/index.ts';
import { createApp } from './app.ts';
import { originOf } from './auth/origin.ts';
import { closedBy, readTokens, type Token } from './auth/tokens.ts';
import type { Site } from './http/not-found.ts';
import type { AppOptions } from './http/options.ts';
import type { Asset } from './http/route.ts';

/** What an engine may bind to the handler. */
export interface Bindings {
  /** Serves the files of the built workbench, and `scalar.js` for the documentation page, as Workers' static assets do. */
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Origins whose pages may read answers, separated by commas; all may without. */
  BILLWRIGHT_ORIGINS?: string;
  /** The tokens that callers have, as in the file of `billwright serve --token-file`: a line `name:sha256[:scopes]` each. */
  BILLWRIGHT_TOKENS?: string;
  /** What needs a token, as in `--require-token`: scopes with commas between, `all`, or `none`. */
  BILLWRIGHT_REQUIRE_TOKEN?: string;
  /** Names that requests may be sent to where that is looked at, separated by commas. */
  BILLWRIGHT_ALLOW_HOSTS?: string;
}

export interface FetchHandler {
  fetch(request: Request, bindings?: Bindings): Promise<Response>;
}

/** Returns a handler of its own; options are as for the application. It answers when all reference data are loaded. */
export function createHandler(options: AppOptions = {}): FetchHandler {
  let app: ReturnType<typeof createApp> | undefined;
  let loading: Promise<void> | undefined;

  // Both wait for the first request: engines forbid much outside one.
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
  if (typeof closed === 'string') throw new Error(`BILLWRIGHT_REQUIRE_TOKEN: ${closed}`);
  return {
    // What is no origin lets nobody in, and keeps the list from being empty, which would let all in.
    origins: listed(BILLWRIGHT_ORIGINS).map((origin) => originOf(origin) ?? origin),
    allowedHosts: listed(BILLWRIGHT_ALLOW_HOSTS),
    closed,
    ...(tokens && { tokens: () => tokens }),
    ...(ASSETS && { site: siteOf(ASSETS), docsScript: () => scriptOf(ASSETS) }),
  };
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Throws for a line that cannot be read: with tokens left out, their callers would be refused without a reason. */
function tokensIn(text: string): readonly Token[] {
  const { tokens, problems } = readTokens(text);
  const [first] = problems;
  if (first) throw new Error(`BILLWRIGHT_TOKENS:${first.line}: ${first.problem}`);
  return tokens;
}

type Assets = NonNullable<Bindings['ASSETS']>;

/** Returns the files of the platform as they are, with their types and tags. */
function siteOf(assets: Assets): Site {
  return async (request) => {
    // All requests of this handler are the web's.
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

async function scriptOf(assets: Assets): Promise<Asset | undefined> {
  const response = await assets.fetch(new Request('https://assets.local/scalar.js'));
  if (!response.ok) return undefined;
  const etag = response.headers.get('ETag');
  return { body: new Uint8Array(await response.arrayBuffer()), ...(etag !== null && { etag }) };
}

// biome-ignore lint/style/noDefaultExport: engines take the handler from there.
export default createHandler();
