import { readFile } from 'node:fs/promises';
import type { Answer } from '../../../service/http/answer.ts';
import type { Site } from '../../../service/http/not-found.ts';
import { decoded, fileAnswer, filesIn, fileTag } from './static.ts';

/** The path of the documentation site. Pages built by `npm run docs` contain it. */
export const DOCS_PATH = '/docs/';

/** Scripts are separate files, but some elements have inline styles, such as code highlighting. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns whether a path belongs to the documentation. */
export function isOfDocs(path: string): boolean {
  return path.startsWith(DOCS_PATH) || `${path}/` === DOCS_PATH;
}

const NOT_FOUND = '/404.html';

/**
 * Serves the documentation built by `npm run docs`: pages without file extension, and a separate page for unknown
 * paths. Undefined if it was not built. Files are read on each request: together they would take tens of megabytes, and
 * a new build may replace them.
 */
export function createDocsSite(folder: string): Site | undefined {
  const files = filesIn(folder);
  if (!files.has('/index.html')) return undefined;

  const load = async (path: string): Promise<Answer | undefined> => {
    const file = files.get(path);
    const body = file === undefined ? undefined : await contentOf(file);
    return body && { ...fileAnswer(path, body, POLICY), etag: fileTag(body) };
  };
  const notFound = async (): Promise<Answer | undefined> => {
    const page = await load(NOT_FOUND);
    return page && { ...page, status: 404 };
  };

  return async (request, path) => {
    if (`${path}/` === DOCS_PATH) return movedTo(DOCS_PATH);
    if (!isOfDocs(path)) return undefined;
    const name = decoded(path.slice(DOCS_PATH.length - 1));
    const found = [name, `${name}.html`, `${name}index.html`].find((each) => files.has(each));
    const answer = found === undefined ? undefined : await load(found);
    if (answer) return answer;
    // Scripts of a page work only at its canonical address.
    if (files.has(`${name}/index.html`)) return movedTo(`${path}/`);
    if (name.endsWith('/') && files.has(`${name.slice(0, -1)}.html`)) return movedTo(path.slice(0, -1));
    return request.headers.get('Accept')?.includes('text/html') ? notFound() : undefined;
  };
}

function movedTo(path: string): Answer {
  return { status: 308, body: null, headers: { Location: encodeURI(path) }, cache: 'no-cache' };
}

/** Returns the content of a file, or undefined if it no longer exists. */
async function contentOf(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
