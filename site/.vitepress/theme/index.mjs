import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, onMounted, ref, watch } from 'vue';
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

/**
 * Search ranks tasks first, then other pages for users, then catalogues, then pages for contributors. Words of codes, such as `BR-DE-15`, are found where
 * they are explained.
 */
function rankOf(path, word) {
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
    themeConfig.search.options.miniSearch.searchOptions.boostDocument = (page, word) =>
      rankOf(page.slice(base.length), word);
    // Relative links would lead elsewhere after the first page, because the page's address changes without loading.
    if (typeof document === 'undefined') return;
    for (const link of document.querySelectorAll('a[href], link[rel=icon]')) link.setAttribute('href', link.href);
  },
};
