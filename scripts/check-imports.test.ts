import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { FILE_CYCLE, leaves, ROOM_CYCLE, ROOM_INDEX, rules } from './import-rules.mjs';
import { projectOf } from './testing.ts';

/** A valid project: every layer, a regime, two addons with a shared part, a worker. */
const sound = {
  'engine/num/amount.ts': `import { z } from 'zod'; export type Amount = z.infer<typeof z>; export const zero = 0;`,
  'engine/bill/lines.ts': `import { zero, type Amount } from '../num/amount.ts'; export const lines: Amount[] = [zero];`,
  'engine/bill/totals.ts': `import type { Lines } from './sums.ts'; export type Totals = Lines; export const totals = 1;`,
  'engine/bill/sums.ts': `import { totals } from './totals.ts'; export type Lines = typeof totals;`,
  'engine/regimes/es/identity.ts': `import { zero } from '../../num/amount.ts'; export const identity = zero;`,
  'engine/regimes/es/index.ts': `import { identity } from './identity.ts'; export const regime = identity;`,
  'engine/regimes/pt/index.ts': `export const regime = 1;`,
  'engine/addons/es/common.ts': `export const shared = 1;`,
  'engine/addons/es/facturae/index.ts': `import { shared } from '../common.ts'; export const addon = shared;`,
  'engine/addons/es/tbai/index.ts': `export const addon = 1;`,
  'engine/modules.ts': `export const regimes = [() => import('./regimes/es/index.ts')];`,
  'engine/index.ts': `export { regimes } from './modules.ts'; export type { Amount } from './num/amount.ts';`,
  'service/app.ts': `import { Hono } from 'hono'; import { build } from '../operations/build.ts'; export default [Hono, build];`,
  'operations/build.ts': `export { regimes as build } from '../engine/index.ts';`,
  'library/index.ts': `export { build } from '../operations/build.ts';`,
  'formats/en16931/romania/index.ts': `export const romania = 1;`,
  'node/serve.ts': `import 'node:http'; import app from '../service/app.ts'; export default app;`,
  'client/client.ts': `import type app from '../service/app.ts'; export type App = typeof app; export const client = 1;`,
  'workbench/engine/worker/engine.ts': `import { regimes } from '../../../engine/index.ts'; export default regimes;`,
  'workbench/engine/index.json': `{ "imports": [], "open": { "worker/": "the worker" } }`,
  'engine/model/path.ts': `import { isObject } from './json.ts'; import type { Amount } from '../num/amount.ts';
    export const path = (it: Amount) => isObject(it);`,
  'engine/model/json.ts': `export const isObject = (it: unknown) => typeof it === 'object';`,
  'workbench/locations.ts': `import { path } from '../engine/model/path.ts'; export const places = [path];`,
  'workbench/page.tsx': `import { client } from '../client/client.ts'; import type { Amount } from '../engine/index.ts';
    export const Page = <T extends Amount>(props: T) => <p title={String(client)}>{props}</p>;
    new Worker(new URL('./engine/worker/engine.ts', import.meta.url));`,
  'engine/bill/lines.test.ts': `import 'node:fs'; import '../regimes/es/index.ts'; import { expect } from 'vitest'; expect(1);`,
};

