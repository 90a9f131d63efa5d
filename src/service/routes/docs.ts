import { refusal } from '../../operations/errors.ts';
import { refused } from '../http/answer.ts';
import { docsPage, docsPolicy, SCRIPT_PATH } from '../http/docs.ts';
import { CACHE } from '../http/headers.ts';
import { type Call, type Route, tagged } from '../http/route.ts';

const kept = { stable: '/docs', ...tagged(docsPage) };

/** `GET /v0/docs`: the description as a page (chapter 09 §1.1). */
const page: Route = {
  method: 'GET',
  path: '/v0/docs',
  answer(call) {
    if (!call.service.docsScript) return missing(call);
    return { status: 200, type: 'text/html; charset=utf-8', policy: docsPolicy, cache: CACHE.revalidate, ...kept };
  },
};

/** The script that renders the page. */
const script: Route = {
  method: 'GET',
  path: SCRIPT_PATH,
  async answer(call) {
    const asset = await call.service.docsScript?.();
    if (!asset) return missing(call);
    const type = 'text/javascript; charset=utf-8';
    return { status: 200, type, cache: CACHE.revalidate, stable: SCRIPT_PATH, ...asset };
  },
};

function missing(call: Call) {
  const text = 'this installation has no documentation page; see /v0/openapi.json';
  return refused(refusal('not-found', text), call);
}

export const docs = [page, script];
