import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { exampleQuery, examplesQuery } from '../../engine/service/service.ts';
import { homeLanguages } from '../../ui/page/home-country.ts';
import { openingExample } from './opening-example.ts';

interface OwnExample {
  /** Undefined while it is loading. */
  document: unknown;
  country: string | undefined;
  /** The query that failed, to ask again. */
  failed: Pick<UseQueryResult, 'error' | 'refetch'> | undefined;
}

/** Returns the example invoice of the user's country, which pages show and send instead of the user's own documents. */
export function useExample(): OwnExample {
  const list = useQuery(examplesQuery);
  const name = list.data && openingExample(list.data, homeLanguages());
  const example = useQuery({ ...exampleQuery(name ?? ''), enabled: name !== undefined });
  return {
    document: example.data,
    country: list.data?.find((each) => each.name === name)?.country,
    failed: [list, example].find(({ error }) => error),
  };
}
