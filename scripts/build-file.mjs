/**
 * `npm run build:file`: the whole workbench in one file, `dist/workbench/billwright.html`, which is opened from disk and sends no
 * request. Its content security policy forbids any connection. Fails if the file is larger than 6 MB.
 *
 * Browsers import no files next to a page that was opened from disk. So the page has its scripts within it, packed by Brotli, and unpacks
 * them to `blob:` addresses (src/workbench/shell/one-file/start.ts). Workers are built together with the page, so that they share its scripts.
 *
 * Own code, because vite-plugin-singlefile joins the scripts of a page into one, without workers: page, engine and reader would each have
 * all translations and formats, unpacked, 40 MB together.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { encoded } from '../src/workbench/shell/one-file/base85.ts';
import { exampleDocuments } from './example-documents.mjs';
import { iconFont } from './icon-font-plugin.mjs';
import { latinFonts, ownParts, partsIn, without } from './one-file/parts.mjs';
import { packTables } from './pack-tables-plugin.mjs';
import { translations } from './translations/plugin.mjs';
import { unusedParts } from './unused-parts-plugin.mjs';

const LICENCES = 'dist/workbench/third-party-licenses.txt';
const FILE = 'dist/workbench/billwright.html';
const LIMIT = 6_000_000;

if (!existsSync(LICENCES)) {
  console.error(`There is no ${LICENCES}: run \`npm run build\` first.`);
  process.exit(1);
}
const licences = readFileSync(LICENCES, 'utf8');
const { title, root } = page(readFileSync('index.html', 'utf8'));
const script = await starter();
const policy = [
  "default-src 'none'",
  `script-src blob: 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'frame-src blob:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const icon = `data:image/svg+xml;base64,${readFileSync('public/favicon.svg', 'base64')}`;
const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${icon}">
</head>
<body>
${root}
<script type="text/plain" id="packed">${packed(await workbench())}</script>
<script>${script}</script>
</body>
</html>
`;
writeFileSync(FILE, html);
console.log(`${FILE}, ${(html.length / 1e6).toFixed(2)} MB`);
if (html.length > LIMIT) {
  console.error(`✗ it may have ${LIMIT / 1e6} MB`);
  process.exitCode = 1;
}

/** Returns what the page of the workbench and this one have in common. @param {string} index */
function page(index) {
  const title = /<title>(.*)<\/title>/.exec(index)?.[1] ?? '';
  return {
    title,
    root: `<div id="root"><p style="font: 1.25rem system-ui; text-align: center; margin-top: 40vh">${title}</p></div>
<noscript>Please turn on JavaScript.</noscript>
<template id="failed">Billwright needs a current Chrome, Edge, Firefox or Safari. </template>`,
  };
}

/** Builds the workbench and its workers as scripts that share their parts. */
async function workbench() {
  const result = await build({
    configFile: false,
    mode: 'file',
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      ...[without('node-forge'), ownParts(icon), react(), tailwindcss(), latinFonts(), unusedParts(), iconFont()],
      ...[packTables(), translations(), exampleDocuments()],
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: { page: 'src/workbench/main.tsx', 'start-worker': 'src/workbench/shell/one-file/worker.ts' },
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
      },
    },
  });
  return partsIn(result);
}

/** Returns the packed parts as text. @param {ReturnType<typeof partsIn>} parts */
function packed({ scripts, styles }) {
  const encoder = new TextEncoder();
  /** @type {Uint8Array[]} */
  const contents = [];
  const put = (/** @type {string} */ text) => {
    const bytes = encoder.encode(text);
    contents.push(bytes);
    return bytes.length;
  };
  /** @type {import('../src/workbench/shell/one-file/parts.ts').Packed} */
  const head = {
    scripts: scripts.map(([name, ...pieces]) => [
      name,
      ...pieces.map((piece, index) => (index % 2 === 0 ? put(piece) : piece)),
    ]),
    licences: put(licences),
    styles: put(styles),
  };
  const description = encoder.encode(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(description.length);
  const all = Buffer.concat([length, description, ...contents]);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_WINDOW_BITS } = constants;
  const params = { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: all.length };
  return encoded(brotliCompressSync(all, { params }));
}

/** Returns the script that unpacks the parts, which is in the page as it is. */
async function starter() {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/workbench/shell/one-file/start.ts', formats: ['iife'], name: 'start' },
    },
  });
  const [chunk] = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the starting script was not built');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
