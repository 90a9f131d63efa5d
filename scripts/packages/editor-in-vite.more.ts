/**
 * The editor element of the installed package, in projects that Vite builds: the components in React and Vue of
 * docs/guides/embed-the-editor.md show a document of the service in a browser. types.more.ts compiles the one in React.
 */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { type InlineConfig, preview, build as vite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { end, freePort, npmPackages } from '../engines/processes.ts';
import { ensureChromium } from '../find-browser.mjs';
import { installPackages, link, run } from '../install-packages.mjs';
import { startListening } from '../start-listening.mjs';

const guide = readFileSync('docs/guides/embed-the-editor.md', 'utf8');
const { folder, installed } = installPackages(['billwright']);
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;

/** The parts of a project in Vue. Its checker of types needs TypeScript 5. */
const ofVue = npmPackages({
  '@vitejs/plugin-vue': '6.0.11',
  'vue-tsc': '3.3.14',
  typescript: '5.9.3',
  vite: versionOf('vite'),
  vue: versionOf('vue'),
});
if (!ofVue) console.warn('skipped: the compiler of components in Vue could not be fetched');

let browser: Browser;
let service: Awaited<ReturnType<typeof startListening>>;
let port = 0;

beforeAll(async () => {
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error('no Chromium is there, and none could be fetched');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  port = await freePort();
  const args = ['--port', String(await freePort()), '--framed-by', `http://127.0.0.1:${port}`];
  service = await startListening(['dist/node/serve.js', ...args]);
});

afterAll(async () => {
  await browser?.close();
  await end(service?.process);
});

/** Returns the only block of the guide in a language, with the address of the service. */
function shown(language: string): string {
  const blocks = [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  expect(blocks, language).toHaveLength(1);
  return (blocks[0]?.[1] ?? '').replace('https://billwright.example', service.origin);
}

function write(root: string, files: Record<string, string>): void {
  mkdirSync(root, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
}

const page = (script: string) =>
  `<!doctype html><title>Page</title><div id="app"></div><script type="module" src="./${script}"></script>\n`;

/** Builds a project, and uses its page as a person does. */
async function expectEditor(config: InlineConfig): Promise<void> {
  await vite({ logLevel: 'error', ...config });
  const server = await preview({
    ...config,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const tab = await browser.newPage();
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(error.message));
  try {
    await tab.goto(`http://127.0.0.1:${port}/`);
    // The form of the workbench shows the document of the component, in its language.
    const frame = tab.frameLocator('billwright-editor iframe');
    await frame.getByRole('textbox').first().waitFor({ timeout: 30_000 });
    const valuesOf = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);
    expect(await frame.getByRole('textbox').evaluateAll(valuesOf)).toContain('0012');
    expect(await frame.locator('html').getAttribute('lang')).toBe('es');
    // The draft has no supplier, so it stays unsaved, and the page lists its faults.
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByRole('listitem').first().waitFor({ timeout: 30_000 });
    expect(faults).toEqual([]);
  } finally {
    await tab.close();
    await server.close();
  }
}

describe('the editor in a project of Vite', () => {
  it('shows a document from a component in React', async () => {
    for (const name of ['react', 'react-dom', 'scheduler']) link(name, join(folder, 'node_modules'));
    const main = `import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { InvoiceEditor } from './InvoiceEditor.tsx';
      createRoot(document.getElementById('app')!).render(createElement(InvoiceEditor, { onSaved() {} }));`;
    write(folder, { 'index.html': page('main.ts'), 'main.ts': main, 'InvoiceEditor.tsx': shown('tsx') });
    await expectEditor({ root: folder, configFile: false, plugins: [react()] });
  });

  it.runIf(ofVue)('shows a document from a component in Vue, whose types agree', async () => {
    const modules = ofVue ?? '';
    const root = dirname(modules);
    symlinkSync(installed[0]?.root ?? '', join(modules, 'billwright'), 'junction');
    const main = `import { createApp } from 'vue';
      import InvoiceEditor from './InvoiceEditor.vue';
      createApp(InvoiceEditor).mount('#app');`;
    const compilerOptions = {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      types: [],
      noEmit: true,
    };
    write(root, {
      'index.html': page('main.ts'),
      'main.ts': main,
      'InvoiceEditor.vue': shown('vue'),
      'vite.config.mts': shown('ts'),
      'tsconfig.json': JSON.stringify({ compilerOptions, files: ['main.ts'] }),
    });
    run(process.execPath, [join(modules, 'vue-tsc/bin/vue-tsc.js')], { cwd: root });
    await expectEditor({ root, configFile: join(root, 'vite.config.mts') });
  });
});
