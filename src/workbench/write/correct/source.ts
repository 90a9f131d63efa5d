import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { describe } from '../../engine/document/description.ts';
import { engine } from '../../engine/service/engine.ts';
import { service } from '../../engine/service/service.ts';

/**
 * Returns the query for the source of a correction and its options schema; null for a document that cannot be corrected. The source is the
 * built document, except that a signed envelope stays unchanged.
 */
export const correctionQuery = (text: string) =>
  queryOptions({
    queryKey: ['correction', text],
    queryFn: async ({ signal }) => {
      const source = describe(text).signed
        ? text
        : JSON.stringify((await service.build({ data: text }, { signal })).value);
      return { source, schema: (await service.correctionOptions({ data: source }, { signal })).value };
    },
    gcTime: 0,
    retry: false,
  });

/** Returns the query for the codes that fit a type of correction, by extension key. */
export const codesQuery = (source: string, options: Readonly<Record<string, string | boolean>>, codes: Codes) =>
  queryOptions({
    queryKey: ['correction-codes', source, options],
    queryFn: ({ signal }) => engine().call('correctionCodes', { source, options, codes }, signal),
    enabled: Object.keys(codes).length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

type Codes = Readonly<Record<string, readonly string[]>>;
