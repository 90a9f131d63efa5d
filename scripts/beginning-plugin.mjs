/**
 * Makes the entry `beginning` of the first page run as soon as it is loaded: other scripts of the page wait for all their imports.
 * @returns {import('vite').Plugin}
 */
export function beginning() {
  return {
    name: 'beginning',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const piece = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'beginning');
        if (!piece) throw new Error('no piece of the page is called beginning');
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${piece.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
