import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Writes the scripts and styles that the page names a second time, compressed with Brotli at its best: `NAME.br`, as web servers look for them.
 * That takes seconds, so the service does not do it itself. After the plugins that change the page.
 *
 * Own code, because plugins that compress choose files by patterns, and which ones a first visit waits for only the page says.
 * @returns {import('vite').Plugin}
 */
export function compressed() {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const isNamed = (/** @type {string} */ file) => html.includes(file.replace(/^assets\/(.+?)(?:\.js)?$/, '$1'));
      const files = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css)$/.test(fileName) && isNamed(fileName));
      await Promise.all(
        files.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(join(dir, `${file.fileName}.br`), await promisify(brotliCompress)(content, { params }));
        }),
      );
    },
  };
}
