import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Answer } from '../service/answer.ts';
import type { Site } from '../service/elsewhere.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * What the workbench's page may do: no script but its own files, no other host but that of the service it is set to. The editor sets styles on its elements,
 * hence `'unsafe-inline'` for styles; small images and fonts are built into style sheets as `data:`.
 */
const policyOf = (service: string | undefined) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${service === undefined ? '' : ` ${new URL(service).origin}`}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Where the page reads which service it asks; the one beside it where nothing else is set. */
const SERVICE_MARK = '<meta name="billwright-service" content="/v0" />';

/** What the build puts into `assets/` has a hash of its content in its name. */
const HASHED = '/assets/';
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a built page from memory, its page for `/` and for any other path asked for as HTML: such addresses are made in
 * the browser. Paths are looked up in the list of files made at the start, and never reach the file system.
 * @param service address of the service that the page asks, where it is not the one beside it
 */
export function createSite(folder: string, service?: string): Site | undefined {
  const files = filesIn(folder);
  const loaded = new Map<string, Answer>();
  const policy = policyOf(service);
  const contentOf = (path: string, file: string): Uint8Array<ArrayBuffer> => {
    const content = new Uint8Array(readFileSync(file));
    return path === '/index.html' && service !== undefined ? pointed(content, service) : content;
  };

  const load = (path: string): Answer | undefined => {
    const file = files.get(path);
    if (file === undefined) return undefined;
    const known = loaded.get(path) ?? answerOf(path, contentOf(path, file), policy);
    loaded.set(path, known);
    return known;
  };

  if (!files.has('/index.html')) return undefined;
  return (request, path) => {
    const found = load(decoded(path));
    if (found) return found;
    const wantsPage = path === '/' || request.headers.get('Accept')?.includes('text/html');
    return wantsPage ? load('/index.html') : undefined;
  };
}

/** The files below a folder by their path in addresses, hidden ones left out. */
function filesIn(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of listed(folder)) {
    const parts = name.split(sep);
    if (parts.some((part) => part.startsWith('.'))) continue;
    if (extname(name) in TYPES) files.set(`/${parts.join('/')}`, join(folder, name));
  }
  return files;
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** The page, told which service to ask. */
function pointed(page: Uint8Array, service: string): Uint8Array<ArrayBuffer> {
  const mark = SERVICE_MARK.replace('"/v0"', `"${service.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  return new TextEncoder().encode(new TextDecoder().decode(page).replace(SERVICE_MARK, () => mark));
}

function answerOf(path: string, body: Uint8Array<ArrayBuffer>, policy: string): Answer {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    status: 200,
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cache: path.startsWith(HASHED) ? YEAR : 'no-cache',
    etag: `"${hash}"`,
    stable: `file ${path}`,
    policy,
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
