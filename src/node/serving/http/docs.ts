import { readFile } from 'node:fs/promises';
import type { DocsScript } from '../../../service/http/route.ts';
import { fileTag } from './static.ts';

/** Built, the script lies beside this file; before, in the package that makes it. */
const SCRIPT = import.meta.env?.PROD
  ? new URL('./docs/scalar.js', import.meta.url)
  : new URL('../../../../node_modules/@scalar/api-reference/dist/browser/standalone.js', import.meta.url);

/**
 * One of the script's libraries probes whether it may compile code, which the page's policy forbids: it works without, but browsers
 * report the attempt as an error. So the answer is given instead.
 */
const PROBE = 'return new Function(""),!0';

/** Returns the script of the documentation page, read when it is first asked for. */
export function createDocsScript(): DocsScript {
  let reading: ReturnType<DocsScript> | undefined;
  return () => {
    reading ??= readFile(SCRIPT, 'utf8').then(
      (text) => {
        const body = new TextEncoder().encode(text.replaceAll(PROBE, 'return!1'));
        return { body, etag: fileTag(body) };
      },
      () => undefined,
    );
    return reading;
  };
}
