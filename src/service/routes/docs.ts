import type { Description } from '../docs-page/description.ts';
import { docsPolicy, SCRIPT_PATH, STYLE_PATH } from '../docs-page/files.ts';
import type { Answer } from '../http/answer.ts';
import { CACHE } from '../http/headers.ts';
import { type Call, keptText, type Route } from '../http/route.ts';
import { describe } from './openapi.ts';

/** `GET /v0/docs`: the description as a page (chapter 09 §1.1), with its script and style, all built on request. */
export const docs: readonly Route[] = [
  part('/v0/docs', { type: 'text/html', policy: docsPolicy }, async (call) => {
    const { docsPage } = await import('../docs-page/page.ts');
    return docsPage((await describe(call)) as Description);
  }),
  part(SCRIPT_PATH, { type: 'text/javascript' }, async () => (await import('../docs-page/script.ts')).docsScript),
  part(STYLE_PATH, { type: 'text/css' }, async () => (await import('../docs-page/style.ts')).docsStyle),
];

function part(
  path: string,
  { type, ...more }: Pick<Answer, 'type' | 'policy'>,
  make: (call: Call) => Promise<string>,
): Route {
  return {
    method: 'GET',
    path,
    async answer(call) {
      const text = await keptText(call, path, () => make(call));
      return { status: 200, type: `${type}; charset=utf-8`, cache: CACHE.revalidate, ...more, ...text };
    },
  };
}
