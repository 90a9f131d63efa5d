import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Answer } from '../../../service/http/answer.ts';
import type { Site } from '../../../service/http/not-found.ts';

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
 * Returns what the workbench's page may do: no script but its own files, no other host but that of the service it is set to. The editor
 * sets styles on its elements, hence `'unsafe-inline'` for styles; small images and fonts are built into style sheets as `data:`.
 */
const policyOf = ({ service, hosts = [] }: SiteOptions) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${service === undefined ? '' : ` ${new URL(service).origin}`}`,
    "worker-src 'self'",
    // PDFs that the page has made or was given.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hosts.join(' ') || "'none'"}`,
  ].join('; ');

/** Where the page reads which service it asks, the origins of pages that may show it in a frame, and where the documentation is. */
const MARKS = {
  service: '<meta name="billwright-service" content="/v0" />',
  hosts: '<meta name="billwright-hosts" content="" />',
  docs: '<meta name="billwright-docs" content="" />',
} as const;

export interface SiteOptions {
  /** The address of the service that the page asks, where it is not the one beside it. */
  service?: string | undefined;
  /** The origins of pages that may show it in a frame; none does so otherwise. */
  hosts?: readonly string[] | undefined;
  /** The path of the documentation, where there is one. */
  docs?: string;
}

/** What builds put into `assets/` has a hash of its content in its name. */
const HASHED = '/assets/';
/** The script that pages of other origins load; which of them may show the workbench, its page says. */
const COMPONENT = '/component.js';
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a built page from memory, its page for `/` and for any other path asked for as HTML: such addresses are made in
 * the browser. Paths are looked up in the list of files made at the start, and never reach the file system.
 */
export function createSite(folder: string, options: SiteOptions = {}): Site | undefined {
  const files = filesIn(folder);
  const loaded = new Map<string, Answer>();
  const policy = policyOf(options);
  const contentOf = (path: string, file: string): Uint8Array<ArrayBuffer> => {
    const content = new Uint8Array(readFileSync(file));
    return path === '/index.html' ? withSettings(content, options) : content;
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

/** Returns the files below a folder by their path in addresses, hidden ones left out. */
export function filesIn(folder: string): Map<string, string> {
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

/** Returns the page with the service to ask, who may show it, and where the documentation is. */
function withSettings(
  page: Uint8Array<ArrayBuffer>,
  { service, hosts = [], docs }: SiteOptions,
): Uint8Array<ArrayBuffer> {
  if (service === undefined && hosts.length === 0 && docs === undefined) return page;
  const text = new TextDecoder().decode(page);
  const pointed = service === undefined ? text : marked(text, MARKS.service, service);
  const shown = marked(pointed, MARKS.hosts, hosts.join(' '));
  return new TextEncoder().encode(docs === undefined ? shown : marked(shown, MARKS.docs, docs));
}

function marked(page: string, mark: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return page.replace(mark, () => mark.replace(/content="[^"]*"/, () => `content="${escaped}"`));
}

/** Returns the tag of a file by its content. */
export function fileTag(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function answerOf(path: string, body: Uint8Array<ArrayBuffer>, policy: string): Answer {
  return {
    ...fileAnswer(path, body, policy),
    etag: fileTag(body),
    stable: `file ${path}`,
    ...(path === COMPONENT && { headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }),
  };
}

/** Returns the answer that a file is: of the type that its name tells, kept for ever where its name tells its content, else asked for anew each time. */
export function fileAnswer(path: string, body: Uint8Array<ArrayBuffer>, policy: string): Answer {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return { status: 200, body, type, cache: path.startsWith(HASHED) ? YEAR : 'no-cache', policy };
}

/** Returns a path as it is meant; as it is, where it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
