import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { BASE } from '../relative.mjs';
import { searchOptions } from '../search.mjs';

/** The output of site/generate. */
const folder = new URL('../.pages/', import.meta.url);
const { version, sidebar, sources, homes } = JSON.parse(readFileSync(new URL('lists.json', folder), 'utf8'));
/** Words that are not in a section, or not as weighty, by its address. `npm run docs` fails if there is no such section. */
const searchWords = JSON.parse(readFileSync(new URL('../search-words.json', import.meta.url), 'utf8'));

/** The address of files that are not pages of the site. */
const REPOSITORY = 'https://github.com/billwright/billwright';
/** Pictures in docs/, which have the same path on the site. */
const PICTURE = /^docs\/(.*\.(?:png|webp))$/;
const root = fileURLToPath(new URL('../../', import.meta.url));
/** Pages by their source file. A file with several pages has its first page here. */
const pages = new Map(
  Object.entries(sources)
    .map(([page, { file, title }]) => [file, { address: `/${page.replace(/(?:index)?\.md$/, '')}`, title }])
    .reverse(),
);

/**
 * Returns the target of a link in a page: a page of the site, or a file in the repository. Throws if the file does not exist.
 * @param {string} link @param {string} page
 */
function targetOf(link, page) {
  const file = sources[page]?.file;
  if (file === undefined || /^[a-z]+:|^[#/]/.test(link)) return { address: link };
  const [path = '', anchor] = link.split('#');
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, '');
  if (!existsSync(root + target)) throw new Error(`${file}: there is no ${target}`);
  const inRepository = `${REPOSITORY}/${statSync(root + target).isDirectory() ? 'tree' : 'blob'}/main/${target}`;
  const [, picture] = PICTURE.exec(target) ?? [];
  const { address = picture === undefined ? inRepository : `/${picture}`, title } = pages.get(target) ?? {};
  return { address: anchor === undefined ? address : `${address}#${anchor}`, title, path };
}

export default defineConfig({
  title: 'Billwright',
  description: 'Guides and reference for Billwright, with every tax regime, addon, format and rule',
  lang: 'en',
  base: BASE,
  srcDir: '.pages',
  outDir: '../dist/docs',
  cacheDir: 'node_modules/.vitepress',
  // Plain web servers add no ending.
  cleanUrls: false,
  metaChunk: true,
  head: [['link', { rel: 'icon', href: `${BASE}favicon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    // Text that looks like an HTML element stays text.
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
            // Links to files show their paths in the repository, links to pages their titles.
            const words = children[index + 1];
            if (title && words?.type === 'text' && path.startsWith(words.content)) words.content = title;
          });
        }
      });
      // Indented blocks are shell sessions or documents. The copy button takes commands without prompts and output.
      md.renderer.rules.code_block = (tokens, index, options, env, self) => {
        const block = tokens[index];
        const fence = md.renderer.rules.fence;
        if (!block || !fence) return '';
        const parts = partsOf(block.content).map(({ isOutput, content }) => {
          const info = isOutput ? languageOf(content) : 'sh';
          const part = Object.assign(Object.create(Object.getPrototypeOf(block)), block, { content, info });
          const html = fence([part], 0, options, env, self);
          return isOutput && content !== block.content ? `<div class="output">${html}</div>` : html;
        });
        return parts.join('');
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
      linkLabel: 'Go to the first page',
      linkText: 'First page',
    },
    search: {
      provider: 'local',
      options: {
        // A search finds a rule of several sets in the first one.
        _render(text, env, md) {
          const html = md.render(withoutPrograms(withoutRepeated(text, env.relativePath)), env);
          return env.frontmatter?.search === false ? '' : withWords(html, env.relativePath);
        },
        miniSearch: {
          searchOptions,
        },
      },
    },
  },
});

/** Adds the words that people search for instead of those of a section. @param {string} html @param {string} page */
function withWords(html, page) {
  const address = page.replace(/md$/, 'html');
  return html.replace(/<h\d id="([^"]+)".*?<\/h\d>/gs, (heading, id) => {
    const words = searchWords[`${address}#${id}`];
    return words === undefined ? heading : `${heading}<p>${words}</p>`;
  });
}

/** A page without its programs, whose words are those of programming languages. @param {string} text */
function withoutPrograms(text) {
  return text.replace(/^::: code-group\n.*?^:::$/gms, '');
}

/** A page without the rules that another page has too. @param {string} text @param {string} page */
function withoutRepeated(text, page) {
  const parts = text.split(/^(?=## )/m);
  return parts.filter((part) => [undefined, page].includes(homes[/^## (\S+)$/m.exec(part)?.[1] ?? ''])).join('');
}

/**
 * Returns the commands of a session, without prompts, and their output, separately. Returns any other block unchanged.
 * @param {string} content
 */
function partsOf(content) {
  /** @type {{ isOutput: boolean, content: string }[]} */
  const parts = [];
  const isSession = content.startsWith('$ ');
  for (const line of content.replace(/\n$/, '').split('\n')) {
    const isFurther = /^> /.test(line) && parts.at(-1)?.isOutput === false;
    const isOutput = !(isSession && (line.startsWith('$ ') || isFurther));
    const text = `${isOutput ? line : line.slice(2)}\n`;
    const last = parts.at(-1);
    if (last?.isOutput === isOutput) last.content += text;
    else parts.push({ isOutput, content: text });
  }
  return parts;
}

/** Returns the language of a block by its beginning. @param {string} content */
function languageOf(content) {
  if (/^(npm|npx|docker|billwright|helm|node|git|curl|pip|schemathesis) /.test(content)) return 'sh';
  if (/^[{[]/.test(content)) return 'json';
  if (/^<[?\w]/.test(content)) return 'xml';
  if (/^(import|export|const|await) /.test(content)) return 'ts';
  if (/^[\w"$-]+:(?: |$)/m.test(content.split('\n', 1)[0] ?? '')) return 'yaml';
  return 'text';
}
