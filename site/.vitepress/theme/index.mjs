import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, onMounted, ref, watch } from 'vue';
import searchWords from '../../search-words.json';
import './style.css';

/** The service has the workbench next to the site, other web servers have none. */
const workbench = (name, isServed) => () =>
  isServed.value ? h('a', { class: name, href: '/', target: '_self' }, 'Workbench') : undefined;

/** The theme's layout, with a link to the workbench and additions for screen readers and keyboards. */
const Layout = {
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: a composable of Vue, not a hook of React.
    const { frontmatter, page, site } = useData();
    const isServed = ref(false);
    onMounted(() => {
      isServed.value = site.value.base === '/docs/';
    });
    onMounted(() =>
      watch(
        page,
        () => {
          const content = document.getElementById('VPContent');
          // Other pages have their own <main>.
          if (frontmatter.value.layout === 'home' || page.value.isNotFound) content?.setAttribute('role', 'main');
          else content?.removeAttribute('role');
          // Makes content that scrolls sideways reachable by keyboard.
          for (const wide of document.querySelectorAll('.vp-doc table, .vp-doc pre')) {
            if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
          }
        },
        { immediate: true, flush: 'post' },
      ),
    );
    return () =>
      h(DefaultTheme.Layout, null, {
        'nav-bar-content-after': workbench('to-workbench', isServed),
        'nav-screen-content-after': workbench('to-workbench-narrow', isServed),
      });
  },
};

/** The words of each section in search-words.json, as search divides and lowers them. */
const wordsOf = new Map(
  Object.entries(searchWords).map(([section, words]) => [
    section.replace(/^index\.html/, ''),
    new Set(words.toLowerCase().split(/[\s\p{P}]+/u)),
  ]),
);

/**
 * Ranks sections with this word in search-words.json first, then tasks, other pages for users, catalogues, and pages for
 * contributors. Words of codes, such as `BR-DE-15`, are found where they are explained.
 */
function rankOf(path, word) {
  if (wordsOf.get(path)?.has(word)) return 40;
  if (/^.{1,3}$|\d/.test(word)) return 1;
  if (/^(?:guides\/|(?:index|start|scale)\.html|#|$)/.test(path)) return 8;
  if (/^(?:regimes|addons|formats|http|examples)\b/.test(path)) return 1.5;
  return /^(?:rules|catalogues|terms|glossaries|decisions|contributing|architecture|changelog)\b/.test(path) ? 1 : 4;
}

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ siteData }) {
    // Set here because the page's policy forbids functions in the configuration, which VitePress sends as text.
    const { base, themeConfig } = siteData.value;
    Object.assign(themeConfig.search.options.miniSearch.searchOptions, {
      boostDocument: (page, word) => rankOf(page.slice(base.length), word),
      // Only the last word may be unfinished: `BR` of a code is not a break. A letter alone is a name, such as `C#`.
      prefix: (word, index, words) => index === words.length - 1 && (index > 0 || word.length > 1),
    });
    // Relative links would lead elsewhere after the first page, because the page's address changes without loading.
    if (typeof document === 'undefined') return;
    for (const link of document.querySelectorAll('a[href], link[rel=icon]')) link.setAttribute('href', link.href);
  },
};
