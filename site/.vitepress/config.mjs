import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

/** What site/generate has written. */
const folder = new URL('../.pages/', import.meta.url);
const { version, sidebar, sources, homes } = JSON.parse(readFileSync(new URL('lists.json', folder), 'utf8'));

/** Where what is no page of the site is read. */
const REPOSITORY = 'https://github.com/billwright/billwright';
const IMAGE = 'docs/screenshot.png';
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Pages by the file that they are made of; of several that are made of one file, the first. */
const pages = new Map(
  Object.entries(sources)
    .map(([page, { file, title }]) => [file, { address: `/${page.replace(/(?:index)?\.md$/, '')}`, title }])
    .reverse(),
);

/**
 * What a link of a page leads to: a page of the site, or a file in the repository. Throws where there is no such file.
 * @param {string} link @param {string} page
 */
function targetOf(link, page) {
  const file = sources[page]?.file;
  if (file === undefined || /^[a-z]+:|^[#/]/.test(link)) return { address: link };
  const [path = '', anchor] = link.split('#');
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, '');
  if (!existsSync(root + target)) throw new Error(`${file}: there is no ${target}`);
  const inRepository = `${REPOSITORY}/${statSync(root + target).isDirectory() ? 'tree' : 'blob'}/main/${target}`;
  const { address = target === IMAGE ? '/screenshot.png' : inRepository, title } = pages.get(target) ?? {};
  return { address: anchor === undefined ? address : `${address}#${anchor}`, title, path };
}

export default defineConfig({
  title: 'Billwright',
  description: 'Guides and reference for Billwright, with every tax regime, addon, format and rule',
  lang: 'en',
  base: '/docs/',
  srcDir: '.pages',
  outDir: '../dist/docs',
  cacheDir: 'node_modules/.vitepress',
  cleanUrls: true,
  metaChunk: true,
  head: [['link', { rel: 'icon', href: '/docs/favicon.svg', type: 'image/svg+xml' }]],
  markdown: {
    // What looks like an element in a text is a text.
    html: false,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      md.core.ruler.after('inline', 'addresses', ({ tokens, env }) => {
        for (const { children } of tokens) {
          children?.forEach((token, index) => {
            const name = { link_open: 'href', image: 'src' }[token.type];
            const link = name && token.attrGet(name);
            if (!link) return;
            const { address, title, path } = targetOf(decodeURI(link), env.relativePath);
            token.attrSet(name, address);
            // Files are named by their paths in the repository, and pages by their titles.
            const words = children[index + 1];
            if (title && words?.type === 'text' && path.startsWith(words.content)) words.content = title;
          });
        }
      });
      // Blocks that are indented are sessions of a shell, or documents.
      md.renderer.rules.code_block = (tokens, index, options, env, self) => {
        const block = tokens[index];
        const fence = md.renderer.rules.fence;
        if (!block || !fence) return '';
        block.info = languageOf(block.content);
        return fence(tokens, index, options, env, self);
      };
    },
  },
  themeConfig: {
    siteTitle: 'Billwright',
    logo: '/favicon.svg',
    nav: [
      { text: 'Guides', link: '/all#how-to-guides', activeMatch: '^/guides/' },
      { text: 'Reference', link: '/all#reference' },
      { text: 'Rules', link: '/rules/', activeMatch: '^/rules/' },
      {
        text: version,
        items: [
          { text: 'Changelog', link: '/changelog' },
          { text: 'Compatibility', link: '/promises' },
        ],
      },
    ],
    sidebar,
    outline: { level: 2 },
    notFound: {
      title: 'Page not found',
      quote: 'It may have another name now. Search for a task, a rule, a code or a country.',
      linkLabel: 'Go to Getting started',
      linkText: 'Getting started',
    },
    search: {
      provider: 'local',
      options: {
        // A rule that several sets have is found in the first.
        _render(text, env, md) {
          const html = md.render(withoutRepeated(text, env.relativePath), env);
          return env.frontmatter?.search === false ? '' : html;
        },
        miniSearch: {
          searchOptions: { fuzzy: 0.1, prefix: true, combineWith: 'AND', boost: { title: 6, text: 2, titles: 1 } },
        },
      },
    },
  },
});

/** A page without the rules that another page has as well. @param {string} text @param {string} page */
function withoutRepeated(text, page) {
  const parts = text.split(/^(?=## )/m);
  return parts.filter((part) => [undefined, page].includes(homes[/^## (\S+)$/m.exec(part)?.[1] ?? ''])).join('');
}

/** @param {string} content */
function languageOf(content) {
  if (/^(\$|npm|docker|billwright|helm|node) /.test(content)) return 'console';
  if (/^[{[]/.test(content)) return 'json';
  return 'text';
}
