import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type Advisory, audit, judge, readAudit, readSignatures } from './advisories.mjs';
import { isMet, licenceFaults } from './licences.mjs';
import { closure, type Installed, lockfileFaults, type Packages, scriptFaults } from './lockfile.mjs';
import { embedded, shippedNames } from './shipped.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;

/** A package as npm locks it. */
const locked = (version: string, more: Packages[string] = {}) => ({ version, integrity, license: 'MIT', ...more });

const manifest = { name: 'shop', dependencies: { till: '^1.0.0' }, devDependencies: { hammer: '^2.0.0' } };

/** A lockfile in order: what is shipped, a tool, a package inside another, one for a platform other than this. */
const sound: Packages = {
  '': manifest,
  'node_modules/till': locked('1.0.0', { dependencies: { coin: '^1.0.0' }, peerDependencies: { paper: '*' } }),
  'node_modules/till/node_modules/coin': locked('1.2.0', { dependencies: { paper: '*' } }),
  'node_modules/paper': locked('3.0.0'),
  'node_modules/coin': locked('9.0.0'),
  'node_modules/hammer': locked('2.0.0', { dependencies: { coin: '*' }, optionalDependencies: { 'hammer-moon': '*' } }),
  'node_modules/hammer-moon': { version: '2.0.0', license: 'MIT', optional: true, os: ['moon'] },
};
const withoutHash = { 'hammer-': 'nobody serves it here' };
const nothing = new Map<string, Installed>();

/** The sound lockfile, other at one path. */
const spoilt = (path: string, more: Packages[string]): Packages => ({ ...sound, [path]: { ...sound[path], ...more } });

describe('the lockfile', () => {
  it('is in order', () => {
    expect(lockfileFaults(sound, manifest, nothing, withoutHash)).toEqual([]);
  });

  const { 'node_modules/hammer-moon': _, ...oneSystem } = sound;
  it.each<[string, Packages, RegExp]>([
    [
      'names a registry',
      spoilt('node_modules/coin', { resolved: 'https://r.test/coin.tgz' }),
      /^coin@9\.0\.0 names an/,
    ],
    ['lacks a hash', spoilt('node_modules/coin', { integrity: undefined }), /^coin@9\.0\.0 has no SHA-512 hash/],
    ['has a weak hash', spoilt('node_modules/coin', { integrity: 'sha1-AAAA' }), /^coin@9\.0\.0 has no SHA-512 hash/],
    ["lacks another system's package", oneSystem, /^hammer@2\.0\.0 needs hammer-moon, which the lockfile lacks/],
    ['lacks a package', spoilt('node_modules/till', { dependencies: { purse: '*' } }), /^till@1\.0\.0 needs purse/],
    ['has another package.json in it', spoilt('', { devDependencies: {} } as object), /differ in "devDependencies"/],
  ])('is faulty when it %s', (_case, packages, fault) => {
    const faults = lockfileFaults(packages, manifest, nothing, withoutHash);
    expect(faults.filter((each) => fault.test(each))).toHaveLength(1);
  });

  it('of a folder of tools may leave to the project around it what that has', () => {
    const tools = { name: 'tools', dependencies: { saw: '^1.0.0' } };
    const packages: Packages = {
      '': tools,
      'node_modules/saw': locked('1.0.0', { peerDependencies: { hammer: '*' } }),
    };
    expect(lockfileFaults(packages, tools, nothing, {})).toEqual([
      'saw@1.0.0 needs hammer, which the lockfile lacks, perhaps for another platform',
    ]);
    expect(lockfileFaults(packages, tools, nothing, {}, sound)).toEqual([]);
  });

  it('may lack the hash of a package for another platform only, and while it does', () => {
    const here = new Map([['node_modules/hammer-moon', { version: '2.0.0' }]]);
    expect(lockfileFaults(sound, manifest, here, withoutHash)).toEqual([
      expect.stringMatching(/^hammer-moon@2\.0\.0 has no SHA-512 hash/),
      expect.stringMatching(/^the exception for hashes of hammer-… is needed no longer/),
    ]);
  });

  it('is told from what is installed', () => {
    const old = new Map([['node_modules/coin', { version: '8.0.0' }]]);
    expect(lockfileFaults(sound, manifest, old, withoutHash)).toEqual(['coin@9.0.0 is installed as 8.0.0: run npm ci']);
  });
});

