/**
 * Makes a built site work below any address, and its pages without scripts from disk too: links become relative, and scripts learn the
 * address when they run. Own code, because VitePress writes one address into all files.
 */
import { extname, posix } from 'node:path';
import MagicString from 'magic-string';
import { parseAst } from 'vite';

/** What VitePress takes for the address of the site. */
export const BASE = '/address-of-the-site/';

/** The page for unknown addresses is shown at any depth, so that its links cannot be relative. */
const NOT_FOUND = '404.html';
/** Where the service has the site. */
const SERVED = '/docs/';

/** Returns the content of a file of the site for any address. @param {string} file @param {string} text */
export function relative(file, text) {
  if (!text.includes(BASE)) return text;
  if (file === NOT_FOUND) return text.replaceAll(BASE, SERVED);
  const up = posix.relative(posix.dirname(file), '.');
  if (extname(file) === '.js') return relativeScript(text, up);
  return text.replaceAll(BASE, up === '' ? './' : `${up}/`);
}

/** Replaces the address within texts of a module. @param {string} code @param {string} up */
function relativeScript(code, up) {
  const changed = new MagicString(code);
  const visit = (/** @type {unknown} */ node) => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (isNode(node)) {
      const { type, start, end } = node;
      const raw = code.slice(start, end);
      if (type === 'Literal' && typeof node.value === 'string' && raw.includes(BASE)) {
        const quote = raw.charAt(0);
        changed.overwrite(start, end, `(${raw.replaceAll(BASE, `${quote}+siteAddress+${quote}`)})`);
      } else if (type === 'TemplateElement' && raw.includes(BASE)) {
        changed.overwrite(
          start,
          end,
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it becomes part of a template string.
          raw.replaceAll(BASE, () => '${siteAddress}'),
        );
      } else Object.values(node).forEach(visit);
    }
  };
  visit(parseAst(code));
  return `const siteAddress=new URL(${JSON.stringify(`${up}/`)},import.meta.url).pathname;${changed}`;
}

/** @param {unknown} value @returns {value is { type: string, start: number, end: number, value?: unknown }} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
