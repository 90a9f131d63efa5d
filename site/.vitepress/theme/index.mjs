import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, onMounted, ref, watch } from 'vue';
import { searchBy } from '../../rank.mjs';
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

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ siteData }) {
    // Set here because the page's policy forbids functions in the configuration, which VitePress sends as text.
    const { base, themeConfig } = siteData.value;
    Object.assign(themeConfig.search.options.miniSearch.searchOptions, searchBy(searchWords, base));
    // Relative links would lead elsewhere after the first page, because the page's address changes without loading.
    if (typeof document === 'undefined') return;
    for (const link of document.querySelectorAll('a[href], link[rel=icon]')) link.setAttribute('href', link.href);
  },
};
