import { refused } from '../answer.ts';
import { docsPage, docsPolicy, SCRIPT_PATH } from '../docs.ts';
import { refusal } from '../errors.ts';
import { CACHE } from '../headers.ts';
import type { Call, Route } from '../route.ts';

/** `GET /v0/docs`: the description as a page for people (chapter 09 §1.1). */
const page: Route = {
  method: 'GET',
  path: '/v0/docs',
  answer(call) {
    if (!call.service.docsScript) return missing(call);
    const about = { cache: CACHE.revalidate, etag: call.service.tag, stable: '/docs' };
    return { status: 200, body: docsPage, type: 'text/html; charset=utf-8', policy: docsPolicy, ...about };
  },
};

/** The script that draws the page. */
const script: Route = {
  method: 'GET',
  path: SCRIPT_PATH,
  async answer(call) {
    const body = await call.service.docsScript?.();
    if (!body) return missing(call);
    const about = { cache: CACHE.reference, etag: call.service.tag, stable: SCRIPT_PATH };
    return { status: 200, body, type: 'text/javascript; charset=utf-8', ...about };
  },
};

function missing({ indent }: Call) {
  const message = 'this installation has no documentation page; /v0/openapi.json describes the service';
  return refused(refusal('not-found', message), indent);
}

export const docs = [page, script];
