import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
 * Returns the content security policy of the workbench page: only its own scripts, and no host but the service in its
 * settings. The editor sets inline styles, hence `'unsafe-inline'`; style sheets embed small images and fonts as
 * `data:`.
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
    // PDFs that the page created or opened.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${hosts.join(' ') || "'none'"}`,
  ].join('; ');

/** Placeholders in the page for the service address, the origins allowed to frame it, and the documentation path. */
const MARKS = {
  service: '<meta name="billwright-service" content="/v0" />',
  hosts: '<meta name="billwright-hosts" content="" />',
  docs: '<meta name="billwright-docs" content="" />',
} as const;

export interface SiteOptions {
  /** The address of the service, if the page's own origin does not serve it. */
  service?: string | undefined;
  /** The origins that may show the page in a frame. Default: none. */
  hosts?: readonly string[] | undefined;
  /** The path of the documentation, if available. */
  docs?: string;
}

/** Files in `assets/` have a content hash in their names. */
const HASHED = '/assets/';
/** The script that other origins load. The page's policy decides who may show the workbench. */
const COMPONENT = '/component.js';
/** The workbench as one file (`npm run build:file`), to save. */
const ONE_FILE = '/billwright.html';
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a built page from memory. Returns the page itself for `/` and for any other path requested as HTML, because the
 * browser creates such addresses. Paths are looked up in a list made at start, and never reach the file system.
 */
export function createSite(folder: string, options: SiteOptions = {}): Site | undefined {
  const files = filesIn(folder);
  const loaded = new Map<string, Answer>();
  const policy = policyOf(options);
  const contentOf = (path: string, file: string): Uint8Array<ArrayBuffer> => {
    const content = new Uint8Array(readFileSync(file));
    return path === '/index.html' ? withSettings(content, { ...options, hasFile: files.has(ONE_FILE) }) : content;
  };

  const load = (path: string): Answer | undefined => {
    const file = files.get(path);
    if (file === undefined) return undefined;
    const known = loaded.get(path) ?? answerOf(path, contentOf(path, file), policy, packedOf(path, file));
    loaded.set(path, known);
    return known;
  };

  if (!files.has('/index.html')) return undefined;
  return (request, path) => {
    const found = load(decoded(path));
    if (found) return found;
    const wantsPage = path === '/' || (path !== ONE_FILE && request.headers.get('Accept')?.includes('text/html'));
    return wantsPage ? load('/index.html') : undefined;
  };
}

/** Returns the files below a folder by URL path, without hidden ones. */
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

/** Returns the content of a file as the build compressed it (`scripts/compressed-plugin.mjs`), if it did. */
function packedOf(path: string, file: string): Uint8Array<ArrayBuffer> | undefined {
  const packed = `${file}.br`;
  return path.startsWith(HASHED) && existsSync(packed) ? new Uint8Array(readFileSync(packed)) : undefined;
}

/** Returns the page with its service address, frame origins and documentation path filled in, and whether the workbench is there as one file. */
function withSettings(
  page: Uint8Array<ArrayBuffer>,
  { service, hosts = [], docs, hasFile }: SiteOptions & { hasFile: boolean },
): Uint8Array<ArrayBuffer> {
  if (service === undefined && hosts.length === 0 && docs === undefined && !hasFile) return page;
  const written = new TextDecoder().decode(page);
  const text = hasFile
    ? written.replace('</head>', `<meta name="billwright-file" content="${ONE_FILE}" /></head>`)
    : written;
  const pointed = service === undefined ? text : marked(text, MARKS.service, service);
  const shown = marked(pointed, MARKS.hosts, hosts.join(' '));
  return new TextEncoder().encode(docs === undefined ? shown : marked(shown, MARKS.docs, docs));
}

function marked(page: string, mark: string, content: string): string {
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return page.replace(mark, () => mark.replace(/content="[^"]*"/, () => `content="${escaped}"`));
}

/** Returns an entity tag computed from the content of a file. */
export function fileTag(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function answerOf(
  path: string,
  body: Uint8Array<ArrayBuffer>,
  policy: string,
  packed: Uint8Array<ArrayBuffer> | undefined,
): Answer {
  return {
    ...fileAnswer(path, body, policy),
    etag: fileTag(body),
    stable: `file ${path}`,
    packed,
    ...(path === COMPONENT && { headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }),
    ...(path === ONE_FILE && { headers: { 'Content-Disposition': 'attachment; filename="billwright.html"' } }),
  };
}

/**
 * Returns a file as an answer. Its name decides the media type, and the caching: for ever if it contains a hash, otherwise revalidated each
 * time.
 */
export function fileAnswer(path: string, body: Uint8Array<ArrayBuffer>, policy: string): Answer {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return { status: 200, body, type, cache: path.startsWith(HASHED) ? YEAR : 'no-cache', policy };
}

/** Decodes a path; returns it unchanged if that fails. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
