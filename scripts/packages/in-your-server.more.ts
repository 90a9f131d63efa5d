/**
 * The code of docs/guides/in-your-server.md, compiled and run with the installed package: in Node with Express and Hono, in workerd, Bun and
 * Deno, and called as Next.js and AWS Lambda call it, whose servers are not on npm or too large to fetch.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { Miniflare } from 'miniflare';
import { describe, expect, it } from 'vitest';
import { end, freePort, npmPackages, start, untilReady } from '../engines/processes.ts';
import { installPackages, link, run } from '../install-packages.mjs';
import { bundledForWorkerd, programOf } from './platforms.ts';

const { folder } = installPackages(['billwright']);
for (const name of ['express', 'hono', '@types/node', 'undici-types']) link(name, join(folder, 'node_modules'));
const typesOfOthers = npmPackages({ '@types/express': '5.0.6', '@types/bun': '1.3.5' });

/** The code blocks of the guide: the heading or tab above them, their language and their text. */
const blocks = (() => {
  const guide = readFileSync('docs/guides/in-your-server.md', 'utf8');
  const [routes = '', library = ''] = guide.split('## Only the library');
  const shown = routes.split(/^## /m).flatMap((section) => {
    const [name = ''] = section.split('\n');
    return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code = '']) => ({
      name,
      language,
      code,
    }));
  });
  const tabs = [...library.matchAll(/^```(\w+) \[([^\]]+)\]\n([\s\S]*?)^```$/gm)].map(
    ([, language, name = '', code = '']) => ({ name: `${name}, only the library`, language, code }),
  );
  return [...shown, ...tabs];
})();

/** Returns the only block below a heading that has this text. */
function shown(name: string, containing = ''): string {
  const found = blocks.filter((each) => each.name === name && each.code.includes(containing));
  expect(found, `${name} ${containing}`).toHaveLength(1);
  return found[0]?.code ?? '';
}