describe('scripts at installing', () => {
  const packages = spoilt('node_modules/hammer', { hasInstallScript: true });

  it('are decided on, one by one', () => {
    const own = new Map([['node_modules/paper', { scripts: { postinstall: 'node mine-coins.js' } }]]);
    expect(scriptFaults(packages, { allowScripts: { hammer: false } }, own)).toEqual([
      expect.stringMatching(/^paper runs a script when installed/),
    ]);
    expect(scriptFaults(packages, { allowScripts: { hammer: false, paper: true } }, own)).toEqual([]);
  });

  it('are not decided on where there are none', () => {
    expect(scriptFaults(packages, { allowScripts: { hammer: false, coin: true } }, nothing)).toEqual([
      expect.stringMatching(/names coin, which has no script to run/),
    ]);
  });
});

describe('what is shipped', () => {
  it('is what the named packages need, found as Node finds it', () => {
    expect([...closure(sound, ['till'])].sort()).toEqual([
      'node_modules/paper',
      'node_modules/till',
      'node_modules/till/node_modules/coin',
    ]);
  });

  it('is found from the entries of the builds', () => {
    const folder = mkdtempSync(join(tmpdir(), 'billwright-shipped-'));
    const files = {
      'index.html': '<script type="module" src="/src/page.tsx"></script>',
      'vite.node.config.ts': `const input = 'src/serve.ts'; const script = require.resolve('docs-page/browser.js');`,
      'node_modules/docs-page/browser.js': '',
      'scripts/a-plugin.mjs': '',
      'src/page.tsx': `import './page.css'; import { a, type B } from 'drawn/part'; import type { C } from 'typed';
        import Thread from './thread.ts?worker'; export const Page = <p title={a}>{Thread}</p>;`,
      'src/page.css': `@import "@fonts/serif/book.css";`,
      'src/thread.ts': `export const lazy = () => import('@scope/lazy/deep');`,
      'src/serve.ts': `import 'node:http'; export * from 'served';`,
      'src/serve.test.ts': `import 'tested'; import './serve.ts';`,
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const names = shippedNames(folder, { dependencies: { along: '1' } });
    rmSync(folder, { recursive: true });
    expect([...names].sort()).toEqual(['@fonts/serif', '@scope/lazy', 'along', 'docs-page', 'drawn', 'served']);
  });

  it('has the parts of every build of this project, and none of its tests', () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8'));
    const names = shippedNames('.', own);
    for (const name of ['react', 'monaco-editor', '@fontsource-variable/inter', 'hono', 'commander', 'jose', 'zod'])
      expect(names).toContain(name);
    expect(names).toContain('@scalar/api-reference');
    for (const name of ['vitest', 'fast-check', '@playwright/test', 'tsx']) expect(names).not.toContain(name);
  });

  it("has what the documentation page's script has inside", () => {
    const modules = [
      '../../node_modules/.pnpm/zod@4.3.5/node_modules/zod/v4/core/core.js',
      '../../node_modules/.pnpm/zod@4.3.5/node_modules/zod/v4/core/util.js',
      '../../node_modules/.pnpm/@floating-ui+vue@1.1.9_vue@3.5.26_typescript@5.9.3_/node_modules/@floating-ui/vue/a.js',
      '../icons/dist/library/icons/mail.svg.js',
    ];
    expect(embedded({ modules: modules.map((name) => ({ name })) })).toEqual([
      { name: 'zod', version: '4.3.5' },
      { name: '@floating-ui/vue', version: '1.1.9' },
    ]);
  });
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR MIT)', true],
    ['ISC AND MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['(GPL-2.0-only OR LGPL-3.0-or-later) AND MIT', false],
    ['MIT WITH Classpath-exception-2.0', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['', false],
  ])('as %j are met with MIT and ISC: %j', (expression, expected) => {
    expect(isMet(expression, ['MIT', 'ISC'])).toBe(expected);
  });

  const shipped = closure(sound, ['till']);
  const policy = (exceptions: { names: string; licence: string; reason: string }[] = []) => ({
    shipped: { allowed: ['MIT'], exceptions: [] },
    tools: { allowed: ['MIT'], exceptions },
  });

  it('are allowed, of what is shipped and of tools', () => {
    expect(licenceFaults(sound, shipped, policy(), nothing)).toEqual([]);
    const [path] = shipped;
    expect(licenceFaults(spoilt(String(path), { license: 'AGPL-3.0-only' }), shipped, policy(), nothing)).toEqual([
      expect.stringMatching(/which is shipped, has the licence AGPL-3\.0-only, which is not allowed/),
    ]);
    expect(licenceFaults(spoilt('node_modules/paper', { license: undefined }), shipped, policy(), nothing)).toEqual([
      expect.stringMatching(/^paper@3\.0\.0, which is shipped, has the licence none/),
    ]);
  });

  it('of a tool may be excepted, of what is shipped not by the same exception', () => {
    const excepted = policy([{ names: 'hammer*', licence: 'LGPL-3.0-only', reason: 'only hits' }]);
    const packages = spoilt('node_modules/hammer', { license: 'LGPL-3.0-only' });
    expect(licenceFaults(packages, shipped, excepted, nothing)).toEqual([]);
    expect(licenceFaults(packages, closure(sound, ['till', 'hammer']), excepted, nothing)).toHaveLength(2);
  });

  it('have no exception that nothing needs', () => {
    const excepted = policy([{ names: 'hammer*', licence: 'LGPL-3.0-only', reason: 'only hits' }]);
    expect(licenceFaults(sound, shipped, excepted, nothing)).toEqual([
      'the exception for hammer* (LGPL-3.0-only) is needed no longer: remove it',
    ]);
  });

  it('are those that the package itself states', () => {
    const own = new Map([['node_modules/coin', { license: 'GPL-3.0-only' }]]);
    expect(licenceFaults(sound, shipped, policy(), own)).toEqual([
      'coin@9.0.0 is under GPL-3.0-only, the lockfile says MIT: run npm install',
    ]);
  });
});

