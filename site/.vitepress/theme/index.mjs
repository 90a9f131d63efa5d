import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, onMounted, watch } from 'vue';
import './style.css';

/** The workbench is next to the site and not one of its pages. */
const workbench = (name) => () => h('a', { class: name, href: '/', target: '_self' }, 'Workbench');

/** The theme's layout, with a link to the workbench and additions for screen readers and keyboards. */
const Layout = {
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: a composable of Vue, not a hook of React.
    const { frontmatter, page } = useData();
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
        'nav-bar-content-after': workbench('to-workbench'),
        'nav-screen-content-after': workbench('to-workbench-narrow'),
      });
  },
};

/** Search ranks guides first, then other written pages, then catalogues. With larger factors a guide that mentions a rule would precede it. */
function rankOf(page) {
  if (/^\/docs\/(?:guides\/|(?:index|scale)\.html|#|$)/.test(page)) return 2;
  return /^\/docs\/(?:regimes|addons|formats|rules|catalogues|terms|spec|decisions)\//.test(page) ? 1 : 1.5;
}

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ siteData }) {
    // Set here because the page's policy forbids functions in the configuration, which VitePress sends as text.
    siteData.value.themeConfig.search.options.miniSearch.searchOptions.boostDocument = rankOf;
  },
};