const both = (name: string) => `${shown(name)}\n${shown(`${name}, only the library`)}`;

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '0012',
  issue_date: '2026-02-03',
  supplier: { name: 'Encuadernaciones Sol', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Municipal' },
  lines: [{ quantity: '20', item: { name: 'Atlas', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
};
const payable = expect.objectContaining({ totals: expect.objectContaining({ payable: '2178.00' }) });
const refusal = expect.arrayContaining([expect.objectContaining({ properties: ['$.supplier'] })]);

/** Answers a request to `http://service.test`, or to a server there. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;
const json = (data: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(data),
});

/** The service answers, with and without a body and a query. */
async function expectService(ask: Ask): Promise<void> {
  const regimes = await ask('/v0/regimes?limit=1');
  expect(regimes.status).toBe(200);
  expect(await regimes.json()).toMatchObject({ regimes: [expect.anything()] });
  const built = await ask('/v0/build', json({ data: invoice }));
  expect(built.status).toBe(200);
  expect(await built.json()).toEqual(payable);
  expect((await ask('/v0/build', json({ data: {} }))).status).toBe(422);
}

/** A route of the library answers with an invoice, and with faults. */
async function expectInvoices(ask: Ask, path: string): Promise<void> {
  const built = await ask(path, json(invoice));
  expect(built.status).toBe(200);
  expect(await built.json()).toEqual(payable);
  const refused = await ask(path, json({ code: '1' }));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual(refusal);
}

let count = 0;
/** Writes a block as a module that Node 20 reads, and returns its path. */
async function written(code: string): Promise<string> {
  const path = join(folder, `block-${count++}.mjs`);
  writeFileSync(path, (await transform(code, { loader: 'ts', format: 'esm', target: 'es2022' })).code);
  return path;
}
const imported = async (code: string) => import(/* @vite-ignore */ pathToFileURL(await written(code)).href);

/** Runs a program that listens on port 8080, on another port. */
async function serving(code: string, command: (file: string) => string[], check: (ask: Ask) => Promise<void>) {
  expect(code).toContain('8080');
  const port = await freePort();
  const [program = '', ...args] = command(await written(code.replace('8080', String(port))));
  const child = start(program, args, { cwd: folder });
  const ask: Ask = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
  try {
    await untilReady(program, () => {
      if (child.exitCode !== null) throw new Error(`${program} has ended`);
      return ask('/');
    });
    await check(ask);
  } finally {
    await end(child);
  }
}

it('the guide has no other code', () => {
  const names = ['Express', 'Hono', 'Next.js', 'Cloudflare Workers', 'Bun', 'Deno', 'AWS Lambda'];
  const all = names.flatMap((name) => [name, `${name}, only the library`]);
  expect([...new Set(blocks.map(({ name }) => name))].sort()).toEqual(all.sort());
});

describe('Express', () => {
  it('serves the service and a route with the library', () =>
    serving(
      both('Express'),
      (file) => [process.execPath, file],
      async (ask) => {
        await expectService(ask);
        await expectInvoices(ask, '/invoices');
        // Without a body, Express gives no document.
        expect((await ask('/invoices', { method: 'POST' })).status).toBe(422);
      },
    ));
});

describe('Hono', () => {
  it('serves the service and a route with the library', async () => {
    const { default: app } = await imported(both('Hono'));
    await expectService((path, init) => app.request(path, init));
    await expectInvoices((path, init) => app.request(path, init), '/invoices');
  });
});

describe('Next.js', () => {
  it('gets a handler of every method that the service has', async () => {
    const handlers = await imported(shown('Next.js', 'handle'));
    expect(Object.keys(handlers).sort()).toEqual(['DELETE', 'GET', 'OPTIONS', 'POST']);
    await expectService((path, init) =>
      handlers[init?.method ?? 'GET'](new Request(new URL(path, 'http://service.test'), init)),
    );
  });

  it('gets an action that makes invoices', async () => {
    const { makeInvoice } = await imported(shown('Next.js, only the library'));
    expect(await makeInvoice(invoice)).toEqual(payable);
    expect(await makeInvoice({ code: '1' })).toEqual({ faults: refusal });
  });
});

describe('Cloudflare Workers', () => {
  const settings = shown('Cloudflare Workers', 'compatibility_date');
  const compatibilityDate = /compatibility_date = "(.*)"/.exec(settings)?.[1] ?? '';
  const [, name = '', value = ''] = /\[vars\]\n(\w+) = "(.*)"/.exec(settings) ?? [];

  async function working(code: string, check: (ask: Ask) => Promise<void>): Promise<string> {
    const script = await bundledForWorkerd(code, folder);
    const worker = new Miniflare({ modules: true, script, compatibilityDate, bindings: { [name]: value } });
    try {
      await check(
        async (path, init) =>
          (await worker.dispatchFetch(`http://service.test${path}`, init as object)) as unknown as Response,
      );
    } finally {
      await worker.dispose();
    }
    return script;
  }

  it('serve the service with its settings, in a script of the size that the guide names', async () => {
    const script = await working(shown('Cloudflare Workers', 'export'), async (ask) => {
      await expectService(ask);
      const answer = await ask('/v0/version', { headers: { Origin: value } });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(value);
      const other = await ask('/v0/version', { headers: { Origin: 'https://other.example' } });
      expect(other.headers.get('Access-Control-Allow-Origin')).not.toBe('https://other.example');
    });
    const guide = readFileSync('docs/guides/in-your-server.md', 'utf8');
    const [, megabytes] = /The Worker is about (\d+) MB, compressed/.exec(guide) ?? [];
    expect(Math.round(gzipSync(script).length / 1e6)).toBe(Number(megabytes));
  });

  it('make invoices, in a script that fits the free plan', async () => {
    const script = await working(shown('Cloudflare Workers, only the library'), (ask) => expectInvoices(ask, '/'));
    expect(gzipSync(script).length).toBeLessThan(3e6);
  });
});

describe.each([
  { name: 'Bun', engine: 'bun', args: [] },
  // The permission that the guide names.
  { name: 'Deno', engine: 'deno', args: ['run', '--allow-net', '--no-prompt', '--quiet'] },
] as const)('$name', ({ name, engine, args }) => {
  const program = programOf(engine);
  if (!program) console.warn(`skipped: ${engine} is not installed and could not be fetched`);

  it.runIf(program)('serves the service', () =>
    serving(shown(name), (file) => [program ?? '', ...args, file], expectService),
  );

  it.runIf(program)('makes invoices', () =>
    serving(
      shown(`${name}, only the library`),
      (file) => [program ?? '', ...args, file],
      (ask) => expectInvoices(ask, '/'),
    ),
  );
});

describe('AWS Lambda', () => {
  /** Calls a handler as a function URL does, with text or Base64. */
  async function asking(code: string, isBase64Encoded: boolean): Promise<Ask> {
    const { handler } = await imported(code);
    return async (path, init = {}) => {
      const { pathname, search } = new URL(path, 'http://service.test');
      const headers = { host: 'service.test', ...(init.headers as Record<string, string>) };
      const text = init.body === undefined ? undefined : String(init.body);
      const result = await handler({
        rawPath: pathname,
        rawQueryString: search.slice(1),
        headers,
        body: isBase64Encoded && text !== undefined ? Buffer.from(text).toString('base64') : text,
        isBase64Encoded,
        requestContext: { http: { method: init.method ?? 'GET' } },
      });
      const body = Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8');
      return new Response(body, { status: result.statusCode, headers: result.headers });
    };
  }

  it.each([true, false])('serves the service, with bodies in Base64: %s', async (isBase64Encoded) => {
    await expectService(await asking(shown('AWS Lambda'), isBase64Encoded));
  });

  it('makes invoices', async () => {
    await expectInvoices(await asking(shown('AWS Lambda, only the library'), false), '/');
  });
});

describe('the code compiles as strict TypeScript', () => {
  const codes = [
    { name: 'Hono', code: both('Hono'), lib: ['dom', 'dom.iterable'] },
    { name: 'Next.js', code: shown('Next.js', 'handle'), lib: ['dom', 'dom.iterable'] },
    { name: 'Next.js, settings', code: shown('Next.js', 'serverExternalPackages'), lib: [] },
    { name: 'Next.js, only the library', code: shown('Next.js, only the library'), lib: ['dom'] },
    { name: 'Cloudflare Workers', code: shown('Cloudflare Workers', 'export'), lib: ['dom'] },
    { name: 'Cloudflare Workers, only the library', code: shown('Cloudflare Workers, only the library'), lib: ['dom'] },
  ];
  it.each(codes)('$name', ({ code, lib }) => compile(code, { lib: ['es2023', ...lib], types: [] }));

  if (!typesOfOthers) console.warn('skipped: the types of Express and Bun could not be fetched');
  const typeRoots = [join(typesOfOthers ?? '', '@types')];
  it.runIf(typesOfOthers)('Express', () => {
    const paths = { express: [join(typesOfOthers ?? '', '@types/express')] };
    compile(both('Express'), { lib: ['es2023', 'dom', 'dom.iterable'], typeRoots, types: ['node'], paths });
  });
  it.runIf(typesOfOthers).each(['Bun', 'Bun, only the library'])('%s', (name) => {
    compile(shown(name), { lib: ['es2023'], typeRoots, types: ['bun'] });
  });

  const deno = programOf('deno');
  it.runIf(deno).each(['Deno', 'Deno, only the library'])('%s', (name) => {
    // Deno would take the libraries from there.
    rmSync(join(folder, 'tsconfig.json'), { force: true });
    writeFileSync(join(folder, 'block.ts'), shown(name));
    run(deno ?? '', ['check', '--quiet', 'block.ts'], { cwd: folder });
  });
});

function compile(code: string, options: object): void {
  writeFileSync(join(folder, 'block.ts'), code);
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    ...options,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['block.ts'] }));
  const require = createRequire(import.meta.url);
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  run(process.execPath, [compiler], { cwd: folder });
}