/** A fault for each rule: the file and its imports. */
const faults: [rule: string, file: string, imports: string][] = [
  ['engine-imports-engine', 'engine/bill/up.ts', `import type app from '../../service/app.ts'; export type App = app;`],
  ['formats-import-engine', 'formats/up.ts', `import type app from '../service/app.ts'; export type App = app;`],
  ['pdf-imports-leaves', 'pdf/up.ts', `import { regimes } from '../engine/index.ts'; regimes;`],
  ['pdf-packages', 'pdf/web.ts', `import { Hono } from 'hono'; new Hono();`],
  [
    'formats-list-names-owners',
    'formats/check/check.ts',
    `import { romania } from '../en16931/romania/index.ts'; romania;`,
  ],
  ['formats-packages', 'formats/web.ts', `import { Hono } from 'hono'; new Hono();`],
  ['paper-imports-engine', 'paper/up.ts', `import type app from '../service/app.ts'; export type App = app;`],
  ['countries-stand-alone', 'countries/up.ts', `import { regimes } from '../engine/index.ts'; regimes;`],
  ['paper-imports-leaves-of-engine', 'paper/heavy.ts', `import { regimes } from '../engine/index.ts'; regimes;`],
  ['paper-packages', 'paper/web.ts', `import { Hono } from 'hono'; new Hono();`],
  ['house-rules-import-engine', 'house-rules/up.ts', `import { build } from '../operations/build.ts'; build;`],
  ['house-rules-packages', 'house-rules/web.ts', `import { Hono } from 'hono'; new Hono();`],
  ['operations-import-engine', 'operations/up.ts', `import type app from '../service/app.ts'; export type App = app;`],
  ['operations-packages', 'operations/web.ts', `import { Hono } from 'hono'; new Hono();`],
  ['service-imports-operations', 'service/up.ts', `export * from '../client/client.ts';`],
  ['node-imports-service', 'node/up.ts', `import { client } from '../client/client.ts'; client;`],
  ['library-imports-operations', 'library/up.ts', `import app from '../service/app.ts'; app;`],
  ['component-imports-nothing', 'component/up.ts', `import { client } from '../client/client.ts'; client;`],
  ['intake-imports-engine', 'intake/up.ts', `import type app from '../service/app.ts'; export type App = app;`],
  ['inbox-imports-formats', 'inbox/up.ts', `import type app from '../service/app.ts'; export type App = app;`],
  ['inbox-packages', 'inbox/web.ts', `import { Hono } from 'hono'; new Hono();`],
  ['intake-packages', 'intake/web.ts', `import { Hono } from 'hono'; new Hono();`],
  [
    'translations-import-engine',
    'translations/up.ts',
    `import type app from '../service/app.ts'; export type App = app;`,
  ],
  ['client-imports-service', 'client/up.tsx', `import { Page } from '../workbench/page.tsx'; <Page />;`],
  ['workbench-imports-client', 'workbench/up.ts', `import app from '../service/app.ts'; app;`],
  [
    'worker-imports-no-node',
    'workbench/engine/worker/up.ts',
    `export type Server = import('../../../node/serve.ts').default;`,
  ],
  ['workbench-imports-leaves-of-engine', 'workbench/up.tsx', `import { regimes } from '../engine/index.ts'; regimes;`],
  [
    'leaf-imports-leaves',
    'engine/model/schema-id.ts',
    `import { zero } from '../num/amount.ts'; export const id = zero;`,
  ],
  ['no-node-builtins', 'engine/num/random.ts', `import { randomUUID } from 'node:crypto'; randomUUID();`],
  ['engine-packages', 'engine/num/web.ts', `import { Hono } from 'hono'; new Hono();`],
  ['no-unresolvable', 'client/lost.ts', `import './nowhere.ts';`],
  ['no-unresolvable', 'service/view.ts', `import { z } from 'zod'; import { expect } from 'chai'; expect(z);`],
  ['core-imports-no-regime-or-addon', 'engine/bill/spain.ts', `await import('../regimes/es/index.ts');`],
  ['regime-keeps-to-itself', 'engine/regimes/pt/es.ts', `export { identity } from '../es/identity.ts';`],
  ['addon-keeps-to-itself', 'engine/addons/es/tbai/facturae.ts', `export { addon } from '../facturae/index.ts';`],
  ['addon-common-imports-core', 'engine/addons/pt/common.ts', `export { regime } from '../../regimes/pt/index.ts';`],
  ['regimes-and-addons-not-the-list', 'engine/regimes/es/list.ts', `export { regimes } from '../../modules.ts';`],
  ['no-import-of-tests', 'engine/bill/untested.ts', `import './lines.test.ts';`],
  ['room-opens-by-index', 'workbench/engine/index.json', ''],
  ['room-opens-by-index', 'workbench/closed.ts', `export { inside } from './engine/inside.ts';`],
  ['room-opens-by-index', 'workbench/write/up.ts', `export { default } from '../engine/worker/engine.ts';`],
  ['no-cycle-of-files', 'engine/num/around.ts', `import { back } from './back.ts'; export const around = back;`],
  [
    'no-cycle-of-rooms',
    'engine/cal/dates.ts',
    `import type { Back } from '../head/stamps.ts'; export type Dates = Back;`,
  ],
];

const { write, check } = projectOf('scripts/check-imports.mjs');

beforeEach(() => {
  write('package.json', JSON.stringify({ dependencies: { hono: '*', zod: '*' }, devDependencies: { vitest: '*' } }));
  for (const [file, source] of Object.entries(sound)) write(`src/${file}`, source);
});

describe('check-imports', () => {
  it('accepts a project with allowed imports only', () => {
    const files = Object.keys(sound).filter((file) => !file.endsWith('.json')).length;
    const said = `✓ ${files} files, 27 imports, 0 against the rules`;
    expect(check()).toEqual({ status: 0, faults: [], said });
  });

  it('reports file and rule of a forbidden import, for every rule', () => {
    for (const [, file, source] of faults) if (source) write(`src/${file}`, source);
    write('src/workbench/engine/index.json', `{ "open": { "worker/": "the worker", "gone.ts": "nothing" } }`);
    write('src/workbench/engine/inside.ts', `export const inside = 1;`);
    write('src/engine/num/back.ts', `import { around } from './around.ts'; export const back = around;`);
    write('src/engine/head/stamps.ts', `import type { Dates } from '../cal/dates.ts'; export type Back = Dates;`);
    const { status, faults: found } = check();
    for (const [rule, file] of faults) expect(found.join('\n')).toContain(`✗ ${rule}: src/${file} → `);
    expect(status).toBe(1);
  });

  it('has a test for every rule', () => {
    const known = [...rules, ROOM_INDEX, FILE_CYCLE, ROOM_CYCLE].map(({ name }) => name);
    expect([...new Set(faults.map(([rule]) => rule))]).toEqual(known);
  });

  it('lists only existing modules as leaves of the engine', () => {
    expect(leaves.filter((path) => !existsSync(path))).toEqual([]);
  });
});
