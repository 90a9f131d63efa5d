import { early } from './early-parts.mjs';

/** Parts of the page that `workbench/beginning.ts` fetches while the program is loading, by the name of their attribute. */
const fetched = {
  first: [early.first, early.drop],
  paper: early.paper,
  drafts: early.drafts,
  show: 'src/workbench/how-it-works/show/show-player.tsx',
  form: early.form,
};

/**
 * Makes the entry `beginning` of the first page run as soon as it is loaded: other scripts of the page wait for all their imports. Its
 * attributes `data-for-first`, `data-for-paper`, `data-for-drafts`, `data-for-form` and `data-for-show` list the scripts of these parts, without folder and ending.
 *
 * Own code, because no option of Vite makes one script of a page run before the others.
 * @returns {import('vite').Plugin}
 */
export function beginning() {
  return {
    name: 'beginning',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((piece) => piece.type === 'chunk');
        const piece = chunks.find(({ name }) => name === 'beginning');
        const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
        if (!piece || !page) throw new Error('no piece of the page is called beginning');
        /** @param {string[]} names */
        const withImports = (names) => {
          const reached = new Set(names);
          for (const name of reached)
            for (const { fileName, imports } of chunks)
              if (fileName === name) for (const other of imports) reached.add(other);
          return reached;
        };
        const known = withImports([page.fileName]);
        const files = Object.entries(fetched).map(([part, sources]) => {
          const found = [sources].flat().map((source) => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
            if (!chunk) throw new Error(`no piece of the page holds ${source}`);
            return chunk.fileName;
          });
          const names = [...withImports(found)].filter((name) => !known.has(name));
          return [`data-for-${part}`, names.map((name) => name.replace(/^assets\/(.+)\.js$/, '$1')).join(' ')];
        });
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: true,
          src: `/${piece.fileName}`,
          ...Object.fromEntries(files),
        };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
