import { createRootRoute, createRoute, createRouter, Link, lazyRouteComponent } from '@tanstack/react-router';
import { Blocks, Braces, FileText, Globe, ListChecks, Scale, SquareTerminal } from 'lucide-react';
import { say } from '../texts/say.ts';
import { Broken } from '../ui/boundary.tsx';
import { Message } from '../ui/message.tsx';
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
  staticData: { page: { name: texts.workbench, Icon: FileText, rail: true } },
  component: WorkbenchPage,
  validateSearch: ({ draft, panel }): WorkbenchSearch => text({ draft, panel }),
});

const addons = createRoute({
  getParentRoute: () => root,
  path: '/addons',
  staticData: { page: { name: texts.addons, Icon: Blocks, rail: true } },
  component: lazyRouteComponent(() => import('../catalogue/addons-page.tsx'), 'AddonsPage'),
  validateSearch: catalogueSearch,
});

const addon = createRoute({
  getParentRoute: () => addons,
  path: '$key',
  component: lazyRouteComponent(() => import('../catalogue/addon-details.tsx'), 'AddonDetails'),
});

const regimes = createRoute({
  getParentRoute: () => root,
  path: '/regimes',
  staticData: { page: { name: texts.regimes, Icon: Globe, rail: true } },
  component: lazyRouteComponent(() => import('../catalogue/regimes-page.tsx'), 'RegimesPage'),
  validateSearch: catalogueSearch,
});

const regime = createRoute({
  getParentRoute: () => regimes,
  path: '$code',
  component: lazyRouteComponent(() => import('../catalogue/regime-details.tsx'), 'RegimeDetails'),
});

const schemas = createRoute({
  getParentRoute: () => root,
  path: '/schemas',
  staticData: { page: { name: texts.schemas, Icon: Braces, rail: true } },
  component: lazyRouteComponent(() => import('../catalogue/schemas-page.tsx'), 'SchemasPage'),
  validateSearch: catalogueSearch,
});

/** A schema's path has slashes, hence all that follows. */
const schema = createRoute({
  getParentRoute: () => schemas,
  path: '$',
  component: lazyRouteComponent(() => import('../catalogue/schema-details.tsx'), 'SchemaDetails'),
});

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  staticData: { page: { name: texts.rules, Icon: Scale } },
  component: lazyRouteComponent(() => import('../catalogue/rules-page.tsx'), 'RulesPage'),
  validateSearch: catalogueSearch,
});

const rule = createRoute({
  getParentRoute: () => rules,
  path: '$code',
  component: lazyRouteComponent(() => import('../catalogue/rule-details.tsx'), 'RuleDetails'),
});

const batch = createRoute({
  getParentRoute: () => root,
  path: '/batch',
  staticData: { page: { name: texts.batch, Icon: ListChecks, rail: true } },
  component: lazyRouteComponent(() => import('../batch/batch-page.tsx'), 'BatchPage'),
});

const api = createRoute({
  getParentRoute: () => root,
  path: '/api',
  staticData: { page: { name: texts.api, Icon: SquareTerminal, rail: true } },
  component: lazyRouteComponent(() => import('../api/api-page.tsx'), 'ApiPage'),
  validateSearch: catalogueSearch,
});

const operation = createRoute({
  getParentRoute: () => api,
  path: '$operation',
  component: lazyRouteComponent(() => import('../api/operation-details.tsx'), 'OperationDetails'),
});

/** Which page an address shows. Those with an entry `page` are offered in this order by rail and palette. */
export const router = createRouter({
  routeTree: root.addChildren([
    workbench,
    addons.addChildren([addon]),
    regimes.addChildren([regime]),
    schemas.addChildren([schema]),
    rules.addChildren([rule]),
    batch,
    api.addChildren([operation]),
  ]),
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

function catalogueSearch({ lang, find }: Record<string, unknown>): CatalogueSearch {
  return text({ lang, find });
}

/** Keeps what is a text, as an address may hold anything. */
function text<Name extends string>(values: Record<Name, unknown>): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {};
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'number') kept[name] = String(value);
  }
  return kept;
}

function NotFound() {
  return (
    <Message title={say(texts.noSuchPage)} page>
      <p>
        <Link to="/" className="text-accent underline">
          {say(texts.goToWorkbench)}
        </Link>
      </p>
    </Message>
  );
}