describe('advisories', () => {
  const advisory = (more: Partial<Advisory>): Advisory => ({
    ...{ id: 'GHSA-aaaa-bbbb-cccc', name: 'coin', title: 'Forged', url: 'https://advisories.test/1', severity: 'low' },
    ...{ range: '<2', paths: ['node_modules/till/node_modules/coin'] },
    ...more,
  });
  const about = { shipped: closure(sound, ['till']), exceptions: [], today: '2026-06-15' };
  const exception = (until: string) => [{ id: 'GHSA-aaaa-bbbb-cccc', until, reason: 'not reached' }];

  it('on what is shipped fail, however slight', () => {
    expect(judge([advisory({})], about).failures).toEqual([
      'coin <2, shipped: low, Forged (https://advisories.test/1)',
    ]);
    const inside = advisory({ paths: ['node_modules/@billwright/embedded-3/node_modules/coin'] });
    expect(judge([inside], about).failures).toHaveLength(1);
  });

  it('on tools fail when grave, and are noted otherwise', () => {
    const [low, high] = ['moderate', 'high'].map((severity) => advisory({ severity, paths: ['node_modules/coin'] }));
    expect(
      judge(
        [low, high].filter((each) => each !== undefined),
        about,
      ),
    ).toEqual({
      failures: ['coin <2, a tool: high, Forged (https://advisories.test/1)'],
      notes: ['coin <2, a tool: moderate, Forged (https://advisories.test/1)'],
    });
  });

  it('may be excepted up to a day, and while they are there', () => {
    expect(judge([advisory({})], { ...about, exceptions: exception('2026-06-15') })).toEqual({
      failures: [],
      notes: [expect.stringMatching(/let through until 2026-06-15: not reached$/)],
    });
    expect(judge([advisory({})], { ...about, exceptions: exception('2026-06-14') }).failures).toHaveLength(1);
    expect(judge([], { ...about, exceptions: exception('2026-06-15') }).failures).toEqual([
      'the exception for GHSA-aaaa-bbbb-cccc is needed no longer: remove it',
    ]);
  });

  it('are not known from an answer that is none', () => {
    expect(readAudit('')).toMatchObject({ isAnswered: false });
    expect(readAudit('{"message":"405 Method Not Allowed"}')).toEqual({
      isAnswered: false,
      why: '405 Method Not Allowed',
    });
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}')).toMatchObject({
      isAnswered: false,
      why: expect.stringMatching(/has no advisory on minimist/),
    });
  });
});

