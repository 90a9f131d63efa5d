import { readFile } from 'node:fs/promises';
import type { DocsScript } from '../../../service/http/route.ts';
import { fileTag } from './static.ts';

/** In the build, the script is next to this file; during development, in its package. */
const SCRIPT = import.meta.env?.PROD
  ? new URL('./docs/scalar.js', import.meta.url)
  : new URL('../../../../node_modules/@scalar/api-reference/dist/browser/standalone.js', import.meta.url);

/**
 * A library of the script probes whether it may compile code. The page's policy forbids that, and browsers report the attempt as an error.
 * So the result of the probe is fixed.
 */
const PROBE = 'return new Function(""),!0';

/** Returns the script of the documentation page, read on first use. */
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
