import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../client/index.ts';

/** The service this page came from. */
export const service = createClient({ base: '/v0' });

/** Whether the service answers, and which one: asked again and again. */
export const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: async ({ signal }) => (await service.version({ signal })).value,
  staleTime: 20_000,
  refetchInterval: (query) => (query.state.status === 'error' ? 5_000 : 30_000),
  retry: false,
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