describe('a registry', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function registry(answer: RequestListener): Promise<string[]> {
    server = createServer(answer);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return [`--registry=http://127.0.0.1:${(server.address() as AddressInfo).port}/`];
  }

  const project = { name: 'shop', version: '1.0.0', dependencies: { till: '^1.0.0' } };
  const lockfile = {
    ...{ name: 'shop', version: '1.0.0', lockfileVersion: 3, requires: true },
    packages: {
      '': project,
      'node_modules/till': locked('1.0.0', { dependencies: { coin: '^1.0.0' } }),
      'node_modules/coin': locked('1.2.0'),
    },
  };
  const question = { manifest: project, lockfile, embedded: [{ name: 'stamp', version: '0.3.0' }] };

  const known = (name: string) => ({
    ...{ id: 1, url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc', title: `Bad ${name}`, severity: 'high' },
    ...{ vulnerable_versions: '<5.0.0', cwe: [], cvss: { score: 0, vectorString: null } },
  });

  it('is asked about every package, those inside others too', async () => {
    let body: unknown;
    const options = await registry((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        response.setHeader('Content-Type', 'application/json');
        if (request.method !== 'POST') return response.writeHead(404).end('{}');
        body = JSON.parse(gunzipSync(Buffer.concat(chunks)).toString());
        return response.end(JSON.stringify({ minimist: [known('minimist')], stamp: [known('stamp')] }));
      });
    });
    const answer = await audit(question, options);
    expect(body).toMatchObject({ till: ['1.0.0'], coin: ['1.2.0'], stamp: ['0.3.0'], minimist: ['0.0.8'] });
    expect(answer).toEqual({
      isAnswered: true,
      advisories: [
        expect.objectContaining({
          ...{ id: 'GHSA-aaaa-bbbb-cccc', name: 'stamp', severity: 'high' },
          paths: ['node_modules/@billwright/embedded-0/node_modules/stamp'],
        }),
      ],
    });
  });

  it.each<[string, RequestListener]>([
    ['refuses audits', (_, response) => response.writeHead(405).end()],
    ['fails', (_, response) => response.writeHead(500).end('{}')],
    ['has no advisories at all', (_, response) => response.setHeader('Content-Type', 'application/json').end('{}')],
    ['answers with a page', (_, response) => response.setHeader('Content-Type', 'text/html').end('<p>Sign in</p>')],
    ['hangs up', (request) => request.socket.destroy()],
  ])('that %s has not answered', async (_case, listener) => {
    expect(await audit(question, await registry(listener))).toMatchObject({ isAnswered: false });
  });

  it('that npm is kept from has not answered', async () => {
    expect(await audit(question, ['--offline'])).toMatchObject({ isAnswered: false });
  });

  it('is asked for signatures', () => {
    expect(readSignatures('{"invalid":[{"name":"coin","version":"1.0.0"}],"missing":[]}')).toEqual({
      isAnswered: true,
      failures: ['coin@1.0.0 is not what the registry signed'],
    });
    expect(readSignatures('{"error":{"summary":"no keys"}}')).toEqual({ isAnswered: false, why: 'no keys' });
    expect(readSignatures('')).toMatchObject({ isAnswered: false });
  });
});
