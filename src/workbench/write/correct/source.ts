import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Document } from '../../../client/index.ts';
import { describe } from '../../engine/document/description.ts';
import { localDay } from '../../engine/document/local-day.ts';
import { engine } from '../../engine/service/engine.ts';
import { service } from '../../engine/service/service.ts';
import { continuedFromMemory } from '../../state/memory/begin.ts';
import { withDueDates } from '../../state/operations/due-dates.ts';
import { type OptionField, optionsOf, type Values } from './fields.ts';

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
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * Returns the correction of a built document, with the next number of its series if this browser remembers numbers. Its day is that of the user;
 * the standard's is that of UTC.
 */
export async function corrected(source: string, fields: readonly OptionField[], values: Values) {
  const options = { issue_date: localDay(), ...optionsOf(fields, values) };
  const answer = await withDueDates(source, (data) => service.correct({ data, options, warnings: true }));
  return { value: (await continuedFromMemory(answer.value, source)) as Document, warnings: answer.warnings };
}

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
