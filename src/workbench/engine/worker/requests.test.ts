import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../engine/index.ts';
import { examples } from '../../../service/examples/index.ts';

/** The app as on a server: completely loaded, with separate modules. */
let served: (request: Request) => Response | Promise<Response>;
/** The app in the worker, which loads what a document uses. */
let embedded: (request: Request) => Promise<Response>;

beforeAll(async () => {
  const { load } = await import('../../../engine/loading.ts');
  const { createApp } = await import('../../../service/app.ts');
  await load('all');
  const app = createApp();
  served = (request) => app.fetch(request);
  vi.resetModules();
  embedded = (await import('./requests.ts')).answerRequest;
});

async function answers(operation: string, body: object): Promise<[server: string, browser: string]> {
  const request = () =>
    new Request(`http://localhost/v0/${operation}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const [server, browser] = await Promise.all([served(request()), embedded(request())]);
  return [
    `${server.status} ${comparable(await server.text())}`,
    `${browser.status} ${comparable(await browser.text())}`,
  ];
}

/** Returns an answer without values that change each time. */
function comparable(body: string): string {
  return body
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
    .replace(/"issue_time":\s*"[\d:]{8}"/g, '"issue_time":"now"')
    .replace(/"val":\s*"[0-9a-f]{64}"/g, '"val":"digest"');
}

/** Common mistakes. */
const mutations: { [what: string]: (document: JsonObject) => JsonObject } = {
  'without supplier': ({ supplier: _, ...rest }) => rest,
  'without lines': ({ lines: _, ...rest }) => rest,
  'without $schema': ({ $schema: _, ...rest }) => rest,
  'with a date in another form': (document) => ({ ...document, issue_date: '31/12/2024' }),
  'with other addons, and one that does not exist': (document) => ({
    ...document,
    $addons: ['es-facturae-v3', 'it-sdi-v1', 'nowhere-v9'],
  }),
  'with other tags': (document) => ({ ...document, $tags: ['reverse-charge', 'no-such-tag'] }),
  'with a customer elsewhere': (document) => ({
    ...document,
    customer: { name: 'Kunde', tax_id: { country: 'de', code: 'DE 111 111 111' } },
  }),
  'under another regime': (document) => ({ ...document, $regime: 'gr' }),
  'with a tax of another country': (document) => ({
    ...document,
    lines: [
      { quantity: '1', item: { name: 'A', price: '1' }, taxes: [{ cat: 'VAT', country: 'PT', rate: 'general' }] },
    ],
  }),
  'with extensions of others': (document) => ({
    ...document,
    tax: { ext: { 'mx-cfdi-doc-type': 'I', 'untdid-document-type': '380', 'xx-nothing': '1' } },
  }),
};

describe('the service in the worker gives the same answers as the server', () => {
  it.each(['build', 'validate', 'replicate', 'correct'])('to %s for every example', async (operation) => {
    for (const { name, load } of examples) {
      const options = operation === 'correct' ? { options: { type: 'credit-note', reason: 'Returned' } } : {};
      const [server, browser] = await answers(operation, { data: await load(), warnings: true, ...options });
      expect(browser, name).toBe(server);
    }
  });

  it('to build for every example with a common mistake', async () => {
    const mistakes = Object.entries(mutations);
    for (const [index, { name, load }] of examples.entries()) {
      for (const [what, mutate] of mistakes.filter((_, mistake) => (index + mistake) % 3 === 0)) {
        const data = JSON.stringify(mutate(await load()));
        const [server, browser] = await answers('build', { data, warnings: true, envelop: name.length % 2 === 0 });
        expect(browser, `${name} ${what}`).toBe(server);
      }
    }
  });

  it.each(['addons', 'addons/es-facturae-v3', 'regimes', 'regimes/gr', 'schemas/bill/invoice?bundle', 'nowhere'])(
    'to a request for %s',
    async (path) => {
      const request = () => new Request(`http://localhost/v0/${path}`);
      const [server, browser] = await Promise.all([served(request()), embedded(request())]);
      expect(browser.status).toBe(server.status);
      expect(await browser.text()).toBe(await server.text());
    },
  );
});
