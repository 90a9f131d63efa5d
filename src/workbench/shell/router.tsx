import {
  type AnyRoute,
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import {
  Blocks,
  Braces,
  Building2,
  FileCode2,
  FilePenLine,
  Files,
  Globe,
  Inbox,
  ListChecks,
  Presentation,
  Scale,
  Settings,
  SquareTerminal,
} from 'lucide-react';
import { Broken } from '../ui/boundary.tsx';
import { withTexts } from '../ui/language/later.ts';
import { NothingHere } from '../ui/nothing-here.tsx';
import { isOneFile } from '../ui/page/one-file.ts';
import { say } from '../ui/texts/say.ts';
import type { PageEntry } from './pages.ts';
import { Shell } from './shell.tsx';
import * as texts from './texts.ts';
import { WorkbenchPage } from './workbench-page.tsx';

interface WorkbenchSearch {
  draft?: string;
  /** The tab of the region Result. */
  panel?: string;
}

interface CatalogueSearch {
  lang?: string;
  find?: string;
}

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const workbench = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { page: { name: texts.write, Icon: FilePenLine, at: 'places' } },
  component: WorkbenchPage,
  validateSearch: ({ draft, panel }): WorkbenchSearch => text({ draft, panel }),
});

/** Declares a page besides the workbench, loaded on demand. Its address holds the search and the language. */
const page = <const Path extends string>(path: Path, page: PageEntry | undefined, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { page },
    component,
    validateSearch: ({ lang, find }): CatalogueSearch => text({ lang, find }),
  });

/** Declares a page for an entry of a list. */
const entry = <Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  component: RouteComponent,
) => createRoute({ getParentRoute: () => parent, path, component });

/** Waits for a module of the catalogue and its texts, including the names of codes. */
const withNames = <M,>(module: Promise<M>) => withTexts(module, ['later', 'names']);

const addons = page(
  '/addons',
  { name: texts.addons, Icon: Blocks, at: 'reference' },
  lazyRouteComponent(() => withNames(import('./addons-page.tsx')), 'AddonsPage'),
);
const addonDetails = lazyRouteComponent(() => withNames(import('../reference/addon-details.tsx')), 'AddonDetails');

const regimes = page(
  '/regimes',
  { name: texts.countries, Icon: Globe, at: 'reference' },
  lazyRouteComponent(() => withNames(import('../reference/regimes-page.tsx')), 'RegimesPage'),
);
const regimeDetails = lazyRouteComponent(() => withNames(import('../reference/regime-details.tsx')), 'RegimeDetails');

const formatPages = () => withNames(import('../reference/formats-pages.ts'));
const formats = page(
  '/formats',
  { name: texts.formats, Icon: FileCode2, at: 'reference' },
  lazyRouteComponent(formatPages, 'FormatsPage'),
);
const formatDetails = lazyRouteComponent(formatPages, 'FormatDetails');

const schemasPages = () => withNames(import('../reference/schemas-pages.ts'));
const schemas = page(
  '/schemas',
  { name: texts.schemas, Icon: Braces, at: 'reference' },
  lazyRouteComponent(schemasPages, 'SchemasPage'),
);
const schemaDetails = lazyRouteComponent(schemasPages, 'SchemaDetails');

const rulesPages = () => withNames(import('../reference/rules-pages.ts'));
const rules = page('/rules', { name: texts.rules, Icon: Scale }, lazyRouteComponent(rulesPages, 'RulesPage'));
const ruleDetails = lazyRouteComponent(rulesPages, 'RuleDetails');

const documents = page(
  '/documents',
  { name: texts.documents, Icon: Files, at: 'places' },
  lazyRouteComponent(() => withTexts(import('./documents-place.tsx')), 'DocumentsPlace'),
);

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  staticData: { page: { name: texts.inbox, Icon: Inbox, at: 'places' } },
  component: lazyRouteComponent(() => withTexts(import('./inbox-place.tsx')), 'InboxPlace'),
  validateSearch: ({ file, panel }): { file?: string; panel?: string } => text({ file, panel }),
});

const company = page(
  '/company',
  { name: texts.company, Icon: Building2 },
  lazyRouteComponent(() => withTexts(import('../company/company-page.tsx'), ['later', 'names']), 'CompanyPage'),
);

const settings = page(
  '/settings',
  { name: texts.settings, Icon: Settings },
  lazyRouteComponent(() => import('../company/settings/settings-page.tsx'), 'SettingsPage'),
);

const batch = page(
  '/batch',
  { name: texts.batch, Icon: ListChecks, at: 'developer' },
  lazyRouteComponent(() => withNames(import('../developer/batch/batch-page.tsx')), 'BatchPage'),
);

/** The name of the page, typed as an address. */
const countries = createRoute({
  getParentRoute: () => root,
  path: '/countries/$',
  beforeLoad: ({ params: { _splat = '' } }) => {
    throw redirect({ href: `/regimes/${_splat}`.replace(/\/$/, ''), replace: true });
  },
});

/** Waits for a module of the API page and its texts. */
const withApi = <M,>(module: Promise<M>) => withTexts(module, ['later', 'api']);

const api = page(
  '/api',
  isOneFile ? undefined : { name: texts.api, Icon: SquareTerminal, at: 'developer' },
  isOneFile ? NotFound : lazyRouteComponent(() => withApi(import('../developer/api/api-page.tsx')), 'ApiPage'),
);
const operationDetails = isOneFile
  ? NotFound
  : lazyRouteComponent(() => withApi(import('../developer/api/operation-details.tsx')), 'OperationDetails');

const howItWorks = page(
  '/how-it-works',
  { name: texts.howItWorks, Icon: Presentation, at: 'end' },
  lazyRouteComponent(() => withApi(import('../how-it-works/how-it-works-page.tsx')), 'HowItWorksPage'),
);

const showPages = () => withTexts(import('../how-it-works/show/show-page.tsx'));
/** Scenarios, reached by a command. */
const show = createRoute({
  getParentRoute: () => root,
  path: '/show',
  component: lazyRouteComponent(showPages, 'ShowsPage'),
});
/** Plays a scenario in the workbench. */
const playing = createRoute({
  getParentRoute: () => root,
  path: '/show/$name',
  component: lazyRouteComponent(showPages, 'ShowPage'),
});

const fix = createRoute({
  getParentRoute: () => root,
  path: '/fix',
  component: lazyRouteComponent(() => import('./fix-page.tsx'), 'FixPage'),
});

/** The pages by address. Those with an entry `page` are offered in this order by sidebar and palette. */
export const router = createRouter({
  routeTree: root.addChildren([
    workbench,
    inbox,
    documents,
    company,
    settings,
    addons.addChildren([entry(addons, '$key', addonDetails)]),
    countries,
    regimes.addChildren([entry(regimes, '$code', regimeDetails)]),
    formats.addChildren([entry(formats, '$key', formatDetails)]),
    // A schema's path contains slashes, so the pattern matches the rest.
    schemas.addChildren([entry(schemas, '$', schemaDetails)]),
    rules.addChildren([entry(rules, '$code', ruleDetails)]),
    api.addChildren([entry(api, '$operation', operationDetails)]),
    batch,
    howItWorks,
    show,
    playing,
    fix,
  ]),
  ...(isOneFile && { history: createHashHistory() }),
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Keeps only string values, because a URL may contain anything. */
function text<Name extends string>(values: Record<Name, unknown>): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {};
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'number') kept[name] = String(value);
  }
  return kept;
}

function NotFound() {
  return <NothingHere title={say(texts.noSuchPage)} to="/" link={say(texts.goToWorkbench)} />;
}
