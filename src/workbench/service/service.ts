import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../client/index.ts';
import { fetchThroughPort } from '../../client/through-port.ts';
import { serviceBase } from './address.ts';
import { useBackend } from './backend.ts';
import { engine } from './engine.ts';

/** Sends a request to the service this page came from, or to the same in this browser: whichever is chosen when it is sent. */
export async function fetchFromService(url: string, init: RequestInit): Promise<Response> {
  return await (useBackend.getState().backend === 'browser' ? inBrowser(url, init) : globalThis.fetch(url, init));
}

/**
 * The service, as functions. What the browser has kept of its answers may be of the release before this page's: the
 * service is asked each time whether it is current.
 */
export const service = createClient({
  base: serviceBase,
  fetch: (url, init) => fetchFromService(url, { ...init, cache: 'no-cache' }),
});

/** There the service is always at `/v0`. */
const inBrowser = (url: string, init: RequestInit) =>
  fetchThroughPort(engine())(url.replace(serviceBase.replace(/\/$/, ''), '/v0'), init);

/** Whether the service answers, and which one: asked again and again. */
export const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: async ({ signal }) => (await service.version({ signal })).value,
  staleTime: 20_000,
  refetchInterval: (query) => (query.state.status === 'error' ? 5_000 : 30_000),
  retry: false,
});

/** What operations the service has. */
export const descriptionQuery = queryOptions({
  queryKey: ['description'],
  queryFn: async ({ signal }) => (await service.description({ signal })).value,
});

export const addonsQuery = queryOptions({
  queryKey: ['addons'],
  queryFn: async ({ signal }) => (await service.addons({ signal })).value,
});

export const addonQuery = (key: string) =>
  queryOptions({
    queryKey: ['addons', key],
    queryFn: async ({ signal }) => (await service.addon(key, { signal })).value,
  });

export const regimesQuery = queryOptions({
  queryKey: ['regimes'],
  queryFn: async ({ signal }) => (await service.regimes({ signal })).value,
});

export const regimeQuery = (code: string) =>
  queryOptions({
    queryKey: ['regimes', code],
    queryFn: async ({ signal }) => (await service.regime(code, { signal })).value,
  });

export const schemasQuery = queryOptions({
  queryKey: ['schemas'],
  queryFn: async ({ signal }) => (await service.schemas({ signal })).value,
});

export const schemaQuery = (path: string) =>
  queryOptions({
    queryKey: ['schemas', path],
    queryFn: async ({ signal }) => (await service.schema(path, { signal })).value,
  });

/** Returns the query of a schema with all that it refers to within it. */
export const bundleQuery = (path: string) =>
  queryOptions({
    queryKey: ['schemas', path, 'bundle'],
    queryFn: async ({ signal }) => (await service.schema(path, { signal, bundle: true })).value,
  });

/** The codes of all faults. */
export const rulesQuery = queryOptions({
  queryKey: ['rules'],
  queryFn: async ({ signal }) => (await service.rules({ signal })).value,
});

export const ruleQuery = (code: string) =>
  queryOptions({
    queryKey: ['rules', code],
    queryFn: async ({ signal }) => (await service.rule(code, { signal })).value,
  });

export const examplesQuery = queryOptions({
  queryKey: ['examples'],
  queryFn: async ({ signal }) => (await service.examples({ signal })).value,
});

export const exampleQuery = (name: string) =>
  queryOptions({
    queryKey: ['examples', name],
    queryFn: async ({ signal }) => (await service.example(name, { signal })).value,
  });
